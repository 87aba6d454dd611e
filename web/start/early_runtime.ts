// Begins the downloads of a first visit before the rest of the page is read: those of MicroPython, which plays. Pyodide works
// in a worker then, which start.ts begins later. Only where MicroPython does not play, or hands over, does the page need a
// Pyodide of its own: then its runtime and the snapshot are fetched here, and interpreter.ts goes on with them. On a later
// visit, later_visit.ts has begun.
import { quickBytes } from "build:values";
import micropython from "site:micropython/micropython.wasm?address";
import pyodide from "site:pyodide/pyodide.asm.wasm?address";
import quickPage from "site:quick_page.wasm?address";
import quickRules from "site:quick_rules.wasm?address";
import snapshot from "site:snapshot.wasm?address";
import { base } from "./base.ts";

const TYPE = "application/wasm";
const HALF = 230_000; // bytes, of MicroPython and of the largest of our files for it
const PAINT_MS = 2_000; // no longer is waited for the first picture
const SILENCE_MS = 10_000; // when nothing of them has come for so long, the page asks for Pyodide

/** Begin the downloads of a first visit. */
export function beginDownloads(): void {
  if (window.backboneRuntime || !("WebAssembly" in window)) return; // without it nothing can be played
  window.backboneRuntime = mayPlayQuickly() ? fetchQuick() : fetchWhole();
}

/** Fetch what Pyodide needs in the page, where its progress can be told. */
function fetchWhole(): EarlyRuntime {
  window.backboneModules();
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

/** Return a response with the type that browsers insist on, which not every host sends. */
function withType(response: Response) {
  const { body, headers, ok, status } = response;
  if (!ok) throw new Error(`${response.url}: status ${status}`);
  return headers.get("content-type") === TYPE ? response : new Response(body, { headers: { "Content-Type": TYPE } });
}

/**
 * Fetch MicroPython and our sources for it one after another, since it can be busy with each while the next one comes. Each
 * is asked for a little before the one before it is there, so that the line is never idle. What Pyodide needs is added to
 * what is returned when the page needs it, if ever.
 */
function fetchQuick(): EarlyRuntime {
  let loaded = 0;
  const giveUp = () => dispatchEvent(new CustomEvent("backbone-not-quick"));
  let limit = setTimeout(giveUp, SILENCE_MS);
  const count = (bytes: number) => {
    loaded += bytes;
    clearTimeout(limit);
    limit = setTimeout(giveUp, SILENCE_MS);
    const detail = { loaded, total: quickBytes, isQuick: true };
    dispatchEvent(new CustomEvent("boot-progress", { detail }));
  };
  const runtime = painted().then(() => fetch(new URL(micropython, base))).then(withType);
  const rules = halfOf(runtime, count).then(() => fetch(new URL(quickRules, base)));
  const paged = halfOf(rules, count).then(() => fetch(new URL(quickPage, base)));
  halfOf(paged, count).catch(() => {}); // whoever reads it will report it
  const page = paged.then(bytesOf);
  const script = painted().then(() => import("../quick/quick.ts"));
  script.catch(giveUp);
  Promise.allSettled([page, script]).then(() => clearTimeout(limit));
  const quick = { page, rules: rules.then(bytesOf), runtime };
  reportLater(quick);
  const begun: EarlyRuntime = { quick };
  begun.wanted = new Promise((resolve) => {
    for (const reason of ["backbone-not-quick", "backbone-unseen"]) addEventListener(reason, resolve, { once: true });
  }).then(() => { Object.assign(begun, fetchWhole()); });
  return begun;
}

/**
 * Resolve when the page was first painted, so that the downloads leave the line to what it is painted with; at once if
 * nobody sees it.
 */
function painted() {
  return new Promise((resolve) => {
    if (document.visibilityState === "hidden") resolve(null);
    setTimeout(resolve, PAINT_MS);
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
}

/** Return the bytes of a response. */
function bytesOf(response: Response) {
  if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
  return response.arrayBuffer();
}

/**
 * Resolve when half of a file is there; the response can still be read by others.
 *
 * @param count is told of each piece, also of the second half
 */
function halfOf(asked: Promise<Response>, count: (bytes: number) => void): Promise<void> {
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

/** Leave what goes wrong to those who take it over. */
function reportLater(begun: object) {
  for (const promise of Object.values(begun)) promise?.catch(() => {});
}

/** Whether MicroPython may play first; quick.ts says when it may not. */
function mayPlayQuickly() {
  try {
    return !sessionStorage.getItem("backbone.whole");
  } catch {
    return false; // then nothing that is played can be kept for Pyodide
  }
}
