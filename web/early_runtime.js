// Begins to fetch the runtime and the snapshot on a first visit, before the rest of the page is read. interpreter.mjs goes on
// with them. On a later visit, later_visit.js has begun.
(() => {
  "use strict";
  const HALF = 230_000; // bytes, of MicroPython and of the largest of our files for it
  const QUICK_BYTES = /*build:quick*/ 1; // of these files together
  const SILENCE_MS = 10_000; // when nothing of them has come for so long, Pyodide is no longer held back
  const base = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
  if (window.backboneRuntime) return;
  window.backboneRuntime = fetchHere();
  reportLater(window.backboneRuntime);

  /**
   * Fetch everything in the page, where its progress can be told; first the small Python that can play soon.
   *
   * @returns {EarlyRuntime}
   */
  function fetchHere() {
    const { fetch } = window; // runtime_download.mjs gives Pyodide another one
    const quick = mayPlayQuickly() ? fetchQuick() : null;
    const arrived = Promise.resolve(quick?.arrived);
    arrived.then(window.backboneModules);
    const fetchLater = (/** @type {string} */ name) => arrived.then(() => fetch(new URL(name, base)));
    const runtime = fetchLater("./pyodide/pyodide.asm.wasm");
    const copy = runtime.then((response) => response.clone()); // before the bytes are read
    const begun = { copy, module: WebAssembly.compileStreaming(runtime), response: fetchLater("./snapshot.wasm") };
    return quick ? { ...begun, quick } : begun;
  }

  /**
   * Fetch MicroPython and our sources for it one after another, since it can be busy with each while the next one comes. Each
   * is asked for a little before the one before it is there, so that the line is never idle. `arrived` resolves when all
   * bytes are there, cannot be had, or have stopped coming.
   */
  function fetchQuick() {
    let loaded = 0;
    const tellNotQuick = () => dispatchEvent(new CustomEvent("backbone-not-quick"));
    /** @type {(value?: unknown) => void} */
    let end = () => {};
    const silence = new Promise((resolve) => { end = resolve; });
    const giveUp = () => {
      end();
      tellNotQuick();
    };
    let limit = setTimeout(giveUp, SILENCE_MS);
    const count = (/** @type {number} */ bytes) => {
      loaded += bytes;
      clearTimeout(limit);
      limit = setTimeout(giveUp, SILENCE_MS);
      const detail = { loaded, total: QUICK_BYTES, isQuick: true };
      dispatchEvent(new CustomEvent("boot-progress", { detail }));
    };
    const runtime = fetch(new URL("./micropython/micropython.wasm", base));
    const rules = halfOf(runtime, count).then(() => fetch(new URL("./quick_rules.json", base)));
    const paged = halfOf(rules, count).then(() => fetch(new URL("./quick_page.json", base)));
    halfOf(paged, count).catch(() => {}); // whoever reads it will report it
    const page = paged.then((response) => response.json());
    const script = import(new URL("./quick.mjs", base).href);
    script.catch(tellNotQuick);
    const all = Promise.allSettled([page, script]);
    all.then(() => clearTimeout(limit));
    const arrived = Promise.race([all, silence]);
    return { arrived, page, rules: rules.then((response) => response.json()), runtime };
  }

  /**
   * Resolve when half of a file is there; the response can still be read by others.
   *
   * @param {Promise<Response>} asked
   * @param {(bytes: number) => void} count is told of each piece, also of the second half
   * @returns {Promise<void>}
   */
  function halfOf(asked, count) {
    return new Promise((resolve, reject) => {
      (async () => {
        const reader = (await asked).clone().body?.getReader();
        let piece = await reader?.read();
        for (let bytes = 0; piece?.value; piece = await reader?.read()) {
          count(piece.value.length);
          bytes += piece.value.length;
          if (bytes >= HALF) resolve();
        }
        resolve();
      })().catch(reject);
    });
  }

  /**
   * Leave what goes wrong to those who take it over.
   *
   * @param {EarlyRuntime} begun
   */
  function reportLater({ quick, ...whole }) {
    for (const promise of [...Object.values(whole), ...Object.values(quick ?? {})]) promise?.catch(() => {});
  }

  /** Whether MicroPython may play first; quick.mjs says when it may not. */
  function mayPlayQuickly() {
    try {
      return !sessionStorage.getItem("backbone.whole");
    } catch {
      return false; // then nothing that is played can be kept for Pyodide
    }
  }
})();
