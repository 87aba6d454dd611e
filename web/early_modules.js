// Fetches the scripts that start Pyodide in the page, when it is told: on a later visit at once, on a first one only if
// MicroPython does not play or hands over.
(() => {
  "use strict";
  const base = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
  const modules = /*build:modules*/ [""];
  const main = "./main.py"; // PyScript fetches it

  window.backboneModules = () => {
    for (const name of modules) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = new URL(name, base).href;
      document.head.append(link);
    }
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href: new URL(main, base).href });
    document.head.append(link);
  };
})();
