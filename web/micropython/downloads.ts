// Fetches MicroPython and our sources for it, on a first visit.
import { quickBytes } from "build:values";
import micropython from "site:micropython/micropython.wasm?address";
import quickPage from "site:quick_page.wasm?address";
import quickRules from "site:quick_rules.wasm?address";
import { base } from "../start/base.ts";
import { reportLater, withType } from "../start/responses.ts";

const HALF = 230_000; // bytes, of MicroPython and of the largest of our files for it
const PAINT_MS = 2_000; // no longer is waited for the first picture
const SILENCE_MS = 10_000; // when nothing of them has come for so long, the page asks for Pyodide

/** Whether MicroPython may play first; play.ts says when it may not. */
export function mayPlay(): boolean {
  try {
    return !sessionStorage.getItem("backbone.whole");
  } catch {
    return false; // then nothing that is played can be kept for Pyodide
  }
}

/**
 * Fetch MicroPython and our sources for it one after another, since it can be busy with each while the next one comes. Each
 * is asked for a little before the one before it is there, so that the line is never idle.
 */
export function fetchMicroPython(): Quick {
  const { state } = window.backbone;
  let loaded = 0;
  let isOver = false;
  const giveUp = () => state.send("no-micropython");
  let limit = setTimeout(giveUp, SILENCE_MS);
  const count = (bytes: number) => {
    loaded += bytes;
    clearTimeout(limit);
    if (!isOver) limit = setTimeout(giveUp, SILENCE_MS); // the last bytes may be counted when all is there
    state.tellProgress({ loaded, total: quickBytes, isQuick: true });
  };
  painted().then(() => state.send("painted"));
  const runtime = state.until(() => state.hasHappened("painted")).then(() => fetch(new URL(micropython, base))).then(withType);
  const rules = halfOf(runtime, count).then(() => fetch(new URL(quickRules, base)));
  const paged = halfOf(rules, count).then(() => fetch(new URL(quickPage, base)));
  halfOf(paged, count).catch(() => {}); // whoever reads it will report it
  const page = paged.then(bytesOf);
  const script = import("../start/read_and_play.ts"); // it begins in the head, or with this import
  script.catch(giveUp);
  Promise.allSettled([page, script]).then(() => {
    isOver = true;
    clearTimeout(limit);
  });
  const quick: Quick = { page, rules: rules.then(bytesOf), runtime };
  reportLater(quick);
  return quick;
}

/**
 * Resolve when the page was first painted, so that the downloads leave the line to what it is painted with; at once if
 * nobody sees it.
 */
function painted() {
  return new Promise((resolve) => {
    if (document.visibilityState === "hidden") resolve(null);
    setTimeout(resolve, PAINT_MS);
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
}

/** Return the bytes of a response. */
function bytesOf(response: Response) {
  if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
  return response.arrayBuffer();
}

/**
 * Resolve when half of a file is there; the response can still be read by others.
 *
 * @param count is told of each piece, also of the second half
 */
function halfOf(asked: Promise<Response>, count: (bytes: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    (async () => {
      const reader = (await asked).clone().body?.getReader();
      let piece = await reader?.read();
      for (let bytes = 0; piece?.value; piece = await reader?.read()) {
        count(piece.value.length);
        bytes += piece.value.length;
        if (bytes >= HALF) resolve();
      }
      resolve();
    })().catch(reject);
  });
}
