// Announces a new version of the page, and loads the page again when the player takes it.

const { backbone } = window;

/** Announce a new version once it waits; `backbone.takeUpdate()` takes it and loads the page again. */
export function offerUpdates(registration: ServiceWorkerRegistration) {
  let isWanted = false;
  const take = () => registration.waiting?.postMessage({ type: "skip-waiting" });
  const offer = () => dispatchEvent(new CustomEvent("update-ready"));
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state !== "installed" || !navigator.serviceWorker.controller) return;
      if (isWanted) take(); // it has come in place of the one that was asked for
      else offer();
    });
  };
  backbone.takeUpdate = () => {
    if (!registration.waiting) { // another tab has taken it
      location.reload();
      return;
    }
    isWanted = true;
    take();
  };
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isWanted) loadAgain();
    isWanted = false; // a yet newer one would disturb the loading
  });
  registration.addEventListener("updatefound", follow);
  follow();
  if (registration.waiting && navigator.serviceWorker.controller) offer();
}

/** Load the page again as soon as the service worker that has just taken over can answer. */
function loadAgain() {
  const worker = navigator.serviceWorker.controller;
  const isReady = () => !worker || ["activated", "redundant"].includes(worker.state);
  if (isReady()) location.reload();
  else worker?.addEventListener("statechange", () => { if (isReady()) location.reload(); });
}
