// Keeps texts on the device: in IndexedDB; where that fails, in localStorage; where that fails too, only in memory.
//
// Each text has a number and belongs to one of the stores below. It is written once, and later perhaps deleted, but
// never changed. What the texts say is decided by Python (app/state/journal.py).
//
// The bare interface of IndexedDB is used, without a library: all that is needed of it are the few lines below, and a
// library would be one more file to load before the game can start.

/** The stores: what happened, the state now and then, results by the hundred, and what could not be read. */
const STORES = ["journal", "snapshots", "results", "aside"];
const DATABASE = "backbone";
const VERSION = 1; // of the set of stores; the texts carry a version of their own
const PATIENCE_MS = 4000; // some browsers never answer when their database is damaged

/** Does what localStorage does, until the page is closed. */
class MemoryTexts {
  /** @type {Map<string, string>} */
  #texts = new Map();

  get length() {
    return this.#texts.size;
  }

  /** @param {number} at */
  key(at) {
    return [...this.#texts.keys()][at] ?? null;
  }

  /** @param {string} name */
  getItem(name) {
    return this.#texts.get(name) ?? null;
  }

  /**
   * @param {string} name
   * @param {string} text
   */
  setItem(name, text) {
    this.#texts.set(name, text);
  }

  /** @param {string} name */
  removeItem(name) {
    this.#texts.delete(name);
  }
}

/**
 * Open the best place there is, and read all that is there.
 *
 * @returns {Promise<[Records, KeptTexts]>}
 */
export async function openRecords() {
  try {
    const records = onDisk(await openDatabase());
    return [records, await records.readAll()];
  } catch (reason) {
    console.warn("IndexedDB cannot be used:", reason);
  }
  const records = withoutDatabase();
  return [records, await records.readAll()];
}

/** @returns {Records} */
function withoutDatabase() {
  try {
    localStorage.setItem("backbone.test", "");
    localStorage.removeItem("backbone.test");
    return withTexts("small", localStorage);
  } catch (reason) {
    console.warn("Nothing can be kept:", reason);
    return withTexts("none", new MemoryTexts());
  }
}

// ---- IndexedDB

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
  return new Promise((resolve, reject) => {
    setTimeout(reject, PATIENCE_MS, new Error("The database does not answer."));
    const request = indexedDB.open(DATABASE, VERSION);
    if (!(request instanceof IDBRequest)) throw new Error("Databases are forbidden."); // see boot.js
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * @param {IDBDatabase} database
 * @returns {Records}
 */
function onDisk(database) {
  database.onversionchange = () => database.close(); // a newer version of the page wants other stores
  return {
    place: "disk",
    async readAll() {
      const transaction = database.transaction(STORES);
      const found = await Promise.all(STORES.map(async (name) => {
        const store = transaction.objectStore(name);
        return [name, await Promise.all([result(store.getAllKeys()), result(store.getAll())])];
      }));
      return Object.fromEntries(found);
    },
    async write(changes) {
      // Each move waits only for the system to have the text, which survives the end of the browser.
      const isLarge = changes.some(([store]) => store !== "journal");
      const transaction = database.transaction(STORES, "readwrite", { durability: isLarge ? "strict" : "relaxed" });
      const done = completion(transaction);
      done.catch(() => {}); // if an exception ends this function first
      for (const [name, number, text] of changes) {
        const store = transaction.objectStore(name);
        if (typeof text === "string") store.add(text, number); // fails if there is one: another tab has written meanwhile
        else store.delete(number);
      }
      transaction.commit();
      await done;
    },
  };
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
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

// ---- localStorage and memory

/**
 * @param {Records["place"]} place
 * @param {TextStore} texts
 * @returns {Records}
 */
function withTexts(place, texts) {
  const nameOf = (/** @type {string} */ store, /** @type {number} */ number) => `backbone.${store}.${number}`;
  return {
    place,
    readAll() {
      const names = Array.from({ length: texts.length }, (_entry, at) => texts.key(at) ?? "");
      const found = STORES.map((store) => {
        const start = `backbone.${store}.`;
        const own = names.filter((name) => name.startsWith(start)).map((name) => Number(name.slice(start.length)));
        const numbers = own.filter(Number.isSafeInteger).sort((one, other) => one - other);
        return [store, [numbers, numbers.map((number) => texts.getItem(nameOf(store, number)) ?? "")]];
      });
      return Promise.resolve(Object.fromEntries(found));
    },
    write(changes) {
      /** @type {string[]} */
      const added = [];
      try {
        for (const [store, number, text] of changes) {
          const name = nameOf(store, number);
          if (typeof text === "string") {
            if (texts.getItem(name) !== null) throw new DOMException(name, "ConstraintError");
            texts.setItem(name, text);
            added.push(name);
          }
        }
      } catch (reason) {
        for (const name of added) texts.removeItem(name);
        return Promise.reject(reason);
      }
      for (const [store, number, text] of changes) if (typeof text !== "string") texts.removeItem(nameOf(store, number));
      return Promise.resolve();
    },
  };
}
