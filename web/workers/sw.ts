// The service worker: keeps the whole game on the device. One cache holds one version. The build fills in the version
// and the files with their hashes: only bytes that the build has made are ever kept, or given out as ours.
import { extras, files, spare, version } from "build:values";

const DAY_MS = 24 * 60 * 60 * 1000;
const { scope } = registration;
const family = `backbone ${scope} `; // two copies of the game on one host use caches of their own
const cacheName = family + version; // each open page holds a lock with the name of its version's cache; see start.ts
const noteOfCheck = `${scope}?checked`; // kept beside the files: when their bytes were last found to be right
const byAddress = { ignoreVary: true }; // whatever else the request says
let isStarting = false; // a page has been given out and has not yet said that it is ready
const hashes = new Map(Object.entries({ ...files, ...spare, ...extras }).map(([path, hash]) => [urlOf(path), hash]));

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(clients.claim())); // so a first visit can go on offline
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(scope)) return;
  event.respondWith(answer(event.request));
  if (mode !== "navigate" || keptUnder(event.request) !== scope) return;
  if (isStarting) event.waitUntil(lookAfter({ thorough: true })); // opened again: the start before came to nothing
  isStarting = true;
});
addEventListener("message", (event) => {
  const { data, ports: [port] } = event;
  if (data?.type === "look-after") isStarting = false;
  if (data?.type === "skip-waiting") event.waitUntil(skipWaiting());
  if (data?.type === "look-after") event.waitUntil(lookAfter(data).then((sound) => port.postMessage(sound)));
});

/** Return the address of a file. */
function urlOf(path: string) {
  return new URL(path, scope).href;
}

// ---- keeping

/** Keep all files or none: if one fails, the cache is removed and the version before stays in charge. */
async function install() {
  const isFresh = !(await caches.has(cacheName)); // else a page may run from it
  try {
    const isPlain = await keepsAny(Object.keys(spare)); // this device starts without the snapshot, and will again
    const cache = await caches.open(cacheName);
    const wanted = [...Object.keys(isPlain ? { ...files, ...spare } : files), ...(await chosenExtras())];
    for (const path of wanted) await mend(cache, urlOf(path));
    await noteCheck(cache);
    if (!(await isOtherWhole())) await skipWaiting(); // the version in charge, if any, cannot be relied on
  } catch (reason) {
    if (isFresh) await caches.delete(cacheName);
    throw reason;
  }
}

/** Tell all pages which file keeps the game from being there without a network. */
async function tellNotKept(url: string) {
  for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage({ type: "not-kept", url });
}

/** Return whether any version keeps one of these files. */
async function keepsAny(paths: string[]) {
  const found = await Promise.all(paths.map((path) => caches.match(urlOf(path), byAddress)));
  return found.some(Boolean);
}

/** Return the paths of the extras that any version keeps, be it with other bytes: so the player has chosen them. */
async function chosenExtras() {
  const names = (await caches.keys()).filter((name) => name.startsWith(family));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const found = new Set(kept.flat().map(({ url }) => withoutHash(url)));
  return Object.keys(extras).filter((path) => found.has(withoutHash(urlOf(path))));
}

/** Return an address without the hash that the build puts into the names of files. */
function withoutHash(url: string) {
  return url.replace(/-[0-9a-f]{10}(?=\.\w+$)/u, "");
}

/** See that a file of this version is kept with the right bytes. Throws if it is not and cannot be had. */
async function mend(cache: Cache, url: string) {
  const kept = await cache.match(url, byAddress);
  if (kept && (await isSound(kept, url).catch(() => false))) return;
  if (kept) await cache.delete(url, byAddress);
  try {
    await cache.put(url, await obtain(url));
  } catch (reason) {
    await tellNotKept(url);
    throw reason;
  }
}

/**
 * Return a file of this version with the right bytes: from the cache of another version, from the network as the
 * browser remembers it, or straight from the host. Throws if there is no network, or the host has something else.
 */
async function obtain(url: string) {
  const sources = [
    () => caches.match(url, byAddress),
    () => fetch(url),
    () => fetch(url, { cache: "reload" }),
  ];
  for (const source of sources) {
    const response = await source();
    if (response && (await isSound(response.clone(), url))) return keepable(response, url);
  }
  throw new Error(`${url}: the host has other bytes than the build made`);
}

/**
 * Return whether a response is of this host, or made below, and brings exactly what the build has made. Its body is read.
 *
 * @param url of a file of this version
 */
async function isSound(response: Response, url: string) {
  if (response.status !== 200 || !["basic", "default"].includes(response.type)) return false;
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(hash))) === hashes.get(url);
}

/**
 * Return a response so that the browser keeps it and takes it. It would not keep one of which the host says that each
 * request differs (`Vary: *`), would not show a page to which it was sent on, and would not compile what has another type.
 */
function keepable(response: Response, url: string) {
  const { body, redirected } = response;
  const headers = new Headers(response.headers);
  if (headers.get("vary")?.includes("*")) headers.delete("vary");
  if (url.endsWith(".wasm")) headers.set("content-type", "application/wasm");
  const isAsSent = !redirected && ["vary", "content-type"].every((name) => headers.get(name) === response.headers.get(name));
  return isAsSent ? response : new Response(body, { headers });
}

// ---- answering

/**
 * Answer a request from the cache. A file of this version that is missing there is fetched and kept; what is not of
 * this version may be of an older one, which an open page still runs. All else is the host's.
 */
async function answer(request: Request): Promise<Response> {
  const url = keptUnder(request);
  const cache = await caches.open(cacheName);
  const kept = await cache.match(url, byAddress);
  if (kept) return kept;
  if (hashes.has(url)) return restore(cache, request, url);
  return (await caches.match(url, byAddress)) ?? askHost(request);
}

/** Return the address under which the answer to a request would be kept. That of the page is its folder. */
function keptUnder({ url }: Request) {
  const { origin, pathname, search } = new URL(url);
  const place = origin + pathname;
  return place === scope || place === `${scope}index.html` ? scope : place + search;
}

/** Fetch a file that should have been kept, keep it, and return it. Throws if it cannot be had. */
async function restore(cache: Cache, request: Request, url: string) {
  try {
    const response = await obtain(url);
    await cache.put(url, response.clone()).catch(() => {}); // no room: the page gets it all the same
    return response;
  } catch (reason) {
    if (url === scope) return fetch(request); // the page of another version asks for no file of this one
    throw reason;
  }
}

/** Pass a request on. Without a network, an address that the player opens and we do not know leads to the page. */
async function askHost(request: Request) {
  try {
    return await fetch(request);
  } catch (reason) {
    if (request.mode === "navigate") return Response.redirect(scope);
    throw reason;
  }
}

// ---- looking after what is kept

/** How a page wants its files to be looked after. */
interface Care {
  thorough?: boolean; // look at all bytes
  plain?: boolean; // the page has started without the snapshot
  extras?: string[]; // the addresses of those that it uses
}

/**
 * Mend what is missing, and once a day, or when asked to be thorough, also what has wrong bytes. Return whether every
 * file is now there and sound.
 */
async function lookAfter({ thorough = false, plain = false, extras: used = [] }: Care) {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const isPlain = plain || Object.keys(spare).some((path) => kept.has(urlOf(path)));
  const looksAtBytes = thorough || !(await wasCheckedToday(cache));
  const lost = [];
  const wanted = new Set([...Object.keys(isPlain ? { ...files, ...spare } : files), ...(await chosenExtras())].map(urlOf));
  for (const url of used) if (hashes.has(url)) wanted.add(url); // they may have come before this worker was in charge
  for (const url of wanted) {
    if (looksAtBytes || !kept.has(url)) await mend(cache, url).catch(() => lost.push(url));
  }
  if (lost.length) {
    await cache.delete(noteOfCheck);
    return false;
  }
  if (looksAtBytes) await noteCheck(cache);
  await dropOldVersions();
  return true;
}

/** Note that the bytes of all files have just been found right. */
function noteCheck(cache: Cache) {
  return cache.put(noteOfCheck, new Response(String(Date.now())));
}

/** Return whether the bytes of all files were found right within a day. */
async function wasCheckedToday(cache: Cache) {
  const note = await cache.match(noteOfCheck);
  return Boolean(note) && Math.abs(Date.now() - Number(await note?.text())) < DAY_MS;
}

/** Return whether another version was found whole when it was last looked after. */
async function isOtherWhole() {
  const notes = await Promise.all((await otherCaches()).map((name) => caches.match(noteOfCheck, { cacheName: name })));
  return notes.some(Boolean);
}

/** Return the names of the caches that other versions of this copy of the game have. */
async function otherCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(family) && name !== cacheName);
}

/** Remove the caches of all versions of this copy of the game that no open page runs. */
async function dropOldVersions() {
  const names = await otherCaches();
  const { held = [] } = await navigator.locks.query();
  const isRun = new Set(held.map(({ name }) => name));
  if (registration.installing || registration.waiting) return; // one of them is not old but new
  await Promise.all(names.filter((name) => !isRun.has(name)).map((name) => caches.delete(name)));
}
