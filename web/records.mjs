// Keeps texts on the device: in IndexedDB, or where that was never open in a place of small_records.mjs.
//
// Each text has a number and belongs to one of the stores. It is written once, and later perhaps deleted, but never
// changed. What the texts say is decided by Python (app/state/journal.py).
//
// The bare interface of IndexedDB is used, without a library: all that is needed of it are the few lines below, and a
// library would be one more file to load before the game can start.
import { STORES, whileShut, withoutDatabase } from "./small_records.mjs";

const DATABASE = "backbone";
const VERSION = 1; // of the set of stores; the texts carry a version of their own
const PATIENCE_MS = 4000; // some browsers never answer when their database is damaged
const LONG_PATIENCE_MS = 10_000; // where it was open before, so that there may be games in it
const MARK = "backbone.disk"; // in localStorage: the database was open here before

/**
 * Open the best place there is, and read all that is there. If the database was open here before, there may be games in
 * it: then no other place is used, since what is kept there would not be seen when the database answers again. If it is
 * a new one nevertheless, the browser has deleted it; some do so when they find it damaged.
 *
 * @param {Promise<void>} claimed resolves when this tab may write; before, nothing is read that others may change
 * @returns {Promise<[Records, KeptTexts, boolean]>} the place, what is there, and whether the database was deleted
 */
export async function openRecords(claimed) {
  const wasOpen = readMark();
  let instead = wasOpen ? () => whileShut("shut") : withoutDatabase;
  try {
    let isNew = false;
    const patience = wasOpen ? LONG_PATIENCE_MS : PATIENCE_MS;
    const records = onDisk(await openDatabase(patience, () => { isNew = true; }));
    await claimed;
    const found = await moveIn(records, await records.readAll());
    setMark();
    return [records, found, isNew && wasOpen];
  } catch (reason) {
    console.warn("IndexedDB cannot be used:", reason);
    if (reason instanceof DOMException && reason.name === "VersionError") instead = () => whileShut("newer");
  }
  await claimed;
  const records = instead();
  return [records, await records.readAll(), false];
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
 * Bring what was kept in localStorage, when the database could not be used yet, into the empty database; return what is
 * there then.
 *
 * @param {Records} records
 * @param {KeptTexts} found what is in the database
 * @returns {Promise<KeptTexts>}
 */
async function moveIn(records, found) {
  if (Object.values(found).some(([numbers]) => numbers.length)) return found;
  const small = withoutDatabase();
  if (small.place !== "small") return found;
  const texts = Object.entries(await small.readAll());
  const changes = texts.flatMap(([store, [numbers, own]]) => numbers.map((number, at) => [store, number, own[at]]));
  if (!changes.length) return records.readAll(); // another tab may have moved it meanwhile
  try {
    await records.write(/** @type {KeptChange[]} */ (changes));
  } catch (reason) {
    console.warn("Another tab moves it:", reason);
    return records.readAll();
  }
  await small.write(/** @type {KeptChange[]} */ (changes.map(([store, number]) => [store, number, null])));
  return records.readAll();
}

// ---- IndexedDB

/**
 * @param {number} patience in milliseconds
 * @param {() => void} whenNew is called if there was no database, so that an empty one is made
 * @returns {Promise<IDBDatabase>}
 */
function openDatabase(patience, whenNew = () => {}) {
  return answeredWithin(patience, new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    if (!(request instanceof IDBRequest)) throw new Error("Databases are forbidden."); // see boot.js
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
      whenNew();
    };
    request.onsuccess = () => {
      const { result: database } = request;
      database.onversionchange = () => database.close(); // a newer version of the page wants other stores
      resolve(database);
    };
    request.onerror = (event) => fail(event, request, reject);
  }));
}

/**
 * Reject a promise. Some browsers would also tell the window of the error, which would look like a failed start.
 *
 * @param {Event} event
 * @param {IDBRequest} request
 * @param {(reason: unknown) => void} reject
 */
function fail(event, request, reject) {
  event.preventDefault();
  reject(request.error);
}

/**
 * @template T
 * @param {number} patience in milliseconds
 * @param {Promise<T>} answer
 * @returns {Promise<T>} rejects if there is no answer in time
 */
function answeredWithin(patience, answer) {
  const silence = new DOMException("The database does not answer.", "TimeoutError");
  return Promise.race([answer, new Promise((_resolve, reject) => { setTimeout(reject, patience, silence); })]);
}

/**
 * @param {IDBDatabase} opened
 * @returns {Records}
 */
function onDisk(opened) {
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
      let isEmpty = false;
      database = await openDatabase(PATIENCE_MS, () => { isEmpty = true; });
      pages = new Map();
      // it was deleted: one change is not enough there, and after a failure Python writes everything
      if (isEmpty) throw new DOMException("The database was deleted.", "NotFoundError");
      return answeredWithin(LONG_PATIENCE_MS, work());
    }
  }
  return {
    place: "disk",
    readAll: () => withOpen(() => ahead.then(() => readAll(database, pages))),
    write: (changes) => withOpen(() => write(database, changes)),
  };
}

/**
 * @param {IDBDatabase} database
 * @param {Map<number, string>} pages those that were read before
 * @returns {Promise<KeptTexts>}
 */
async function readAll(database, pages) {
  const transaction = database.transaction(STORES);
  const reading = STORES.map(async (name) => {
    const store = transaction.objectStore(name);
    if (name === "results") return [name, await readPages(store, pages)];
    return [name, await Promise.all([result(store.getAllKeys()), result(store.getAll())])];
  });
  endWhenRead(transaction);
  const found = Object.fromEntries(await Promise.all(reading));
  if (found.results) return found;
  pages.clear(); // a page was deleted and then put back: all are read anew
  return readAll(database, pages);
}

/**
 * End a transaction as soon as the browser has read what was asked for. Otherwise it would end only when this tab has
 * taken the answers, and no other tab could write before: for seconds, if this one is just loading Python.
 *
 * @param {IDBTransaction} transaction
 */
function endWhenRead(transaction) {
  transaction.commit();
}

/**
 * Read the pages of results that are newer than those read before, and add them there.
 *
 * @param {IDBObjectStore} store
 * @param {Map<number, string>} pages
 * @returns {Promise<[number[], string[]] | null>} the numbers and the texts of all pages; null if an older one is missing
 */
async function readPages(store, pages) {
  const newer = IDBKeyRange.lowerBound(Math.max(...pages.keys()), true);
  const [all, added, texts] = await Promise.all([
    ...[store.getAllKeys(), store.getAllKeys(newer)].map((request) => /** @type {Promise<number[]>} */ (result(request))),
    result(store.getAll(newer)),
  ]);
  added.forEach((number, at) => pages.set(number, texts[at]));
  const here = new Set(all);
  for (const number of pages.keys()) if (!here.has(number)) pages.delete(number);
  if (pages.size < here.size) return null;
  return [all, all.map((number) => /** @type {string} */ (pages.get(number)))];
}

/**
 * @param {IDBDatabase} database
 * @param {KeptChange[]} changes
 * @returns {Promise<void>}
 */
async function write(database, changes) {
  const stores = [...new Set(changes.map(([store]) => store))]; // a move does not wait while a snapshot is written
  // Each move waits only for the system to have the text, which survives the end of the browser.
  const durability = changes.length > 1 || stores[0] !== "journal" ? "strict" : "relaxed";
  const transaction = database.transaction(stores, "readwrite", { durability });
  const done = completion(transaction);
  done.catch(() => {}); // if an exception ends this function first
  for (const [name, number, text] of changes) {
    const store = transaction.objectStore(name);
    if (typeof text === "string") store.add(text, number); // fails if there is one: another tab has written meanwhile
    else store.delete(number);
  }
  transaction.commit();
  await done;
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => fail(event, request, reject);
  });
}

/**
 * Resolve when everything is written; reject, with nothing written, if one part cannot be.
 *
 * @param {IDBTransaction} transaction
 * @returns {Promise<void>}
 */
function completion(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("The browser broke off.", "AbortError"));
  });
}
