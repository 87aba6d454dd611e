"""Tests wait for what happens, never for time: a wait that is long enough here is too short elsewhere."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FORBIDDEN = {"sleep", "wait_for_timeout"}
FILES = [path for path in TESTS.rglob("*.py") if "benchmarks" not in path.parts]  # which measure time


def waits(source: str) -> Iterator[int]:
    """Yield the lines that name one of the forbidden functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute | ast.Name):
            name = node.attr if isinstance(node, ast.Attribute) else node.id
            if name in FORBIDDEN:
                yield node.lineno


def test_a_wait_is_found() -> None:
    assert list(waits("import time\ntime.sleep(1)\npage.wait_for_timeout(5)")) == [2, 3]


@pytest.mark.every_case
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_test_waits_for_time(path: Path) -> None:
    assert list(waits(path.read_text(encoding="utf-8"))) == []
