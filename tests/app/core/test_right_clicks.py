"""A right click sends a card to a foundation, if the game has one."""

from engine.core import cards
from support.english import english
from support.fake_browser import Browser
from support.page import saved


def right_click(browser: Browser, spot: str) -> None:
    browser.pointer_down(browser.place(spot), button=2)
    browser.pointer_up(browser.place(spot))
    browser.advance(1000)


def test_a_right_click_sends_a_card_home(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    session = saved(browser)
    tops = {english(cards.name(pile[-1])): spot for spot, pile in enumerate(session.position) if pile}
    right_click(browser, session.game.spots[tops["ace of diamonds"]].name)
    assert saved(browser).moves_made == 1
    assert "foundation" in browser.text("#said")
    right_click(browser, "f3")  # a card on a foundation stays there
    assert saved(browser).moves_made == 1


def test_a_right_click_says_why_a_card_stays(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    session = saved(browser)
    pile = next(pile for spot, pile in zip(session.game.spots, session.position, strict=True) if spot.name == "t1")
    right_click(browser, "t1")
    assert browser.text("#said") == f"The {english(cards.name(pile[-1]))} can’t go home now."
    assert saved(browser).moves_made == 0


def test_where_there_is_no_home_a_right_click_does_nothing(browser: Browser) -> None:
    browser.go_to("v1/golf/1")
    before = browser.text("#said")
    right_click(browser, "t1")
    assert browser.text("#said") == before
    assert saved(browser).moves_made == 0
