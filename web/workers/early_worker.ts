// The worker that fetches the runtime and the snapshot while the page is being read (later_visit.ts).
//
// A message out is {name, found}, or {name, failed} with the reason. `name` is "module", for the compiled runtime, or
// "snapshot", for what snapshot_file.ts returns. The first message is {name: "begun"}.

import runtime from "site:pyodide/pyodide.asm.wasm?address";
import snapshotFile from "site:snapshot.wasm?address";
import { readSnapshot } from "../start/snapshot_file.ts";

const LIFE_MS = 30_000; // so long the browser may still add to the compiled code that it keeps, which it does in this worker

postMessage({ name: "begun" });
answer("module", WebAssembly.compileStreaming(fetch(new URL(runtime, import.meta.url))), () => []);
const snapshot = fetch(new URL(snapshotFile, import.meta.url));
answer("snapshot", readSnapshot(snapshot), ({ bytes }) => [bytes]);
setTimeout(close, LIFE_MS);

/**
 * Send the page what a promise brings.
 *
 * @param movedOf what of it is moved to the page and not copied
 */
async function answer<T>(name: string, promise: Promise<T>, movedOf: (found: T) => Transferable[]) {
  try {
    const found = await promise;
    postMessage({ name, found }, movedOf(found));
  } catch (reason) {
    postMessage({ name, failed: reason instanceof Error ? reason.message : String(reason) });
  }
}
