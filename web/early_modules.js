// Fetches the largest of the scripts, when it is told: on a later visit at once, on a first one only after MicroPython.
(() => {
  "use strict";
  const base = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
  const modules = /*build:modules*/ [""];

  window.backboneModules = () => {
    for (const name of modules) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = new URL(name, base).href;
      document.head.append(link);
    }
  };
})();
