// What the page's scripts and its Python share through the window.

/** One press made before Python could answer it. Python replays these in order (app/control). */
interface EarlyPress {
  spot: string | null; // the spot that was pressed, such as "t3"
  card: string | null; // the card, by the id that the board gives it
  button: string | null; // the id of the button
  key: string | null; // the key, as in KeyboardEvent.key
  ctrl: boolean;
}

/** What the page keeps of its last visit under "backbone.paint". */
interface LastVisit {
  html?: string; // the board
  look?: Record<string, string>; // theme and colours, for the dataset of the root element
}

/** The texts of each store: their numbers in rising order, and the texts in the same order. */
type KeptTexts = Record<string, [number[], string[]]>;

/** A text to write: its store, its number and the text; without a text it is to be deleted. */
type KeptChange = [store: string, number: number, text: string | null];

/** The place where texts are kept (records.mjs). */
interface Records {
  place: "disk" | "small" | "none"; // "small": there is room for some megabytes
  readAll: () => Promise<KeptTexts>;
  write: (changes: KeptChange[]) => Promise<void>; // all of them or none
}

/** What of localStorage is needed (records.mjs). */
type TextStore = Pick<Storage, "getItem" | "key" | "length" | "removeItem" | "setItem">;

/** What Python uses of the kept texts and of the right to write them (kept.mjs). */
interface Kept extends Records {
  claim: () => Promise<void>;
  found: KeptTexts; // as they were when the page was opened
  giveWay: () => void;
  mayWrite: () => boolean;
}

interface Window {
  backboneKept: Kept; // there when `backboneReading` is done
  backbonePresses: EarlyPress[]; // filled by early_presses.js
  backboneReady: () => void; // called by Python once it answers presses
  backboneSolver: () => Worker; // called by Python when a position is to be judged
  backboneUpdate: () => void; // called by Python when the player takes a new version
}

interface WindowEventMap {
  "backbone-ready": CustomEvent<null>;
  "boot-progress": CustomEvent<{ loaded: number; total: number }>; // bytes
  "boot-failed": CustomEvent<{ reason: string }>;
  "records-written": CustomEvent<null>; // another tab has written
  "update-ready": CustomEvent<null>; // a new version waits
  "writer-lost": CustomEvent<null>; // another tab has the right to write
}
