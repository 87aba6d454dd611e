// Stands in for downloads.ts in a site without MicroPython (`python3 build.py --without-micropython`).

/** Whether MicroPython may play first. */
export function mayPlay(): boolean {
  return false;
}

/** Is never called. */
export function fetchMicroPython(): Quick {
  throw new Error("This site has no MicroPython.");
}
