// Judges deals in Pyodide and prints how many seconds that took: `node … PYODIDE PROJECT RULE_SET NUMBER…`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const PROGRAM = `
import time
from engine.games import CATALOGUE
from engine.solving.solve import solve
game = CATALOGUE[name]
began = time.perf_counter()
for number in numbers:
    solve(game, game.start(number), 100_000_000)
time.perf_counter() - began
`;

const [folder, project, name, ...numbers] = process.argv.slice(2);
/** @type {typeof import("./pyodide.mjs")} */
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder });
python.FS.mkdirTree("/project");
python.FS.mount(python.FS.filesystems.NODEFS, { root: project }, "/project");
python.runPython("import sys; sys.path.insert(0, '/project'); sys.dont_write_bytecode = True");
python.globals.set("name", name);
python.globals.set("numbers", python.toPy(numbers.map(Number)));
console.log(python.runPython(PROGRAM));
