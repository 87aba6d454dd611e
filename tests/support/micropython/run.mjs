// Runs functions in MicroPython, once it is bundled: node run.mjs MICROPYTHON.mjs FILES MODULE, with a call in each line of the input, such as
// ["count", "golf", 1, 3]. Prints what each returns, in a line of JSON.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { giveFile, prepare, unpack } from "../../../web/micropython/sources.ts";

const [script, files, module] = process.argv.slice(2);
const { loadMicroPython } = await import(script);
const python = await loadMicroPython({ heapsize: 64 << 20, stdout: console.error, stderr: console.error });
prepare(python);
/** @param {string} path */
const isModule = (path) => /^(?:app|engine)\//u.test(path);
const all = Object.entries(unpack(Uint8Array.from(readFileSync(files)).buffer));
for (const [path, bytes] of all.sort(([one], [other]) => Number(isModule(one)) - Number(isModule(other)))) {
  giveFile(python, path, bytes);
  if (isModule(path)) python.pyimport(path.replace(/(?:\/__init__)?\.mpy$/u, "").replaceAll("/", ".")); // as play.ts does
}
python.runPython(`import ${module} as called`);
for await (const line of createInterface({ input: process.stdin })) {
  python.globals.set("call", line);
  python.runPython("import shim_json\nname, *rest = shim_json.loads(call)\nresult = str(getattr(called, name)(*rest))");
  console.log(JSON.stringify(python.globals.get("result")));
}
