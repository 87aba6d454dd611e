// The worker that fetches the runtime and the snapshot while the page is being read (later_visit.js).
//
// A message out is {name, found}, or {name, failed} with the reason. `name` is "module", for the compiled runtime, or
// "snapshot", for what snapshot_file.mjs returns. The first message is {name: "begun"}.

const LIFE_MS = 30_000; // so long the browser may still add to the compiled code that it keeps, which it does in this worker

postMessage({ name: "begun" });
answer("module", WebAssembly.compileStreaming(fetch(new URL("./pyodide/pyodide.asm.wasm", import.meta.url))), () => []);
const snapshot = fetch(new URL("./snapshot.wasm", import.meta.url)); // under way before the next script is here
answer("snapshot", import("./snapshot_file.mjs").then(({ readSnapshot }) => readSnapshot(snapshot)), ({ bytes }) => [bytes]);
setTimeout(close, LIFE_MS);

/**
 * Send the page what a promise brings.
 *
 * @template T
 * @param {string} name
 * @param {Promise<T>} promise
 * @param {(found: T) => Transferable[]} movedOf what of it is moved to the page and not copied
 */
async function answer(name, promise, movedOf) {
  try {
    const found = await promise;
    postMessage({ name, found }, movedOf(found));
  } catch (reason) {
    postMessage({ name, failed: reason instanceof Error ? reason.message : String(reason) });
  }
}
