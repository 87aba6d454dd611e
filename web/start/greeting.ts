// Greets a newcomer with the first frame, before Python runs. Python goes on with it (app/features/greeting/feature.py), and
// notes when it was answered.
import { asksForNewDeal } from "./address.ts";

const ANSWERED = "backbone.greeted"; // there when it needs no answer any more
const PAINT = "backbone.paint"; // left by every visit, also by one that came by a link and was not greeted

/** Greet a newcomer, unless the address asks for a game. */
export function greetNewcomer(): void {
  const hasLink = location.hash.length > 1 || asksForNewDeal();
  document.documentElement.classList.toggle("with-greeting", !hasLink && isNewcomer());
}

function isNewcomer() {
  try {
    const state = localStorage.getItem(ANSWERED);
    return state === "not yet" || (state === null && localStorage.getItem(PAINT) === null);
  } catch {
    return true; // where nothing can be kept, every visit is the first
  }
}
