// Keeps texts on the device: in the database, or where that was never open in a place of small_records.mjs.
//
// Each text has a number and belongs to one of the stores. It is written once, and later perhaps deleted, but never
// changed. What the texts say is decided by Python (app/state/journal.py).
//
// A browser may delete the database: Chromium does so with one that it finds damaged. Then everything comes back from the
// second copy (second_copy.mjs).
import {
  answeredWithin, changesFor, endWhenRead, isEmpty, openDatabase, PATIENCE_MS, readAll, readPages, write,
} from "./database.mjs";

const LONG_PATIENCE_MS = 10_000; // where the database was open before, so that there may be games in it
const MENDED = new Set(["AbortError", "InvalidStateError", "UnknownError"]); // reasons that may be gone at a second try
const MARK = "backbone.disk"; // in localStorage: the database was open here before

/**
 * Open the best place there is, and read all that is there. If the database was open here before, there may be games in
 * it: then no other place is used, since what is kept there would not be seen when the database answers again.
 *
 * @param {Promise<void>} claimed resolves when this tab may write; before, nothing is read that others may change
 * @param {CopyReader} copy
 * @returns {Promise<Opened>}
 */
export async function openRecords(claimed, copy) {
  const wasOpen = readMark();
  let reason = await openDisk(claimed, copy, wasOpen).catch(nameOf);
  // perhaps the browser has found it damaged, and deletes it now
  if (typeof reason === "string" && MENDED.has(reason)) reason = await openDisk(claimed, copy, wasOpen).catch(nameOf);
  if (typeof reason !== "string") return reason;
  await claimed;
  const { whileShut, withoutDatabase } = await loadSmall();
  const hasGames = wasOpen || await copy.isThere();
  const shut = reason === "VersionError" ? "newer" : hasGames && "shut";
  const records = shut ? whileShut(shut) : withoutDatabase();
  return [records, await records.readAll(), ""];
}

/**
 * Tell that the database cannot be used.
 *
 * @param {unknown} reason
 * @returns {string} the browser's name of the reason
 */
function nameOf(reason) {
  console.warn("IndexedDB cannot be used:", reason);
  return reason instanceof DOMException ? reason.name : "Error";
}

/**
 * @param {Promise<void>} claimed
 * @param {CopyReader} copy
 * @param {boolean} wasOpen
 * @returns {Promise<Opened>} rejects if the database cannot be used
 */
async function openDisk(claimed, copy, wasOpen) {
  let isNew = false;
  const patience = wasOpen ? LONG_PATIENCE_MS : PATIENCE_MS;
  const database = await openDatabase(indexedDB, patience, () => { isNew = true; });
  const records = onDisk(database, copy);
  await claimed;
  let found = await records.readAll();
  let isRestored = false;
  if (isEmpty(found)) {
    isRestored = await restore(records.write, copy);
    if (!isRestored) await moveIn(records);
    found = await records.readAll(); // another tab may have moved it meanwhile
  }
  setMark();
  if (isRestored) return [records, found, "restored"];
  return [records, found, isNew && wasOpen ? "lost" : ""];
}

/** Load what most visits do without. */
function loadSmall() {
  return import("./small_records.mjs");
}

function readMark() {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

function setMark() {
  try {
    localStorage.setItem(MARK, "");
  } catch {
    // then there is no other place either
  }
}

/**
 * Bring what is in the second copy into the empty database.
 *
 * @param {Records["write"]} writeAll
 * @param {CopyReader} copy
 * @returns {Promise<boolean>} whether there was something in the copy
 */
async function restore(writeAll, copy) {
  const found = await copy.read();
  if (!found) return false;
  await writeAll(changesFor(found)).catch((reason) => {
    if (reason.name !== "ConstraintError") throw reason;
    console.warn("Another tab restores it:", reason);
  });
  return true;
}

/**
 * Bring what was kept in localStorage, when the database could not be used yet, into the empty database.
 *
 * @param {Records} records
 */
async function moveIn(records) {
  const { withoutDatabase } = await loadSmall();
  const small = withoutDatabase();
  const changes = small.place === "small" ? changesFor(await small.readAll()) : [];
  if (!changes.length) return;
  try {
    await records.write(changes);
  } catch (reason) {
    console.warn("Another tab moves it:", reason);
    return;
  }
  await small.write(changes.map(([store, number]) => [store, number, null]));
}

/**
 * @param {IDBDatabase} opened
 * @param {CopyReader} copy
 * @returns {Records}
 */
function onDisk(opened, copy) {
  let database = opened;
  /** @type {Map<number, string>} */
  let pages = new Map(); // of results, by number: there may be many, and none ever changes, so each is read once
  const ahead = answeredWithin(PATIENCE_MS, readAhead()).then((read) => { pages = read; }, () => {}); // else read below
  /** Read the pages before this tab may write, while the browser has no script of ours to run. */
  async function readAhead() {
    /** @type {typeof pages} */
    const read = new Map();
    const transaction = opened.transaction("results");
    const reading = readPages(transaction.objectStore("results"), read);
    endWhenRead(transaction);
    await reading;
    return read;
  }
  /**
   * Do some work; if the browser has closed the database meanwhile, open it and do the work then.
   *
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async function withOpen(work) {
    try {
      return await answeredWithin(LONG_PATIENCE_MS, work());
    } catch (reason) {
      if (!(reason instanceof DOMException) || reason.name !== "InvalidStateError") throw reason;
      let isNew = false;
      database = await openDatabase(indexedDB, PATIENCE_MS, () => { isNew = true; });
      pages = new Map();
      const fill = (/** @type {KeptChange[]} */ changes) => write(database, changes, "strict");
      if (isNew && !(await restore(fill, copy))) {
        // one change is not enough in an empty database, and after a failure Python writes everything
        throw new DOMException("The database was deleted.", "NotFoundError");
      }
      return answeredWithin(LONG_PATIENCE_MS, work());
    }
  }
  return {
    place: "disk",
    readAll: () => withOpen(() => ahead.then(() => readAll(database, pages))),
    write: (changes) => withOpen(() => write(database, changes, durabilityFor(changes))),
  };
}

/**
 * Each move waits only for the system to have the text, which survives the end of the browser.
 *
 * @param {KeptChange[]} changes
 * @returns {IDBTransactionDurability}
 */
function durabilityFor(changes) {
  return changes.length > 1 || changes[0]?.[0] !== "journal" ? "strict" : "relaxed";
}
