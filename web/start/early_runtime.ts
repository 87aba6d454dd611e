// Begins the downloads of a first visit before the rest of the page is read: those of MicroPython, which plays
// (../micropython/downloads.ts). Pyodide works in a worker then, which start.ts begins later. Only where MicroPython does not
// play, or hands over, does the page need a Pyodide of its own: then its runtime and the snapshot are fetched here, and
// interpreter.ts goes on with them. On a later visit, later_visit.ts has begun.
import pyodide from "site:pyodide/pyodide.asm.wasm?address";
import snapshot from "site:snapshot.wasm?address";
import { fetchMicroPython, mayPlay } from "../micropython/downloads.ts";
import { base } from "./base.ts";
import { fetchModules } from "./early_modules.ts";
import { reportLater, withType } from "./responses.ts";

/** Begin the downloads of a first visit. */
export function beginDownloads(): void {
  const { backbone } = window;
  const { state } = backbone;
  if (backbone.runtime || !("WebAssembly" in window)) return; // without it nothing can be played
  if (mayPlay()) {
    const begun: EarlyRuntime = { quick: fetchMicroPython() };
    backbone.runtime = begun;
    state.send("first-visit");
    state.until(() => state.hasBeen("snapshot", "both")).then(() => Object.assign(begun, fetchWhole()));
  } else {
    backbone.runtime = fetchWhole();
    state.send("needs-pyodide");
  }
}

/** Fetch what Pyodide needs in the page, where its progress can be told. */
function fetchWhole(): EarlyRuntime {
  fetchModules();
  const { fetch } = window; // runtime_download.ts gives Pyodide another one
  const runtime = fetch(new URL(pyodide, base));
  const copy = runtime.then((response) => response.clone()); // before the bytes are read
  const response = fetch(new URL(snapshot, base));
  const begun = { copy, module: runtime.then(compile), response };
  reportLater(begun);
  return begun;
}

/** Compile a runtime while it arrives, where the browser can. */
async function compile(response: Response) {
  const typed = withType(response);
  return "compileStreaming" in WebAssembly ? WebAssembly.compileStreaming(typed) : WebAssembly.compile(await typed.arrayBuffer());
}
