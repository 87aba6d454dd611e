// What PyScript gets as its interpreter: Pyodide, started from our snapshot, or plainly where that fails.
//
// The start begins as soon as this module is read, while PyScript is still getting ready; PyScript's call of loadPyodide
// then finds it under way. A worker may import this module, too. Events sent to the window on the way:
//   boot-progress {loaded, total}   bytes of a first download
//   boot-failed   {reason}          neither way of starting worked
import { loadPyodide as load, version } from "./pyodide/pyodide.mjs";

export { version };

const built = /*build:runtime*/ {};
const here = (path) => new URL(path, import.meta.url).href;
const announce = (name, detail) => globalThis.dispatchEvent(new CustomEvent(name, { detail }));

/** Whether the snapshot could not be used. */
export let startedPlainly = false;

let out = console.log;
let err = console.error;
const starting = start();
starting.catch(() => {}); // reported to whoever calls loadPyodide

/** Called by PyScript. */
export async function loadPyodide({ stdout, stderr } = {}) {
  out = stdout ?? out;
  err = stderr ?? err;
  return starting;
}

async function start() {
  try {
    return await startFromSnapshot();
  } catch (reason) {
    console.warn("Starting plainly, because the snapshot did not load:", reason);
  }
  try {
    startedPlainly = true;
    return await startPlainly();
  } catch (reason) {
    announce("boot-failed", { reason: String(reason?.message ?? reason) });
    throw reason;
  }
}

function common() {
  return {
    indexURL: here("./pyodide/"),
    lockFileContents: built.lock, // no packages to install: the list of Pyodide's own would be 119 kB
    stdout: (line) => out(line),
    stderr: (line) => err(line),
  };
}

// ---- from the snapshot

async function startFromSnapshot() {
  const watch = watchDownload();
  const factory = import("./pyodide/pyodide.asm.mjs");
  const snapshot = fetchSnapshot(watch);
  snapshot.catch(() => {}); // awaited below
  const started = load({
    ...common(),
    stdLibURL: here("./empty.zip"),
    _loadSnapshot: fromBase64(built.snapshot.header), // the header only; restore() does the rest
    createPyodideModule: async (settings) => {
      let initial;
      const instantiate = settings.instantiateWasm;
      settings.instantiateWasm = (imports, receive) =>
        instantiate(imports, (instance, module) => {
          initial = freshMemory(instance.exports.memory);
          receive(instance, module);
        });
      const module = await (await factory).default(settings);
      restore(module, await snapshot, initial);
      return module;
    },
  });
  // Pyodide never settles when its own download fails, so that is watched for it.
  const python = await Promise.race([started, watch.failure]);
  python.runPython("import random; random.seed()"); // otherwise every visitor would have the same chance
  return python;
}

/** Makes memory as large as the snapshot's and returns a copy of what a fresh instance holds. */
function freshMemory(memory) {
  const missing = built.snapshot.memory - memory.buffer.byteLength;
  if (missing > 0) memory.grow(missing / 65536);
  return new Int32Array(memory.buffer.slice(0, built.snapshot.initial));
}

async function fetchSnapshot(watch) {
  const response = await fetch(here("./snapshot.wasm"));
  if (!response.ok) throw new Error(`snapshot: status ${response.status}`);
  watch.count(response);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength !== built.snapshot.bytes) throw new Error("snapshot: wrong size");
  const words = new Int32Array(bytes, 32); // after the wrapping; see make/pack.mjs
  let sum = 0;
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 31) + words[i]) | 0;
  if (sum !== built.snapshot.sum) throw new Error("snapshot: damaged");
  return words;
}

/** Lays the snapshot over the memory of a module that has been set up but in which Python has not run. */
function restore(module, words, initial) {
  const trampoline = (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
  const own = module.HEAP32[trampoline]; // differs between browsers: iOS has none
  const memory = module.HEAP32;
  memory.fill(0, 0, module.HEAPU32[module._emscripten_get_sbrk_ptr() >> 2] >> 2);
  const runs = words[0];
  let from = 1 + 2 * runs;
  for (let i = 0; i < runs; i++) {
    const start = words[1 + 2 * i];
    const count = words[2 + 2 * i];
    memory.set(words.subarray(from, from + count), start);
    from += count;
  }
  for (let i = 0; i < initial.length; i++) memory[i] ^= initial[i];
  memory[trampoline] = own;
}

function fromBase64(text) {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

// ---- plainly

async function startPlainly() {
  const sources = fetch(here("./app.zip")).then((response) => {
    if (!response.ok) throw new Error(`app.zip: status ${response.status}`);
    return response.arrayBuffer();
  });
  const watch = watchDownload();
  const started = load({ ...common(), stdLibURL: here("./python_stdlib.zip") });
  const python = await Promise.race([started, watch.failure]);
  python.unpackArchive(await sources, "zip", { extractDir: "/app" });
  python.runPython("import sys; sys.path.insert(0, '/app')");
  return python;
}

// ---- the download

/**
 * Watches the one large file Pyodide fetches by itself. Without a service worker in charge this is a first visit, and
 * the bytes of that file and of the responses given to `count` are announced as they come.
 */
function watchDownload() {
  const first = !globalThis.navigator?.serviceWorker?.controller;
  const plainFetch = globalThis.fetch;
  let loaded = 0;
  const tally = async (response) => {
    if (!first) return;
    for await (const piece of pieces(response.clone().body)) {
      loaded += piece.length;
      announce("boot-progress", { loaded, total: built.total });
    }
  };
  const count = (response) => tally(response).catch(() => {}); // who reads the response itself will report it
  const failure = new Promise((_, reject) => {
    globalThis.fetch = async (...args) => {
      if (!String(args[0]).endsWith("pyodide.asm.wasm")) return plainFetch(...args);
      globalThis.fetch = plainFetch;
      try {
        const response = await plainFetch(...args);
        if (!response.ok) throw new Error(`the runtime: status ${response.status}`);
        tally(response).catch(reject); // Pyodide itself would never say that its download broke off
        return response;
      } catch (reason) {
        reject(reason);
        throw reason;
      }
    };
  });
  return { count, failure };
}

async function* pieces(stream) {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
