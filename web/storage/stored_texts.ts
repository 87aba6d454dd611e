// Keeps texts on the device: in the database, or where that was never open in a place of small_texts.ts.
//
// Each text has a number and belongs to one of the stores. It is written once, and later perhaps deleted, but never
// changed. What the texts say is decided by Python (app/state/journal.py).
//
// A browser may delete the database: Chromium does so with one that it finds damaged. Then everything comes back from the
// second copy (second_copy.ts).
import {
  answeredWithin, changesFor, durabilityFor, endWhenRead, isEmpty, LONG_PATIENCE_MS, openDatabase, PATIENCE_MS, prefixOf, readAll,
  readPages, STORES, write,
} from "./database.ts";
import { whileShut, withoutDatabase } from "./small_texts.ts";

const WORTH_A_SECOND_TRY = new Set(["AbortError", "InvalidStateError", "UnknownError"]); // names of reasons
const MARK = "backbone.disk"; // in localStorage: the database was open here before

/** Keeps texts in the database. Where the browser has closed that meanwhile, it is opened again. */
class Disk {
  place = "disk" as const;

  #database;

  #copy;

  #pages = new Map<number, string>(); // of results, by number: there may be many, and none ever changes, so each is read once

  #ahead;

  #hasTexts = false;

  constructor(database: IDBDatabase, copy: CopyReader) {
    this.#database = database;
    this.#copy = copy;
    this.#ahead = answeredWithin(PATIENCE_MS, this.#readAhead()).catch(() => {}); // else they are read later
  }

  readAll = async () => {
    await this.#ahead;
    const found = await this.#whenOpen(() => readAll(this.#database, this.#pages));
    this.#hasTexts ||= !isEmpty(found);
    return found;
  };

  write = async (changes: KeptChange[]) => {
    await this.#whenOpen(() => write(this.#database, changes, durabilityFor(changes))).catch(rejectMiscounted);
    this.#hasTexts = true;
  };

  /** Read the pages before this tab may write, while the browser has no script of ours to run. */
  async #readAhead() {
    const read = new Map<number, string>();
    const transaction = this.#database.transaction("results");
    const reading = readPages(transaction.objectStore("results"), read);
    endWhenRead(transaction);
    await reading;
    this.#pages = read;
  }

  /** Do some work; if the browser has closed the database meanwhile, open it and do the work then. */
  async #whenOpen<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await answeredWithin(LONG_PATIENCE_MS, work());
    } catch (reason) {
      if (!(reason instanceof DOMException) || reason.name !== "InvalidStateError") throw reason;
      await answeredWithin(LONG_PATIENCE_MS, this.#reopen());
      return answeredWithin(LONG_PATIENCE_MS, work());
    }
  }

  /** Open it again. If it was deleted, restore the copy, and reject: there may be more that has to be written again. */
  async #reopen() {
    const database = await openDatabase(indexedDB);
    const isDeleted = this.#hasTexts && isEmpty(await readAll(database));
    try {
      if (isDeleted) await restore((changes) => write(database, changes, "strict"), this.#copy);
    } catch (reason) {
      database.close(); // then it is tried again the next time
      throw reason;
    }
    this.#database = database;
    this.#pages = new Map();
    if (isDeleted) throw new DOMException("The database was deleted.", "NotFoundError");
  }
}

/**
 * Open the best place there is, and read all that is there. If the database was open here before, there may be games in
 * it: then no other place is used, since what is kept there would not be seen when the database answers again.
 *
 * @param claimed resolves when this tab may write; before, nothing is read that others may change
 */
export async function openTexts(claimed: Promise<void>, copy: CopyReader): Promise<Opened> {
  const before = { wasOpen: readMark(), isNew: false };
  let opened = await openDisk(claimed, copy, before).catch(nameOf);
  // perhaps the browser has found it damaged, and deletes it now
  if (WORTH_A_SECOND_TRY.has(String(opened))) opened = await openDisk(claimed, copy, before).catch(nameOf);
  if (typeof opened !== "string") return opened;
  await claimed;
  const mayHaveGames = before.wasOpen || await copy.isThere();
  const shut = opened === "VersionError" ? "newer" : mayHaveGames && "shut";
  const texts = shut ? whileShut(shut) : withoutDatabase();
  return [texts, await texts.readAll(), ""];
}

/**
 * Tell that the database cannot be used.
 *
 * @returns the browser's name of the reason
 */
function nameOf(reason: unknown): string {
  console.warn("IndexedDB cannot be used:", reason);
  return reason instanceof DOMException ? reason.name : "Error";
}

/**
 * @param before whether it was open at an earlier visit; `isNew` is set if there was none
 * @returns rejects if the database cannot be used
 */
async function openDisk(claimed: Promise<void>, copy: CopyReader, before: { wasOpen: boolean; isNew: boolean }): Promise<Opened> {
  const patience = before.wasOpen ? LONG_PATIENCE_MS : PATIENCE_MS;
  const database = await openDatabase(indexedDB, patience, () => { before.isNew = true; });
  const texts = new Disk(database, copy);
  await claimed;
  let found = await texts.readAll();
  let isRestored = false;
  if (isEmpty(found)) {
    isRestored = await restore(texts.write, copy);
    if (!isRestored) await moveIn(texts);
    found = await texts.readAll(); // another tab may have moved it meanwhile
  }
  setMark();
  if (isRestored) return [texts, found, "restored"];
  return [texts, found, before.isNew && before.wasOpen ? "lost" : ""];
}

/**
 * Reject with the reason why nothing was written. Firefox, when it was killed while it kept the files of a first visit, may
 * find after its next start that less than nothing is used. It takes that for a very large number, and has no room any more.
 */
async function rejectMiscounted(reason: unknown): Promise<never> {
  if (!(reason instanceof DOMException) || reason.name !== "QuotaExceededError") throw reason;
  const asked = navigator.storage?.estimate(); // WebKit has none on plain HTTP
  const estimate = asked && await answeredWithin(PATIENCE_MS, asked).catch(() => null);
  throw (estimate?.usage ?? 0) > Number.MAX_SAFE_INTEGER ? new DOMException("The browser counts wrongly.", "MiscountedError") : reason;
}

function readMark() {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

/** Whether there is a text in localStorage that should be in the database. */
function hasSmall() {
  try {
    return Object.keys(localStorage).some((name) => STORES.some((store) => name.startsWith(prefixOf(store))));
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
 * @returns whether there was something in the copy
 */
async function restore(writeThere: NumberedTexts["write"], copy: CopyReader): Promise<boolean> {
  const found = await answeredWithin(LONG_PATIENCE_MS, copy.read());
  if (!found) return false;
  await writeThere(changesFor(found)).catch((reason) => {
    if (reason.name !== "ConstraintError") throw reason;
    console.warn("Another tab restores it:", reason);
  });
  return true;
}

/** Bring what was kept in localStorage, when the database could not be used yet, into the empty database. */
async function moveIn(texts: NumberedTexts) {
  if (!hasSmall()) return;
  const small = withoutDatabase();
  const changes = small.place === "small" ? changesFor(await small.readAll()) : [];
  if (!changes.length) return;
  try {
    await texts.write(changes);
  } catch (reason) {
    console.warn("Another tab moves it:", reason);
    return;
  }
  await small.write(changes.map(([store, number]) => [store, number, null]));
}
