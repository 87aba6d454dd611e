// Reads what is kept on the device while Python is being loaded, so that Python finds it when it starts. Python's own files
// keep the browser busy soon, so the page names this one in its head, to begin before them.
import { claim, giveWay, isExclusive, mayWrite, tellFollowers } from "./writer.ts";
import { COPY } from "./database.ts";
import { openRecords } from "./records.ts";

const COPY_BEGINS = { timeout: 2000 }; // milliseconds after the start, if the page is not idle before

/** Take the right to write, and only then read what may change: so nothing is missed that another tab still writes. */
async function read() {
  const claimed = claim().catch((reason) => { console.warn("No lock:", reason); });
  const [records, found, deleted] = await openRecords(claimed, { isThere: hasCopy, read: readCopy });
  let copy: import("./second_copy.ts").SecondCopy | null = null;
  async function write(changes: KeptChange[]) {
    await records.write(changes);
    tellFollowers();
    copy?.follow(changes);
  }
  let hasBegun = false;
  function beginCopy() {
    if (hasBegun) return;
    hasBegun = true;
    loadCopy().then(({ SecondCopy }) => { copy = new SecondCopy(records, mayWrite); }, warnOfCopy);
  }
  const isPossible = records.place === "disk" && navigator.storageBuckets;
  for (const start of isPossible ? ["backbone-quick", "backbone-ready"] : []) {
    addEventListener(start, () => requestIdleCallback(beginCopy, COPY_BEGINS), { once: true });
  }
  async function claimAndCopy() {
    await claim();
    copy?.begin();
  }
  const right = { claim: claimAndCopy, giveWay, isExclusive: isExclusive(), mayWrite };
  window.backboneKept = { ...records, ...right, found, deleted, write };
}

/** Load what is not needed for the start, except where the browser has deleted everything. */
function loadCopy() {
  return import("./second_copy.ts");
}

function warnOfCopy(reason: unknown) {
  console.warn("No second copy:", reason);
}

/** Return whether there is a second copy. */
async function hasCopy() {
  const names = await navigator.storageBuckets?.keys().catch(warnOfCopy);
  return Boolean(names?.includes(COPY));
}

async function readCopy() {
  if (!(await hasCopy())) return null;
  const copy = await loadCopy();
  return copy.readCopy();
}

globalThis.backboneReading = read();
