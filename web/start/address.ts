// What the address of the page asks for.

/** Return whether the address asks for a new deal, as the shortcut of the installed game does. */
export function asksForNewDeal(): boolean {
  return new URLSearchParams(location.search).get("do") === "new";
}
