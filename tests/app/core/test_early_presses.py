"""Presses and drags before Python has started have the same effect as later ones."""

from typing import Any

import pytest

from engine.games.catalogue import CATALOGUE
from support.fake_browser import Browser
from support.page import covered_card, saved

pytestmark = pytest.mark.usefixtures("pyodide")
BACKBONE = "/#v1/backbone/1"


def early(address: str, *presses: dict[str, Any]) -> Browser:
    """Return a page that was pressed before Python started."""
    tab = Browser(address)
    for press in presses:
        tab.press_early(**press)
    tab.start()
    tab.check()
    return tab


def last_card(spot: str) -> str:
    """Return the name of the last card of a pile of Backbone."""
    return str(early(BACKBONE).cards(spot)[-1].getAttribute("data-card"))


def test_an_early_press_of_the_stock_turns_it() -> None:
    assert saved(early("/#v1/klondike/1", {"spot": "s"}, {"spot": "s"})).link() == "v1/klondike/1/sw.sw"


def test_early_presses_mean_what_each_would_mean_alone() -> None:
    """Usually, a press during a running sequence only ends it. Nobody sees early moves, so here it does more."""
    pile = {"spot": CATALOGUE["clock"].spots[0].name}
    assert saved(early("/#v1/clock/3", {"button": "run"}, pile, pile, {"key": "u"})).moves_made == 2


def test_an_early_key_of_a_keyboard_that_writes_no_latin_counts() -> None:
    assert saved(early("/#v1/klondike/3", {"key": "\u0432", "code": "KeyD"})).moves_made == 1


@pytest.mark.parametrize("targets", ["", "t1"])
def test_an_early_press_or_drag_says_that_a_card_is_covered(browser: Browser, targets: str) -> None:
    tab = early("/", {"spot": "l", "card": covered_card(browser), "targets": targets})
    assert tab.text("#said").endswith("is covered.")


# Drags


@pytest.mark.parametrize("covered", ["t2", "t2 t3", "t3 t2", "t3 t2 t1"])
def test_an_early_drag_goes_to_the_pile_that_takes_the_card_of_those_that_it_covered(covered: str) -> None:
    tab = early(BACKBONE, {"spot": "t1", "card": last_card("t1"), "targets": covered})
    assert saved(tab).link() == "v1/backbone/1/t1t2"
    assert not tab.find_all("#table .carried")


@pytest.mark.parametrize(("covered", "says_why"), [("t3 t4", True), ("t3 t4 t1", False)])
def test_where_no_pile_takes_the_card_an_early_drag_says_why_unless_it_may_have_been_a_slip(
    covered: str, says_why: bool
) -> None:
    """A drag may be a slip if the card still lies over its own pile."""
    tab = early(BACKBONE, {"spot": "t1", "card": last_card("t1"), "targets": covered})
    assert saved(tab).moves_made == 0
    assert tab.text("#said").startswith("Only ") is says_why


def test_an_early_drag_after_other_presses_is_of_the_card_that_was_meant() -> None:
    """The first press has already moved the card, so the drag must not move another one."""
    press = {"spot": "t1", "card": last_card("t1")}
    tab = early(BACKBONE, press, {**press, "targets": "t2"}, {"spot": "s"})
    assert saved(tab).link() == "v1/backbone/1/t1t2.sw"
