"""Prepares the files that run Python in the page: Pyodide, PyScript, our sources, a snapshot of the memory."""

import json
import re
import shutil
import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from make import tools
from make.digests import digest
from make.tools import PACKAGES, ROOT, WEB, WORK, CannotBuildError

PYODIDE = PACKAGES / "pyodide"
PYSCRIPT = PACKAGES / "@pyscript/core/dist"
MICROPYTHON = PACKAGES / "@micropython/micropython-webassembly-pyscript"
LIBRARY = "python_stdlib.zip"
GLUE = "pyodide.asm.mjs"  # Pyodide's JavaScript, which Emscripten has made
_LOADED = ("pyodide.mjs", GLUE, "pyodide.asm.wasm")  # the files of Pyodide that the page loads
_NEEDED = (*_LOADED, LIBRARY, "pyodide-lock.json")  # also the files that only a start in Node needs
_OURS = ((ROOT / "engine", "engine"), (WEB / "app", "app"))  # the packages the page runs
CHANGES = {
    "pyodide": "Cut down to what the page can reach (web/make/shrink.mjs), and put into a form that browsers "
    "compile at once (read_at_once in web/make/runtime.py).",
    "@pyscript/core": "Its Python is taken out (web/make/pyscript_python.mjs) and is in the snapshot; a line for "
    "debugging is left out (web/make/runtime.py).",
    "@micropython/micropython-webassembly-pyscript": "Its JavaScript is changed in three places (micropython in "
    "web/make/runtime.py).",
    "@fontsource/zilla-slab": "Only the letters of the page's titles are left (web/make/fonts.py).",
}
"""What the build changes in the files of others, by the name of the npm package. See also `without_source_map`."""
_READY_LINE = 'console.debug("[pyscript/main] PyScript Ready")'
# The sources, besides Pyodide and our Python, that determine the reduced runtime and the content of the snapshot.
_MAKERS = (
    "make/determinism.mjs",
    "make/pack.mjs",
    "make/shrink.mjs",
    "make/shrink_javascript.mjs",
    "make/snapshot.mjs",
    "make/snapshot_prepare.py",
    "start/interpreter.ts",
    "start/table_filling.ts",
)
_CUTTERS = ("binaryen", "terser")  # the npm packages that reduce the runtime
_ONE_FUNCTION = re.compile(
    r"async function (?P<name>\w+)\((?P<rest>.*;return \w+\})export default (?P=name);\s*", re.DOTALL
)


# ---- Pyodide


def pyodide() -> dict[str, bytes]:
    """Return the files of Pyodide that the page loads, by name."""
    files = {name: (_pyodide_folder() / name).read_bytes() for name in _LOADED}
    files[GLUE] = read_at_once(files[GLUE].decode()).encode()
    return {name: without_source_map(name, data) for name, data in files.items()}


def without_source_map(name: str, data: bytes) -> bytes:
    """Return a script without the line that names its source map, which the site does not have.

    Files that are not scripts are returned unchanged.
    """
    is_script = name.endswith((".js", ".mjs"))
    return re.sub(rb"\n?//# sourceMappingURL=\S+\s*$", b"\n", data) if is_script else data


def read_at_once(glue: str) -> str:
    """Return Pyodide's JavaScript with its one large function in parentheses.

    A browser compiles a function in parentheses when it first reads the file, and stores the function with the
    other compiled code. Without the parentheses, it would read the function twice at every start. JavaScript of
    another form is returned unchanged.
    """
    found = _ONE_FUNCTION.fullmatch(glue)
    if not found:
        print("warning: this Pyodide's JavaScript has another form; the page will start more slowly")
        return glue
    return f"const {found['name']}=(async function({found['rest']});export default {found['name']};"


def _pyodide_folder() -> Path:
    """Return a folder with Pyodide's files, reduced to the code that the page can reach.

    The reduced runtime is used only if a snapshot taken with it is the same, byte for byte. Otherwise the files
    are those of Pyodide, unchanged.
    """
    folder = WORK / f"pyodide-{_digest_of_makers()}"
    if not folder.exists():
        _remove("pyodide-*")
        fresh = folder.with_suffix(".new")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        for name in _NEEDED:
            shutil.copy(PYODIDE / name, fresh)
        _shrink(fresh)
        fresh.rename(folder)
    return folder


def _shrink(folder: Path) -> None:
    """Replace the runtime in `folder`, a copy of Pyodide, by a reduced one; if this fails, restore it and warn."""
    print("cutting Pyodide down to what the page needs")
    app = app_archive()
    expected = _take_snapshot(app, PYODIDE, folder)
    try:
        tools.run(tools.node(), WEB / "make/shrink.mjs", PYODIDE, folder, missing="It cannot be cut.")
        if _take_snapshot(app, folder, folder) != expected:
            raise CannotBuildError("Python's memory is not the same.")
    except CannotBuildError as error:
        print(f"warning: this Pyodide is used as it is, and the page will start more slowly. {error}")
        for name in _LOADED:
            shutil.copy(PYODIDE / name, folder)


# ---- MicroPython


def micropython() -> dict[str, bytes]:
    """Return the files of MicroPython, by name, with three changes in its JavaScript.

    MicroPython cuts integers from JavaScript, such as times, to 32 bits; with the change, larger ones become
    floats. MicroPython drops undefined arguments at the end of a call, such as the value of a promise without a
    result; with the change, it passes them. MicroPython fetches its WebAssembly file; with the change, it uses the
    download that early_runtime.ts has begun.
    """
    glue = (MICROPYTHON / "micropython.mjs").read_text("utf-8")
    for old, new in (
        ("Number.isInteger(js_obj)", "(js_obj|0)===js_obj"),
        ("for(;argumentsList.length>0&&void 0===argumentsList[argumentsList.length-1];)argumentsList.pop();", ""),
        ('fetch(binaryFile,{credentials:"same-origin"})', "globalThis.backbone.runtime.quick.runtime"),
    ):
        if glue.count(old) != 1:
            raise CannotBuildError(f"This MicroPython's JavaScript has another form: {old} is not there once.")
        glue = glue.replace(old, new)
    return {
        "micropython.mjs": glue.encode(),
        "micropython.wasm": (MICROPYTHON / "micropython.wasm").read_bytes(),
    }


# ---- PyScript


def pyscript() -> dict[str, bytes]:
    """Return the files of PyScript that the page loads, by name, without the Python sources inside them."""
    files = {name: (PYSCRIPT / name).read_bytes() for name in pyscript_files()}
    core = _pyscript_parts()[0]
    if core.count(_READY_LINE) != 1:
        raise CannotBuildError("This PyScript says in another way that it is ready.")
    files[_core()] = core.replace(_READY_LINE, "").encode()
    return {name: without_source_map(name, data) for name, data in files.items()}


def pyscript_files() -> list[str]:
    """Return the names of PyScript's files that the page loads: core.js, its static imports, the error plug-in."""
    wanted, found = ["core.js"], set[str]()
    while wanted:
        name = wanted.pop()
        if name in found:
            continue
        found.add(name)
        text = (PYSCRIPT / name).read_text("utf-8")
        wanted += re.findall(r'(?:from|import)"\./([\w.-]+\.js)"', text)
        wanted += re.findall(r'import\("\./(error-[\w-]+\.js)"\)', text)
    return sorted(found)


def _core() -> str:
    """Return the name of the file of PyScript that holds its Python."""
    (name,) = (name for name in pyscript_files() if name.startswith("core-"))
    return name


def _pyscript_parts() -> tuple[str, dict[str, str]]:
    """Return PyScript's core without its Python, and the text of each of its Python files by name."""
    script = WEB / "make/pyscript_python.mjs"
    found = json.loads(tools.run(tools.node(), script, PYSCRIPT / _core(), missing="PyScript could not be read."))
    if not found["files"]:
        print("warning: this PyScript has another form; the page will start more slowly")
    return found["script"], found["files"]


# ---- our Python, and the snapshot


def app_archive() -> bytes:
    """Return a zip archive of all Python sources that the page runs: ours and those of PyScript."""
    files = {}
    for top, name in _OURS:
        for path in top.rglob("*.py"):
            files[f"{name}/{path.relative_to(top).as_posix()}"] = path.read_bytes()
    files |= {f"pyscript/{name}": text.encode() for name, text in _pyscript_parts()[1].items()}
    return archive(files)


def archive(files: Mapping[str, bytes]) -> bytes:
    """Return a zip archive of files, path -> content; the same files give the same bytes.

    The files are not compressed, because different Pythons have different versions of zlib, which make different
    bytes.
    """
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as zipped:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name)  # has a fixed date and no owner
            entry.create_system = 3  # Unix; the default would be another number on Windows
            zipped.writestr(entry, files[name])
    return buffer.getvalue()


def snapshot(app: bytes) -> tuple[bytes, dict[str, object]]:
    """Return the snapshot of Python's memory, and the description of it that the page needs.

    A new snapshot is taken only if the sources have changed. `app` is the archive of our sources.
    """
    folder = WORK / f"snapshot-{digest(app, _digest_of_makers().encode())}"
    if not (folder / "snapshot.json").exists():
        print("taking the snapshot")
        _remove("snapshot-*")
        folder.mkdir(parents=True)
        _take_snapshot(app, _pyodide_folder(), folder)
    return (folder / "snapshot.wasm").read_bytes(), json.loads((folder / "snapshot.json").read_text())


def _take_snapshot(app: bytes, runtime: Path, folder: Path) -> bytes:
    """Take a snapshot with the Pyodide in the folder `runtime`, write it into `folder`, and return it."""
    (folder / "app.zip").write_bytes(app)
    command = (tools.node(), WEB / "make/snapshot.mjs", runtime, folder / "app.zip", folder)
    tools.run(*command, missing="The snapshot could not be taken.")
    return (folder / "snapshot.wasm").read_bytes()


def _digest_of_makers() -> str:
    packages = [(PACKAGES / name / "package.json").read_bytes() for name in ("pyodide", *_CUTTERS)]
    return digest(*((WEB / name).read_bytes() for name in _MAKERS), *packages)


def _remove(pattern: str) -> None:
    for old in WORK.glob(pattern):
        shutil.rmtree(old)
