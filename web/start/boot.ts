// Runs when the document is parsed, long before Python: shows the player's own last board, and says how the download is
// getting on (safety_net.ts says what goes wrong). It saves nothing and knows no rule of any game.
import { asksForNewDeal } from "./address.ts";

const QUIET_MS = 400; // a download shorter than this is not mentioned
const started = performance.now();
const share = document.createElement("span"); // only seen: read out, it would interrupt a hundred times
share.ariaHidden = "true";
const { state } = window.backbone;

/**
 * Let the service worker mend the files that it keeps; resolve to whether all are then there and sound. First of all,
 * because a start that fails needs it.
 */
window.backbone.lookAfter = async (how) => {
  const worker = await findWorker().catch(() => null); // there is none, or the browser forbids it
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  // a chart may have been fetched before there was a worker to keep it
  const charts = performance.getEntriesByType("resource").map(({ name }) => name).filter((url) => url.includes("/charts/"));
  const extras = [...window.backbone.look?.addresses() ?? [], ...window.backbone.words?.addresses() ?? [], ...charts];
  worker.postMessage({ type: "look-after", extras, ...how }, [port2]);
  return new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
};

allowNoDatabase();
allowNoChannel();
window.backbone.words.put();
showLastBoard();
let percent = 0; // of the download
state.followProgress(({ loaded, total, isQuick }) => {
  if (state.is("micropython") && !isQuick) return; // Pyodide comes later
  percent = Math.floor((100 * loaded) / total);
  setTimeout(tellProgress, QUIET_MS - (performance.now() - started));
});
state.until(() => state.player !== "").then(endWaiting);

/** Say no more how the start is getting on: somebody answers presses. */
function endWaiting() {
  const status = document.getElementById("boot-status");
  if (status) status.hidden = true;
}

/** Return the service worker that is in charge of this copy of the game, if there is one. */
async function findWorker() {
  return (await navigator.serviceWorker.getRegistration())?.active;
}

// ---- what the browser forbids

/**
 * Where the browser forbids databases, give the scripts one that is empty and keeps nothing. PyScript waits for a
 * database of its own at the start, which our page does not use.
 */
function allowNoDatabase() {
  let factory = null;
  try {
    factory = window.indexedDB;
  } catch {
    // there is none, as below
  }
  if (!factory) {
    Object.defineProperty(window, "indexedDB", { value: { open: openEmpty }, configurable: true });
    return;
  }
  const { open: openReal } = IDBFactory.prototype;
  IDBFactory.prototype.open = function open(name, version) {
    try {
      return openReal.call(this, name, version);
    } catch (reason) {
      console.warn("No database:", reason);
      return openEmpty() as IDBOpenDBRequest;
    }
  };
}

/** Where the browser forbids tabs to speak to each other, give the scripts a channel on which nobody answers. */
function allowNoChannel() {
  try {
    new BroadcastChannel("backbone").close();
  } catch (reason) {
    console.warn("No other tabs:", reason);
    const nothing = () => null;
    const silent = class extends EventTarget {
      close = nothing;

      postMessage = nothing;
    };
    Object.defineProperty(window, "BroadcastChannel", { value: silent, configurable: true, writable: true });
  }
}

/** Return a request for a database that has no entries and takes none. */
function openEmpty() {
  const results = { clear: null, count: 0, delete: null, get: null, getAllKeys: [], getKey: null, put: null };
  const store = Object.fromEntries(Object.entries(results).map(([name, result]) => [name, () => answered(result)]));
  return answered({ close: () => {}, transaction: () => ({ objectStore: () => store }) });
}

/** Return a request that succeeds. */
function answered(result: unknown) {
  const request: { result: unknown; onsuccess?: (event: object) => void } = { result };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
}

// ---- the board of the last visit, in place of the one that came with the page

/** Show the last board, or nothing where the address asks for another game; its cards in the player's look. */
function showLastBoard() {
  const { html, heading, parseInert, putKept } = window.backbone.look;
  const board = html ? parseInert(html) : null;
  putKept();
  delete document.documentElement.dataset.kept;
  if (document.documentElement.dataset.size) document.getElementById("pan")?.removeAttribute("hidden");
  const paint = document.getElementById("first-paint");
  if (!paint) return;
  const hasLink = location.hash.length > 1 && !["#games", "#daily"].includes(location.hash);
  const isOther = hasLink || asksForNewDeal();
  if (isOther) showWaiting(paint);
  else if (board) paint.replaceChildren(...board);
  if (isOther || board) showHeading(isOther ? {} : heading);
  if (isOther || board) window.backbone.presses.length = 0; // they were meant for the board that was there before
}

/**
 * Show in the header what belongs to the board that is shown. What that is may not be known: then the style sheet hides the
 * header's words until somebody answers presses.
 *
 * @param texts by the ids of elements; null for one that is hidden
 */
function showHeading(texts: Record<string, string | null>) {
  document.documentElement.classList.toggle("unknown-heading", !Object.keys(texts).length);
  for (const [id, text] of Object.entries(texts)) showInHeader(document.querySelector(`.heading #${CSS.escape(id)}`), text);
}

function showInHeader(element: HTMLElement | null, text: string | null) {
  if (!element) return;
  delete element.dataset.words; // or these would come back with the words of a language that arrives later
  element.textContent = text;
  element.hidden = text === null;
}

/** Hide the board until the right one is there. */
function showWaiting(paint: HTMLElement) {
  paint.classList.add("waiting");
  paint.setAttribute("role", "img");
  paint.setAttribute("aria-label", window.backbone.words.say("being-dealt"));
}

// ---- how the start is getting on

/** Say how far the download is, unless it has ended meanwhile; when all is there, that the game is starting. */
function tellProgress() {
  if (!state.is("painting", "micropython", "snapshot", "plain", "beginning")) return;
  if (percent >= 100) {
    tell(window.backbone.words.say("game-starts"));
    return;
  }
  if (share.textContent !== String(percent)) share.textContent = String(percent);
  if (share.isConnected) return;
  const [before, after] = window.backbone.words.say("loading-part").split("{percent}");
  tell(before, share, after ?? "");
}

/** Show this in the line of status. */
function tell(...content: (string | Node)[]) {
  const status = document.getElementById("boot-status");
  if (!status) return;
  status.classList.toggle("aside", document.documentElement.classList.contains("with-greeting"));
  status.replaceChildren(...content);
  status.hidden = false;
}
