// Keeps numbered texts where there is no database: in localStorage, or only in memory. See records.mjs.
import { prefixOf, STORES } from "./database.mjs";

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
 * Return the best place there is besides the database.
 *
 * @returns {Records}
 */
export function withoutDatabase() {
  try {
    localStorage.setItem("backbone.test", "");
    localStorage.removeItem("backbone.test");
    return withTexts("small", localStorage);
  } catch (reason) {
    console.warn("Nothing can be kept:", reason);
    return withTexts("none", new MemoryTexts());
  }
}

/**
 * Return a place that forgets everything when the page is closed, while the disk cannot be read.
 *
 * @param {"shut" | "newer"} why
 * @returns {Records}
 */
export function whileShut(why) {
  return withTexts(why, new MemoryTexts());
}

/**
 * @param {Records["place"]} place
 * @param {TextStore} texts
 * @returns {Records}
 */
function withTexts(place, texts) {
  const nameOf = (/** @type {string} */ store, /** @type {number} */ number) => prefixOf(store) + number;
  return {
    place,
    readAll() {
      const names = Array.from({ length: texts.length }, (_entry, at) => texts.key(at) ?? "");
      const found = STORES.map((store) => {
        const start = prefixOf(store);
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
