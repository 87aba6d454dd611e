// Answers presses on a first visit with MicroPython, which is small, while Pyodide is on its way; then hands over to it.
// README.md in this folder describes how. Events sent to the window on the way:
//   backbone-quick          MicroPython answers presses now
//   backbone-handing-over   nobody answers presses until `backbone-ready`; early_presses.js keeps them
import { loadMicroPython } from "./micropython/micropython.mjs";
import "../kept.mjs"; // begins in the head, or with this import
import { giveFiles } from "./sources.mjs";

const HEAP = 24 << 20; // bytes for Python's objects
const LOOK_MS = 100; // how often to look whether Pyodide can take over
const QUIET_MS = 250; // so long after the last press
const WHOLE = "backbone.whole"; // in sessionStorage: this tab waits for Pyodide, because a hand-over has failed

/** @type {QuickPage | null} */
let page = null; // once MicroPython answers presses
let isLate = false; // Pyodide is there before MicroPython
let down = 0; // how many fingers and buttons are down
let pressed = 0; // when something was pressed last
/** @type {Promise<unknown>} */
let writing = Promise.resolve();

for (const kind of ["pointerdown", "pointerup", "pointercancel", "keydown", "keyup"]) addEventListener(kind, noticePress, true);
window.backboneTakeOver = takeOver;
play().catch((reason) => console.warn("MicroPython does not play:", reason));

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
  const { backboneReady } = window;
  window.backboneReady = () => dispatchEvent(new CustomEvent("backbone-quick"));
  try {
    started.start();
    page = started;
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
  if (!page) {
    isLate = true;
    start();
    return;
  }
  const timer = setInterval(() => { if (isQuiet()) handOver().catch(loadAgain); }, LOOK_MS);

  /** Whether the page is seen, and nothing moves, is pressed or waits. */
  function isQuiet() {
    if (down || document.visibilityState === "hidden" || performance.now() - pressed <= QUIET_MS) return false;
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
    const { spot, card } = focused();
    window.backboneHandedOver = { since, spot, card, isByKey: page.is_by_key() };
    page.leave();
    page = null;
    dispatchEvent(new CustomEvent("backbone-handing-over"));
    window.backboneKept.found = await window.backboneKept.readAll();
    start();
  }
}

/** The pile that has the focus, and the card if it is one of a hand. */
function focused() {
  const found = document.activeElement?.closest("#board [data-spot]");
  return found instanceof SVGElement ? found.dataset : {};
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

/** @param {Event} event */
function noticePress({ type }) {
  pressed = performance.now();
  if (type === "pointerdown") down += 1;
  else if (type.startsWith("pointer")) down = Math.max(0, down - 1);
}
