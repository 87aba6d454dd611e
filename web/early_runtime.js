// Begins to fetch the runtime and the snapshot, which takes most of the time of the start, before the rest of the page is
// read. interpreter.mjs goes on with them.
//
// No preload link could do it as well: to what a link has fetched, Chromium does not add the compiled code that it has kept,
// and would compile the runtime anew at every start.
(() => {
  "use strict";
  const PATIENCE_MS = 3000; // a worker that has not begun by then is not waited for
  const base = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
  window.backboneRuntime = isFirstVisit() ? fetchHere() : fetchInWorker();
  for (const promise of Object.values(window.backboneRuntime)) promise?.catch(() => {}); // interpreter.mjs reports it

  /** Fetch everything in the page, where its progress can be told. */
  function fetchHere() {
    const runtime = fetch(new URL("./pyodide/pyodide.asm.wasm", base));
    const copy = runtime.then((response) => response.clone()); // before the bytes are read
    return { copy, module: WebAssembly.compileStreaming(runtime), response: fetch(new URL("./snapshot.wasm", base)) };
  }

  /** Let a worker fetch everything: taking in so many bytes would hold up the page for longer than the worker needs to start. */
  function fetchInWorker() {
    const address = new URL("./early_worker.mjs", base).href;
    const worker = new Worker(window.backboneTrust.createScriptURL(address), { type: "module" });
    const begun = new Promise((resolve, reject) => {
      worker.addEventListener("message", resolve, { once: true });
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      setTimeout(reject, PATIENCE_MS, new Error("no worker has begun"));
    });
    const arrival = (/** @type {string} */ name) => new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }) => {
        if (data.name !== name) return;
        if (data.failed) reject(new Error(data.failed));
        else resolve(data.found);
      });
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      begun.catch(reject);
    });
    return { module: arrival("module"), snapshot: arrival("snapshot") };
  }

  /** Whether no service worker answers for the network. Some browsers forbid even the question. */
  function isFirstVisit() {
    try {
      return !navigator.serviceWorker?.controller;
    } catch {
      return true;
    }
  }
})();
