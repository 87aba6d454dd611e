// The oldest browsers for which the build writes: the first that know all that our styles use (`:has()`, the unit `dvh`, and
// container queries). It translates nothing for them; it only uses no newer ways of writing than these know.
export const OLDEST = { chrome: 108, firefox: 121, safari: 16 };
