// The interpreter that PyScript is given: Pyodide, started from our snapshot, or plainly where that fails.
//
// In the page start.ts begins it while PyScript is still getting ready; PyScript's call of loadPyodide then finds it under way.
// In a worker solver.ts does so.
import { lock, pyodideVersion, snapshot as described, snapshotAndRuntimeBytes } from "build:values";
import emptyArchive from "site:empty.zip?address";
import pyodide from "site:pyodide/?address";
import library from "site:python_stdlib.zip?address";
import sources from "site:app.zip?address";
import snapshotFile from "site:snapshot.wasm?address";
import { type DownloadWatch, watchDownload } from "./runtime_download.ts";
import { readSnapshot, wordsOf } from "./snapshot_file.ts";
import type { Progress } from "./state.ts";
import { fillTables } from "./table_filling.ts";

export const version = pyodideVersion;

type Load = typeof import("site:pyodide/pyodide.mjs").loadPyodide;
type Python = Awaited<ReturnType<Load>>;

const PAGE_OF_MEMORY = 65536; // bytes, the unit in which WebAssembly memory grows

let out: (line: string) => void = console.log;
let err: (line: string) => void = console.error;
let starting: Promise<Python> | null = null;

/**
 * Begin to start Python; reject if neither way of starting works.
 *
 * @param tell is told how a first download is getting on
 */
export function beginPyodide(tell: (progress: Progress) => void): Promise<Python> {
  keepToOneStack();
  starting = start(tell);
  hideTraces(starting);
  return starting;
}

/**
 * Return the Python that is starting, when what is kept on the device and the words of the language are there, too.
 * Called by PyScript in place of Pyodide's own function of this name.
 */
export function loadPyodide({ stdout, stderr }: Pick<import("pyodide").PyodideConfig, "stdout" | "stderr"> = {}) {
  out = stdout ?? out;
  err = stderr ?? err;
  const { reading, words } = globalThis.backbone ?? {};
  return Promise.all([starting, reading, words?.reading]).then(([python]) => python);
}

/**
 * Hide from Pyodide that WebAssembly can run on a stack of its own. Pyodide would run each task of the event loop on one,
 * so that Python could wait in the middle of a call, which ours never does. In some pages, picked at random, Chromium
 * checks the use of memory (GWP-ASan). Where such a check fell into such a task, it read past the end of the small stack,
 * and the page crashed.
 */
function keepToOneStack() {
  if (!("WebAssembly" in globalThis)) return;
  for (const name of ["Suspending", "Suspender"]) Reflect.deleteProperty(WebAssembly, name); // Pyodide looks for these
}

/**
 * Let errors not note where they happened until Python is there, and in a page until it answers. Pyodide and PyScript throw
 * and catch dozens of errors as they start. For the first of them V8 would read all of their code once more, to learn its
 * lines.
 */
function hideTraces(started: Promise<unknown>) {
  const { stackTraceLimit } = Error;
  const show = () => { Error.stackTraceLimit = stackTraceLimit; };
  Error.stackTraceLimit = 0;
  const state = globalThis.backbone?.state;
  if (state) state.until(() => state.is("pyodide", "failed")).then(show);
  else started.then(show, show);
}

/** Start from the snapshot, once more without what was begun early, else plainly. */
async function start(tell: (progress: Progress) => void) {
  const { runtime: early, state } = globalThis.backbone ?? {};
  if (!("WebAssembly" in globalThis)) throw new Error("This browser runs no WebAssembly."); // safety_net.ts has said so
  const { loadPyodide: load } = await import("site:pyodide/pyodide.mjs");
  try {
    return await startFromSnapshot(load, watchDownload(snapshotAndRuntimeBytes, tell, early), early).catch((reason) => {
      if (early) return startFromSnapshot(load, watchDownload(snapshotAndRuntimeBytes, tell));
      throw reason;
    });
  } catch (reason) {
    console.warn("Starting plainly, because the snapshot did not load:", reason);
  }
  state?.send("no-snapshot");
  return startPlainly(load, watchDownload(snapshotAndRuntimeBytes, tell));
}

/** Return the settings of Pyodide that both ways of starting share. */
function commonSettings() {
  return {
    indexURL: urlOf(pyodide),
    lockFileContents: lock, // Pyodide's own would be 119 kB
    stdout: (line: string) => out(line),
    stderr: (line: string) => err(line),
  };
}

/** Return the address of a file beside this one. */
function urlOf(path: string) {
  return new URL(path, import.meta.url).href;
}

// ---- from the snapshot

/**
 * Start Pyodide, and replace its memory by the snapshot before Python runs.
 *
 * @param early what was begun early; without it, all is fetched here
 */
async function startFromSnapshot(load: Load, watch: DownloadWatch, early?: EarlyRuntime) {
  const runtime = import("site:pyodide/pyodide.asm.mjs");
  const snapshot = fetchSnapshot(early, watch);
  snapshot.catch(() => {}); // awaited below
  const started = load({
    ...commonSettings(),
    stdLibURL: urlOf(emptyArchive),
    _loadSnapshot: parseBase64(described.header), // the header only; restore() does the rest
    createPyodideModule: async (settings) => {
      let initial = new Int32Array();
      const { default: createModule } = await runtime;
      const { instantiateWasm } = settings;
      Object.assign(settings, {
        instantiateWasm: ((imports, receive) =>
          instantiateWasm?.(imports, (instance, module) => {
            initial = growMemory(instance.exports.memory);
            fillTables(() => receive(instance, module));
          })) satisfies typeof instantiateWasm,
      });
      const module = await createModule(settings);
      restore(module, await snapshot, initial);
      return module;
    },
  });
  // Pyodide never settles when its own download fails, so we watch that ourselves.
  const python = await Promise.race([started, watch.failure]);
  python.runPython("import random; random.seed()"); // its state is in the snapshot, the same for everybody
  return python;
}

/** Make memory as large as the snapshot's; return a copy of what a fresh instance holds. */
function growMemory(memory: WebAssembly.ExportValue | undefined) {
  if (!(memory instanceof WebAssembly.Memory)) throw new Error("snapshot: the runtime exports no memory");
  const missing = described.memory - memory.buffer.byteLength;
  if (missing > 0) memory.grow(missing / PAGE_OF_MEMORY);
  return new Int32Array(memory.buffer.slice(0, described.initial));
}

/**
 * Return the words of the snapshot; throw if it is not the one that the build made. What was begun early is taken.
 *
 * @param early what was begun early
 */
async function fetchSnapshot(early: EarlyRuntime | undefined, watch: DownloadWatch) {
  const { bytes, sum } = await (early?.snapshot ?? readSnapshot(counted()));
  if (sum !== described.sum) throw new Error("snapshot: damaged");
  return wordsOf(bytes);

  async function counted() {
    const response = await (early?.response ?? fetch(urlOf(snapshotFile)));
    watch.count(response);
    return response;
  }
}

/**
 * Lay the snapshot over the memory of a module that has been set up but in which Python has not run.
 *
 * @param words of the snapshot
 * @param initial what the memory held before the module was set up
 */
function restore(module: import("site:pyodide/pyodide.asm.mjs").Module, words: Int32Array, initial: Int32Array) {
  const memory = module.HEAP32;
  const trampoline = (module.__PyRuntime + memory[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
  const own = memory[trampoline]; // differs between browsers: iOS has none
  memory.fill(0, 0, module.HEAPU32[module._emscripten_get_sbrk_ptr() >> 2] >> 2);
  const [runs] = words;
  let from = 1 + 2 * runs;
  for (let i = 0; i < runs; i++) {
    const [first, count] = words.subarray(1 + 2 * i, 3 + 2 * i);
    memory.set(words.subarray(from, from + count), first);
    from += count;
  }
  for (let i = 0; i < initial.length; i++) memory[i] ^= initial[i];
  memory[trampoline] = own;
}

/** Return the bytes of a text in Base64. */
function parseBase64(text: string) {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

// ---- plainly

/** Start Pyodide as it comes, and unpack our sources into it. */
async function startPlainly(load: Load, watch: DownloadWatch) {
  const archive = fetch(urlOf(sources)).then((response) => {
    if (!response.ok) throw new Error(`app.zip: status ${response.status}`);
    return response.arrayBuffer();
  });
  const started = load({ ...commonSettings(), stdLibURL: urlOf(library) });
  const python = await Promise.race([started, watch.failure]);
  python.unpackArchive(await archive, "zip", { extractDir: "/app" });
  python.runPython("import sys; sys.path.insert(0, '/app')");
  return python;
}
