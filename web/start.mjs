// Starts Python through PyScript, tells the page when that fails, and sets the service worker up afterwards.
import { startedPlainly } from "./interpreter.mjs"; // the long part of the start begins here

let ready = false;
const fail = (reason) => {
  if (!ready) dispatchEvent(new CustomEvent("boot-failed", { detail: { reason: String(reason?.message ?? reason) } }));
};

addEventListener("backbone-ready", () => {
  ready = true;
  if ("serviceWorker" in navigator) keepOffline();
}, { once: true });

configure();
import("./pyscript/core.js").then(({ hooks }) => {
  // PyScript turns this hook for its workers into source text, which our security policy forbids; we use no such worker.
  hooks.worker.onBeforeRunAsync.clear();
  hooks.main.onReady.add(({ io }) => {
    const { stderr } = io;
    io.stderr = (error, ...rest) => {
      if (error instanceof Error) fail(error);
      return stderr(error, ...rest);
    };
  });
}, fail);

/**
 * PyScript reads its settings from elements: our interpreter, and none of its plug-ins. It does so for MicroPython, too,
 * which we do not use, and would otherwise fetch the plug-ins for that.
 */
function configure() {
  const plugins = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];
  const settings = {
    interpreter: new URL("./interpreter.mjs", import.meta.url).href,
    plugins: plugins.map((name) => `!${name}`),
  };
  for (const kind of ["py", "mpy"]) {
    const element = document.createElement(`${kind}-config`);
    element.textContent = JSON.stringify(settings);
    document.head.append(element);
  }
}

/** The worker in which positions are judged; the page asks for it when first there is something to judge. */
window.backboneSolver = () => new Worker(new URL("./solver.mjs", import.meta.url), { type: "module" });

// ---- the service worker: registered once the game runs, so that a first visit downloads everything only once

const HOUR = 60 * 60 * 1000;

async function keepOffline() {
  const registration = await navigator.serviceWorker.register("sw.js").catch((reason) => {
    console.warn("Not kept for playing offline:", reason);
  });
  if (!registration) return;
  offerUpdates(registration);
  if (startedPlainly) (await navigator.serviceWorker.ready).active.postMessage({ type: "keep-spare" });
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checked < HOUR) return;
    checked = Date.now();
    registration.update().catch(() => {}); // offline
  });
}

/** Announces a version that waits; `backboneUpdate()` takes it and loads the page anew. */
function offerUpdates(registration) {
  const offer = () => dispatchEvent(new CustomEvent("update-ready"));
  const follow = (worker) => worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) offer();
  });
  window.backboneUpdate = () => {
    if (!registration.waiting) return location.reload(); // another tab has taken it
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage({ type: "skip-waiting" });
  };
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.installing);
  if (registration.waiting && navigator.serviceWorker.controller) offer();
}
