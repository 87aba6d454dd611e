// What the start is waiting for. The scripts of the start say here what has happened, and ask here who answers presses, what
// is awaited and what has failed: nobody else notes it. README.md draws the tables, and a test compares them.
import { runApart } from "./apart.ts";

const AWAITED = { hopeless: "failed", reload: "again" } as const; // somebody may yet answer presses
const FETCHED = { // Pyodide is awaited
  ...AWAITED, "micropython-answers": "both", "no-pyodide": "failed", "pyodide-begins": "beginning", fault: "failed",
} as const;
const PLAYED = { "pyodide-begins": "quiet", reload: "again" } as const; // MicroPython answers

/** Where a cause leads from each state. A cause that a state does not name changes nothing there. */
export const WAYS = {
  opening: { ...AWAITED, fault: "failed", "first-visit": "painting", framed: "framed", "needs-pyodide": "snapshot" },
  painting: { ...AWAITED, "no-micropython": "snapshot", painted: "micropython" },
  micropython: { ...AWAITED, "micropython-answers": "quick", "no-micropython": "snapshot" },
  snapshot: { ...FETCHED, "no-snapshot": "plain" },
  plain: FETCHED,
  beginning: { ...AWAITED, fault: "failed", "no-pyodide": "failed", "pyodide-answers": "pyodide" },
  failed: {
    "micropython-answers": "quick", "needs-pyodide": "snapshot", "no-micropython": "snapshot", "pyodide-answers": "pyodide",
    "pyodide-begins": "beginning", reload: "again",
  },
  quick: { ...PLAYED, "no-micropython": "snapshot", unseen: "both", wanted: "both" },
  both: { ...PLAYED, "no-pyodide": "alone" },
  alone: PLAYED,
  quiet: { reload: "again", stopped: "handover" },
  handover: { "pyodide-answers": "pyodide", reload: "again" },
  pyodide: {},
  framed: {},
  again: {},
} as const;

/** And the same of the advice that a worker gives while MicroPython plays. */
export const ADVICE = {
  awaited: { "advice-comes": "came", "no-advice": "failed" },
  failed: { "advice-comes": "came" },
  came: {},
} as const;

/** Who answers presses in a state: where none is named, nobody does, and early_presses.ts keeps them. */
export const PLAYERS = {
  quick: "micropython", both: "micropython", alone: "micropython", quiet: "micropython", pyodide: "pyodide",
} as const;

type KeyOfAny<T> = T extends T ? keyof T : never;
export type State = keyof typeof WAYS;
export type Cause = KeyOfAny<typeof WAYS[State]> | KeyOfAny<typeof ADVICE[keyof typeof ADVICE]>;

/** How far a download is, in bytes. */
export interface Progress {
  loaded: number;
  total: number;
  isQuick?: boolean; // of MicroPython, not of Pyodide
}

type Follower = (cause: Cause, reason: string) => void;
type Reader = (progress: Progress) => void;

/** Return the state of a start that begins now. */
export function makeState() {
  let at: State = "opening";
  let advice: keyof typeof ADVICE = "awaited";
  const been = new Set<State>();
  const happened = new Set<Cause>();
  const followers: Follower[] = [];
  const readers: Reader[] = [];
  const news: [Cause, string][] = [];

  /** @param look is called now, and after all that happens */
  function until(look: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const follower = () => { if (look()) resolve(); };
      followers.push(follower);
      follower();
    });
  }

  return {
    get at() { return at; },
    get advice() { return advice; },
    get player(): "" | "micropython" | "pyodide" { return next(PLAYERS, at) ?? ""; },
    is: (...states: State[]) => states.includes(at),
    hasBeen: (...states: State[]) => states.some((state) => been.has(state)),
    hasHappened: (cause: Cause) => happened.has(cause),
    /** Say that something has happened; what a follower says meanwhile comes after it. */
    send(cause: Cause, reason = "") {
      if (news.push([cause, reason]) > 1) return;
      for (const [what, why] of news) {
        happened.add(what);
        at = next(WAYS[at], what) ?? at;
        been.add(at);
        advice = next(ADVICE[advice], what) ?? advice;
        runApart(...followers.map((follower) => () => follower(what, why)));
      }
      news.length = 0;
    },
    /** Let a function know of all that happens from now on. */
    follow: (follower: Follower) => { followers.push(follower); },
    until,
    tellProgress: (progress: Progress) => runApart(...readers.map((reader) => () => reader(progress))),
    followProgress: (reader: Reader) => { readers.push(reader); },
  };
}

/** Return where a cause leads by a table, if anywhere. */
function next<T extends string>(table: Partial<Record<string, T>>, cause: string): T | undefined {
  return table[cause];
}
