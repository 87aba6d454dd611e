"""Recorded games won by ear and keys alone, and what is spoken on the way.

The table at the end of the test run says what a move costs: words spoken and keys pressed.
"""

from collections.abc import Callable
from statistics import median, quantiles

import pytest

from browser.by_ear import ByEar
from browser.conftest import Profiles
from browser.player import deal_of, moves_of, won_link
from engine.games import CATALOGUE
from engine.play.session import Session
from support.extent import amount, sample

Record = Callable[[str, object], None]
DESK = {"viewport": {"width": 1280, "height": 800}}
# So many moves at the end of a game; all of them in a thorough run.
END = amount(6, 12, 10**6)
RULE_SETS = sample(tuple(CATALOGUE), 1, 3)


@pytest.fixture
def ear(contexts: Profiles, address: str) -> ByEar:
    """A player at a wide screen, who does not look at it."""
    return ByEar(contexts(**DESK).new_page(), address)


def play(player: ByEar, link: str, last: int, record: Record) -> None:
    """Play the last moves of a won game, and hear that it is won."""
    session, moves = Session.read(deal_of(link), CATALOGUE), moves_of(link)
    for move in moves[:-last]:
        session.play(move)
    player.open(session.link())
    longest = ""
    for move in moves[-last:]:
        player.make(move)
        longest = max(longest, *player.ear.utterances, key=lambda words: len(words.split()))
    player.wait_to_hear("Won in ")
    words, keys = ([cost.words for cost in player.costs], [cost.keys for cost in player.costs])
    nine_tenths = quantiles(words, n=10, method="inclusive")[-1] if len(words) > 1 else words[0]
    row = [player.game.id, len(words), median(words), round(nine_tenths), median(keys), longest]
    record("by ear", row)


@pytest.mark.every_case
@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_game_is_won_by_ear(ear: ByEar, rule_set: str, record_property: Record) -> None:
    play(ear, won_link(rule_set), END, record_property)


def test_a_whole_short_game_is_won_by_ear(ear: ByEar, record_property: Record) -> None:
    play(ear, won_link("golf"), 10**6, record_property)
