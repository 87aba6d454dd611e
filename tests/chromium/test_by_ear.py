"""Win recorded games by ear and keys alone, and note what is spoken.

The table at the end of the test run says what a move costs: words spoken and keys pressed.
"""

import pytest

from chromium.by_ear import ByEar, Record, play
from chromium.chromium_ear import ChromiumEar
from chromium.conftest import Profiles
from chromium.player import won_link
from engine.games.catalogue import CATALOGUE
from support.english import message
from support.extent import amount, sample

pytestmark = pytest.mark.in_turn(6)

DESK = {"viewport": {"width": 1280, "height": 800}}
# The number of moves played at the end of a game; a thorough run plays all of them.
END = amount(6, 12, 10**6)
RULE_SETS = sample(tuple(CATALOGUE), 1, 3)


@pytest.fixture
def ear(contexts: Profiles, address: str) -> ByEar:
    """Return a player at a wide screen who only listens."""
    page = contexts(**DESK).new_page()
    return ByEar(ChromiumEar(page), page.keyboard.press, page.goto, address)


@pytest.mark.every_case
@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_game_is_won_by_ear(ear: ByEar, rule_set: str, record_property: Record) -> None:
    play(ear, won_link(rule_set), END, record_property)


def test_advice_without_hidden_cards_is_heard(ear: ByEar) -> None:
    """Choose this advice in the settings, then hear the best move, how often it wins, and all other moves."""
    ear.open("v1/canfield/7")
    ear.turn_on(message("advice-seen"))
    ear.key("h")
    ear.wait_to_hear(": wins ")
    ear.key("h")
    ear.wait_for_sheet("Chances")


def test_advice_for_bridge_is_heard(ear: ByEar) -> None:
    ear.open("v1/bridge/47/hkQh.hkJh.hk9h.hk4h.hk2h.hkAc.hdKd")
    ear.key("h")
    ear.wait_to_hear("Bid one heart: made in ")
    ear.key("h")
    ear.wait_for_sheet("Chances")


def test_a_whole_short_game_is_won_by_ear(ear: ByEar, record_property: Record) -> None:
    play(ear, won_link("golf"), 10**6, record_property)
