// Runs before anything can be seen, so that nothing that is seen can be pressed in vain: keeps what is pressed until
// Python can answer. It knows no rule of any game.
(() => {
  "use strict";
  const presses = (window.backbonePresses = []);
  const listeners = new AbortController();
  const listen = (type, handler) =>
    document.addEventListener(type, handler, { capture: true, signal: listeners.signal });

  const SLOP = 8; // px; who moves farther is swiping, which means nothing
  let down = null;
  listen("pointerdown", (event) => {
    if (event.isPrimary) down = event;
  });
  listen("pointerup", (event) => {
    const swiped = !down || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLOP;
    const spot = event.target.closest?.("[data-spot]");
    const card = event.target.closest?.("[data-card]");
    if (event.isPrimary && !swiped && (spot || card)) record(event, card ?? spot, { spot, card });
  });
  listen("click", (event) => {
    const button = event.target.closest?.("button");
    if (button?.id && button.id !== "boot-retry") record(event, button, { button });
  });
  listen("keydown", (event) => {
    const clicks = event.target.closest?.("button") && ["Enter", " "].includes(event.key); // these come as a click, too
    if (!event.altKey && !event.metaKey && !event.repeat && !clicks) record(event, null, {});
  });

  function record(event, element, { spot, card, button }) {
    presses.push({
      spot: spot?.dataset.spot ?? null,
      card: card?.dataset.card ?? null,
      button: button?.id ?? null,
      key: event.key ?? null,
      ctrl: event.ctrlKey,
    });
    element?.classList.add("pressed");
  }

  addEventListener("backbone-ready", () => {
    listeners.abort();
    document.querySelectorAll(".pressed").forEach((element) => element.classList.remove("pressed"));
  });
})();
