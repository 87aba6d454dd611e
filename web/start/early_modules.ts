// Fetches the scripts that start Pyodide in the page, when it is told: on a later visit at once, on a first one only if
// MicroPython does not play or hands over.
import { modules } from "build:values";
import main from "site:app/main.py?address"; // PyScript fetches it
import { base } from "./base.ts";
import interpreter from "./interpreter.ts?address";

/** Let other scripts ask for these scripts. */
export function offerModules(): void {
  window.backboneModules = () => {
    for (const address of [interpreter, ...modules]) addLink(address, { rel: "modulepreload" });
    addLink(main, { rel: "preload", as: "fetch", crossOrigin: "" });
  };
}

function addLink(address: string, kind: Partial<HTMLLinkElement>): void {
  const link = document.createElement("link");
  Object.assign(link, kind, { href: new URL(address, base).href });
  document.head.append(link);
}
