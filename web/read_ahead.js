// Begins to read the pages of results before anything else is there: there may be many, and the browser needs no script
// of ours while it reads them. A page never changes once it is written, so it may be read before this tab may write.
// records.mjs uses what has come, and reads itself what has not.
(() => {
  "use strict";
  /** @type {Promise<[number[], string[]]>} */
  const pages = new Promise((resolve, reject) => {
    const opening = indexedDB.open("backbone");
    if (!(opening instanceof IDBRequest)) throw new Error("Databases are forbidden."); // see boot.js
    opening.onupgradeneeded = () => opening.transaction?.abort(); // there is none yet; records.mjs will make it
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const { result: database } = opening;
      const transaction = database.transaction("results");
      const store = transaction.objectStore("results");
      const numbers = store.getAllKeys();
      const texts = store.getAll();
      transaction.oncomplete = () => resolve([/** @type {number[]} */ (numbers.result), texts.result]);
      transaction.onabort = () => reject(transaction.error);
      database.close(); // once all that was asked for is done
    };
  });
  pages.catch(() => {}); // records.mjs looks at it, if it comes so far
  window.backbonePages = pages;
})();
