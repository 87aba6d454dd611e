// Keeps what is pressed before Python can answer. It runs before anything can be seen, so no press is lost. It knows no
// rule of any game.
(() => {
  "use strict";
  /** @type {EarlyPress[]} */
  const presses = [];
  window.backbonePresses = presses;
  const SLOP = 8; // px; a pointer that moves farther is swiping, which means nothing
  let listening = listen();

  addEventListener("backbone-quick", () => stop("micropython"));
  addEventListener("backbone-ready", () => stop("pyodide"));
  addEventListener("backbone-handing-over", () => { listening = listen(); });

  /**
   * Keep no more presses, since somebody answers them. Tests look who it is.
   *
   * @param {"micropython" | "pyodide"} python
   */
  function stop(python) {
    document.documentElement.dataset.python = python;
    listening.abort();
    presses.length = 0; // they were answered
    for (const element of document.querySelectorAll(".pressed")) element.classList.remove("pressed");
  }

  /** Keep presses from now on; return what ends it. */
  function listen() {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };

    /** @type {PointerEvent | null} */
    let down = null;
    document.addEventListener("pointerdown", (event) => {
      if (event.isPrimary) down = event;
    }, options);
    document.addEventListener("pointerup", (event) => {
      const swiped = !down || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLOP;
      const spot = closest(event, "[data-spot]");
      const card = closest(event, "[data-card]");
      if (event.isPrimary && !swiped && (spot || card)) record(event, card ?? spot, { spot, card });
    }, options);
    document.addEventListener("click", (event) => {
      const button = closest(event, "button");
      if (button?.id) record(event, button, { button });
    }, options);
    document.addEventListener("keydown", (event) => {
      const clicks = closest(event, "button") && ["Enter", " "].includes(event.key); // these arrive as a click as well
      if (!event.altKey && !event.metaKey && !event.repeat && !clicks) record(event, null, {});
    }, options);
    return controller;
  }

  /**
   * Return the innermost element around an event's target that matches a selector.
   *
   * @param {Event} event
   * @param {string} selector
   * @returns {(Element & HTMLOrSVGElement) | null}
   */
  function closest({ target }, selector) {
    return target instanceof Element ? target.closest(selector) : null;
  }

  /**
   * Keep a press, and show on the element that it was noticed.
   *
   * @param {MouseEvent | KeyboardEvent} event
   * @param {Element | null} element
   * @param {Partial<Record<"spot" | "card" | "button", (Element & HTMLOrSVGElement) | null>>} pressed
   */
  function record(event, element, { spot, card, button }) {
    presses.push({
      spot: spot?.dataset.spot ?? null,
      card: card?.dataset.card ?? null,
      button: button?.id ?? null,
      key: event instanceof KeyboardEvent ? event.key : null,
      code: event instanceof KeyboardEvent ? event.code : "",
      ctrlKey: event.ctrlKey,
      shiftKey: event.shiftKey,
    });
    element?.classList.add("pressed");
  }
})();
