// Runs when the page is there, long before Python: shows the player's own last board, and says how the download is
// getting on. It saves nothing and knows no rule of any game.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const started = performance.now();
  let ready = false;

  // ---- the board of the last visit in place of the one that came with the page

  const paint = byId("first-paint");
  const last = lastVisit();
  Object.assign(document.documentElement.dataset, last.look); // theme and colours, before anything is painted
  if (paint) {
    const link = location.hash.length > 1 && location.hash !== "#games";
    const other = link || location.search.includes("do=new");
    if (other) waitForLink();
    else if (last.html) paint.replaceChildren(...inert(last.html));
    if (other || last.html) window.backbonePresses.length = 0; // they were meant for the board that has gone
  }

  /** What our own page kept of the last visit; nothing where there is no storage, or nothing sensible in it. */
  function lastVisit() {
    try {
      return JSON.parse(localStorage.getItem("backbone.paint")) ?? {};
    } catch {
      return {};
    }
  }

  /** The address asks for another game: none of the boards at hand is the right one. */
  function waitForLink() {
    paint.classList.add("waiting");
    paint.setAttribute("role", "img");
    paint.setAttribute("aria-label", "The game is being dealt.");
  }

  /** What our own page drew and saved, as elements that can do nothing. */
  function inert(html) {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    body.querySelectorAll("script, foreignObject, iframe, style").forEach((element) => element.remove());
    for (const element of body.querySelectorAll("*")) {
      for (const { name } of [...element.attributes]) if (name.startsWith("on")) element.removeAttribute(name);
    }
    return [...body.childNodes].map((node) => document.importNode(node, true));
  }

  /** Python calls this once it has taken over the presses. */
  window.backboneReady = () => {
    ready = true;
    clearTimeout(watchdog);
    const status = byId("boot-status");
    if (status) status.hidden = true;
    dispatchEvent(new CustomEvent("backbone-ready"));
  };

  // ---- how the start is getting on

  const PATIENCE = 400; // ms before a download is worth a word
  const SILENCE = 30_000; // ms without a sign of life before we suppose that something is broken
  let watchdog = setTimeout(fail, SILENCE, "Nothing has arrived for a while.");
  let failed = false;

  addEventListener("boot-progress", ({ detail: { loaded, total } }) => {
    clearTimeout(watchdog);
    watchdog = setTimeout(fail, SILENCE, "Nothing has arrived for a while.");
    const percent = Math.min(99, Math.floor((100 * loaded) / total));
    setTimeout(say, PATIENCE - (performance.now() - started), `Loading ${percent}\u202f%`);
  });
  addEventListener("boot-failed", ({ detail }) => fail(detail?.reason));
  addEventListener("error", ({ message, target }) => {
    if (target.href?.includes?.("/snapshot-")) return; // its early fetch: without it the start is a plain one
    fail(message ?? `${target.src ?? "A file"} did not load.`);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => fail(String(reason?.message ?? reason)));

  function fail(reason) {
    if (ready || failed) return;
    failed = true;
    clearTimeout(watchdog);
    if (reason) console.error("The game did not start:", reason);
    const retry = document.createElement("button");
    retry.id = "boot-retry";
    retry.type = "button";
    retry.textContent = "Try again";
    retry.addEventListener("click", () => location.reload());
    const offline = navigator.onLine ? "The game could not be loaded." : "The game could not be loaded: there is no network.";
    say(`${offline} `, retry);
  }

  function say(...content) {
    const status = byId("boot-status");
    if (!status || ready || (failed && content.length === 1)) return;
    status.replaceChildren(...content);
    status.hidden = false;
  }
})();
