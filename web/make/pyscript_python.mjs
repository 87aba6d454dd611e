// Takes PyScript's own Python out of its JavaScript, in which it stands as texts.
//
//   node pyscript_python.mjs PYSCRIPT_CORE
//
// prints {script, files} as JSON: the JavaScript without the texts, and the text of each file by its name. In JavaScript of
// another form nothing is found, and it stays as it is.
import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";

const TEXT = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|${"`"}(?:[^${"`"}\\]|\\.)*${"`"}`;
const FILE = `"?(?<name>\\w+\\.py)"?:(?<text>${TEXT}),?`;
const PACKAGE = new RegExp(`(?<=\\{)pyscript:\\{(?:${FILE.replaceAll(/\?<\w+>/gu, "?:")})+\\}`, "su");

const script = await readFile(process.argv[2], "utf8");
const [found = ""] = script.match(PACKAGE) ?? [];
const files = [...found.matchAll(new RegExp(FILE, "gsu"))].map(({ groups }) => (
  [groups?.name, runInNewContext(groups?.text ?? "")]
));
console.log(JSON.stringify({ script: script.replace(found, ""), files: Object.fromEntries(files) }));
