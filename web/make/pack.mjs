// The format of snapshot.wasm; interpreter.mjs reads it.
//
// A snapshot is 30 MB, most of it zeros or a copy of what the runtime's own module holds. So we write down the memory
// XOR-ed with the memory of a fresh instance, and of that only the stretches that are not zero:
//
//   32 bytes     an empty WebAssembly module with one custom section, whose content is all that follows. Hosts compress
//                application/wasm on the way; a file of no known type they would send as it is.
//   words        number of runs; then of each run its first word and its number of words; then the words of all runs.
const WORD = 4;
const GAP = 64; // words of zeros worth starting a new run for
const SECTION_NAME = "backbone snapshot"; // of a length that makes the content start at byte 32

/** Packs Pyodide's snapshot, given the memory of a fresh instance of its module. */
export function pack(snapshot, initial) {
  const headerLength = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2)[1];
  const header = snapshot.slice(0, headerLength);
  const memory = wordsOf(snapshot.slice(headerLength));
  const fresh = wordsOf(initial);
  const difference = memory.map((word, index) => word ^ (fresh[index] ?? 0));
  const content = encode(difference, runsOf(difference));
  const about = {
    header: Buffer.from(header).toString("base64"), // Pyodide's own: magic number and build id, which it checks
    memory: memory.byteLength,
    initial: endOf(fresh) * WORD, // so much of a fresh memory is not zero
    bytes: content.byteLength + 32,
    sum: checksum(content),
  };
  return { bytes: wrap(content), about };
}

const wordsOf = (bytes) => new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / WORD);
const endOf = (words) => words.findLastIndex((word) => word !== 0) + 1;

function runsOf(words) {
  const runs = [];
  let start = -1, last = -1;
  words.forEach((word, index) => {
    if (word === 0) return;
    if (start >= 0 && index - last > GAP) {
      runs.push([start, last + 1 - start]);
      start = index;
    }
    if (start < 0) start = index;
    last = index;
  });
  if (start >= 0) runs.push([start, last + 1 - start]);
  return runs;
}

function encode(words, runs) {
  const length = 1 + 2 * runs.length + runs.reduce((sum, [, count]) => sum + count, 0);
  const content = new Int32Array(length);
  content.set([runs.length, ...runs.flat()]);
  let at = 1 + 2 * runs.length;
  for (const [start, count] of runs) {
    content.set(words.subarray(start, start + count), at);
    at += count;
  }
  return content;
}

/** The same sum is made in the page; see there. */
function checksum(words) {
  let sum = 0;
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 31) + words[i]) | 0;
  return sum;
}

function wrap(content) {
  const name = Buffer.from(SECTION_NAME);
  const size = 1 + name.length + content.byteLength;
  const leb = [0, 7, 14, 21, 28].map((shift) => ((size >>> shift) & 127) | (shift < 28 ? 128 : 0)); // always five bytes
  const head = Buffer.concat([Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 0, ...leb, name.length]), name]);
  return Buffer.concat([head, Buffer.from(content.buffer)]);
}
