// Starts what plays: on a later visit Pyodide, through PyScript. On a first visit MicroPython has begun already (play.ts);
// then only the worker that judges positions is started, which is where Pyodide works. Sets the service worker up afterwards.
import { beginPyodide } from "./interpreter.ts";
import { inTasks } from "./tasks.ts";
import { offerUpdates } from "./updates.ts";
import solver from "../workers/solver.ts?address";
import "./read_and_play.ts"; // begins in the head, or with this import; interpreter.ts waits for what it reads

export { loadPyodide, version } from "./interpreter.ts"; // for PyScript

const HOUR_MS = 60 * 60 * 1000;
const { backbone } = window;
const { state } = backbone;
let spare: Worker | null = null; // a worker that was started before somebody asked for it
let solverAddress = ""; // see `solverScript`

// so late that nothing is downloaded twice
state.until(() => state.player === "pyodide" || state.advice !== "awaited").then(() => {
  if ("serviceWorker" in navigator) keepOffline();
});
holdVersion();
followLaunches();
backbone.takeOver ??= (goOn) => { // on a first visit play.ts has set it
  state.send("pyodide-begins");
  inTasks(goOn).catch(fail);
};
state.until(() => state.player === "micropython").then(prepareAdvice);
if (!backbone.runtime) state.send("needs-pyodide"); // early_runtime.ts could not begin
state.until(() => state.hasBeen("snapshot", "both")).then(startPyodide).catch(fail);

/**
 * Start the worker in which positions are judged. Called by Python when there is first something to judge. A
 * worker has the security policy that the host sends with its script; only one that begins in the page itself has that of the page.
 */
backbone.startSolver = () => {
  const given = spare ?? startSolver();
  spare = null;
  return given;
};

/** @param name "first visit" if the worker is to tell how its download is getting on */
function startSolver(name: string = "") {
  return new Worker(backbone.trust.createScriptURL(solverScript()), { type: "module", name });
}

/** Return the address of the script with which every worker begins: one for all, since each keeps memory until it is revoked. */
function solverScript() {
  const script = `import ${JSON.stringify(new URL(solver, import.meta.url))};`;
  solverAddress ||= URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return solverAddress;
}

/** Start the worker before anybody asks for it, and tell when it can answer, or that it cannot. */
function prepareAdvice() {
  const worker = startSolver("first visit");
  const listening = new AbortController();
  const { signal } = listening;
  spare = worker;
  state.until(() => state.is("handover")).then(() => { // Pyodide starts its own
    spare = null;
    worker.terminate();
  });
  worker.addEventListener("message", ({ data }) => {
    if (data.progress) state.tellProgress(data.progress);
    if (data.ready) {
      listening.abort(); // what goes wrong from now on, Python hears
      state.send("advice-comes");
    }
    if (data.failed && !data.number) giveUp(data.failed);
  }, { signal });
  worker.addEventListener("error", ({ message }) => giveUp(message), { signal });

  function giveUp(reason: string) {
    console.warn("No advice:", reason);
    state.send("no-advice");
  }
}

/** Start Pyodide in the page. */
async function startPyodide() {
  configurePyScript();
  beginPyodide(state.tellProgress).catch(fail);
  const { hooks } = await import("site:pyscript/core.js");
  // PyScript turns this hook for its workers into source text, which our security policy forbids; we use no such worker.
  hooks.worker.onBeforeRunAsync.clear();
  hooks.main.onReady.add(watchErrors);
}

/** Return whether the game can be played without a network now: every file of it is kept and sound. */
backbone.playsOffline = async () => {
  const startedPlainly = state.hasHappened("no-snapshot");
  const sound = await backbone.lookAfter?.({ thorough: startedPlainly, plain: startedPlainly });
  return sound ?? false;
};

/**
 * Give PyScript its settings: our interpreter, which is in this script, and none of its plug-ins. It reads them from elements, and those for
 * MicroPython too, which we do not use: without them it would fetch the plug-ins for that.
 */
function configurePyScript() {
  const plugins = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];
  const settings = {
    interpreter: import.meta.url,
    plugins: plugins.map((name) => `!${name}`),
  };
  for (const kind of ["py", "mpy"]) {
    const element = document.createElement(`${kind}-config`);
    element.textContent = JSON.stringify(settings);
    document.head.append(element);
  }
}

/** Take note of the errors that PyScript prints: before Python is ready, each means that the start has failed. */
function watchErrors({ io }: { io: { stderr: (error: unknown, ...rest: unknown[]) => unknown }; }) {
  const { stderr } = io;
  io.stderr = (error, ...rest) => {
    if (error instanceof Error) fail(error);
    return stderr(error, ...rest);
  };
}

/** Let the state be that Pyodide does not come. */
function fail({ message }: Error) {
  state.send("no-pyodide", message);
}

// ---- the service worker

/**
 * Register the service worker; resolve to nothing where the browser refuses.
 *
 * @returns some browsers that block service workers resolve to nothing
 */
async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(backbone.trust.createScriptURL("sw.js"));
  } catch (reason) {
    console.warn("Not kept for playing offline:", reason);
    return null;
  }
}

/** Register the service worker, and look for a new version whenever the player comes back after an hour. */
async function keepOffline() {
  const registration = await register();
  if (!registration) return;
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data.type === "not-kept") backbone.notKept = data.url.slice(data.url.lastIndexOf("/") + 1) || "index.html";
  });
  offerUpdates(registration);
  announceOffline();
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checked < HOUR_MS) return;
    checked = Date.now();
    registration.update().catch(() => {}); // there is no network
  });
}

/** Hold a lock for as long as this page is open: until then the service worker keeps the files of its version. */
function holdVersion() {
  const version = document.querySelector("meta[name=version]")?.getAttribute("content");
  const cacheName = `backbone ${new URL("./", location.href)} ${version}`; // as in sw.ts
  navigator.locks?.request(cacheName, { mode: "shared" }, () => new Promise(() => {})).catch(() => {}); // no storage
}

/**
 * Follow the address when the installed game is opened once more, say by a shortcut: the browser only brings the open page to the
 * front. A running game is not loaded again for an address that the page can follow by itself.
 */
function followLaunches() {
  const openedWith = performance.getEntriesByType("navigation")[0]?.name ?? location.href;
  let isFirst = true;
  window.launchQueue?.setConsumer(({ targetURL = openedWith }) => {
    const isOwn = isFirst && targetURL === openedWith; // the one that has opened this page
    isFirst = false;
    const { hash, search } = new URL(targetURL);
    if (isOwn) return;
    if (search) location.assign(targetURL);
    else if (hash) location.hash = hash;
  });
}

/** Send the event `offline-ready` as soon as the game can be played without a network. */
async function announceOffline() {
  await navigator.serviceWorker.ready;
  if (await backbone.playsOffline()) dispatchEvent(new CustomEvent("offline-ready"));
}
