// Begins to read the pages of results before anything else is there: there may be many, and the browser needs no script
// of ours while it reads them. A page never changes once it is written, so it may be read before this tab may write.
// records.mjs uses what has come, and reads itself what has not.
(() => {
  "use strict";
  const pages = readPages();
  pages.catch(() => {}); // records.mjs looks at it, if it comes so far
  window.backbonePages = pages;

  /** @returns {Promise<[number[], string[]]>} the numbers and the texts */
  function readPages() {
    return new Promise((resolve, reject) => {
      if (localStorage.getItem("backbone.disk") === null) throw new Error("There is none yet."); // see records.mjs
      const opening = indexedDB.open("backbone");
      if (!(opening instanceof IDBRequest)) throw new Error("Databases are forbidden."); // see boot.js
      opening.onupgradeneeded = () => opening.transaction?.abort(); // it was deleted; records.mjs will make a new one
      opening.onerror = (event) => {
        event.preventDefault(); // else some browsers tell the window, which would look like a failed start
        reject(opening.error);
      };
      opening.onsuccess = () => {
        const { result: database } = opening;
        try {
          const transaction = database.transaction("results");
          const store = transaction.objectStore("results");
          const numbers = store.getAllKeys();
          const texts = store.getAll();
          transaction.oncomplete = () => resolve([/** @type {number[]} */ (numbers.result), texts.result]);
          transaction.onabort = () => reject(transaction.error);
          transaction.onerror = (event) => {
            event.preventDefault();
            reject(numbers.error ?? texts.error);
          };
        } catch (reason) {
          reject(reason);
        } finally {
          database.close(); // once all that was asked for is done
        }
      };
    });
  }
})();
