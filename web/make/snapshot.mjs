// Takes the snapshot the page starts from: Python's memory with everything already imported.
//
//   node snapshot.mjs PYODIDE_FOLDER SOURCES_ZIP OUT_FOLDER
//
// writes snapshot.wasm and snapshot.json. The same input gives the same bytes, whatever the machine and its Node.
// README.md in this folder lists the private parts of Pyodide that this uses.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { makeDeterministic } from "./determinism.mjs";
import { pack } from "./pack.mjs";

/** @typedef {import("./pyodide.asm.mjs").Module} Module */

const LARGEST_BLOCK = 1 << 20; // bytes
const SMALLEST_BLOCK = 16;

const [pyodideFolder, sourcesZip, outFolder] = process.argv.slice(2);
const preparation = await readFile(new URL("snapshot_prepare.py", import.meta.url), "utf8");
const sources = new Uint8Array(await readFile(sourcesZip));

// Node itself would print the line of Pyodide's JavaScript in which an error arrived: all of it.
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});
makeDeterministic();
const { bytes, description } = await takeSnapshot();
await writeFile(join(outFolder, "snapshot.wasm"), bytes);
await writeFile(join(outFolder, "snapshot.json"), JSON.stringify(description));

/** Boot Python, import everything, wipe what is not in use, and pack the memory. */
async function takeSnapshot() {
  const { python, initial } = await boot(pyodideFolder);
  python.unpackArchive(sources, "zip", { extractDir: "/app" });
  prepare(python, preparation);
  wipeHeap(python._module);
  wipeStack(python._module);
  clearTrampoline(python._module);
  return pack(python.makeMemorySnapshot(), initial);
}

/**
 * Boot Pyodide ready for a snapshot, and copy its memory as it was before anything ran.
 *
 * @param {string} folder Pyodide's
 */
async function boot(folder) {
  const urlOf = (/** @type {string} */ name) => pathToFileURL(join(folder, name)).href;
  /** @type {typeof import("./pyodide.mjs")} */
  const { loadPyodide } = await import(urlOf("pyodide.mjs"));
  /** @type {typeof import("./pyodide.asm.mjs")} */
  const { default: createModule } = await import(urlOf("pyodide.asm.mjs"));
  let initial = new Uint8Array();
  const python = await loadPyodide({
    indexURL: folder,
    _makeSnapshot: true,
    _sysExecutable: "python",
    env: { PYTHONHASHSEED: "0", HOME: "/home/pyodide", LANG: "C.UTF-8", TZ: "UTC" },
    createPyodideModule: (settings) => {
      const { instantiateWasm } = settings;
      Object.assign(settings, {
        /** @type {typeof instantiateWasm} */
        instantiateWasm: (imports, receive) =>
          instantiateWasm?.(imports, (instance, module) => {
            initial = new Uint8Array(instance.exports.memory.buffer).slice();
            receive(instance, module);
          }),
      });
      return createModule(settings);
    },
  });
  return { python, initial };
}

/**
 * Run snapshot_prepare.py.
 *
 * @param {import("pyodide").PyodideAPI} python
 * @param {string} code
 */
function prepare(python, code) {
  const scope = python.toPy({ __name__: "snapshot_prepare" });
  python.runPython(code, { globals: scope, filename: "snapshot_prepare.py" });
  python.runPython("prepare()", { globals: scope });
  scope.destroy();
  // what is there now stays: frozen, it is no longer looked through for garbage, which takes longer than a press
  python.runPython("import gc; gc.collect(); gc.freeze()");
}

/**
 * Zero the free memory of the heap, which is noise and a quarter of the download: take every free block, the largest
 * first, zero it and give it back.
 *
 * @param {Module} module
 */
function wipeHeap(module) {
  const end = module.HEAPU32[module._emscripten_get_sbrk_ptr() >> 2];
  const taken = [];
  for (let size = LARGEST_BLOCK; size >= SMALLEST_BLOCK; size = size > 512 ? size >> 1 : size - 8) {
    for (;;) {
      const block = module._malloc(size);
      if (block + size > end) { // the heap had to grow, so no free block of this size is left
        module._free(block);
        break;
      }
      module.HEAPU8.fill(0, block, block + size);
      taken.push(block);
    }
  }
  for (const block of taken.reverse()) module._free(block);
}

/**
 * Zero the part of the stack that is not in use.
 *
 * @param {Module} module
 */
function wipeStack(module) {
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
}

/**
 * Clear the address of a helper that only some browsers have; the page writes its own there (interpreter.ts).
 *
 * @param {Module} module
 */
function clearTrampoline(module) {
  const offset = module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2];
  module.HEAP32[(module.__PyRuntime + offset) >> 2] = 0;
}
