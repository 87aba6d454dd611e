// Cuts out of Pyodide's runtime what no part of the page can reach.
//
//   node shrink.mjs PYODIDE_FOLDER OUT_FOLDER
//
// writes pyodide.asm.mjs and pyodide.asm.wasm. Pyodide is made for packages in C, which the page does not load: its module
// exports 8,500 things, for which its JavaScript makes variables at every start, and most of that JavaScript draws with
// WebGL and SDL. Each of the two files is cut down to what the other one still needs, until nothing changes any more. It
// fails if the JavaScript has another form. runtime.py then takes Pyodide as it is, and also if the memory of a Python on the
// smaller runtime differs in a single byte.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import binaryen from "binaryen";
import { cutExports, cutImports, cutUnused, withShortNames, withoutExports, wordsOf } from "./shrink_javascript.mjs";

const NAMED = ["function", "global"]; // kinds of exports that the JavaScript asks for by name
const OURS = ["../start/interpreter.ts", "../start/table_filling.ts", "snapshot.mjs"].map((path) => new URL(path, import.meta.url));

const [folder, outFolder] = process.argv.slice(2);
const others = await Promise.all([join(folder, "pyodide.mjs"), ...OURS].map((path) => readFile(path, "utf8")));
const outside = new Set(others.flatMap(wordsOf));

let runtime = await readFile(join(folder, "pyodide.asm.wasm"));
let script = await readFile(join(folder, "pyodide.asm.mjs"), "utf8");
for (let before = Infinity; script.length < before;) {
  before = script.length;
  runtime = shrinkRuntime(runtime, script);
  const module = new WebAssembly.Module(runtime);
  script = cutImports(script, namesOf(WebAssembly.Module.imports(module)));
  script = cutExports(script, namesOf(WebAssembly.Module.exports(module)));
  script = await cutUnused(script, outside);
}
await writeFile(join(outFolder, "pyodide.asm.wasm"), runtime);
await writeFile(join(outFolder, "pyodide.asm.mjs"), await withShortNames(script));

/**
 * Return the module without the exports that nobody mentions, and without what is then unused.
 *
 * @param {Uint8Array} bytes
 * @param {string} glue Pyodide's JavaScript
 */
function shrinkRuntime(bytes, glue) {
  const module = new WebAssembly.Module(Buffer.from(bytes));
  const lookedFor = namesOf(WebAssembly.Module.imports(module)); // the module may find in its own exports what it imports
  const mentioned = new Set([...wordsOf(withoutExports(glue)), ...outside]);
  const isNeeded = (/** @type {string} */ name) => [name, `_${name}`].some((word) => mentioned.has(word));
  const smaller = binaryen.readBinary(bytes);
  for (const { name, kind } of WebAssembly.Module.exports(module)) {
    if (NAMED.includes(kind) && !lookedFor.has(name) && !isNeeded(name)) smaller.removeExport(name);
  }
  smaller.runPasses(["remove-unused-module-elements"]);
  return Buffer.from(smaller.emitBinary());
}

/**
 * Return the names of imports or exports.
 *
 * @param {{ name: string }[]} list
 */
function namesOf(list) {
  return new Set(list.map(({ name }) => name));
}
