// Keeps numbered texts where there is no database: in localStorage, or only in memory. See stored_texts.ts.
import { prefixOf, STORES } from "./database.ts";

/** Does what localStorage does, until the page is closed. */
class MemoryTexts {
  #texts = new Map<string, string>();

  get length() {
    return this.#texts.size;
  }

  key(at: number) {
    return [...this.#texts.keys()][at] ?? null;
  }

  getItem(name: string) {
    return this.#texts.get(name) ?? null;
  }

  setItem(name: string, text: string) {
    this.#texts.set(name, text);
  }

  removeItem(name: string) {
    this.#texts.delete(name);
  }
}

/** Return the best place there is besides the database. */
export function withoutDatabase(): NumberedTexts {
  try {
    localStorage.setItem("backbone.test", "");
    localStorage.removeItem("backbone.test");
    return withTexts("small", localStorage);
  } catch (reason) {
    console.warn("Nothing can be kept:", reason);
    return withTexts("none", new MemoryTexts());
  }
}

/** Return a place that forgets everything when the page is closed, while the disk cannot be read. */
export function whileShut(why: "shut" | "newer"): NumberedTexts {
  return withTexts(why, new MemoryTexts());
}

function withTexts(place: NumberedTexts["place"], texts: NamedTexts): NumberedTexts {
  const nameOf = (store: string, number: number) => prefixOf(store) + number;
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
      const added: string[] = [];
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
