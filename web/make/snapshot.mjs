// Takes the snapshot the page starts from: Python's memory with everything already imported.
//
//   node snapshot.mjs PYODIDE_FOLDER SOURCES_ZIP OUT_FOLDER
//
// writes snapshot.wasm and snapshot.json. The same input gives the same bytes, whatever the machine and its Node.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { stopTheWorld } from "./determinism.mjs";
import { pack } from "./pack.mjs";

const [pyodideFolder, sourcesZip, outFolder] = process.argv.slice(2);
const inside = await readFile(new URL("snapshot_prepare.py", import.meta.url), "utf8");
const sources = new Uint8Array(await readFile(sourcesZip));

stopTheWorld();
const { python, initial } = await boot(pyodideFolder);
python.unpackArchive(sources, "zip", { extractDir: "/app" });
prepare(python, inside);
wipe(python._module);
const { bytes, about } = pack(python.makeMemorySnapshot(), initial);
await writeFile(join(outFolder, "snapshot.wasm"), bytes);
await writeFile(join(outFolder, "snapshot.json"), JSON.stringify(about));

/** Boots Pyodide ready for a snapshot, and keeps a copy of its memory as it was before anything ran. */
async function boot(folder) {
  const from = (name) => import(pathToFileURL(join(folder, name)).href);
  const { loadPyodide } = await from("pyodide.mjs");
  const { default: createModule } = await from("pyodide.asm.mjs");
  let initial;
  const python = await loadPyodide({
    indexURL: folder,
    _makeSnapshot: true,
    _sysExecutable: "python",
    env: { PYTHONHASHSEED: "0", HOME: "/home/pyodide", LANG: "C.UTF-8", TZ: "UTC" },
    createPyodideModule(settings) {
      const instantiate = settings.instantiateWasm;
      settings.instantiateWasm = (imports, receive) =>
        instantiate(imports, (instance, module) => {
          initial = new Uint8Array(instance.exports.memory.buffer).slice();
          receive(instance, module);
        });
      return createModule(settings);
    },
  });
  return { python, initial };
}

/** Runs snapshot_prepare.py. */
function prepare(python, code) {
  const scope = python.toPy({ __name__: "snapshot_prepare" });
  python.runPython(code, { globals: scope, filename: "snapshot_prepare.py" });
  python.runPython("import_ours(); drop_documentation(); forget()", { globals: scope });
  scope.destroy();
  python.runPython("import gc; gc.collect()");
}

/** Zeroes memory that is not in use: what is left there is noise, and a quarter of the download. */
function wipe(module) {
  wipeHeap(module);
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
  // Where a helper sits that only some browsers have; the page writes its own figure here (interpreter.mjs).
  const offset = module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2];
  module.HEAP32[(module.__PyRuntime + offset) >> 2] = 0;
}

/** Takes every free block of the heap, the largest first, zeroes it and gives it back. */
function wipeHeap(module) {
  const top = () => module.HEAPU32[module._emscripten_get_sbrk_ptr() >> 2];
  const end = top();
  const taken = [];
  for (let size = 1 << 20; size >= 16; size = size > 512 ? size >> 1 : size - 8) {
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
