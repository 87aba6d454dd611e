// Keeps what is pressed before Python can answer. It runs before anything can be seen, so no press is lost. It knows no
// rule of any game.
const presses: EarlyPress[] = [];
const SLOP = 8; // px; a pointer that moves farther drags the card on which it went down, or means nothing
let listening: AbortController | null = null; // aborted when somebody answers presses

/** Keep presses whenever nobody answers them. */
export function keepPresses(): void {
  const { state } = window.backbone;
  window.backbone.presses = presses;
  listening = listen();
  state.follow(() => {
    if (!state.player) listening ??= listen();
    else if (listening) stop(state.player);
  });
}

/** Keep no more presses, since somebody answers them. Tests look who it is. */
function stop(python: "micropython" | "pyodide") {
  document.documentElement.dataset.python = python;
  listening?.abort();
  listening = null;
  presses.length = 0; // they were answered
  for (const element of document.querySelectorAll(".pressed")) element.classList.remove("pressed");
}

/** Keep presses from now on; return what ends it. */
function listen() {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };

  let down: PointerEvent | null = null;
  document.addEventListener("pointerdown", (event) => {
    down = event.isPrimary ? event : null; // of two fingers none drags
  }, options);
  document.addEventListener("pointercancel", () => { down = null; }, options);
  document.addEventListener("pointerup", (event) => {
    if (!down || !event.isPrimary) return;
    const moved: Way = [event.clientX - down.clientX, event.clientY - down.clientY];
    const found = { spot: closest(down, "[data-spot]"), card: closest(down, "[data-card]") };
    if (Math.hypot(...moved) > SLOP) recordDrag(down, found, moved);
    else if (found.spot || found.card) record(down, found.card ?? found.spot, found);
    down = null;
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
type Pressed = Partial<Record<"spot" | "card" | "button", Found>> & { targets?: string }; // those of a drag
type Way = [right: number, down: number]; // in pixels

/** Return the innermost element around an event's target that matches a selector. */
function closest({ target }: Event, selector: string): Found {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * Keep a drag, unless the card was dropped on no other pile. Which pile may take it, Python knows: it is given all that the
 * card covers, last of all its own if it has not quite left that: then it may only have slipped. The card stays where it is,
 * since it may have to; it and the place where it was dropped show that they were noticed.
 */
function recordDrag(event: PointerEvent, { spot, card }: Pressed, moved: Way) {
  if (!spot || !card) return;
  const own = spot.dataset.spot ?? "";
  const covered = coveredBy(card, own, moved);
  if (!covered.length) return;
  const { width, height } = card.getBoundingClientRect();
  const stays = Math.abs(moved[0]) < width && Math.abs(moved[1]) < height;
  const names = covered.map((place) => place.dataset.spot ?? "");
  record(event, card, { spot, card, targets: [...names, ...stays ? [own] : []].join(" ") });
  covered[0]?.classList.add("pressed");
}

/**
 * Return the places that a card covers after it was moved, one of each pile but its own, the pile that it covers most first.
 *
 * @param own the name of its own pile
 */
function coveredBy(card: Element, own: string, [right, down]: Way) {
  const { left, top, width, height } = card.getBoundingClientRect();
  const dropped = new DOMRect(left + right, top + down, width, height);
  const most = new Map<string, { area: number; place: HTMLElement }>();
  for (const place of document.querySelectorAll<HTMLElement>("#board [data-spot]")) { // in the order in which they are drawn
    const { spot: name = "" } = place.dataset;
    const area = overlap(dropped, place.getBoundingClientRect());
    if (name !== own && area > 0 && area >= (most.get(name)?.area ?? 0)) most.set(name, { area, place });
  }
  return [...most.values()].sort((one, other) => other.area - one.area).map(({ place }) => place);
}

/** Return the area that two boxes share, in square pixels. */
function overlap(one: DOMRect, other: DOMRect) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Keep a press, and show on the element that it was noticed. */
function record(event: MouseEvent | KeyboardEvent, element: Element | null, { spot, card, button, targets }: Pressed) {
  presses.push({
    spot: spot?.dataset.spot ?? null,
    card: card?.dataset.card ?? null,
    targets: targets ?? null,
    button: button?.id ?? null,
    key: event instanceof KeyboardEvent ? event.key : null,
    code: event instanceof KeyboardEvent ? event.code : "",
    ctrlKey: event.ctrlKey,
    shiftKey: event.shiftKey,
  });
  element?.classList.add("pressed");
}
