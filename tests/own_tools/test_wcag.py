"""Check the table of WCAG 2.2, levels A and AA.

Each criterion has existing tests, or a reason why it does not apply.

The table is `tests/data/wcag.toml`. It is printed at the end of a test run; a quick run prints a summary.
"""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

_ROOT = Path(__file__).parents[2]
_CRITERIA: dict[str, dict[str, Any]] = tomllib.loads((_ROOT / "tests/data/wcag.toml").read_text("utf-8"))
# The numbers in the recommendation; 4.1.1 was removed from it.
_NUMBERS = {
    "1.1": (1,),
    "1.2": (1, 2, 3, 4, 5),
    "1.3": (1, 2, 3, 4, 5),
    "1.4": (1, 2, 3, 4, 5, 10, 11, 12, 13),
    "2.1": (1, 2, 4),
    "2.2": (1, 2),
    "2.3": (1,),
    "2.4": (1, 2, 3, 4, 5, 6, 7, 11),
    "2.5": (1, 2, 3, 4, 7, 8),
    "3.1": (1, 2),
    "3.2": (1, 2, 3, 4, 6),
    "3.3": (1, 2, 3, 4, 7, 8),
    "4.1": (2, 3),
}


@cache
def names_of_tests(file: str) -> frozenset[str]:
    """Return the names of the functions in a file, which include its tests."""
    tree = ast.parse((_ROOT / file).read_text("utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_every_criterion_of_both_levels_is_in_the_table() -> None:
    assert [name.split()[0] for name in _CRITERIA] == [
        f"{part}.{number}" for part, numbers in _NUMBERS.items() for number in numbers
    ]
    assert Counter(found["level"] for found in _CRITERIA.values()) == {"A": 31, "AA": 24}


@pytest.mark.every_case
@pytest.mark.parametrize("name", _CRITERIA)
def test_tests_or_a_reason_speak_for_a_criterion(name: str) -> None:
    found = _CRITERIA[name]
    assert set(found) <= {"level", "tests", "none", "weak"}
    assert bool(found.get("tests")) is not bool(found.get("none")), "tests, or else a reason why none is needed"
    for sentence in filter(None, (found.get("none"), found.get("weak"))):
        assert re.fullmatch(r"[A-Z].*\.", sentence)
    for test in found.get("tests", ()):
        file, _, function = test.partition("::")
        assert function.startswith("test_")
        assert function in names_of_tests(file), f"{test} does not exist"


def test_the_table_is_counted(record_property: Callable[[str, object], None]) -> None:
    """Count the criteria, for the last lines of the test run."""
    weak = [name.split()[0] for name, found in _CRITERIA.items() if "weak" in found]
    tested = sum("tests" in found for found in _CRITERIA.values())
    record_property("WCAG", [len(_CRITERIA), tested, weak])
    for name, found in _CRITERIA.items():
        tests = ", ".join(test.partition("::")[2] for test in found.get("tests", ()))
        record_property("WCAG criteria", [name, found["level"], found.get("none") or tests, found.get("weak", "")])
