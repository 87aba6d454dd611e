// Reads snapshot.wasm, the file with Python's memory. make/pack.mjs writes it.
const WRAPPING = 32; // bytes before the words

/**
 * Return the bytes of the snapshot, and the sum of its words, by which damage is noticed.
 *
 * @param {Promise<Response>} fetched
 * @returns {Promise<SnapshotFile>}
 */
export async function readSnapshot(fetched) {
  const response = await fetched;
  if (!response.ok) throw new Error(`snapshot: status ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength % Int32Array.BYTES_PER_ELEMENT) throw new Error("snapshot: wrong size");
  return { bytes, sum: checksum(wordsOf(bytes)) };
}

/**
 * Return the words of a snapshot.
 *
 * @param {ArrayBuffer} bytes
 */
export function wordsOf(bytes) {
  return new Int32Array(bytes, WRAPPING);
}

/**
 * Return the sum that the build made of the same words; see make/pack.mjs.
 *
 * @param {Int32Array} words
 */
function checksum(words) {
  let sum = 0;
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 31) + words[i]) | 0;
  return sum;
}
