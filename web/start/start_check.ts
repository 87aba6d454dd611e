// Looks for what is wrong with the files of a start, for safety_net.ts.
import { startFiles } from "build:values"; // what a start needs: path, and how the SHA-256 of the bytes begins

const SCRIPT = /javascript|ecmascript/iu;
const TYPES: Record<string, RegExp> = { css: /^text\/css/iu, js: SCRIPT, mjs: SCRIPT }; // browsers insist on these

/** Return what is wrong with the files of a start, if anything, and whether something was and now is mended. */
export async function findFault(): Promise<{ wrong: Trouble | null; isMended: boolean }> {
  const suspects = await findSuspects();
  if (!suspects.length) return { wrong: await checkPage(), isMended: false };
  if (!(await answersHost())) return { wrong: { name: "no-network" }, isMended: false };
  await window.backbone?.lookAfter?.({ thorough: true }); // not there if it is what did not load
  const left = await Promise.all(suspects.map((entry) => check(entry, "reload"))); // past what the browser remembers
  const wrong = left.find(Boolean) ?? await checkPage();
  if (wrong) await takeOtherVersion().catch(() => {}); // there is none
  return { wrong, isMended: !wrong };
}

/** Let a newer version take over, if the host has one: a file of this version that is damaged can perhaps be had no more. */
async function takeOtherVersion() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  registration?.waiting?.postMessage({ type: "skip-waiting" });
}

/** Return the files that do not come as they should; the large ones are looked at only if all others are right. */
async function findSuspects() {
  const entries = Object.entries(startFiles);
  const large = entries.filter(([path]) => path.endsWith(".wasm"));
  const small = entries.filter((entry) => !large.includes(entry));
  const found = await wrongOf(small);
  return found.length ? found : wrongOf(large);
}

async function wrongOf(entries: [path: string, digits: string][]) {
  const found = await Promise.all(entries.map((entry) => check(entry, "default")));
  return entries.filter((_entry, at) => found[at]);
}

/** Return what is wrong with a file, if anything. */
async function check([path, digits]: [path: string, digits: string], cache: RequestCache): Promise<Trouble | null> {
  const file = path.slice(path.lastIndexOf("/") + 1).replace(/-[0-9a-f]{10}(?=\.\w+$)/u, ""); // as its authors know it
  try {
    const response = await fetch(new URL(path, document.baseURI), { cache });
    if (!response.ok) return { name: "file-missing", file };
    const type = response.headers.get("content-type") ?? "";
    const found = await digitsOf(await response.arrayBuffer());
    const isPage = type.includes("html");
    if (found ? found !== digits : isPage) return { name: isPage ? "file-replaced" : "file-damaged", file };
    const wanted = TYPES[file.slice(file.lastIndexOf(".") + 1)];
    return wanted && !wanted.test(type) ? { name: "file-mistyped", file, type } : null;
  } catch {
    return { name: "file-unreachable", file };
  }
}

/** Return how the SHA-256 of some bytes begins, or nothing where the browser does not tell: on plain HTTP. */
async function digitsOf(bytes: ArrayBuffer) {
  if (!("subtle" in crypto)) return "";
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes), 0, 5);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the host answers at all; the service worker passes such a request on. */
function answersHost() {
  return fetch(new URL("./?reached", document.baseURI), { cache: "no-store" }).then(() => true, () => false);
}

/** Return what is wrong with the answer of the host to a request for the page itself, if anything. */
async function checkPage(): Promise<Trouble | null> {
  try {
    const response = await fetch(new URL("./", document.baseURI), { cache: "no-cache" });
    const isOurs = response.ok && (await response.text()).includes('<meta name="version"');
    return isOurs ? null : { name: response.ok ? "file-replaced" : "file-missing", file: "index.html" };
  } catch {
    return { name: "no-network" };
  }
}
