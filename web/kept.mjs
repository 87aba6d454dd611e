// Reads what is kept on the device while Python is being loaded, so that Python finds it when it starts. Python's own files
// keep the browser busy soon, so the page names this one in its head, to begin before them.
import { claim, giveWay, isExclusive, mayWrite, tellFollowers } from "./writer.mjs";
import { openRecords } from "./records.mjs";

/** Take the right to write, and only then read what may change: so nothing is missed that another tab still writes. */
async function read() {
  const claimed = claim().catch((reason) => { console.warn("No lock:", reason); });
  const [records, found, wasDeleted] = await openRecords(claimed);
  /** @type {Records["write"]} */
  async function write(changes) {
    await records.write(changes);
    tellFollowers();
  }
  const right = { claim, giveWay, isExclusive: isExclusive(), mayWrite };
  window.backboneKept = { ...records, ...right, found, wasDeleted, write };
}

globalThis.backboneReading = read();
