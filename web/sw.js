// Keeps the whole game on the device. One cache holds one version; the list of its files is filled in by the build.
const version = /*build:version*/ "";
const files = /*build:files*/ [];
const spare = /*build:spare*/ []; // wanted only where the snapshot cannot be used

const family = `backbone ${registration.scope} `; // two copies on one host keep out of each other's way
const cacheName = family + version;
const isImmutable = (url) => url.includes("/assets/"); // these have their hash in their name

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(dropOldVersions()));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
addEventListener("message", (event) => {
  if (event.data?.type === "skip-waiting") skipWaiting();
  if (event.data?.type === "keep-spare") event.waitUntil(keep(spare));
});

/** All or nothing: if one file fails the cache is removed, and the former version stays in charge. */
async function install() {
  try {
    await keep(files);
    const plain = await Promise.all(spare.map((name) => caches.match(new URL(name, registration.scope).href)));
    if (plain.some(Boolean)) await keep(spare); // this device starts plainly, and will again
  } catch (reason) {
    await caches.delete(cacheName);
    throw reason;
  }
}

async function keep(names) {
  const cache = await caches.open(cacheName);
  await Promise.all(names.map((name) => store(cache, new URL(name, registration.scope).href)));
}

async function store(cache, url) {
  // Files that have not changed are copied from the version before; the others may be in the browser's own cache.
  const known = isImmutable(url) ? await caches.match(url) : undefined;
  const response = known ?? (await fetch(url, { cache: isImmutable(url) ? "default" : "reload" }));
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  await cache.put(url, response);
}

async function dropOldVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(family) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(cacheName);
  const isPage = request.mode === "navigate" && /\/(index\.html)?$/.test(new URL(request.url).pathname);
  return (await cache.match(isPage ? registration.scope : request, { ignoreVary: true })) ?? fetch(request);
}
