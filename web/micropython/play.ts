// Plays on a first visit with MicroPython, which is small; Pyodide works in a worker meanwhile, where it judges positions. When
// the page has been out of sight for a while, it hands over to a Pyodide of its own. README.md in this folder describes how.
// Events sent to the window on the way:
//   backbone-quick          MicroPython answers presses now
//   backbone-not-quick      MicroPython does not play, so the page needs Pyodide
//   backbone-unseen         nobody sees the page, so it may get Pyodide; or the player waits for that
//   backbone-handing-over   nobody answers presses until `backbone-ready`; early_presses.ts keeps them
import { loadMicroPython } from "site:micropython/micropython.mjs";
import "../storage/kept.ts"; // begins in the head, or with this import
import { giveFiles, unpack } from "./sources.ts";

const HEAP = 24 << 20; // bytes for Python's objects
const SLICE_MS = 8; // after so long the start gives way to the browser
const LOOK_MS = 100; // how often to look whether Pyodide can take over
const UNSEEN_MS = 10_000; // who comes back sooner is not to meet a page that is starting Pyodide
const SILENCE_MS = 60_000; // when nothing of Pyodide has come for so long, advice is said not to come
const WHOLE = "backbone.whole"; // in sessionStorage: this tab waits for Pyodide, because a hand-over has failed

let page: QuickPage | null = null; // once MicroPython answers presses
let isWanted = false; // Pyodide is to take over also while the page is seen, since the player waits for it
let isLate = false; // Pyodide is there before MicroPython
let mayHaveSaved = false; // MicroPython's page was begun, so the device may hold newer games than those read at the start
let advice: "" | "advice_came" | "advice_failed" = ""; // what the page is to be told of the worker
const down: Set<number> = new Set(); // the fingers and mice that are down
let writing: Promise<unknown> = Promise.resolve();

for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) addEventListener(kind, notice, true);
window.backboneTakeOver = takeOver;
window.backbonePyodide = () => {
  isWanted = true;
  dispatchEvent(new CustomEvent("backbone-unseen"));
};
let patience = setTimeout(tellSilence, SILENCE_MS);
addEventListener("boot-progress", () => {
  if (advice) return; // these are bytes of the Pyodide that takes over
  clearTimeout(patience);
  patience = setTimeout(tellSilence, SILENCE_MS);
});
addEventListener("backbone-no-advice", giveUpAdvice);
addEventListener("boot-failed", () => {
  if (isWanted) page?.advice_failed(); // the Pyodide that the player waits for
});
addEventListener("backbone-advice", () => tellOfAdvice("advice_came"));
play().catch((reason) => console.warn("MicroPython does not play:", reason)).then(() => {
  if (page) watchForUnseen();
  else dispatchEvent(new CustomEvent("backbone-not-quick"));
});

/** Start the page in MicroPython, unless Pyodide is there sooner, or what is played would not be kept for it. */
async function play() {
  const { quick } = window.backboneRuntime ?? {};
  if (!quick) return;
  const python = await loadMicroPython({ heapsize: HEAP, stdout: console.log, stderr: console.error });
  await importAll(python, unpack(await quick.rules)); // while the files of the page are still on their way
  const [packed] = await Promise.all([quick.page, window.backboneReading, window.backboneWords.reading]);
  if (window.backboneKept.place !== "disk") return;
  await importAll(python, unpack(packed));
  if (isLate) return;
  const started = python.pyimport("quick_page") as QuickPage;
  followWriting();
  mayHaveSaved = true;
  const { backboneKept: kept, backboneReady } = window;
  window.backboneReady = () => dispatchEvent(new CustomEvent("backbone-quick"));
  try {
    started.build();
    do { // each step in a task of its own, so that the page does not stand still
      await nextTask();
      if (isLate) throw new Error("Pyodide came first.");
    } while (started.start_on());
    page = started;
    kept.deleted = ""; // the player has been told
    if (advice) page[advice]();
  } catch (reason) {
    started.leave();
    throw reason;
  } finally {
    window.backboneReady = backboneReady;
  }
}

/**
 * Let MicroPython import the modules in some files, which come after those that they import, and in pieces, so that the page
 * does not stand still.
 */
async function importAll(python: MicroPython, files: Record<string, Uint8Array>) {
  giveFiles(python, files);
  let began = performance.now();
  for (const path of Object.keys(files).filter((name) => /^(?:app|engine)\//u.test(name))) {
    if (isLate) return;
    python.pyimport(moduleOf(path));
    if (performance.now() - began > SLICE_MS) {
      await nextTask();
      began = performance.now();
    }
  }
}

/** Resolve in the next task, after the events that wait. */
function nextTask() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel(); // a timer would wait for longer
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/** Return the name of the module in a file. */
function moduleOf(path: string) {
  return path.replace(/(?:\/__init__)?\.mpy$/u, "").replaceAll("/", ".");
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

// ---- advice

/** Tell the page that nothing of Pyodide has come for long. */
function tellSilence() {
  dispatchEvent(new CustomEvent("backbone-no-advice"));
}

/** Say from now on that there is no advice, unless it comes after all. */
function giveUpAdvice() {
  if (advice !== "advice_came") tellOfAdvice("advice_failed");
}

function tellOfAdvice(news: "advice_came" | "advice_failed") {
  clearTimeout(patience);
  advice = news;
  page?.[news]();
}

// ---- the hand-over

/** Ask for Pyodide when the page has been out of sight for a while and the worker has what it needs, so that nothing is slowed. */
function watchForUnseen() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (isHidden()) timer = setTimeout(ask, UNSEEN_MS);
  };
  const ask = () => {
    if (!isHidden() || advice !== "advice_came") return;
    document.removeEventListener("visibilitychange", look);
    removeEventListener("backbone-advice", look);
    dispatchEvent(new CustomEvent("backbone-unseen"));
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("backbone-advice", look); // nobody may have seen the page from its start
  look();
}

function isHidden() {
  return document.visibilityState === "hidden";
}

/**
 * Let Pyodide play: at once if MicroPython does not, else when nobody sees it. Called by Pyodide's Python.
 *
 * @param start begins the page in Pyodide
 */
function takeOver(start: () => void) {
  if (!page) {
    isLate = true;
    if (mayHaveSaved) begin(start).catch(loadAgain); // it has failed since
    else start();
    return;
  }
  const timer = setInterval(() => { if (isQuiet()) handOver().catch(loadAgain); }, LOOK_MS);

  /** Whether nobody sees the page, or the player waits for Pyodide, and nothing would be lost. */
  function isQuiet() {
    return (isHidden() || isWanted) && !down.size && page?.may_hand_over();
  }

  async function handOver() {
    if (!page) return;
    clearInterval(timer);
    page.rest();
    await writing.catch(() => {}); // then it is not quiet
    if (!isQuiet()) {
      page.go_on();
      takeOver(start);
      return;
    }
    window.backboneHandedOver = page.handed_over();
    page.leave();
    page = null;
    dispatchEvent(new CustomEvent("backbone-handing-over"));
    await begin(start);
  }
}

/** Begin the page in Pyodide with what MicroPython has saved. */
async function begin(start: () => void) {
  await writing.catch(() => {});
  window.backboneKept.found = await window.backboneKept.readAll();
  while (down.size) await new Promise((resolve) => { setTimeout(resolve, LOOK_MS); }); // else half of this press is lost
  start();
}

/** Begin anew with what was saved, and without MicroPython: the hand-over has failed. */
function loadAgain(reason: unknown) {
  console.error("Pyodide could not take over:", reason);
  sessionStorage.setItem(WHOLE, "1");
  location.reload();
}

function notice(event: Event) {
  if (!(event instanceof PointerEvent)) return;
  const { buttons, pointerId, pointerType, type } = event;
  // over a scrollbar or a menu of its own, a browser may keep to itself that a button of the mouse is up again
  const isUp = type === "pointermove" ? pointerType === "mouse" && buttons === 0 : type !== "pointerdown";
  if (isUp) down.delete(pointerId);
  else if (type === "pointerdown") down.add(pointerId);
}
