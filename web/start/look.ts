// Knows the player's look before Python does. It runs before anything is painted, so that the first frame has the right
// colours, and later puts the drawings of cards into the deck that the player has chosen in place of those of the page.
import backs from "site:backs.svg?address";
import courts from "site:courts.svg?address";
import suitsForms from "site:suits.svg?address";
import { base } from "./base.ts";

const PAINT = "backbone.paint"; // what the page kept of its last visit
const DRAWING = "backbone.drawing."; // and a name of DRAWINGS: the address and the text of such a file
const NAMES = ["theme", "colours", "hand", "title", "back", "face", "suits", "clubs", "diamonds", "hearts", "spades",
  "index", "size"];
const DRAWINGS: Record<string, string> = { backs, courts, suits: suitsForms }; // made by web/make/drawings.py
const LATTICE = "lattice"; // the back that the page has by itself
const COURTS = "courts"; // the face that it has not
const PATTERNED = "patterned"; // and the suits
// What boards and drawings are made of: app/view/board_svg.py, app/view/card_svg.py, app/panels/calls_html.py
const ELEMENTS = new Set(["button", "circle", "div", "g", "p", "path", "rect", "span", "svg", "text", "use"]);
const ATTRIBUTES = new RegExp([
  "^(?:aria-.*|data-(?:card|do|spot)|class|role|tabindex|type", // names and places
  "font-size", // words
  "href|transform|viewbox|preserveaspectratio|stroke-width|d|x|y|r|rx|cx|cy|width|height)$", // shapes
].join("|"), "iu");
const OF_DRAWINGS = /^(?:id|fill|opacity|stroke|stroke-(?:linecap|linejoin|opacity))$/u; // a board has these not
const root = document.documentElement;
const asked = new Map<string, Promise<void>>(); // the drawings that are in the deck or on their way there

let worn: Record<string, string> = {}; // the look of the last visit

/** Put the look of the last visit into the page, but for the drawings of cards, for which it is too early. */
export function putLook(): void {
  const { look, html, heading } = readLastVisit();
  worn = look;
  const { face, ...others } = look;
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const isDrawn = face && face !== COURTS; // without their drawings courts are blank
  Object.assign(root.dataset, { theme: isDark ? "night" : "felt" }, others, isDrawn ? { face } : {});
  if (html) root.dataset.kept = ""; // until boot.ts has put it in the place of the board of the page
  window.backbone.look = { html, heading, parseInert, addresses, drawings, putKept, shapeSuits, tint, turnTo };
}

/** Return what the page kept of its last visit: nothing where there is no storage, or nothing readable in it. */
function readLastVisit(): { look: Record<string, string>; html: string; heading: Record<string, string | null> } {
  try {
    const { look, html, heading } = JSON.parse(localStorage.getItem(PAINT) ?? "{}");
    const known = NAMES.filter((name) => typeof look?.[name] === "string").map((name) => [name, look[name]]);
    return { look: Object.fromEntries(known), html: String(html ?? ""), heading: { ...heading } };
  } catch {
    return { look: {}, html: "", heading: {} };
  }
}

/** Put the kept drawings of the player's look into the deck. Called by boot.ts, before the board is shown. */
function putKept() {
  const { back = LATTICE, face, suits } = worn;
  if (back !== LATTICE && putFromStorage("backs")) turnTo(back);
  if (face === COURTS && putFromStorage("courts")) root.dataset.face = face;
  if (suits === PATTERNED && putFromStorage("suits")) shapeSuits(suits);
  tint();
}

/** Give the bars of the browser the colour of the cloth, with the next frame: to compute styles now would cost time. */
function tint() {
  requestAnimationFrame(() => {
    const cloth = getComputedStyle(root).getPropertyValue("--felt-2").trim();
    if (cloth) document.querySelector("meta[name=theme-color]")?.setAttribute("content", cloth);
  });
}

/**
 * Let all cards that lie face down show this back, if its drawing is in the deck. Return whether it is.
 *
 * @param name such as "lattice"
 */
function turnTo(name: string) {
  const isThere = document.getElementById(`back-${name}`) !== null;
  if (isThere) document.getElementById("back")?.setAttribute("href", `#back-${name}`);
  return isThere;
}

/**
 * Draw the suits in one of their forms wherever they stand, if that is in the deck.
 *
 * @param form "plain" or "patterned"
 */
function shapeSuits(form: string) {
  for (const suit of "cdhs") {
    const shape = document.getElementById(`s-${suit}-${form}`)?.getAttribute("d");
    if (shape) document.getElementById(`s-${suit}`)?.setAttribute("d", shape);
  }
}

/**
 * Put a file of drawings into the deck, if it is not there yet. Rejects if it cannot be had.
 *
 * @param name "backs", "courts" or "suits"
 */
function drawings(name: string): Promise<void> {
  const found = asked.get(name) ?? fetchDrawings(name);
  asked.set(name, found);
  found.catch(() => asked.delete(name)); // it may be asked for again
  return found;
}

async function fetchDrawings(name: string) {
  const response = await fetch(addressOf(name));
  if (!response.ok) throw new Error(`${response.status} for ${name}`);
  const svg = await response.text();
  put(svg);
  try {
    localStorage.setItem(DRAWING + name, JSON.stringify({ address: addressOf(name), svg }));
  } catch (reason) {
    console.warn("Not kept for the first picture:", reason); // the service worker keeps the file all the same
  }
}

/** Put drawings that an earlier visit has kept into the deck; return whether there are any, of this version. */
function putFromStorage(name: string) {
  try {
    const { address, svg } = JSON.parse(localStorage.getItem(DRAWING + name) ?? "{}");
    if (address !== addressOf(name)) return false;
    put(String(svg));
  } catch {
    return false; // Python will ask for them
  }
  asked.set(name, Promise.resolve());
  return true;
}

function put(svg: string) {
  const found = parseInert(svg, OF_DRAWINGS).find((node) => node instanceof SVGSVGElement);
  if (!found) throw new Error("no drawings");
  document.querySelector("svg.deck")?.append(...found.childNodes);
}

function addressOf(name: string) {
  return new URL(DRAWINGS[name] ?? "", base).href;
}

/** Return the addresses of the drawings that are in the deck, for the service worker to keep. */
function addresses() {
  return [...asked.keys()].map(addressOf);
}

/**
 * Parse what our own page has drawn and saved. Whatever that never has is left out, with all that is in it.
 *
 * @param more names of attributes that are let in besides those of boards
 */
function parseInert(html: string, more?: RegExp): Node[] {
  const { body } = new DOMParser().parseFromString(window.backbone.trust.createHTML(html), "text/html");
  for (const element of body.querySelectorAll("*")) {
    if (!ELEMENTS.has(element.localName)) element.remove();
    for (const { name, value } of [...element.attributes]) {
      const isKnown = ATTRIBUTES.test(name) || more?.test(name);
      const leadsAway = (name === "href" && !value.startsWith("#")) || value.includes("url(");
      if (!isKnown || leadsAway) element.removeAttribute(name);
    }
  }
  return [...body.childNodes].map((node) => document.importNode(node, true));
}
