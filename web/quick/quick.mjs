// Answers presses on a first visit with MicroPython, which is small, while Pyodide is on its way; then hands over to it.
// README.md in this folder describes how. Events sent to the window on the way:
//   backbone-quick          MicroPython answers presses now
//   backbone-handing-over   nobody answers presses until `backbone-ready`; early_presses.js keeps them
import { loadMicroPython } from "./micropython/micropython.mjs";
import "../kept.mjs"; // begins in the head, or with this import
import { giveFiles } from "./sources.mjs";

const HEAP = 24 << 20; // bytes for Python's objects
const LOOK_MS = 100; // how often to look whether Pyodide can take over
const QUIET_MS = 400; // so long after the last press: a second one would make it a double press
const SILENCE_MS = 60_000; // when nothing of Pyodide has come for so long, advice is no longer said to be loading
const WHOLE = "backbone.whole"; // in sessionStorage: this tab waits for Pyodide, because a hand-over has failed

/** @type {QuickPage | null} */
let page = null; // once MicroPython answers presses
let isLate = false; // Pyodide is there before MicroPython
let hasFailed = false; // Pyodide cannot start, or nothing of it comes any more
let mayHaveSaved = false; // MicroPython's page was begun, so the device may hold newer games than those read at the start
/** @type {Set<number>} */
const down = new Set(); // the fingers and mice that are down
let pressed = 0; // when something was pressed last
/** @type {Promise<unknown>} */
let writing = Promise.resolve();

for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) addEventListener(kind, noticePointer, true);
for (const kind of ["keydown", "keyup"]) addEventListener(kind, noticePress, true);
window.backboneTakeOver = takeOver;
let patience = setTimeout(giveUpAdvice, SILENCE_MS);
addEventListener("boot-failed", giveUpAdvice);
addEventListener("boot-progress", () => {
  clearTimeout(patience);
  patience = setTimeout(giveUpAdvice, SILENCE_MS);
});
play().catch((reason) => console.warn("MicroPython does not play:", reason)).then(() => {
  if (!page) dispatchEvent(new CustomEvent("backbone-not-quick"));
});

/** Start the page in MicroPython, unless Pyodide is there sooner, or what is played would not be kept for it. */
async function play() {
  const { quick } = window.backboneRuntime ?? {};
  if (!quick) return;
  const python = await loadMicroPython({ heapsize: HEAP, stdout: console.log, stderr: console.error });
  const rules = await quick.rules;
  giveFiles(python, rules);
  for (const path of Object.keys(rules)) { // while the files of the page are still on their way
    if (isLate) return;
    if (path.startsWith("engine/")) python.pyimport(moduleOf(path));
  }
  const [files] = await Promise.all([quick.page, window.backboneReading, window.backboneWords.reading]);
  if (isLate || window.backboneKept.place !== "disk") return;
  giveFiles(python, files);
  const started = /** @type {QuickPage} */ (python.pyimport("quick_page"));
  followWriting();
  mayHaveSaved = true;
  const { backboneKept: kept, backboneReady } = window;
  window.backboneReady = () => dispatchEvent(new CustomEvent("backbone-quick"));
  try {
    started.start();
    page = started;
    kept.deleted = ""; // the player has been told
    if (hasFailed) page.pyodide_failed();
  } catch (reason) {
    started.leave();
    throw reason;
  } finally {
    window.backboneReady = backboneReady;
  }
}

/**
 * Return the name of the module in a file.
 *
 * @param {string} path
 */
function moduleOf(path) {
  return path.replace(/(?:\/__init__)?\.py$/u, "").replaceAll("/", ".");
}

/** Know of every change that is being written. */
function followWriting() {
  const kept = window.backboneKept;
  const { write } = kept;
  kept.write = (changes) => {
    const written = write(changes);
    writing = written;
    return written;
  };
}

/**
 * Let Pyodide play: at once if MicroPython does not, else when the player would not notice. Called by Pyodide's Python.
 *
 * @param {() => void} start begins the page in Pyodide
 */
function takeOver(start) {
  clearTimeout(patience);
  if (!page) {
    isLate = true;
    if (mayHaveSaved) begin(start).catch(loadAgain); // it has failed since
    else start();
    return;
  }
  const timer = setInterval(() => { if (isQuiet()) handOver().catch(loadAgain); }, LOOK_MS);

  /** Whether the page is seen, and nothing moves, is pressed or waits. */
  function isQuiet() {
    if (down.size || document.visibilityState === "hidden" || performance.now() - pressed <= QUIET_MS) return false;
    return !document.getAnimations().some(({ playState }) => playState === "running") && page?.may_hand_over();
  }

  async function handOver() {
    if (!page) return;
    clearInterval(timer);
    const since = performance.now() / 1000;
    page.rest();
    await writing.catch(() => {}); // then it is not quiet
    if (!isQuiet()) {
      page.go_on();
      takeOver(start);
      return;
    }
    const counts = page.counts_time();
    window.backboneHandedOver = { since: counts ? since : null, ...focused(), isByKey: page.is_by_key(), said: page.said() };
    page.leave();
    page = null;
    dispatchEvent(new CustomEvent("backbone-handing-over"));
    await begin(start);
  }
}

/**
 * Begin the page in Pyodide with what MicroPython has saved.
 *
 * @param {() => void} start
 */
async function begin(start) {
  let isSeen = true;
  const note = () => { isSeen &&= document.visibilityState === "visible"; };
  document.addEventListener("visibilitychange", note);
  note();
  await writing.catch(() => {});
  window.backboneKept.found = await window.backboneKept.readAll();
  while (down.size) await new Promise((resolve) => { setTimeout(resolve, LOOK_MS); }); // else half of this press is lost
  document.removeEventListener("visibilitychange", note);
  const over = window.backboneHandedOver;
  if (over?.since && !isSeen) over.since = performance.now() / 1000; // meanwhile nobody could see the page
  start();
}

/** Say from now on that there is no advice, unless Pyodide comes after all. */
function giveUpAdvice() {
  hasFailed = true;
  page?.pyodide_failed();
}

/** The pile that has the focus, and the card if it is one of a hand; or the button of a call. */
function focused() {
  const found = document.activeElement?.closest("#board [data-spot], #offer [data-do]");
  const data = found instanceof SVGElement || found instanceof HTMLElement ? found.dataset : {};
  return { spot: data.spot ?? null, card: data.card ?? null, call: data.do ?? null };
}

/**
 * Begin anew with what was saved, and without MicroPython: the hand-over has failed.
 *
 * @param {unknown} reason
 */
function loadAgain(reason) {
  console.error("Pyodide could not take over:", reason);
  sessionStorage.setItem(WHOLE, "1");
  location.reload();
}

function noticePress() {
  pressed = performance.now();
}

/** @param {Event} event */
function noticePointer(event) {
  if (!(event instanceof PointerEvent)) return;
  const { buttons, pointerId, pointerType, type } = event;
  if (type !== "pointermove") noticePress();
  // over a scrollbar or a menu of its own, a browser may keep to itself that a button of the mouse is up again
  const isUp = type === "pointermove" ? pointerType === "mouse" && buttons === 0 : type !== "pointerdown";
  if (isUp) down.delete(pointerId);
  else if (type === "pointerdown") down.add(pointerId);
}
