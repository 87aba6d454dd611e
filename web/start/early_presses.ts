// Keeps what is pressed before Python can answer. It runs before anything can be seen, so no press is lost. It knows no
// rule of any game.
const presses: EarlyPress[] = [];
const SLOP = 8; // px; a pointer that moves farther is swiping, which means nothing
let listening: AbortController | null = null; // aborted when somebody answers presses

/** Keep presses whenever nobody answers them. */
export function keepPresses(): void {
  window.backbonePresses = presses;
  listening = listen();
  addEventListener("backbone-quick", () => stop("micropython"));
  addEventListener("backbone-ready", () => stop("pyodide"));
  addEventListener("backbone-handing-over", () => { listening = listen(); });
}

/** Keep no more presses, since somebody answers them. Tests look who it is. */
function stop(python: "micropython" | "pyodide") {
  document.documentElement.dataset.python = python;
  listening?.abort();
  presses.length = 0; // they were answered
  for (const element of document.querySelectorAll(".pressed")) element.classList.remove("pressed");
}

/** Keep presses from now on; return what ends it. */
function listen() {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };

  let down: PointerEvent | null = null;
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

type Found = (Element & HTMLOrSVGElement) | null;
type Pressed = Partial<Record<"spot" | "card" | "button", Found>>;

/** Return the innermost element around an event's target that matches a selector. */
function closest({ target }: Event, selector: string): Found {
  return target instanceof Element ? target.closest(selector) : null;
}

/** Keep a press, and show on the element that it was noticed. */
function record(event: MouseEvent | KeyboardEvent, element: Element | null, { spot, card, button }: Pressed) {
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
