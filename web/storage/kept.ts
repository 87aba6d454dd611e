// Reads what is kept on the device while Python is being loaded, so that Python finds it when it starts.
import { claim, giveWay, isExclusive, mayWrite, tellFollowers } from "./writer.ts";
import { COPY } from "./database.ts";
import { openTexts } from "./stored_texts.ts";
import { readCopy, SecondCopy } from "./second_copy.ts";

const COPY_BEGINS = { timeout: 2000 }; // milliseconds after the start, if the page is not idle before

/** Begin to read. */
export function beginReading(): void {
  window.backbone.reading = read();
}

/** Take the right to write, and only then read what may change: so nothing is missed that another tab still writes. */
async function read() {
  const claimed = claim().catch((reason) => { console.warn("No lock:", reason); });
  const [texts, found, deleted] = await openTexts(claimed, { isThere: hasCopy, read: readOld });
  let copy: SecondCopy | null = null;
  async function write(changes: KeptChange[]) {
    await texts.write(changes);
    tellFollowers();
    copy?.follow(changes);
  }
  function beginCopy() {
    copy = new SecondCopy(texts, mayWrite);
  }
  const { state } = window.backbone;
  const isPossible = texts.place === "disk" && navigator.storageBuckets;
  if (isPossible) state.until(() => state.player !== "").then(() => requestIdleCallback(beginCopy, COPY_BEGINS));
  async function claimAndCopy() {
    await claim();
    copy?.begin();
  }
  const right = { claim: claimAndCopy, giveWay, isExclusive: isExclusive(), mayWrite };
  window.backbone.kept = { ...texts, ...right, found, deleted, write };
}

function warnOfCopy(reason: unknown) {
  console.warn("No second copy:", reason);
}

/** Return whether there is a second copy. */
async function hasCopy() {
  const names = await navigator.storageBuckets?.keys().catch(warnOfCopy);
  return Boolean(names?.includes(COPY));
}

async function readOld() {
  return await hasCopy() ? readCopy() : null;
}
