"""Prepares Python's memory for the snapshot. Runs inside Pyodide at build time, just before the snapshot is taken.

What it imports is in the snapshot and takes no time at start; what it drops need not be downloaded.
"""

import ast
import contextlib
import gc
import importlib
import inspect
import linecache
import pkgutil
import random  # noqa: F401  (wanted in the snapshot: the page seeds it anew at every start)
import re
import sys
import zipimport
from collections.abc import Sequence
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

SOURCES = "/app"  # where our packages lie inside Pyodide, in the snapshot and in a plain boot alike
LIBRARY = "/lib/python"  # where the standard library and Pyodide's own modules come from
LEFT_OUT = ("engine.__main__", "app.main")  # the command line, and the script that PyScript runs


def prepare(pyscript: Sequence[str]) -> None:
    """Import all that the page needs, and drop what it does not.

    `pyscript` holds the texts of PyScript's own Python files.
    """
    import_ours()
    compile_pyscript(pyscript)
    drop_documentation()
    forget()


def import_ours() -> None:
    """Import every module of every package of ours, without the docstrings of classes and functions.

    They are left out before the import, because a class keeps a copy of its docstring that cannot be dropped.
    """
    SourceFileLoader.source_to_code = _compile_undocumented  # type: ignore[assignment,method-assign]
    sys.path.insert(0, SOURCES)
    for package in sorted(entry.name for entry in Path(SOURCES).iterdir() if entry.is_dir()):
        path = importlib.import_module(package).__path__
        for module in pkgutil.walk_packages(path, f"{package}."):
            if module.name not in LEFT_OUT:
                importlib.import_module(module.name)
    del SourceFileLoader.source_to_code  # the inherited method is in force again


def compile_pyscript(texts: Sequence[str]) -> None:
    """Keep PyScript's Python in compiled form.

    PyScript writes these files at every start and then imports them, since they need the browser. When Python is
    about to compile one of them, it gets the compiled form. Other files are compiled as usual. No compiled file is
    written: there is no next time to read it.
    """
    known = {text.encode(): _compile_undocumented(None, text.encode(), "pyscript") for text in texts}
    compile_plainly = SourceFileLoader.source_to_code

    def source_to_code(loader: SourceFileLoader, data: bytes, path: str, **options: Any) -> CodeType:
        found = known.get(bytes(data))
        return compile_plainly(loader, data, path, **options) if found is None else found

    SourceFileLoader.source_to_code = source_to_code  # type: ignore[assignment,method-assign]
    sys.dont_write_bytecode = True


def _compile_undocumented(_: object, source: bytes, path: str) -> CodeType:
    """Compile a module without the docstrings of its classes and functions."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node):
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    code: CodeType = compile(tree, path, "exec", dont_inherit=True)
    return code


def drop_documentation() -> None:
    """Drop the docstrings and the annotations of functions, which nobody reads in the page.

    The docstrings that the player does read, the rules of the games, were copied when the games were made.
    """
    modules = {name for name, module in sys.modules.items() if _is_python(getattr(module, "__file__", None))}
    for name in modules:
        sys.modules[name].__doc__ = None
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and _is_python(thing.__code__.co_filename):
            thing.__doc__ = None
            thing.__annotate__ = None  # type: ignore[attr-defined]  # new in Python 3.14
            thing.__code__ = _undocumented(thing.__code__)
        elif isinstance(thing, type) and thing.__module__ in modules:
            with contextlib.suppress(AttributeError, TypeError):  # written in C
                thing.__doc__ = None


def _is_python(path: str | None) -> bool:
    return path is not None and path.startswith((LIBRARY, SOURCES))


def _undocumented(code: CodeType) -> CodeType:
    """Return the code without docstrings and without line numbers, which take much room.

    So a report of an error names files and functions, but no lines.
    """
    constants = [_undocumented(part) if isinstance(part, CodeType) else part for part in code.co_consts]
    if code.co_flags & inspect.CO_HAS_DOCSTRING:  # type: ignore[attr-defined]  # new in Python 3.13; it is the first
        constants[0] = None
    return code.replace(co_consts=tuple(constants), co_linetable=_no_lines(code))


def _no_lines(code: CodeType) -> bytes:
    """Return a table that says of every instruction that it has no line.

    The format is that of CPython's `Objects/locations.md`: an entry for eight instructions at most, in one byte,
    with 15 in bits 3 to 6 for "no location" and the number of instructions less one in bits 0 to 2.
    """
    whole, rest = divmod(len(code.co_code) // 2, 8)
    return b"\xff" * whole + (bytes([0xF8 | rest - 1]) if rest else b"")


def forget() -> None:
    """Empty the caches: the page does not need them, and some describe files that the page does not have."""
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    linecache.clearcache()
    re.purge()
    gc.collect()
