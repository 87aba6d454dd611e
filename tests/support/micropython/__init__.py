"""Runs MicroPython in Node with our sources. There it runs the file `in_micropython.py`."""

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from make import runtime, tools
from micropython import bytecode, sources

HERE = Path(__file__).parent
Ask = Callable[..., str]


@contextmanager
def asking(folder: Path) -> Iterator[Ask]:
    """Yield a function that calls a function of `in_micropython.py` in MicroPython.

    The files that MicroPython needs are written into `folder`.
    """
    for name, data in runtime.micropython().items():
        (folder / name).write_bytes(data)
    files = folder / "files.wasm"
    extra = {"in_micropython": (HERE / "in_micropython.py").read_text("utf-8")}
    files.write_bytes(bytecode.packed(sources.files(extra)))
    bundled = ("--bundle", "--platform=node", "--format=esm", f"--outfile={folder / 'run.mjs'}")
    esbuild = tools.PACKAGES / "esbuild/bin/esbuild"
    tools.run(
        tools.node(), esbuild, HERE / "run.mjs", *bundled, "--log-level=error", missing="It cannot be bundled."
    )
    command = [
        tools.node(),
        str(folder / "run.mjs"),
        str(folder / "micropython.mjs"),
        str(files),
        "in_micropython",
    ]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as node:
        assert node.stdin and node.stdout
        requests, answers = node.stdin, node.stdout

        def asked(*call: str | int) -> str:
            requests.write(json.dumps(call) + "\n")
            requests.flush()
            answer = json.loads(answers.readline() or '"MicroPython has stopped."')
            assert isinstance(answer, str)
            return answer

        yield asked
        requests.close()
