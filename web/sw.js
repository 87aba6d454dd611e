// The service worker: keeps the whole game on the device. One cache holds one version. The build fills in the version
// and the lists of files.
"use strict";

const version = /*build:version*/ "";
/** @type {string[]} */
const files = /*build:files*/ [];
/** @type {string[]} */
const spare = /*build:spare*/ []; // needed only where the snapshot cannot be used

const family = `backbone ${registration.scope} `; // two copies of the game on one host use caches of their own
const cacheName = family + version;

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(dropOldVersions()));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
addEventListener("message", (event) => {
  if (event.data?.type === "skip-waiting") event.waitUntil(skipWaiting());
  if (event.data?.type === "keep-spare") event.waitUntil(keep(spare));
});

/** Keep all files or none: if one fails, the cache is removed and the version before stays in charge. */
async function install() {
  try {
    await keep(files);
    const kept = await Promise.all(spare.map((name) => caches.match(new URL(name, registration.scope).href)));
    if (kept.some(Boolean)) await keep(spare); // this device starts without the snapshot, and will again
  } catch (reason) {
    await caches.delete(cacheName);
    throw reason;
  }
}

/**
 * Put files into the cache of this version.
 *
 * @param {string[]} names
 */
async function keep(names) {
  const cache = await caches.open(cacheName);
  await Promise.all(names.map((name) => store(cache, new URL(name, registration.scope).href)));
}

/**
 * Put one file into a cache, copied from the version before if it has not changed.
 *
 * @param {Cache} cache
 * @param {string} url
 */
async function store(cache, url) {
  const isImmutable = url.includes("/assets/"); // these have their hash in their name
  const known = isImmutable ? await caches.match(url) : null;
  const response = known ?? (await fetch(url, { cache: isImmutable ? "default" : "reload" }));
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  await cache.put(url, response);
}

/** Remove the caches of all other versions of this copy of the game. */
async function dropOldVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(family) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Answer a request from the cache, else from the network.
 *
 * @param {Request} request
 */
async function answer(request) {
  const cache = await caches.open(cacheName);
  const isPage = request.mode === "navigate" && /\/(?:index\.html)?$/u.test(new URL(request.url).pathname);
  return (await cache.match(isPage ? registration.scope : request, { ignoreVary: true })) ?? fetch(request);
}
