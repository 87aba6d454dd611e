// Reads snapshot.wasm, the file with Python's memory. make/pack.mjs writes it.
import { snapshotBytes } from "build:values";

const WRAPPING = 32; // bytes before the words
const WORD = Int32Array.BYTES_PER_ELEMENT;

/**
 * Return the bytes of the snapshot, and the sum of its words, by which damage is noticed. Both grow while the file arrives:
 * to take in and to sum up so much at the end would take longer than anything else that is then left to do.
 */
export async function readSnapshot(fetched: Promise<Response>): Promise<SnapshotFile> {
  const { body, ok, status } = await fetched;
  if (!ok || !body) throw new Error(`snapshot: status ${status}`);
  const bytes = new Uint8Array(snapshotBytes);
  const words = wordsOf(bytes.buffer);
  const reader = body.getReader();
  let [at, summed, sum] = [0, 0, 0];
  for (let piece = await reader.read(); piece.value; piece = await reader.read()) {
    if (at + piece.value.length > snapshotBytes) {
      reader.cancel().catch(() => {}); // the rest is not wanted
      throw new Error("snapshot: too long");
    }
    bytes.set(piece.value, at);
    at += piece.value.length;
    const whole = Math.floor(Math.max(0, at - WRAPPING) / WORD);
    sum = sumOn(sum, words.subarray(summed, whole));
    summed = whole;
  }
  if (at < snapshotBytes) throw new Error("snapshot: too short");
  return { bytes: bytes.buffer, sum };
}

/** Return the words of a snapshot. */
export function wordsOf(bytes: ArrayBuffer) {
  return new Int32Array(bytes, WRAPPING);
}

/**
 * Return the sum that the build made of the same words (make/pack.mjs), as far as these reach.
 *
 * @param before the sum of the words before these
 */
function sumOn(before: number, words: Int32Array) {
  let sum = before;
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 31) + words[i]) | 0;
  return sum;
}
