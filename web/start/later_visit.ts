// On a later visit, begins to fetch the runtime and the snapshot, which take most of the time of the start. On a first visit
// early_runtime.ts does so. interpreter.ts goes on with them.
//
// No preload link could do it as well: to what a link has fetched, Chromium does not add the compiled code that it has kept,
// and would compile the runtime anew at every start.
import { base } from "./base.ts";
import { fetchModules } from "./early_modules.ts";
import early from "../workers/early_worker.ts?address";

const PATIENCE_MS = 3000; // a worker that has not begun by then is not waited for

/** Begin, unless this is a first visit. */
export function beginLaterVisit(): void {
  if (isFirstVisit()) return;
  window.backbone.runtime = fetchInWorker();
  window.backbone.state.send("needs-pyodide");
  fetchModules();
}

/** Let a worker fetch everything: taking in so many bytes would hold up the page for longer than the worker needs to start. */
function fetchInWorker(): EarlyRuntime {
  const address = new URL(early, base).href;
  const worker = new Worker(window.backbone.trust.createScriptURL(address), { type: "module" });
  const begun = new Promise((resolve, reject) => {
    worker.addEventListener("message", resolve, { once: true });
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
    setTimeout(reject, PATIENCE_MS, new Error("no worker has begun"));
  });
  const arrival = <T>(name: string) => new Promise<T>((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => {
      if (data.name !== name) return;
      if (data.failed) reject(new Error(data.failed));
      else resolve(data.found);
    });
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
    begun.catch(reject);
  });
  const [module, snapshot] = [arrival<WebAssembly.Module>("module"), arrival<SnapshotFile>("snapshot")];
  for (const promise of [module, snapshot]) promise.catch(() => {}); // reported by those who take it over
  return { module, snapshot };
}

/** Whether no service worker answers for the network. Some browsers forbid even the question. */
function isFirstVisit() {
  try {
    return !navigator.serviceWorker?.controller;
  } catch {
    return true;
  }
}
