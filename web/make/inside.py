"""Runs inside Pyodide at build time, just before its memory is written down.

What it imports is in the snapshot and costs the player nothing at start; what it drops need not be downloaded.
"""

import gc
import importlib
import linecache
import pkgutil
import random  # noqa: F401  (wanted in the snapshot: the page seeds it anew at every start)
import re
import sys
import zipimport
from pathlib import Path

SOURCES = "/app"  # where our packages lie inside Pyodide, in the snapshot and in a plain boot alike
LEFT_OUT = ("engine.__main__", "app.main")  # the command line, and the script that PyScript runs


def import_ours() -> None:
    """Import every module of every package of ours."""
    sys.path.insert(0, SOURCES)
    for package in sorted(entry.name for entry in Path(SOURCES).iterdir() if entry.is_dir()):
        path = importlib.import_module(package).__path__
        for module in pkgutil.walk_packages(path, f"{package}."):
            if module.name not in LEFT_OUT:
                importlib.import_module(module.name)


def forget() -> None:
    """Empty the caches: they are of no use in the page, and some describe files it does not have."""
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    linecache.clearcache()
    re.purge()
    gc.collect()
