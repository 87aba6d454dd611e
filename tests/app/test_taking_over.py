"""Another Python continues with the page: what the player hears and what is counted stay the same."""

import gc
import weakref

import pytest

from engine.play import notation
from support.bridge_positions import at_the_table
from support.english import message
from support.fake_browser import Browser
from support.page import saved


def playable(browser: Browser) -> set[str]:
    """Return the cards of the hand that may be played, as the document names them."""
    session = saved(browser)
    return {notation.card_text(move.n) for move in session.game.moves(session.position)}


@pytest.mark.parametrize("played", [False, True])
def test_of_a_page_that_was_left_the_browser_holds_nothing(browser: Browser, *, played: bool) -> None:
    """The memory of the former page can be freed: no listener, interval or observer refers to it."""
    if played:
        browser.key("o")
        browser.advance(10_000)
    left = weakref.ref(browser.page)
    assert browser.take_over()
    gc.collect()
    assert left() is None


def test_a_file_that_was_saved_does_not_keep_the_other_python_waiting(browser: Browser) -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="data"]')
    browser.press('#panel [data-do="export"]')
    browser.key("Escape")
    browser.advance(5000)
    assert browser.take_over()


def test_a_notice_does_not_keep_the_other_python_waiting_and_is_hidden_later(browser: Browser) -> None:
    browser.key("u")  # there is no move to undo, and the page says so
    assert browser.find("#said").classList.contains("aloud")
    browser.advance(500)
    assert browser.take_over()
    assert browser.find("#said").classList.contains("aloud")
    browser.advance(7000)
    assert not browser.find("#said").classList.contains("aloud")


def test_what_is_said_again_differs_from_what_stands_in_the_line(browser: Browser) -> None:
    """A screen reader speaks only a text that has changed."""
    browser.key("o")
    for _ in range(3):
        before = str(browser.find("#said").textContent)
        assert before
        assert browser.take_over()
        browser.key("x")
        after = str(browser.find("#said").textContent)
        assert (after != before, after.strip("\u00a0")) == (True, before.strip("\u00a0"))


def test_advice_that_micropython_cannot_give_is_given_by_the_other_python(browser: Browser) -> None:
    browser.page._device.is_micropython = True
    browser.go_to("v1/bridge/1")
    browser.press("#hint")
    assert browser.text("#said").startswith("Hints are still loading.")
    assert browser.window.wanted == 1
    assert browser.take_over(seen=True)
    assert browser.text("#said").strip() == "Calculating…"
    browser.rest()
    assert browser.text("#said").strip() not in {"", "Calculating…"}


def test_a_hint_that_was_promised_before_a_move_is_given_for_the_position_after_it(browser: Browser) -> None:
    browser.page._device.has_workers = False
    browser.press("#hint")
    assert browser.text("#said").startswith("Hints are still loading. Your hint will appear")
    browser.key("d")
    browser.page.advice_came()
    browser.rest()
    assert browser.text("#hint-words") == "Why?"
    assert saved(browser).moves_made == 1


@pytest.mark.parametrize("game", ["bridge", "klondike"])
def test_a_hint_that_was_promised_before_a_move_is_given_by_the_other_python(browser: Browser, game: str) -> None:
    browser.page._device.is_micropython = True
    browser.page._device.has_workers = game == "bridge"
    browser.go_to(f"v1/{game}/1")
    browser.press("#hint")
    if game == "bridge":
        browser.tap(browser.box(browser.cards("h")[0]).middle)
    else:
        browser.key("d")
    browser.rest()
    assert saved(browser).moves_made == 1
    assert browser.take_over(seen=True)
    browser.rest()
    assert browser.text("#hint-words") == "Why?"


def test_a_promised_hint_waits_until_the_house_has_played(browser: Browser) -> None:
    browser.go_to(at_the_table().link())
    browser.page._device.has_workers = False
    browser.press("#hint")
    browser.rest()
    card = next(card for card in browser.cards("h") if card.getAttribute("data-card") in playable(browser))
    browser.tap(browser.box(card).middle)
    shown = browser.page.app.core.playback
    assert shown.kind
    browser.page.advice_came()
    assert shown.kind and not browser.text("#said").startswith("Calculating")
    browser.rest()
    assert not shown.kind and browser.text("#hint-words") == "Why?"


def test_whoever_has_begun_another_game_gets_no_hint_for_the_one_before(
    browser: Browser,
) -> None:
    browser.page._device.has_workers = False
    browser.press("#hint")
    browser.key("n")
    browser.page.advice_came()
    browser.rest()
    assert browser.text("#hint-words") == "Hint"


def test_who_asked_for_something_else_and_then_moved_is_told_to_ask_again(browser: Browser) -> None:
    """To go back to an earlier position, or to begin a demonstration, would come as a surprise now."""
    browser.page._device.has_workers = False
    browser.press("#menu")
    browser.press('#panel [data-do="review"]')
    browser.key("Escape")
    browser.key("d")
    browser.page.advice_came()
    assert browser.text("#said").strip() == message("moved-since-asking")
    assert browser.find("#review").hidden
