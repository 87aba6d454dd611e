// Cuts parts out of pyodide.asm.mjs, the JavaScript that Emscripten has made for Pyodide.
//
// It is one function with thousands of others in it. What keeps those alive that nobody calls are a table of all that the
// module might import, a variable for each of its exports, a copy of nearly every name in `Module`, and the types of the
// functions (`name.sig = "vii"`). Once these are gone, Terser finds what is unused.
import { minify } from "terser";

const IMPORTS = /(?<=\bvar wasmImports=\{)[^{}]*(?=\})/u;
const EXPORTS = /(?<=\bfunction assignWasmExports\(wasmExports\)\{)[^{}]*(?=\})/u;
const VARIABLES = /\bvar _\w+(?:,_\w+){100,};?/u; // one for each export
const EXPORTED = /\bwasmExports\["?(?<name>\w+)"?\]|\bwasmExports\.(?<other>\w+)/gu;
const COPY = /(?<=[;}])Module\["(?<name>[\w$]+)"\]=\k<name>;/gu;
const READ = /\bModule(?:\.(?<name>[\w$]+)|\["(?<other>[\w$]+)"\])(?!=[\w$]+[;,}])/gu;
const TYPE = /(?<=[;}])(?<name>[\w$]+)\.sig="\w*";?/gu;
const EVAL = /(?<![.\w$)])eval\(/gu;
const IDLE_MENTIONS = 2; // of a function that nobody calls: where it is made, and where it gets its type

/**
 * Return all words of a text that may be names.
 *
 * @param {string} text
 */
export function wordsOf(text) {
  return text.match(/[\w$]+/gu) ?? [];
}

/**
 * Return the script without the place where each export gets a variable.
 *
 * @param {string} script
 */
export function withoutExports(script) {
  return script.replace(EXPORTS, "").replace(VARIABLES, "");
}

/**
 * Offer the module only what it imports.
 *
 * @param {string} script
 * @param {Set<string>} names of the imports
 */
export function cutImports(script, names) {
  return edited(script, IMPORTS, (list) => (
    list.split(",").filter((entry) => names.has(entry.split(":")[0].replaceAll('"', ""))).join(",")
  ));
}

/**
 * Give variables only to the exports that there are.
 *
 * @param {string} script
 * @param {Set<string>} names of the exports
 */
export function cutExports(script, names) {
  return edited(script, EXPORTS, (statements) => (
    statements.split(";").filter((one) => namesIn(one, EXPORTED).some((name) => names.has(name))).join(";")
  ));
}

/**
 * Leave out functions and variables that nothing uses, again and again, since each may have been the last use of others.
 *
 * A direct call of `eval` can use any variable of the script. Those in it serve packages in C and are made indirect ones.
 *
 * @param {string} script
 * @param {Set<string>} outside the words of all other scripts
 */
export async function cutUnused(script, outside) {
  let shorter = script.replaceAll(EVAL, "(0,eval)(");
  for (let before = Infinity; shorter.length < before;) {
    before = shorter.length;
    const read = new Set(namesIn(shorter, READ));
    shorter = shorter.replaceAll(COPY, (all, name) => (outside.has(name) || read.has(name) ? all : ""));
    const mentions = new Map();
    for (const word of wordsOf(shorter)) mentions.set(word, (mentions.get(word) ?? 0) + 1);
    shorter = shorter.replaceAll(TYPE, (all, name) => (mentions.get(name) > IDLE_MENTIONS ? all : ""));
    const { code } = await minify(shorter, {
      module: true,
      compress: { defaults: false, dead_code: true, keep_fargs: true, unused: true },
      mangle: false,
    });
    shorter = code ?? "";
  }
  return shorter;
}

/**
 * Give the variables short names.
 *
 * @param {string} script
 */
export async function withShortNames(script) {
  const { code } = await minify(script, { module: true, compress: false, mangle: { keep_classnames: true } });
  return code ?? "";
}

/**
 * Replace the one part of a script that a pattern finds.
 *
 * @param {string} script
 * @param {RegExp} pattern
 * @param {(found: string) => string} edit
 */
function edited(script, pattern, edit) {
  if (!pattern.test(script)) throw new Error(`There is no ${pattern.source} in this Pyodide's JavaScript.`);
  return script.replace(pattern, edit);
}

/**
 * Return the names that a pattern finds in a text, in its group `name` or `other`.
 *
 * @param {string} text
 * @param {RegExp} pattern
 * @returns {string[]}
 */
function namesIn(text, pattern) {
  return Array.from(text.matchAll(pattern), ({ groups }) => groups?.name ?? groups?.other ?? "");
}
