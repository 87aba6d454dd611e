// Says what keeps the game from starting, and what helps. It is the last thing to go: it needs no other script, and finds its
// sentences in the page itself, in every language. start_check.ts looks for the reason. It runs when the page has been read, since
// it must not hold up the first picture. Where this file is missing, the style sheet shows #late.
import { sentences } from "build:values";
import { findFault } from "./start_check.ts";

const SILENCE_MS = 30_000; // after so long without a sign of life we suppose that something is broken
const RETRY_MS = 30_000; // so often what was missing is looked for again
const MEND_MS = 30_000; // so long the service worker may take to mend what it keeps
const MENDED = "backbone.mended"; // in sessionStorage: this tab has loaded the page again by itself
const MADE_BEFORE = ["trust", "presses", "look", "words", "lookAfter"]; // by the scripts before
const { dataset } = document.documentElement;
const state = window.backbone?.state; // not there if begin.ts is missing

let isLooking = false;
let isRetried = false;
let isSilent = false; // nothing is known to be wrong, but nothing came for long
let putOff: string | null = null; // the name of the trouble that the player does not want to see again
let retry = 0; // a timer
let watchdog = 0; // another one
let trouble = whatIsLacking();
const isLasting = trouble !== null; // no file can mend it

if (window.backbone) window.backbone.sentence = sentence;
if (window.top === window.self) watchStart(); // else guard.ts puts a sentence in the place of the game

/** Say what goes wrong from now on, or went wrong before. */
function watchStart() {
  if (!hasGame()) watchdog = watch();
  listen();
  followVersions();
  document.documentElement.classList.add("watched"); // the style sheet's own sentence is not needed
  if (!document.querySelector("script[type=py]")) fail("The page was cut.");
  for (const name of MADE_BEFORE) if (!(name in (window.backbone ?? {}))) fail(`${name} is missing.`);
  if (isLasting) blame();
  if (state?.is("failed")) fail("It failed before this script was there.");
  show();
}

/** Whether somebody plays, or MicroPython has just stopped so that Pyodide goes on. */
function hasGame() {
  return Boolean(state?.player || state?.is("handover"));
}

/** Whether Pyodide plays: then nothing is wrong any more. */
function isDone() {
  return Boolean(state?.is("pyodide"));
}

/** Return what this browser, or the way in which the page was opened, lacks. */
function whatIsLacking(): Trouble | null {
  if (location.protocol === "file:") return { name: "needs-server" };
  if (window.origin === "null") return { name: "sandboxed" };
  return "WebAssembly" in window ? null : { name: "needs-webassembly" };
}

// ---- noticing

function listen() {
  addEventListener("error", noticeError, true);
  addEventListener("unhandledrejection", ({ reason }) => { if (!hasGame()) fail(String(reason?.message ?? reason)); });
  state?.follow(followState);
  state?.followProgress(() => {
    clearTimeout(watchdog);
    if (!hasGame()) watchdog = watch(); // else play.ts watches, with more patience
  });
  addEventListener("online", lookAgain);
  document.addEventListener("visibilitychange", lookAgain);
}

/** Suppose after a long silence that something is broken; return the timer. */
function watch() {
  return setTimeout(() => {
    isSilent = !trouble;
    state?.send("hopeless");
    fail("Nothing has arrived for a while.");
  }, SILENCE_MS);
}

/** @param event of the window, or of an element that could not be loaded */
function noticeError({ message, target }: ErrorEvent) {
  // what is only fetched early will be asked for again; without the snapshot the start is a plain one
  if (target instanceof HTMLLinkElement && target.rel.endsWith("preload")) return;
  if (target instanceof HTMLScriptElement) fail(`${target.src} did not load.`);
  else if (!hasGame()) fail(message ?? "A file did not load.");
}

function followState(cause: import("./state.ts").Cause, reason: string) {
  if (cause === "no-pyodide" && !hasGame()) fail(reason);
  if (cause === "no-advice") fail("the worker cannot give any");
  if (cause === "advice-comes" && hasGame()) trouble = null;
  if (cause === "micropython-answers" || cause === "pyodide-answers") calmDown();
  else if (trouble && cause !== "fault" && cause !== "hopeless") blame(); // what was wrong still is
  show();
}

/** Let the state be that the start has failed, unless MicroPython may still play. */
function blame() {
  state?.send(isLasting ? "hopeless" : "fault");
}

/** Take back what was only supposed: somebody answers presses. */
function calmDown() {
  clearTimeout(watchdog);
  if (isSilent && !trouble?.name) trouble = null; // it was only slow; play.ts watches for the rest now
  isSilent = false;
  if (!isDone()) return;
  trouble = null;
  tryStorage((storage) => storage.removeItem(MENDED));
}

/** Note that something has failed, say so, and look for the reason. */
function fail(reason: string) {
  if (isDone()) return;
  if (trouble) {
    show();
    return;
  }
  console.error(hasGame() ? "No hints:" : "The game did not start:", reason);
  clearTimeout(watchdog);
  trouble = { name: "" };
  blame();
  show();
  look();
}

/** Take this for what is wrong, and say so. */
function settle(wrong: Trouble | null) {
  if (isDone()) return;
  trouble = wrong ?? { name: "" };
  show();
  clearTimeout(retry);
  if (wrong && !hasGame()) retry = setTimeout(lookAgain, RETRY_MS);
}

// ---- trying again

/** Look for what is wrong and say it; what can be mended is, and then the page is loaded again. */
async function look() {
  isLooking = true;
  const { wrong, isMended } = await findFault();
  isLooking = false;
  if (isMended && !hasGame()) loadAgainOnce();
  settle(wrong);
}

/** Look once more at what was wrong: the network may be back. If all is right now, load the page again. */
async function lookAgain() {
  if (!trouble?.name || isLasting || isLooking || document.visibilityState === "hidden") return;
  await look();
  if (!trouble?.name && !hasGame()) loadAgainOnce();
}

/** Load the page again as soon as what it needs is there; else say what is still wrong. */
async function tryAgain() {
  if (!isLasting) {
    tell(sentence("looking-through-files"));
    const limit = new Promise((resolve) => { setTimeout(resolve, MEND_MS); });
    await Promise.race([window.backbone?.lookAfter?.({ thorough: true }), limit]);
    const { wrong } = await findFault();
    if (wrong) {
      settle(wrong);
      return;
    }
  }
  loadAgain();
}

function loadAgain() {
  state?.send("reload");
  location.reload();
}

/** Load the page again when another version comes while nothing works; start_check.ts asks for it. */
function followVersions() {
  try {
    navigator.serviceWorker.addEventListener("controllerchange", () => { if (trouble && !hasGame()) loadAgain(); });
  } catch (reason) {
    console.debug("No other version can come:", reason); // there is no service worker, or the browser forbids the question
  }
}

/** Load the page again, but only once: if that does not help, the player decides. */
function loadAgainOnce() {
  if (isRetried) return;
  isRetried = true;
  tryStorage((storage) => {
    if (storage.getItem(MENDED)) return;
    storage.setItem(MENDED, "1");
    loadAgain();
  });
}

/** @param use is not called where there is no storage */
function tryStorage(use: (storage: Storage) => void) {
  try {
    use(sessionStorage);
  } catch (reason) {
    console.warn("No storage:", reason);
  }
}

// ---- saying

/** Say what is wrong, if anything: in place of the progress, or below a game that MicroPython lets be played. */
function show() {
  if (!trouble || !hasGame()) hide("trouble");
  if (hasGame()) hide("boot-status"); // boot.ts, which does so, may be missing
  if (!trouble) {
    delete dataset.trouble;
    return;
  }
  const isNotSaid = hasGame() ? putOff === trouble.name : state?.is("painting", "micropython"); // it may play all the same
  if (isNotSaid) return;
  dataset.trouble = trouble.name; // the style sheet makes room for more words
  const again = button("try-again", tryAgain);
  const reason = trouble.name ? [" ", sentence(trouble.name, trouble)] : [];
  if (hasGame()) tell(sentence("partly-loaded"), ...reason, " ", again, " ", button("offer-later", putItOff));
  else tell(sentence("not-loaded"), ...reason, " ", again, " ", version());
}

/** Return the version of the page, small, for those who report what they see. */
function version() {
  const made = document.createElement("small");
  made.textContent = `Backbone ${document.querySelector("meta[name=release]")?.getAttribute("content") ?? ""}`;
  made.translate = false;
  return made;
}

/** Show this trouble no more on this visit. */
function putItOff() {
  putOff = trouble?.name ?? null;
  hide("trouble");
}

/** @param id of an element */
function hide(id: string) {
  const element = document.getElementById(id);
  if (element) element.hidden = true;
}

/** Show this, below the table while MicroPython plays, else in the line of status. */
function tell(...content: (string | Node)[]) {
  const id = hasGame() ? "trouble" : "boot-status";
  const place = document.getElementById(id) ?? document.body.appendChild(Object.assign(document.createElement("p"), { id }));
  const text = content.map((part) => (typeof part === "string" ? part : part.textContent)).join("");
  if (place.textContent === text && !place.hidden) return;
  place.lang = language();
  place.dir = "auto";
  place.replaceChildren(...content);
  place.hidden = false;
}

/**
 * Return a button.
 *
 * @param name of the sentence on it
 */
function button(name: string, act: () => void) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = sentence(name);
  made.addEventListener("click", act);
  return made;
}

/** Return a sentence in the player's language. */
function sentence(name: string, { file = "", type = "" }: { file?: string; type?: string } = {}) {
  const words = translations()[language()]?.[name] ?? sentences[name] ?? "";
  return words.replace("{file}", file).replace("{type}", type);
}

/** Return the code of the player's language: the one chosen, or the first of the browser's that there is. */
function language() {
  const known = translations();
  for (const wanted of [chosenLanguage(), ...navigator.languages]) {
    const found = [wanted, wanted.split("-")[0]].find((code) => code === "en" || code in known);
    if (found) return found;
  }
  return "en";
}

/** Return the code of the language that was chosen at an earlier visit, as words.ts keeps it. */
function chosenLanguage() {
  try {
    return String(JSON.parse(localStorage.getItem("backbone.words") ?? "{}").wish);
  } catch {
    return "";
  }
}

/** Return the sentences of all languages but English; none if the page was cut. */
function translations(): Record<string, Record<string, string>> {
  return JSON.parse(document.getElementById("sentences")?.dataset.words ?? "{}");
}
