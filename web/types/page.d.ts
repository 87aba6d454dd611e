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

interface Window {
  backbonePresses: EarlyPress[]; // filled by early_presses.js
  backboneReady: () => void; // called by Python once it answers presses
  backboneSolver: () => Worker; // called by Python when a position is to be judged
  backboneUpdate: () => void; // called by Python when the player takes a new version
}

interface WindowEventMap {
  "backbone-ready": CustomEvent<null>;
  "boot-progress": CustomEvent<{ loaded: number; total: number }>; // bytes
  "boot-failed": CustomEvent<{ reason: string }>;
  "update-ready": CustomEvent<null>; // a new version waits
}
