"""A run that leaves tests out keeps the right ones, and over time tries all of them."""

from typing import Any, cast

import pytest

from support.chosen_tests import few_cases, other_thirds
from support.extent import EXTENT


class Item:
    """As much of a collected test as choosing asks for."""

    def __init__(self, nodeid: str, *marks: str) -> None:
        self.nodeid, self.marks = nodeid, marks

    def get_closest_marker(self, name: str) -> Any:
        return name in self.marks or None


def items(*names: str, marks: tuple[str, ...] = ("third",)) -> list[pytest.Item]:
    return [cast("pytest.Item", Item(name, *marks)) for name in names]


NINE = items(*(f"a.py::test_{number}[{case}]" for number in range(9) for case in "xy"))


def test_a_third_of_the_tests_of_a_file_stays_with_all_its_cases() -> None:
    left_out = other_thirds(NINE, b"page")
    assert len(left_out) == 12
    assert left_out == other_thirds(list(reversed(NINE)), b"page")
    names = [item.nodeid.partition("[")[0] for item in left_out]
    assert all(names.count(name) == 2 for name in names)


def test_other_pages_get_other_thirds_until_every_test_had_its_turn() -> None:
    tried = set().union(*(set(NINE) - other_thirds(NINE, bytes([page])) for page in range(30)))
    assert tried == set(NINE)


def test_tests_without_the_mark_and_those_with_every_case_always_stay() -> None:
    unmarked, vital = (
        items("b.py::test_1", "b.py::test_2", marks=()),
        items("b.py::test_3", marks=("third", "every_case")),
    )
    assert not other_thirds(unmarked + vital, b"page")


@pytest.mark.skipif(EXTENT != "normal", reason="a normal run keeps one case")
def test_one_case_stays_in_each_browser() -> None:
    cases = items(
        *(f"c.py::test[{browser}-{size}]" for browser in ("Firefox", "WebKit") for size in (1, 2)), marks=()
    )
    kept = sorted(item.nodeid.partition("-")[0] for item in few_cases(cases))
    assert kept == ["c.py::test[Firefox", "c.py::test[WebKit"]
