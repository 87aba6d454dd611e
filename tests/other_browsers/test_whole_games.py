"""Play a game to its end in every browser: by pointer, which also drags cards, and by keys alone.

A thorough run plays every rule set. Bridge is not played by pointer: the page delays its calls for a moment, and
the tests cannot put the clock of these browsers forward.
"""

import pytest

from chromium.player import deal_of, moves_of, won_link
from engine.games.catalogue import CATALOGUE
from other_browsers.person import Person
from support.extent import EXTENT

pytestmark = pytest.mark.in_turn(2)

ALL = tuple(CATALOGUE)
BY_POINTER = tuple(name for name in ALL if name != "bridge") if EXTENT == "thorough" else ("pyramid",)
BY_KEYS = ALL if EXTENT == "thorough" else ("black-hole",)


@pytest.mark.parametrize("rule_set", BY_POINTER)
def test_a_whole_game_by_pointer(person: Person, rule_set: str) -> None:
    link = won_link(rule_set)
    person.open(deal_of(link))
    for move in moves_of(link):
        person.touch(move)
    expect_won(person)


@pytest.mark.parametrize("rule_set", BY_KEYS)
def test_a_whole_game_by_keys(person: Person, rule_set: str) -> None:
    link = won_link(rule_set)
    person.open(deal_of(link))
    for move in moves_of(link):
        person.press(move)
    expect_won(person)


def expect_won(person: Person) -> None:
    person.expect_text("dialog[open]", "Won!")
    person.expect_position()
