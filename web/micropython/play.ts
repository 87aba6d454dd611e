// Plays on a first visit with MicroPython, which is small; Pyodide works in a worker meanwhile, where it judges positions. When
// the page has been out of sight for a while, it hands over to a Pyodide of its own. README.md in this folder describes how.
import { inTasks, nextTask } from "../start/tasks.ts";
import { giveFile, prepare, unpack } from "./sources.ts";

const HEAP = 24 << 20; // bytes for Python's objects
const LOOK_MS = 100; // how often to look whether Pyodide can take over
const UNSEEN_MS = 10_000; // who comes back sooner is not to meet a page that is starting Pyodide
const SILENCE_MS = 60_000; // when nothing of Pyodide has come for so long, advice is said not to come
const WHOLE = "backbone.whole"; // in sessionStorage: this tab waits for Pyodide, because a hand-over has failed

const { backbone } = window;
const { state } = backbone;
let page: QuickPage | null = null; // as long as MicroPython answers presses
let mayHaveSaved = false; // MicroPython's page was begun, so the device may hold newer games than those read at the start
const down: Set<number> = new Set(); // the fingers and mice that are down
let isBroken = false; // an exception of JavaScript has ended functions of MicroPython
let running = 0; // how many functions of MicroPython are running, one inside the other
let writing: Promise<unknown> = Promise.resolve();

/** Play with MicroPython if this is a first visit. */
export function playFirst(): void {
  const { quick } = backbone.runtime ?? {};
  if (!quick) return;
  for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) addEventListener(kind, notice, true);
  backbone.takeOver = takeOver;
  backbone.guarded = guarded;
  backbone.askForPyodide = () => state.send("wanted");
  followAdvice();
  play(quick).catch((reason) => console.warn("MicroPython does not play:", reason)).then(() => {
    if (page) watchForUnseen();
    else state.send("no-micropython");
  });
}

/** Start the page in MicroPython, unless Pyodide is there sooner, or what is played would not be kept for it. */
async function play(quick: Quick) {
  await state.until(() => state.hasHappened("painted"));
  const { loadMicroPython } = await import("site:micropython/micropython.mjs");
  const python = await loadMicroPython({ heapsize: HEAP, stdout: console.log, stderr: console.error });
  await nextTask();
  prepare(python);
  await importAll(python, unpack(await quick.rules)); // while the files of the page are still on their way
  const [packed] = await Promise.all([quick.page, backbone.reading, backbone.words.reading]);
  if (backbone.kept.place !== "disk") return;
  await importAll(python, unpack(packed));
  if (isLate()) return;
  const started = python.pyimport("quick_page") as QuickPage;
  const { kept } = backbone;
  followWriting();
  mayHaveSaved = true;
  try {
    started.build();
    await nextTask();
    await inTasks(() => {
      if (isLate()) throw new Error("Pyodide came first.");
      if (isBroken) throw new Error("An exception has ended a part of the start.");
      return started.start_on();
    });
    page = started;
    kept.deleted = ""; // the player has been told
    tellOfAdvice();
  } catch (reason) {
    page = null;
    started.leave();
    throw reason;
  }
}

/** Whether Pyodide is there before MicroPython. */
function isLate() {
  return state.hasHappened("pyodide-begins");
}

/**
 * Let MicroPython import the modules in some files, which come after those that they import, and in pieces, so that the page
 * does not stand still.
 */
async function importAll(python: MicroPython, files: Record<string, Uint8Array>) {
  const shimsFirst = Object.entries(files).sort(([one], [other]) => Number(isModule(one)) - Number(isModule(other)));
  const all = shimsFirst.values();
  await inTasks(() => {
    const { value, done } = all.next();
    if (done || isLate()) return false;
    const [path, bytes] = value;
    giveFile(python, path, bytes);
    if (isModule(path)) python.pyimport(moduleOf(path));
    return true;
  });
}

/** Whether a file is a module of the engine or of the page, and not of what MicroPython lacks. */
function isModule(path: string) {
  return /^(?:app|engine)\//u.test(path);
}

/** Return the name of the module in a file. */
function moduleOf(path: string) {
  return path.replace(/(?:\/__init__)?\.mpy$/u, "").replaceAll("/", ".");
}

/** Know of every change that is being written. */
function followWriting() {
  const { kept } = backbone;
  const { write } = kept;
  kept.write = (changes) => {
    const written = write(changes);
    writing = written;
    return written;
  };
}

// ---- exceptions

/**
 * Return a function that calls one of MicroPython's. An exception of JavaScript ends all its Python functions half-way, without
 * `except` and `finally`, and it never again frees memory. So the page is set right, and Pyodide is asked to take over.
 */
function guarded(call: (...given: unknown[]) => unknown) {
  return (...given: unknown[]) => {
    running += 1;
    try {
      return call(...given);
    } catch (reason) {
      if (!isOfPython(reason)) isBroken = true;
      if (!page || isOfPython(reason)) throw reason; // at the start, play() gives up
      console.error(reason);
      state.send("wanted");
      recover(running === 1);
      return null;
    } finally {
      running -= 1;
    }
  };
}

/** Call a function of the page, if MicroPython plays; return what it returns. */
function tell(name: "advice_came" | "advice_failed" | "may_hand_over") {
  return guarded(() => page?.[name]())();
}

/** Let the page recover; if it cannot, load it anew. */
function recover(isOutermost: boolean) {
  try {
    page?.abandoned(isOutermost);
  } catch (reason) {
    loadAgain(reason);
  }
}

function isOfPython(reason: unknown) {
  return reason instanceof Error && reason.name === "PythonError";
}

// ---- advice

/** Let the page know of advice; it fails, too, when nothing of Pyodide has come for long. */
function followAdvice() {
  const watch = () => setTimeout(() => state.send("no-advice"), SILENCE_MS);
  let patience = watch();
  state.followProgress(() => {
    if (state.advice !== "awaited") return; // these are bytes of the Pyodide that takes over
    clearTimeout(patience);
    patience = watch();
  });
  state.follow((cause) => {
    if (cause === "advice-comes" || (cause === "no-advice" && state.advice === "failed")) tellOfAdvice();
    if (state.advice !== "awaited") clearTimeout(patience);
    if (cause === "no-pyodide" && isWanted()) tell("advice_failed"); // the Pyodide that the player waits for
  });
}

/** Let the page give advice if the worker can, or say from now on that there is none. */
function tellOfAdvice() {
  if (state.advice === "came") tell("advice_came");
  if (state.advice === "failed") tell("advice_failed");
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
    if (!isHidden() || state.advice !== "came") return;
    document.removeEventListener("visibilitychange", look);
    state.send("unseen");
  };
  document.addEventListener("visibilitychange", look);
  state.until(() => state.advice === "came").then(look); // nobody may have seen the page from its start
  look();
}

/** Whether Pyodide is to take over also while the page is seen, since the player waits for it. */
function isWanted() {
  return state.hasHappened("wanted");
}

function isHidden() {
  return document.visibilityState === "hidden";
}

/**
 * Let Pyodide play: at once if MicroPython does not, else when nobody sees it. Called by Pyodide's Python.
 *
 * @param goOn does the next step of the start in Pyodide; returns whether there is another one
 */
function takeOver(goOn: () => boolean) {
  state.send("pyodide-begins");
  if (page) waitForQuiet(goOn);
  else if (mayHaveSaved) begin(goOn).catch(loadAgain); // MicroPython has failed since
  else inTasks(goOn).catch(({ message }) => state.send("no-pyodide", message));
}

/** Let Pyodide play as soon as nobody sees the page, or the player waits for it, and nothing would be lost. */
function waitForQuiet(goOn: () => boolean) {
  const timer = setInterval(() => { if (isQuiet()) handOver().catch(loadAgain); }, LOOK_MS);

  function isQuiet() {
    return (isHidden() || isWanted()) && !down.size && tell("may_hand_over");
  }

  async function handOver() {
    if (!page) return;
    clearInterval(timer);
    page.rest();
    await writing.catch(() => {}); // then it is not quiet
    if (!isQuiet()) {
      page.go_on();
      waitForQuiet(goOn);
      return;
    }
    backbone.handedOver = page.handed_over();
    page.leave();
    page = null;
    state.send("stopped");
    await begin(goOn);
  }
}

/** Begin the page in Pyodide with what MicroPython has saved. */
async function begin(goOn: () => boolean) {
  await writing.catch(() => {});
  const { kept } = backbone;
  kept.found = await kept.readAll();
  while (down.size) await new Promise((resolve) => { setTimeout(resolve, LOOK_MS); }); // else half of this press is lost
  await inTasks(goOn);
}

/** Begin anew with what was saved, and without MicroPython: the hand-over has failed. */
function loadAgain(reason: unknown) {
  console.error("Pyodide could not take over:", reason);
  sessionStorage.setItem(WHOLE, "1");
  state.send("reload");
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
