// Finds out which exports of Pyodide's module are needed when no package in C is loaded.
const ASSIGNING = /function assignWasmExports\(wasmExports\)\{[^}]*\}/u; // gives a variable to each export, needed or not
const DECLARING = /\bvar _\w+(?:,_\w+){500,};?/u; // declares these variables

/**
 * Return the names, with spaces between them, of the exports that are no functions, that the module itself looks for, or that Pyodide's JavaScript
 * mentions beyond the place where it gives a variable to each export. In doubt an export counts as needed.
 *
 * @param {WebAssembly.Module} module
 * @param {string} glue the text of pyodide.asm.mjs
 * @param {string[]} others the texts of other scripts that use the module
 */
export function neededExports(module, glue, others) {
  const rest = glue.replace(ASSIGNING, "").replace(DECLARING, "");
  const cut = glue.length - rest.length;
  if (cut < glue.length / 4) console.warn("warning: this Pyodide has another form; the page will start more slowly");
  const mentioned = new Set([rest, ...others].flatMap((text) => text.match(/[\w$]+/gu) ?? []));
  const lookedFor = new Set(WebAssembly.Module.imports(module).map(({ name }) => name));
  return WebAssembly.Module.exports(module)
    .filter(({ name, kind }) => (
      kind !== "function" || lookedFor.has(name) || mentioned.has(name) || mentioned.has(`_${name}`)
    ))
    .map(({ name }) => name)
    .join(" ");
}
