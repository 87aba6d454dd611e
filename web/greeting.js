// Greets a newcomer with the first frame, before Python runs. Python goes on with it (app/features/greeting/feature.py), and
// notes when it was answered.
(() => {
  "use strict";
  const ANSWERED = "backbone.greeted"; // there when it needs no answer any more
  const FORMER = ["backbone.paint", "backbone.settings", "backbone.games"]; // what visits leave that came before there was a greeting
  const hasLink = location.hash.length > 1 || location.search.includes("do=new");
  document.documentElement.classList.toggle("with-greeting", !hasLink && isNewcomer());

  function isNewcomer() {
    try {
      const state = localStorage.getItem(ANSWERED);
      return state === "not yet" || (state === null && FORMER.every((name) => localStorage.getItem(name) === null));
    } catch {
      return true; // where nothing can be kept, every visit is the first
    }
  }
})();
