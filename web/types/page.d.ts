// What the page's scripts and its Python share through the window.

/** One press made before Python could answer it. Python replays these in order (app/core). */
interface EarlyPress {
  spot: string | null; // the spot that was pressed, such as "t3"
  card: string | null; // the card, by the id that the board gives it
  // the spots that the card covered where it was dropped, the one it covered most first, with spaces between; none for a tap
  targets: string | null;
  button: string | null; // the id of the button
  key: string | null; // the key, as in KeyboardEvent.key, and the next three as there
  code: string;
  ctrlKey: boolean;
  shiftKey: boolean;
}

/** What keeps the game from starting: the name of a sentence about it, or nothing if it is not known (safety_net.ts). */
interface Trouble {
  name: string;
  file?: string;
  type?: string; // the media type with which the file came
}

/** The ways by which text may become markup or the address of a script; see guard.ts. */
interface Trust {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

/** The texts of each store: their numbers in rising order, and the texts in the same order. */
type KeptTexts = Record<string, [number[], string[]]>;

/** A text to write: its store, its number and the text; without a text it is to be deleted. */
type KeptChange = [store: string, number: number, text: string | null];

/** The place where texts are kept (stored_texts.ts). */
interface NumberedTexts {
  // "small": there is room for some megabytes; "shut": the disk, on which there are games, does not answer;
  // "newer": a newer version of the page has changed the database
  place: "disk" | "small" | "shut" | "newer" | "none";
  readAll: () => Promise<KeptTexts>;
  write: (changes: KeptChange[]) => Promise<void>; // all of them or none
}

/** The place where texts are kept, the texts, and whether the browser had deleted them (stored_texts.ts). */
type Opened = [NumberedTexts, KeptTexts, Kept["deleted"]];

/** Looks for the second copy (kept.ts). */
interface CopyReader {
  isThere: () => Promise<boolean>;
  read: () => Promise<KeptTexts | null>; // null if there is nothing in it; rejects if it cannot be read
}

/** The parts of a site's storage, each with databases of its own; only in Chromium, and not yet known to TypeScript. */
interface StorageBucketManager {
  keys(): Promise<string[]>;
  open(name: string): Promise<{ indexedDB: IDBFactory }>;
}

interface Navigator {
  storageBuckets?: StorageBucketManager;
}

/** What of localStorage is needed (small_texts.ts). */
type NamedTexts = Pick<Storage, "getItem" | "key" | "length" | "removeItem" | "setItem">;

/** What Python uses of the kept texts and of the right to write them (kept.ts). */
interface Kept extends NumberedTexts {
  claim: () => Promise<void>;
  found: KeptTexts; // as they were when the page was opened
  giveWay: () => void;
  isExclusive: boolean; // whether only one tab at a time may write; without locks in the browser every tab may
  mayWrite: () => boolean;
  deleted: "" | "lost" | "restored"; // what became of the texts if the browser had deleted them; "" if it had not
}

/** What look.ts knows of the player's look, and the drawings of cards that it puts into the deck. */
interface Look {
  html: string; // the last board, as it was saved; "" if there is none
  heading: Record<string, string | null>; // what stood above it: texts by the ids of elements; null for one that was hidden
  addresses: () => string[];
  drawings: (name: string) => Promise<void>; // called by Python, when the player chooses such a look
  parseInert: (html: string, more?: RegExp) => Node[];
  putKept: () => void;
  shapeSuits: (form: string) => void; // called by Python
  tint: () => void; // called by Python
  turnTo: (back: string) => boolean; // called by Python
}

/** The words of a language that stand in the page before Python runs, by what the page asks for. */
interface PageWords {
  code: string;
  direction: string;
  page: Record<string, string>;
  index: Record<string, string>; // the outlines of the country's letters on cards, by rank
}

/** The player's language (words.ts). */
interface Words {
  addresses: () => string[]; // of the file in use
  drawIndex: () => void; // called by Python, when the player chooses the letters on the cards
  put: () => void;
  reading: Promise<void>; // done when the words for the start are there
  say: (name: string) => string;
  text: string | null; // the file of the language in use; nothing for English
  use: (wish: string) => Promise<string | null>; // called by Python, when the player chooses a language
  wish: string; // what the page serves: the code of a language, or "auto"
}

/** The page in MicroPython (quick_page.py). */
interface QuickPage {
  abandoned: (isOutermost: boolean) => void;
  advice_came: () => void;
  advice_failed: () => void;
  build: () => void;
  go_on: () => void;
  handed_over: () => string;
  leave: () => void;
  may_hand_over: () => boolean;
  rest: () => void;
  start_on: () => boolean;
}

/** All that the scripts of the page and its Python share, as `window.backbone`. */
interface Backbone {
  appendTo: (element: Element, html: string) => void; // called by Python: the markup goes to the end of the element
  attempt: (target: never, method: string, ...given: unknown[]) => { value: unknown; reason: string }; // called by Python: see guard.ts
  askForPyodide: () => void; // called by MicroPython's Python: the player waits for what only Pyodide can do
  fillElement: (element: Element, html: string) => void; // called by Python: the markup takes the place of the content
  guarded?: (call: (...given: unknown[]) => unknown) => (...given: unknown[]) => unknown; // called by MicroPython's Python: see play.ts
  handedOver?: string; // there when Pyodide goes on after MicroPython: see app/state/handed_over.py
  kept: Kept; // there when `reading` is done
  look: Look; // see look.ts
  lookAfter?: (how: { thorough?: boolean; plain?: boolean }) => Promise<boolean>; // see lookAfter() in sw.ts
  notKept?: string; // the file that keeps the game from being there without a network, once one is known
  playsOffline: () => Promise<boolean>; // whether the game can be played without a network now
  presses: EarlyPress[]; // filled by early_presses.ts
  reading?: Promise<void>; // done when the kept texts are read (kept.ts)
  runtime?: EarlyRuntime; // what was begun to fetch
  sayReady: (isMicroPython: boolean) => void; // called by Python once it answers presses
  sentence?: (name: string) => string; // in the player's language; there if safety_net.ts is
  startSolver: () => Worker; // called by Python when a position is to be judged
  state: ReturnType<typeof import("../start/state.ts").makeState>; // what the start is waiting for
  takeOver?: (goOn: () => boolean) => void; // called by Pyodide's Python: start the page when MicroPython can stop
  takeUpdate: () => void; // called by Python when the player takes a new version
  trust: Trust;
  words: Words; // see words.ts
}

interface Window {
  backbone: Backbone;
  launchQueue?: { setConsumer(consumer: (launch: { targetURL?: string }) => void): void }; // not in every browser
  trustedTypes?: { createPolicy(name: string, rules: Trust): Trust }; // not in every browser
}

interface WindowEventMap {
  "texts-written": CustomEvent<null>; // another tab has written
  "offline-ready": CustomEvent<null>; // every file is kept and sound
  "update-ready": CustomEvent<null>; // a new version waits
  "writer-lost": CustomEvent<null>; // another tab has the right to write
}
