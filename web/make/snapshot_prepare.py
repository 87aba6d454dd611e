"""Prepares Python's memory for the snapshot. Runs inside Pyodide at build time, just before the snapshot is taken.

The snapshot contains the modules that are imported here, so the page starts without importing them. The page need
not download what is dropped here.
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
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType, NoneType

SOURCES = "/app"  # the folder of our packages inside Pyodide, with and without the snapshot
LIBRARY = "/lib/python"  # begins the paths of the standard library and of Pyodide's own modules
OURS = ("app", "engine")  # our packages
PYSCRIPT = "pyscript"  # the name of its package
LEFT_OUT = ("engine.__main__", "app.main")  # the command line, and the script that PyScript runs
# What Pyodide or this script imports and the page never uses: event loops of other systems, sockets, processes,
# threads, logs, archives, help, searches for files.
UNUSED = (
    *("asyncio.base_events", "asyncio.base_subprocess", "asyncio.constants", "asyncio.graph", "asyncio.locks"),
    *("asyncio.mixins", "asyncio.protocols", "asyncio.queues", "asyncio.runners", "asyncio.selector_events"),
    *("asyncio.sslproto", "asyncio.staggered", "asyncio.streams", "asyncio.subprocess", "asyncio.taskgroups"),
    *("asyncio.threads", "asyncio.timeouts", "asyncio.transports", "asyncio.trsock", "asyncio.unix_events"),
    *("_bz2", "_lzma", "_zstd", "_socket", "_ssl", "selectors", "socket", "ssl", "subprocess"),
    *("bz2", "compression", "compression._common", "compression._common._streams", "compression.zstd"),
    *(
        "compression.zstd._zstdfile",
        "lzma",
        "shutil",
        "tempfile",
        "zipfile",
        "zipfile._path",
        "zipfile._path.glob",
    ),
    *("_pyodide.docs_argspec", "_pyodide.docstring", "dis", "html.entities", "opcode"),
    *("_opcode", "_opcode_metadata", "asyncio.log", "logging", "locale", "encodings.cp437"),
    *("concurrent", "concurrent.futures", "concurrent.futures._base"),
    *("fnmatch", "glob", "pkgutil", "site"),
)

# Functions that come from the same source lines share one code object.
_codes: dict[tuple[str, CodeType], CodeType] = {}


def prepare() -> None:
    """Import all that the page needs, and drop all that it does not need."""
    import_ours()
    keep_pyscript()
    forget_packages()
    drop_modules()
    drop_documentation()
    forget()


def import_ours() -> None:
    """Import every module of every package of ours, without the docstrings of classes and functions.

    The docstrings are removed before the import, because a class keeps a copy of its docstring that cannot be
    dropped.
    """
    SourceFileLoader.source_to_code = _compile_undocumented  # type: ignore[assignment,method-assign]
    sys.path.insert(0, SOURCES)
    for package in OURS:
        path = importlib.import_module(package).__path__
        for module in pkgutil.walk_packages(path, f"{package}."):
            if module.name not in LEFT_OUT:
                importlib.import_module(module.name)
    del SourceFileLoader.source_to_code  # so that the inherited method is used again


def keep_pyscript() -> None:
    """Store PyScript's modules in compiled form, because they can be imported only in a browser."""
    from app.browser.kept_modules import KeptModules  # noqa: PLC0415  (it is found only after `import_ours`)

    codes = {}
    for path in sorted(Path(SOURCES, PYSCRIPT).glob("*.py")):  # none if PyScript has another form
        code = _compile_undocumented(None, path.read_bytes(), f"{PYSCRIPT}/{path.name}")
        codes[f"{PYSCRIPT}.{path.stem}".removesuffix(".__init__")] = _undocumented(code)
    sys.meta_path.insert(0, KeptModules(codes))


def _compile_undocumented(_: object, source: bytes, path: str) -> CodeType:
    """Compile a module without the docstrings of its classes and functions."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node):
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    code: CodeType = compile(tree, path, "exec", dont_inherit=True)
    return code


def forget_packages() -> None:
    """Stop Pyodide from looking for packages at the start, which needs modules that `drop_modules` drops."""
    loader = importlib.import_module("pyodide._package_loader")
    loader.init_loaded_packages = NoneType  # type: ignore[attr-defined]  # it does nothing when it is called


def drop_modules() -> None:
    """Drop the modules that the page does not use, and the names that other modules imported from them."""
    for name in UNUSED:
        sys.modules.pop(name, None)
    # Pyodide's event loop inherits from the event loop of Unix, which would keep sockets and processes in memory.
    for thing in gc.get_objects():
        if isinstance(thing, type) and not _is_unused(thing) and any(map(_is_unused, thing.__bases__)):
            thing.__bases__ = tuple(better for base in thing.__bases__ for better in _used_bases(base))
    for scope in [vars(module) for module in sys.modules.values() if isinstance(module, ModuleType)]:
        for name in [name for name, value in scope.items() if _is_unused(value)]:
            del scope[name]
    gc.collect()


def _is_unused(thing: object) -> bool:
    home = thing.__name__ if isinstance(thing, ModuleType) else getattr(thing, "__module__", None)
    return home in UNUSED


def _used_bases(base: type) -> list[type]:
    """Return `base` if it is used. If it is dropped, return the bases that replace it: its nearest used bases."""
    return [found for each in base.__bases__ for found in _used_bases(each)] if _is_unused(base) else [base]


def drop_documentation() -> None:
    """Drop the docstrings and the annotations of functions, which nobody reads in the page.

    The player reads some docstrings, the rules of the games. The games copied them when they were created.
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
            with contextlib.suppress(AttributeError, TypeError):  # a class written in C
                thing.__doc__ = None


def _is_python(path: str | None) -> bool:
    return path is not None and path.startswith((LIBRARY, SOURCES))


def _undocumented(code: CodeType) -> CodeType:
    """Return the code without docstrings and without line numbers, which need much memory.

    So the traceback of an error names files and functions, but no lines.
    """
    constants = [_undocumented(part) if isinstance(part, CodeType) else part for part in code.co_consts]
    if code.co_flags & inspect.CO_HAS_DOCSTRING:  # type: ignore[attr-defined]  # new in Python 3.13; it is the first
        constants[0] = None
    new = code.replace(co_consts=tuple(constants), co_linetable=_no_lines(len(code.co_code) // 2))
    return _codes.setdefault((code.co_filename, new), new)


@cache  # code objects of the same length share one table
def _no_lines(instructions: int) -> bytes:
    """Return a table of line numbers in which no instruction has a line.

    CPython's `Objects/locations.md` describes the format. Here, an entry is one byte for at most eight
    instructions: bit 7 is set, bits 3 to 6 are 15 for "no location", and bits 0 to 2 are the number of
    instructions minus one.
    """
    whole, rest = divmod(instructions, 8)
    return b"\xff" * whole + (bytes([0xF8 | rest - 1]) if rest else b"")


def forget() -> None:
    """Empty the caches: the page does not need them, and some describe files that the page does not have."""
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    linecache.clearcache()
    re.purge()
    gc.collect()
