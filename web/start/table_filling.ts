// Puts JavaScript functions into a table of WebAssembly all at once.
//
// Pyodide puts some two hundred JavaScript functions into its table at every start, one by one. A table takes only
// functions of WebAssembly. So for each of them the browser throws an error, and Pyodide makes a module of its own that
// takes the function in and gives it out again. One module for all of them takes a tenth of the time.

const TYPE_CODES = new Map([["i", 127], ["p", 127], ["j", 126], ["f", 125], ["d", 124], ["e", 111]]);
const [TYPES, IMPORTS, EXPORTS] = [1, 2, 7]; // the numbers of a module's sections
const [FUNCTION, FUNCTION_TYPE] = [0, 96];
const HEADER = [0, 97, 115, 109, 1, 0, 0, 0];

/** A function of Emscripten's library. `sig` has a letter for its result and for each argument; "v" is none. */
type Library = Function & { sig: string };

/** Run something that puts functions into tables. Functions of Emscripten's library are put into their places at its end. */
export function fillTables(fill: () => void) {
  const { set: setOne } = WebAssembly.Table.prototype;
  const waiting: { table: WebAssembly.Table; index: number; value: Library }[] = [];
  WebAssembly.Table.prototype.set = function set(index, value): void {
    if (typeof value?.sig === "string") waiting.push({ table: this, index, value });
    else setOne.call(this, index, value);
  };
  try {
    fill();
  } finally {
    WebAssembly.Table.prototype.set = setOne;
  }
  const wrapped = wrap(waiting.map(({ value }) => value));
  waiting.forEach(({ table, index }, number) => table.set(index, wrapped[number]));
}

/** Return functions of WebAssembly that do what these do. */
function wrap(functions: Library[]) {
  const types = functions.map(({ sig: [result, ...args] }) => (
    [FUNCTION_TYPE, ...list(args.map(codeOf)), ...list(result === "v" ? [] : [codeOf(result)])]
  ));
  const numbers = [...functions.keys()];
  const names = numbers.map((number) => list(Array.from(String(number), (digit) => digit.charCodeAt(0))));
  const imports = names.map((name, number) => [...list([]), ...name, FUNCTION, ...leb(number)]);
  const exports = names.map((name, number) => [...name, FUNCTION, ...leb(number)]);
  const module = new WebAssembly.Module(Uint8Array.from([
    ...HEADER, ...section(TYPES, types), ...section(IMPORTS, imports), ...section(EXPORTS, exports),
  ]));
  const found = new WebAssembly.Instance(module, { "": functions as any }).exports;
  return numbers.map((number) => found[number]);
}

/** Return the code of a type. */
function codeOf(letter: string) {
  const code = TYPE_CODES.get(letter);
  if (!code) throw new TypeError(`${letter} is no type of Emscripten's`);
  return code;
}

/** Return a section of a module. */
function section(number: number, entries: number[][]) {
  return [number, ...list([...leb(entries.length), ...entries.flat()])];
}

/** Return bytes with their number before them. */
function list(bytes: number[]) {
  return [...leb(bytes.length), ...bytes];
}

/** Return a number as WebAssembly writes it: seven bits in each byte, the lowest first. */
function leb(number: number): number[] {
  return number < 128 ? [number] : [(number & 127) | 128, ...leb(number >>> 7)];
}
