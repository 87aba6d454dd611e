"""Collects the sources that the page runs in MicroPython while Pyodide is being downloaded."""

import ast
from collections.abc import Mapping
from pathlib import Path

from micropython.transpiler.transpile import shims, transpiled

_FOLDER = Path(__file__).parent
_STUBS = _FOLDER / "stubs"
_PACKAGES = (_FOLDER.parents[1], _FOLDER.parent)  # the folders of our packages: engine, app
PAGE = "quick_page.py"  # the file that play.ts imports
START = "app.page"  # the module that starts the page


def files(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the Python files for MicroPython: path -> text. `extra` adds modules: name -> source.

    Each of our modules comes after those that it imports, so that they can be imported one by one.

    Raises:
        CannotTranspileError: A source uses something that MicroPython does not have or does differently.
    """
    found = modules()
    sources = {**{name: path.read_text("utf-8") for name, path in found.items()}, **(extra or {})}
    texts = transpiled(sources)
    ours = {_file_of(name, found.get(name)): texts[name] for name in _in_order(sources)}
    return {path: text.replace("    ", "\t") for path, text in {**ours, **shims()}.items()}


def modules() -> dict[str, Path]:
    """Return the modules that the page imports: name -> file. The file is the stub, if the module has one."""
    found: dict[str, Path] = {}
    waiting = [START]
    while waiting:
        name = waiting.pop()
        path = _path_of(name)
        if name in found or path is None:
            continue
        found[name] = path
        waiting += [name.rpartition(".")[0], *_imported(ast.parse(path.read_text("utf-8")))]
    return dict(sorted(found.items()))


def _in_order(sources: Mapping[str, str]) -> list[str]:
    """Return the names of these modules, each after those that it imports."""
    found: dict[str, None] = {}
    begun: set[str] = set()

    def add(name: str) -> None:
        if name in sources and name not in begun:
            begun.add(name)
            for each in sorted({name.rpartition(".")[0], *_imported(ast.parse(sources[name]))}):
                add(each)
            found[name] = None

    for name in sorted(sources):
        add(name)
    return list(found)


def _path_of(module: str) -> Path | None:
    """Return the file of one of our modules; None if it is not one of ours."""
    for folder in (_STUBS, *_PACKAGES):
        place = folder.joinpath(*module.split("."))
        for path in (place / "__init__.py", place.with_suffix(".py")):
            if module and path.is_file():
                return path
    return None


def _imported(tree: ast.Module) -> set[str]:
    """Return the names of our modules that a module may import. Some of the names may not be modules."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
    return {name for name in found if name.partition(".")[0] in {"app", "engine"}}


def _file_of(module: str, path: Path | None) -> str:
    folder = module.replace(".", "/")
    return f"{folder}/__init__.py" if path and path.name == "__init__.py" else f"{folder}.py"
