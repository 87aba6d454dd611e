// Keeps a second copy of all texts in a storage bucket. When Chromium finds a database damaged, it deletes all databases of
// the site but those in buckets; this was seen after the browser had been killed. In other browsers, which have no buckets,
// a damaged database takes no other one with it.
import { answeredWithin, COPY, durabilityFor, isEmpty, LONG_PATIENCE_MS, openDatabase, readAll, write } from "./database.ts";

const LOCK = COPY; // only one tab at a time changes the copy
const PAUSE_MS = 20_000; // after a failure

export async function readCopy() {
  const found = await withCopy(readAll);
  return isEmpty(found) ? null : found;
}

/** @returns rejects where the browser has no buckets */
async function openCopy(): Promise<IDBDatabase> {
  if (!navigator.storageBuckets) throw new DOMException("This browser has no storage buckets.", "NotSupportedError");
  const bucket = await navigator.storageBuckets.open(COPY);
  return openDatabase(bucket.indexedDB);
}

/** Open the database of the copy for some work, and close it then. */
async function withCopy<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const database = await openCopy();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The copy of what is kept in `texts`; as long as this tab may write, it follows each change there. */
export class SecondCopy {
  #texts;

  #mayWrite;

  #database: IDBDatabase | null = null; // null as long as the copy may be different from what is kept

  #turn = 0; // goes up when the copy may become different: then an attempt to make it equal is too old

  #isPaused = false; // after a failure, for some seconds

  #queue = Promise.resolve();

  /** @param mayWrite whether this tab is the one that writes */
  constructor(texts: NumberedTexts, mayWrite: () => boolean) {
    this.#texts = texts;
    this.#mayWrite = mayWrite;
    addEventListener("writer-lost", () => this.#close()); // another tab will change both
    this.begin();
  }

  /** Make the copy equal to what is kept. */
  begin() {
    this.follow([]);
  }

  /** Make changes that were made in what is kept; if the copy may be different, make it equal. */
  follow(changes: KeptChange[]) {
    const change = () => answeredWithin(LONG_PATIENCE_MS, this.#change(changes));
    this.#queue = this.#queue.then(() => navigator.locks.request(LOCK, change)).catch((reason) => {
      console.warn("No second copy for now:", reason);
      this.#close();
      this.#isPaused = true;
      setTimeout(() => this.#resume(), PAUSE_MS);
    });
  }

  #resume() {
    this.#isPaused = false;
    this.begin();
  }

  #close() {
    this.#turn += 1;
    this.#database?.close();
    this.#database = null;
  }

  async #change(changes: KeptChange[]) {
    if (!this.#mayWrite() || this.#isPaused) return;
    if (!this.#database) await this.#makeEqual();
    else if (changes.length) await write(this.#database, changes.flatMap(inPlace), durabilityFor(changes));
  }

  /** Make the copy equal to what is kept, all at once, and leave it open. */
  async #makeEqual() {
    const turn = this.#turn;
    const isTooLate = () => turn !== this.#turn || !this.#mayWrite();
    const database = await openCopy();
    try {
      const changes = changesBetween(await readAll(database), await this.#texts.readAll());
      if (isTooLate()) return;
      if (changes.length) await write(database, changes.flatMap(inPlace), "strict");
      if (!isTooLate()) this.#database = database;
    } finally {
      if (this.#database !== database) database.close();
    }
  }
}

/** Return the changes by which what is copied becomes equal to what is kept. */
function changesBetween(copied: KeptTexts, kept: KeptTexts): KeptChange[] {
  return Object.entries(kept).flatMap(([store, [numbers, texts]]) => {
    const [own, ownTexts] = copied[store];
    const before = new Map(own.map((number, at) => [number, ownTexts[at]]));
    const missing = numbers.flatMap((number, at) => (before.get(number) === texts[at] ? [] : [[store, number, texts[at]]]));
    const here = new Set(numbers);
    const tooMany = own.filter((number) => !here.has(number)).map((number) => [store, number, null]);
    return [...missing, ...tooMany] as KeptChange[];
  });
}

/** Return the changes that also take the place of a text which is there already. */
function inPlace([store, number, text]: KeptChange): KeptChange[] {
  return typeof text === "string" ? [[store, number, null], [store, number, text]] : [[store, number, null]];
}
