"""Chooses the tests that a quick or a normal run leaves out, without chance: a failure can be repeated.

The choice depends on the checksum of the page and on the name of the test. As long as the page is the same, the
same tests run. Each change of the page chooses others, until all tests were run.

- Of a test without the marker `every_case`, a quick run tries one case. A normal run in browsers does so, too.
- Of the tests that start the page in the stand-in for the browser, a quick run tries one in three of each file.
- Of tests marked `in_turn(n)`, the daily run (a normal one with the option `--in-turn`) tries one in n. These
  tests take long. In browsers, the tests of a file take turns. Elsewhere, the cases of a test take turns; so do
  the cases in browsers if the test is also marked `every_case`. A test without cases runs with one in n pages.
- Of the games that are only records, the daily run tries each test with one: they differ only in their records.
- A thorough run, and a run of named tests, run all tests that are marked `in_turn`.
"""

from collections import defaultdict
from collections.abc import Collection
from zlib import crc32

import pytest

from engine.core.game import Game
from engine.games.plain_games import GAMES
from make.browsers import OTHER_BROWSERS

_IN_STAND_IN = "pyodide"  # the fixture of all tests that start a page in the stand-in for the browser
_TURNS_IN_STAND_IN = 3
_PLAIN = {game.id for game in GAMES}
_Groups = dict[tuple[str, int], dict[str, list[pytest.Item]]]  # by name and number of turns: the tests by name


def one_case(items: list[pytest.Item], page: bytes, of: Collection[pytest.Item] | None = None) -> set[pytest.Item]:
    """Return one case of each test in each browser: the case with the lowest checksum.

    Tests marked `every_case` keep all their cases. Tests that are not in `of` keep all their cases, too.
    """
    by_test: dict[str, list[pytest.Item]] = defaultdict(list)
    kept = set()
    for item in items:
        if item.get_closest_marker("every_case") or (of is not None and item not in of):
            kept.add(item)
        else:
            by_test[_test_of(item)].append(item)
    kept.update(min(cases, key=lambda item: _checksum(page, item.nodeid)) for cases in by_test.values())
    return kept


def _test_of(item: pytest.Item) -> str:
    """Return the name of a test without its case, but with the browser if the test runs in several."""
    name, _, case = item.nodeid.partition("[")
    return name + next((browser for browser in OTHER_BROWSERS if case.startswith(browser)), "")


def not_their_turn(items: list[pytest.Item], page: bytes, in_browser: Collection[pytest.Item]) -> set[pytest.Item]:
    """Return the tests of plain games and the tests marked `in_turn` that a daily run of this page leaves out."""
    groups = _no_groups()
    for item in items:
        mark = item.get_closest_marker("in_turn")
        if plain := _plain_game(item):
            groups[f"{item.nodeid.partition('[')[0]} of plain games", len(_PLAIN)][plain].append(item)
        elif mark:
            by_case = item not in in_browser or item.get_closest_marker("every_case")
            group = item.nodeid.partition("[" if by_case else "::")[0]
            groups[group, mark.args[0]][item.nodeid if by_case else _test_of(item)].append(item)
    return _left_out(groups, page)


def _plain_game(item: pytest.Item) -> str | None:
    """Return the id of the game that is only a record with which a test is tried; None if it is another game."""
    values = item.callspec.params.values() if hasattr(item, "callspec") else ()
    names = (value.id if isinstance(value, Game) else value for value in values)
    return next((name for name in names if isinstance(name, str) and name in _PLAIN), None)


def not_in_stand_in(items: list[pytest.Item], page: bytes) -> set[pytest.Item]:
    """Return the tests in the stand-in for the browser that a quick run of this page leaves out."""
    groups = _no_groups()
    for item in items:
        if _IN_STAND_IN in getattr(item, "fixturenames", ()):
            groups[item.nodeid.partition("::")[0], _TURNS_IN_STAND_IN][_test_of(item)].append(item)
    return _left_out(groups, page)


def _no_groups() -> _Groups:
    return defaultdict(lambda: defaultdict(list))


def _left_out(groups: _Groups, page: bytes) -> set[pytest.Item]:
    """Return the tests that are left out: of each group all except every n-th, in the order of the checksums."""
    left_out: set[pytest.Item] = set()
    for (group, turns), members in groups.items():
        in_order = sorted(members, key=lambda name: _checksum(page, name))
        # In a group of fewer than n tests, no test has its turn on some pages.
        chosen = in_order[_checksum(page, group) % turns :: turns]
        left_out.update(item for name, named in members.items() if name not in chosen for item in named)
    return left_out


def _checksum(page: bytes, name: str) -> int:
    return crc32(page + name.encode())
