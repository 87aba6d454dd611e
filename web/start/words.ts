// Knows the player's language before Python does. English comes with the page; the words of any other language are a file
// that is fetched when it is chosen, and then kept by the service worker. From its last visit the page keeps the words
// that stand in it before Python runs, so that the first frame has them.
import { fonts, languages, said } from "build:values";
import { base } from "./base.ts";

const KEPT = "backbone.words"; // what was used at the last visit
const ENGLISH = "en";
const AUTO = "auto"; // the language of the browser, as far as there is such a file
const root = document.documentElement;
const english = new Map<string, string>(); // the words that stand in the page, by what it asks for, once they have been replaced
const usual = new Map<string, string>(); // the outlines of ranks in the deck, once they have been replaced

let words: PageWords | null = null; // those in use; none for English
let newest = AUTO; // what was asked for last

/** Take the words of the last visit, and begin to fetch the file of the language. */
export function beginWords(): void {
  const kept = readKept();
  if (kept.code === codeFor(kept.wish) && kept.address === addressOf(kept.code)) ({ words } = kept);
  newest = kept.wish;
  window.backbone.words = { wish: kept.wish, text: null, addresses, drawIndex, put, reading: Promise.resolve(), say, use };
  if (codeFor(kept.wish) !== ENGLISH) window.backbone.words.reading = use(kept.wish).then(() => {}, giveUp);
}

/** Return what was kept of the last visit; at a first one the language of the browser is wished. */
function readKept(): { wish: string; code: string; address: string; words: PageWords | null } {
  const nothing = { wish: AUTO, code: ENGLISH, address: "", words: null };
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return nothing;
  }
}

/**
 * Return the code of the language that serves a wish: itself, or the first language of the browser that there is.
 *
 * @param wish a code, or "auto"
 */
function codeFor(wish: string) {
  if (wish !== AUTO) return Object.hasOwn(languages, wish) ? wish : ENGLISH;
  const known = [ENGLISH, ...Object.keys(languages)];
  for (const wanted of navigator.languages ?? []) {
    const [language] = wanted.split("-");
    const found = known.find((code) => code === wanted) ?? known.find((code) => code === language);
    if (found) return found;
  }
  return ENGLISH;
}

/** Go on in English: the words could not be had. Python will ask for them again. */
function giveUp() {
  words = null;
  window.backbone.words.wish = ENGLISH;
  put();
}

function addressOf(code: string) {
  return code in languages ? new URL(languages[code], base).href : "";
}

/**
 * Let the page be in the language that serves a wish, and keep that for the next visit. Resolves to the text of the
 * language's file, to nothing for English; rejects where the file cannot be had, and then changes nothing.
 */
async function use(wish: string): Promise<string | null> {
  const code = codeFor(wish);
  newest = wish;
  const text = code === ENGLISH ? null : await fetchText(addressOf(code));
  const found = text ? parse(text, code) : null;
  if (newest !== wish) return text; // another one was asked for meanwhile
  Object.assign(window.backbone.words, { wish, text });
  words = found;
  put();
  loadLetters();
  keep(JSON.stringify({ wish, code, address: addressOf(code), words }));
  return text;
}

/** Return the words for the page in the text of a language's file. Throws if it is no such file: nothing is changed before. */
function parse(text: string, code: string): PageWords {
  const found = JSON.parse(text);
  const isWhole = found?.code === code && [found.messages, found.page, found.index].every((part) => part instanceof Object);
  if (!isWhole) throw new Error(`This is no file of the language ${code}.`);
  const { direction, page, index } = found;
  return { code, direction, page, index };
}

/** Fetch the fonts with the letters of the language now: a title that is shown before they are there does without. */
function loadLetters() {
  for (const path of fonts[words?.code ?? ENGLISH] ?? []) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "font", type: "font/ttf", crossOrigin: "", href: new URL(path, base).href });
    document.head.append(link);
  }
}

/** Return the addresses of the language's file and fonts, if one is in use, for the service worker to keep. */
function addresses() {
  if (!words) return [];
  return [addressOf(words.code), ...(fonts[words.code] ?? []).map((path) => new URL(path, base).href)];
}

async function fetchText(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.text();
}

function keep(text: string) {
  try {
    if (localStorage.getItem(KEPT) !== text) localStorage.setItem(KEPT, text);
  } catch (reason) {
    console.warn("Not kept for the first picture:", reason); // the service worker keeps the file all the same
  }
}

/** Put the words of the language in use into the page, as far as it is there already. */
function put() {
  root.lang = words?.code ?? ENGLISH;
  root.dir = words?.direction ?? "ltr";
  drawIndex();
  if (!words && !english.size) return;
  each("words", (element) => element.textContent, (element, text) => { element.textContent = text; });
  for (const [key, name] of [["label", "aria-label"], ["tip", "title"], ["hint", "placeholder"]]) {
    each(key, (element) => element.getAttribute(name), (element, text) => element.setAttribute(name, text));
  }
}

/** Draw the ranks of the cards as the player wishes: with the letters of the language's country, or the usual ones. */
function drawIndex() {
  const national = root.dataset.index === "national" ? words?.index : null;
  for (const rank of new Set([...usual.keys(), ...Object.keys(national ?? {})])) {
    const drawing = document.getElementById(`r-${rank}`);
    if (!usual.has(rank)) usual.set(rank, drawing?.getAttribute("d") ?? "");
    drawing?.setAttribute("d", national?.[rank] ?? usual.get(rank) ?? "");
  }
}

/**
 * Give every element that asks for words by one of its attributes these words.
 *
 * @param key of the data attribute
 */
function each(key: string, read: (element: HTMLElement) => string | null, write: (element: HTMLElement, text: string) => void) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${key}]`)) {
    const asked = element.dataset[key] ?? "";
    if (!english.has(asked)) english.set(asked, read(element) ?? "");
    write(element, words?.page[asked] ?? english.get(asked) ?? "");
  }
}

/**
 * Return what a script says in the language in use; "{percent}" stands where it puts a number.
 *
 * @param name of the message
 */
function say(name: string) {
  return words?.page[name] ?? said[name] ?? "";
}
