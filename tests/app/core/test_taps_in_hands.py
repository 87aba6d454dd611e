"""A double or triple click on a card of a hand plays one card, although the hand closes up."""

from itertools import pairwise

import pytest

from chromium.player import won_link
from engine.core.game import Kind
from engine.games.catalogue import CATALOGUE
from engine.play.notation import card_text
from engine.play.session import Session
from support.fake_browser import Browser
from support.page import choose_setting, saved

BRIDGE = CATALOGUE["bridge"]
HAND = next(number for number, spot in enumerate(BRIDGE.spots) if spot.kind is Kind.HAND)


def tricks() -> list[tuple[str, str]]:
    """Return links to positions in which two neighbours of the hand may be played, with the second of them."""
    session, found = Session.read(won_link("bridge"), CATALOGUE), []
    for node in session.line():
        if BRIDGE.call_options(node.position) is None:
            can = [move.n for move in BRIDGE.moves(node.position) if move.source == HAND]
            both = [card for before, card in pairwise(node.position[HAND]) if before in can and card in can]
            session.go_to(node)
            found += [(session.link(), card_text(both[len(both) // 2]))] if both else []
    return found


TRICKS = tricks()


def left_edge(browser: Browser, card: str) -> tuple[float, float]:
    """Return a point so near the left edge of a card of the hand that a slip of 4 pixels hits its neighbour."""
    found = next(each for each in browser.cards("h") if each.getAttribute("data-card") == card)
    box = browser.box(found)
    return box.middle[0] - box.width / 2 + 2, box.middle[1] - box.height / 2 + 12


@pytest.mark.parametrize("pointer", ["touch", "mouse"])
@pytest.mark.parametrize("pace", ["steady", "fast"])
@pytest.mark.parametrize("ms", [60, 300, 450])
def test_three_quick_clicks_that_slip_to_the_neighbour_play_one_card(
    browser: Browser, pointer: str, pace: str, ms: int
) -> None:
    choose_setting(browser, f"choose pace {pace}")
    for link, card in TRICKS[::2]:
        browser.go_to(link)
        browser.rest()
        before = saved(browser).moves_made
        x, y = left_edge(browser, card)
        for slip in (0, -4, -2):
            browser.tap((x + slip, y), pointer)
            browser.advance(ms)
        assert saved(browser).moves_made == before + 1, (link, card)


def test_cards_that_lie_still_can_be_kept_as_quickly_as_one_likes(browser: Browser) -> None:
    browser.go_to("v1/bridge/3")
    for card in [str(each.getAttribute("data-card")) for each in browser.cards("h")[:3]]:
        browser.tap(left_edge(browser, card))
        browser.advance(60)
    assert saved(browser).moves_made == 3


def test_neighbours_are_kept_and_put_back_even_where_the_taps_are_close_together(browser: Browser) -> None:
    """No card has left the hand then, so nothing has moved, and each tap is on what the player sees."""
    browser.go_to("v1/bridge/3")
    x, y = left_edge(browser, str(browser.cards("h")[2].getAttribute("data-card")))
    for slip in (2, -4):
        browser.tap((x + slip, y))
        browser.advance(60)
    assert saved(browser).moves_made == 2


def test_a_quick_tap_at_another_place_of_the_hand_is_meant(browser: Browser) -> None:
    for link, card in TRICKS[::4]:
        browser.go_to(link)
        browser.rest()
        before = saved(browser).moves_made
        browser.tap(left_edge(browser, card))
        browser.advance(60)
        browser.key("Escape")  # shows at once what the house plays
        can = [move.n for move in BRIDGE.moves(saved(browser).position) if move.source == HAND]
        if can:
            x, y = left_edge(browser, card_text(can[-1]))
            browser.tap((x + 6, y + 20))
            assert saved(browser).moves_made == before + 2, (link, card)
