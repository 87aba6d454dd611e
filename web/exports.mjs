// Shows Pyodide only those of its functions in WebAssembly that it asks for.
//
// Pyodide's module exports thousands of functions for packages in C, which the page does not load. At every start Pyodide
// would have a JavaScript function made for each of them, and give each a place in its table. The build finds out which are
// needed (make/needed_exports.mjs), and takes the snapshot with these alone: places in the table are part of the snapshot.

/**
 * Return what Pyodide is to take for the instance of its module.
 *
 * @param {WebAssembly.Instance} instance
 * @param {string} names of the exports that are needed, with a space after each but the last
 * @returns {WebAssembly.Instance}
 */
export function withExports({ exports }, names) {
  return { exports: Object.fromEntries(names.split(" ").map((name) => [name, exports[name]])) };
}
