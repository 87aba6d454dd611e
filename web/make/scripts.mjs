// Bundles the scripts of the page.
//
//   node scripts.mjs < SETTINGS
//
// prints the bundles as JSON: the path of a source in web/ -> the name of the bundle in assets/, and its text. A script is a
// bundle of its own if it is asked for (`scripts`, each with its format: "iife" for a classic script, "esm" for a module), if
// another one fetches it only when it is needed (`import(…)`), or if another one wants its address (`import address from
// "./script.ts?address"`). The name of a bundle has the hash of its bytes in it. Scripts can also import
//
//   site:NAME            a module that the build takes from others, by its name in the sources; it stays a file of its own
//   site:NAME?address    the address of any file of the site
//   build:values         what the build knows (`values`); only what a script imports of it becomes part of the script
import { createHash } from "node:crypto";
import { basename, join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { OLDEST } from "./targets.mjs";

const WEB = fileURLToPath(new URL("../", import.meta.url));
const DIGITS = 10; // of the hash
const END = { iife: ".js", esm: ".mjs" };
// What stands around a classic script, so that its names are its own. esbuild's format for them has 1 kB more, for `require`.
const WRAPPING = { iife: { banner: { js: "(()=>{" }, footer: { js: "})();" } }, esm: {} };
const ADDRESS = "?address";

/**
 * What is to be bundled: `addresses` has the address of each file of the site by its name in the sources, `replaced` the path of
 * a source that takes the place of another one.
 *
 * @typedef {Record<string, string>} Texts
 * @type {{ scripts: Record<string, "iife" | "esm">, addresses: Texts, values: Record<string, unknown>, replaced: Texts }}
 */
const { scripts, addresses, values, replaced } = JSON.parse(await text(process.stdin));
/** @type {Map<string, Promise<{ name: string, text: string }>>} */
const bundles = new Map(); // by the path of the source
await Promise.all(Object.keys(scripts).map(bundle));
/** @type {[string, { name: string, text: string }][]} */
const made = await Promise.all([...bundles].map(async ([path, found]) => [path, await found]));
process.stdout.write(JSON.stringify(Object.fromEntries(made)));

/**
 * Return the bundle of a script.
 *
 * @param {string} path of the source
 */
function bundle(path) {
  const found = bundles.get(path) ?? makeBundle(path);
  bundles.set(path, found);
  return found;
}

/** @param {string} path */
async function makeBundle(path) {
  const format = scripts[path] ?? "esm";
  const { outputFiles: [file] } = await build({
    absWorkingDir: WEB,
    bundle: true,
    charset: "utf8",
    entryPoints: [path],
    format: "esm",
    legalComments: "none",
    logLevel: "error",
    minifySyntax: true,
    minifyWhitespace: true,
    plugins: [{ name: "files of the site", setup }],
    target: Object.entries(OLDEST).map(([browser, version]) => browser + version),
    tsconfigRaw: {},
    write: false,
    ...WRAPPING[format],
  });
  const hash = createHash("sha256").update(file.contents).digest("hex").slice(0, DIGITS);
  return { name: `${basename(path, ".ts")}-${hash}${END[format]}`, text: file.text };
}

/** @param {import("esbuild").PluginBuild} plugin */
function setup({ onLoad, onResolve }) {
  onResolve({ filter: /^build:values$/ }, ({ path }) => ({ path, namespace: "values" }));
  onLoad({ filter: /./, namespace: "values" }, () => ({ contents: JSON.stringify(values), loader: "json" }));
  onResolve({ filter: /\?address$/ }, async ({ path, resolveDir }) => (
    { path: await addressOf(path.slice(0, -ADDRESS.length), resolveDir), namespace: "address" }
  ));
  onLoad({ filter: /./, namespace: "address" }, ({ path }) => ({ contents: JSON.stringify(path), loader: "json" }));
  onResolve({ filter: /^site:/ }, async ({ path }) => ({ path: await addressOf(path, ""), external: true }));
  onResolve({ filter: /\.ts$/ }, async ({ kind, path, resolveDir }) => {
    const other = replaced[pathOf(path, resolveDir)];
    if (other) return { path: join(WEB, other) };
    const isApart = kind === "dynamic-import" || (kind !== "entry-point" && pathOf(path, resolveDir) in scripts);
    return isApart ? { path: await addressOf(path, resolveDir), external: true } : null;
  });
}

/**
 * Return the address of a file of the site, or of the bundle of a script.
 *
 * @param {string} wanted as a script imports it
 * @param {string} folder of that script
 */
async function addressOf(wanted, folder) {
  if (!wanted.startsWith("site:")) return `./${(await bundle(pathOf(wanted, folder))).name}`;
  const found = addresses[wanted.slice("site:".length)];
  if (!found) throw new Error(`The site has no ${wanted}`);
  return found;
}

/**
 * Return the path of a source in web/.
 *
 * @param {string} wanted as a script imports it
 * @param {string} folder of that script
 */
function pathOf(wanted, folder) {
  return relative(WEB, join(folder, wanted)).replaceAll("\\", "/");
}
