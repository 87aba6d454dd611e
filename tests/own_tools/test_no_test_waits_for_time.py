"""Check that tests wait for events, never for a time: a time long enough on one machine is too short on another.

The limit of all waits is in `support.patience`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FORBIDDEN = {"sleep", "wait_for_timeout"}
FILES = [path for path in TESTS.rglob("*.py") if "benchmarks" not in path.parts]  # benchmarks measure time


def waits(source: str) -> Iterator[int]:
    """Yield the numbers of the lines that name a forbidden function."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute | ast.Name):
            name = node.attr if isinstance(node, ast.Attribute) else node.id
            if name in FORBIDDEN:
                yield node.lineno


def limits(source: str) -> Iterator[int]:
    """Yield the numbers of the lines that give a time limit as a number."""
    for node in ast.walk(ast.parse(source)):
        given: list[ast.expr] = []
        if isinstance(node, ast.Call):
            given = [keyword.value for keyword in node.keywords if keyword.arg == "timeout"]
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            given += node.args if name.startswith("set_") and name.endswith("_timeout") else []
        yield from (value.lineno for value in given if isinstance(value, ast.Constant))


def test_a_wait_is_found() -> None:
    assert list(waits("import time\ntime.sleep(1)\npage.wait_for_timeout(5)")) == [2, 3]
    assert list(limits("run(\ntimeout=5)\npage.set_default_timeout(9)\nrun(timeout=PATIENCE)")) == [2, 3]


@pytest.mark.every_case
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_test_waits_for_time(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert list(waits(source)) == []
    assert list(limits(source)) == []
