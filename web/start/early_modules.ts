// Fetches the scripts of others that start Pyodide in the page: on a later visit at once, on a first one only if MicroPython
// does not play or hands over.
import { modules } from "build:values";
import main from "site:app/main.py?address"; // PyScript fetches it
import { base } from "./base.ts";

/** Begin to fetch these scripts. */
export function fetchModules(): void {
  for (const address of modules) addLink(address, { rel: "modulepreload" });
  addLink(main, { rel: "preload", as: "fetch", crossOrigin: "" });
}

function addLink(address: string, kind: Partial<HTMLLinkElement>): void {
  const link = document.createElement("link");
  Object.assign(link, kind, { href: new URL(address, base).href });
  document.head.append(link);
}
