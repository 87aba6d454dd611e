// Reads and writes numbered texts in a database of IndexedDB.
//
// The bare interface is used, without a library: all that is needed of it are the few lines below, and a library would be
// one more file to load before the game can start.

/** The stores: what happened, the state now and then, results by the hundred, and what could not be read. */
export const STORES = ["journal", "snapshots", "results", "aside"];
export const PATIENCE_MS = 4000; // some browsers never answer when their database is damaged
export const LONG_PATIENCE_MS = 10_000; // where the database was open before, so that there may be games in it
export const COPY = "backbone-copy"; // the storage bucket in which the second copy is: another database of the same name

const DATABASE = "backbone";
const VERSION = 1; // of the set of stores; the texts carry a version of their own

/**
 * Return how the names of a store's texts begin in localStorage, where they are when there is no database
 * (small_texts.ts).
 */
export function prefixOf(store: string) {
  return `backbone.${store}.`;
}

/**
 * @param patience in milliseconds
 * @param whenNew is called if there was no database, so that an empty one is made
 */
export function openDatabase(factory: IDBFactory, patience = PATIENCE_MS, whenNew = () => {}): Promise<IDBDatabase> {
  return answeredWithin(patience, new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, VERSION);
    if (!(request instanceof IDBRequest)) throw new Error("Databases are forbidden."); // see boot.ts
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

/** Reject a promise. Some browsers would also tell the window of the error, which would look like a failed start. */
function fail(event: Event, request: IDBRequest, reject: (reason: unknown) => void) {
  event.preventDefault();
  reject(request.error);
}

/**
 * @param patience in milliseconds
 * @returns rejects if there is no answer in time
 */
export function answeredWithin<T>(patience: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(reject, patience, new DOMException("The database does not answer.", "TimeoutError"));
    answer.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

/** @param pages those of results that were read before, by number */
export async function readAll(database: IDBDatabase, pages = new Map<number, string>()): Promise<KeptTexts> {
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
 */
export function endWhenRead(transaction: IDBTransaction) {
  transaction.commit();
}

/**
 * Read the pages of results that are newer than those read before, and add them there.
 *
 * @returns the numbers and the texts of all pages; null if an older one is missing
 */
export async function readPages(store: IDBObjectStore, pages: Map<number, string>): Promise<[number[], string[]] | null> {
  const newer = IDBKeyRange.lowerBound(Math.max(...pages.keys()), true);
  const [all, added, texts] = await Promise.all([
    ...[store.getAllKeys(), store.getAllKeys(newer)].map((request) => (result(request) as Promise<number[]>)),
    result(store.getAll(newer)),
  ]);
  added.forEach((number, at) => pages.set(number, texts[at]));
  const here = new Set(all);
  for (const number of pages.keys()) if (!here.has(number)) pages.delete(number);
  if (pages.size < here.size) return null;
  return [all, all.map((number) => (pages.get(number) as string))];
}

/** Each move waits only for the system to have the text, which survives the end of the browser. */
export function durabilityFor(changes: KeptChange[]): IDBTransactionDurability {
  return changes.length > 1 || changes[0]?.[0] !== "journal" ? "strict" : "relaxed";
}

export function isEmpty(texts: KeptTexts) {
  return Object.values(texts).every(([numbers]) => !numbers.length);
}

/** Return the changes by which these texts come into an empty place. */
export function changesFor(texts: KeptTexts): KeptChange[] {
  return Object.entries(texts).flatMap(([store, [numbers, own]]) => numbers.map(
    (number, at) => ([store, number, own[at]] as KeptChange),
  ));
}

/** Make all these changes, or none. Reject if a text has a number that is used: another tab has written meanwhile. */
export async function write(database: IDBDatabase, changes: KeptChange[], durability: IDBTransactionDurability): Promise<void> {
  const stores = [...new Set(changes.map(([store]) => store))]; // a move does not wait while a snapshot is written
  const transaction = database.transaction(stores, "readwrite", { durability });
  const done = completion(transaction);
  done.catch(() => {}); // if an exception ends this function first
  for (const [name, number, text] of changes) {
    const store = transaction.objectStore(name);
    if (typeof text === "string") store.add(text, number); // fails if there is one
    else store.delete(number);
  }
  transaction.commit();
  await done;
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => fail(event, request, reject);
  });
}

/** Resolve when everything is written; reject, with nothing written, if one part cannot be. */
function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("The browser broke off.", "AbortError"));
  });
}
