"""Runs inside Pyodide at build time, just before its memory is written down.

What it imports is in the snapshot and costs the player nothing at start; what it drops need not be downloaded.
"""

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
from pathlib import Path
from types import CodeType, FunctionType

SOURCES = "/app"  # where our packages lie inside Pyodide, in the snapshot and in a plain boot alike
LIBRARY = "/lib/python"  # where the standard library and Pyodide's own modules come from
LEFT_OUT = ("engine.__main__", "app.main")  # the command line, and the script that PyScript runs


def prepare() -> None:
    """Import, drop and forget: everything there is to do."""
    import_ours()
    drop_documentation()
    forget()


def import_ours() -> None:
    """Import every module of every package of ours."""
    sys.path.insert(0, SOURCES)
    for package in sorted(entry.name for entry in Path(SOURCES).iterdir() if entry.is_dir()):
        path = importlib.import_module(package).__path__
        for module in pkgutil.walk_packages(path, f"{package}."):
            if module.name not in LEFT_OUT:
                importlib.import_module(module.name)


def drop_documentation() -> None:
    """Drop the docstrings of the standard library, 3 % of the download; ours stay, for the player reads some."""
    modules = {name for name, module in sys.modules.items() if _is_library(getattr(module, "__file__", None))}
    for name in modules:
        sys.modules[name].__doc__ = None
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and _is_library(thing.__code__.co_filename):
            thing.__doc__ = None
            thing.__code__ = _undocumented(thing.__code__)
        elif isinstance(thing, type) and thing.__module__ in modules:
            with contextlib.suppress(AttributeError, TypeError):  # written in C
                thing.__doc__ = None


def _is_library(path: str | None) -> bool:
    return path is not None and path.startswith(LIBRARY)


def _undocumented(code: CodeType) -> CodeType:
    constants = [_undocumented(part) if isinstance(part, CodeType) else part for part in code.co_consts]
    if code.co_flags & inspect.CO_HAS_DOCSTRING:  # type: ignore[attr-defined]  # new in Python 3.13; it is the first
        constants[0] = None
    return code.replace(co_consts=tuple(constants))


def forget() -> None:
    """Empty the caches: they are of no use in the page, and some describe files it does not have."""
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    linecache.clearcache()
    re.purge()
    gc.collect()
