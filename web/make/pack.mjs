// The format of snapshot.wasm, which interpreter.ts reads.
//
// A snapshot is 30 MB, most of it zeros or a copy of what the runtime's own module holds. So we write down the memory
// XOR-ed with the memory of a fresh instance, and of that only the stretches that are not zero:
//
//   32 bytes     an empty WebAssembly module with one custom section, whose content is all that follows. Hosts compress
//                application/wasm on the way; a file of no known type they would send as it is.
//   words        number of runs; then of each run its first word and its number of words; then the words of all runs.
const WORD = 4; // bytes
const WRAPPING = 32; // bytes
const MAX_GAP = 64; // zeros in a run, in words; a longer stretch of zeros ends it
const SECTION_NAME = "backbone snapshot"; // of a length that makes the content start at byte 32

/**
 * Pack a snapshot made by Pyodide.
 *
 * @param {Uint8Array} snapshot
 * @param {Uint8Array} initial the memory of a fresh instance of its module
 * @returns {{ bytes: Buffer, description: SnapshotDescription }} the file and what the page needs to know of it
 */
export function pack(snapshot, initial) {
  const [, headerLength] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2);
  const memory = wordsOf(snapshot.slice(headerLength));
  const fresh = wordsOf(initial);
  const difference = memory.map((word, index) => word ^ (fresh[index] ?? 0));
  const content = encode(difference, findRuns(difference));
  const bytes = wrap(content);
  const description = {
    header: Buffer.from(snapshot.slice(0, headerLength)).toString("base64"),
    memory: memory.byteLength,
    initial: (fresh.findLastIndex((word) => word !== 0) + 1) * WORD,
    sum: checksum(content),
  };
  return { bytes, description };
}

/**
 * Return bytes as words.
 *
 * @param {Uint8Array} bytes
 */
function wordsOf(bytes) {
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / WORD);
}

/**
 * Find the stretches of words that are not zero.
 *
 * @param {Int32Array} words
 * @returns {[first: number, count: number][]}
 */
function findRuns(words) {
  /** @type {[number, number][]} */
  const runs = [];
  let start = -1;
  let last = -1;
  words.forEach((word, index) => {
    if (word === 0) return;
    if (start >= 0 && index - last > MAX_GAP) {
      runs.push([start, last + 1 - start]);
      start = index;
    }
    if (start < 0) start = index;
    last = index;
  });
  if (start >= 0) runs.push([start, last + 1 - start]);
  return runs;
}

/**
 * Write the runs down.
 *
 * @param {Int32Array} words
 * @param {[number, number][]} runs
 */
function encode(words, runs) {
  const table = [runs.length, ...runs.flat()];
  const content = new Int32Array(table.length + runs.reduce((sum, [, count]) => sum + count, 0));
  content.set(table);
  let at = table.length;
  for (const [first, count] of runs) {
    content.set(words.subarray(first, first + count), at);
    at += count;
  }
  return content;
}

/**
 * Return a sum by which the page notices damage; snapshot_file.ts makes the same.
 *
 * @param {Int32Array} words
 */
function checksum(words) {
  let sum = 0;
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 31) + words[i]) | 0;
  return sum;
}

/**
 * Make the content a custom section of an empty WebAssembly module.
 *
 * @param {Int32Array<ArrayBuffer>} content
 */
function wrap(content) {
  const name = Buffer.from(SECTION_NAME);
  const size = 1 + name.length + content.byteLength;
  const leb = [0, 7, 14, 21, 28].map((shift) => ((size >>> shift) & 127) | (shift < 28 ? 128 : 0)); // always five bytes
  const head = Buffer.concat([Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 0, ...leb, name.length]), name]);
  if (head.byteLength !== WRAPPING) throw new Error(`The snapshot starts at byte ${head.byteLength}.`);
  return Buffer.concat([head, Buffer.from(content.buffer)]);
}
