// Stands in for downloads.ts and play.ts in a site without MicroPython (`python3 build.py --without-micropython`).

/** Whether MicroPython may play first. */
export function mayPlay(): boolean {
  return false;
}

/** Is never called. */
export function fetchMicroPython(): Quick {
  throw new Error("This site has no MicroPython.");
}

/** Do nothing: Pyodide plays. */
export function playFirst(): void {
  // as on every visit
}
