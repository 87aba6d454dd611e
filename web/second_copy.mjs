// Keeps a second copy of all texts in a storage bucket: a part of the disk whose databases the browser keeps apart from the
// others. Chromium deletes all databases outside it when it finds one of them damaged, which was seen after a killed
// browser. Browsers without buckets (Firefox, WebKit) have each database in a file of its own, and delete none.
import { isEmpty, openDatabase, readAll, write } from "./database.mjs";

const BUCKET = "backbone-copy";
const PAUSE_MS = 60_000; // after a failure
const PAGES = 8; // of results, that are copied at a time: a copy of all of them at once would be noticed

/** @type {CopyReader["read"]} */
export async function readCopy() {
  const copy = await openCopy();
  const found = await readAll(copy);
  copy.close();
  return isEmpty(found) ? null : found;
}

/** @returns {Promise<IDBDatabase>} rejects where the browser has no buckets */
async function openCopy() {
  if (!navigator.storageBuckets) throw new DOMException("This browser has no storage buckets.", "NotSupportedError");
  const bucket = await navigator.storageBuckets.open(BUCKET);
  return openDatabase(bucket.indexedDB);
}

/** The copy of what is kept in `records`; as long as this tab may write, it follows each change there. */
export class SecondCopy {
  #records;

  #mayWrite;

  /** @type {IDBDatabase | null} */
  #database = null; // null as long as the copy may be different from what is kept

  #queue = Promise.resolve();

  #pausedUntil = 0;

  /**
   * @param {Records} records
   * @param {() => boolean} mayWrite whether this tab is the one that writes
   */
  constructor(records, mayWrite) {
    this.#records = records;
    this.#mayWrite = mayWrite;
    addEventListener("writer-lost", () => this.#fallBehind()); // another tab will change both
    if (mayWrite()) this.follow([]);
  }

  /**
   * Copy changes that were made, and before the first ones all that is different.
   *
   * @param {KeptChange[]} changes
   */
  follow(changes) {
    this.#queue = this.#queue.then(() => this.#change(changes)).catch((reason) => {
      console.warn("No second copy for now:", reason);
      this.#pausedUntil = performance.now() + PAUSE_MS;
      this.#fallBehind();
    });
  }

  #fallBehind() {
    this.#database?.close();
    this.#database = null;
  }

  /** @param {KeptChange[]} changes */
  async #change(changes) {
    if (!this.#mayWrite() || performance.now() < this.#pausedUntil) return;
    if (this.#database) await write(this.#database, changes.flatMap(inPlace), "relaxed");
    else this.#database = await this.#caughtUp();
  }

  /** Make the copy equal to what is kept, and return its database. */
  async #caughtUp() {
    const [database, kept] = await Promise.all([openCopy(), this.#records.readAll()]);
    const { results, ...others } = changesBetween(await readAll(database), kept);
    const added = results.filter(([, , text]) => text !== null);
    for (let at = 0; at < added.length; at += PAGES) {
      await write(database, added.slice(at, at + PAGES).flatMap(inPlace), "relaxed"); // one after the other
    }
    const deleted = results.filter(([, , text]) => text === null);
    const rest = [...Object.values(others).flat().flatMap(inPlace), ...deleted];
    if (rest.length) await write(database, rest, "relaxed");
    return database;
  }
}

/**
 * Return the changes by which what is copied becomes equal to what is kept, by store.
 *
 * @param {KeptTexts} copied
 * @param {KeptTexts} kept
 * @returns {Record<string, KeptChange[]>}
 */
function changesBetween(copied, kept) {
  return Object.fromEntries(Object.entries(kept).map(([store, [numbers, texts]]) => {
    const [own, ownTexts] = copied[store];
    const before = new Map(own.map((number, at) => [number, ownTexts[at]]));
    const missing = numbers.flatMap((number, at) => (before.get(number) === texts[at] ? [] : [[store, number, texts[at]]]));
    const here = new Set(numbers);
    const tooMany = own.filter((number) => !here.has(number)).map((number) => [store, number, null]);
    return [store, /** @type {KeptChange[]} */ ([...missing, ...tooMany])];
  }));
}

/**
 * Return the changes that also take the place of a text which is there already.
 *
 * @param {KeptChange} change
 * @returns {KeptChange[]}
 */
function inPlace([store, number, text]) {
  return text === null ? [[store, number, null]] : [[store, number, null], [store, number, text]];
}
