"""Check how a run leaves tests out: it keeps the right ones, and over time runs all of them."""

from typing import Any, cast
from unittest.mock import Mock

import pytest

from support import chosen_tests
from support.chosen_tests import not_in_stand_in, not_their_turn, one_case


class Item:
    """The parts of a collected test that choosing needs. `marks` have numbers, or none."""

    def __init__(self, nodeid: str, marks: dict[str, tuple[int, ...]], fixtures: tuple[str, ...] = ()) -> None:
        self.nodeid, self.marks, self.fixturenames = nodeid, marks, fixtures

    def get_closest_marker(self, name: str) -> Any:
        return Mock(args=self.marks[name]) if name in self.marks else None


def items(*names: str, **marks: tuple[int, ...]) -> list[pytest.Item]:
    return [cast("pytest.Item", Item(name, marks)) for name in names]


TESTS = items(*(f"a.py::test_{number}[{case}]" for number in range(9) for case in "xy"), in_turn=(6,))
CASES = items(*(f"b.py::test[{case}]" for case in range(9)), in_turn=(3,), every_case=())


PAGES = [bytes([page]) for page in range(60)]


def in_a_browser(page: bytes) -> set[pytest.Item]:
    return not_their_turn(TESTS, page, in_browser=TESTS)


def by_cases(page: bytes) -> set[pytest.Item]:
    return not_their_turn(CASES, page, in_browser=CASES)


def test_in_a_browser_one_in_so_many_tests_of_a_file_stays_with_all_its_cases() -> None:
    assert {len(TESTS) - len(in_a_browser(page)) for page in PAGES} == {2, 4}
    assert in_a_browser(b"page") == not_their_turn(list(reversed(TESTS)), b"page", TESTS)
    names = [item.nodeid.partition("[")[0] for item in in_a_browser(b"page")]
    assert all(names.count(name) == 2 for name in names)


def test_elsewhere_and_where_every_case_counts_one_in_so_many_cases_of_each_test_stays() -> None:
    assert {len(by_cases(page)) for page in PAGES} == {6}
    assert not_their_turn(CASES, b"page", in_browser=()) == by_cases(b"page")


def test_a_test_without_cases_stays_with_one_in_so_many_pages() -> None:
    alone = items("c.py::test", in_turn=(3,))
    assert 10 < sum(not not_their_turn(alone, page, ()) for page in PAGES) < 30


def test_with_other_pages_every_test_and_every_case_has_its_turn() -> None:
    assert set.intersection(*map(in_a_browser, PAGES)) == set()
    assert set.intersection(*map(by_cases, PAGES)) == set()


def test_tests_without_the_mark_always_stay() -> None:
    unmarked = items("b.py::test_1", "b.py::test_2[1]", "b.py::test_2[2]")
    assert not not_their_turn(unmarked, b"page", ())
    assert not not_their_turn(unmarked, b"page", unmarked)


def test_one_case_stays_in_each_browser() -> None:
    cases = items(*(f"c.py::test[{browser}-{size}]" for browser in ("Firefox", "WebKit") for size in (1, 2)))
    kept = sorted(item.nodeid.partition("-")[0] for item in one_case(cases, b"page"))
    assert kept == ["c.py::test[Firefox", "c.py::test[WebKit"]


def test_of_the_tests_that_start_a_page_in_the_stand_in_a_third_stays_and_of_others_all() -> None:
    fixtures = ("browser", "pyodide")
    starting = [cast("pytest.Item", Item(f"d.py::test_{number}", {}, fixtures)) for number in range(9)]
    left_out = not_in_stand_in([*starting, *TESTS], b"page")
    assert len(left_out) == 6 and left_out < set(starting)


def test_a_test_is_tried_with_one_of_the_games_that_are_only_records_and_with_all_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain, others = {"one", "two", "three"}, {"golf", "klondike"}
    monkeypatch.setattr(chosen_tests, "_PLAIN", plain)
    items = []
    for name in plain | others:
        item = Item(f"tests/a.py::test_b[{name}]", {})
        item.callspec = Mock(params={"name": name})  # type: ignore[attr-defined]
        items.append(item)
    left_out = {item.nodeid for item in not_their_turn(cast(Any, items), b"", ())}
    assert left_out < {f"tests/a.py::test_b[{name}]" for name in plain} and len(left_out) == 2
