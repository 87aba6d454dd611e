"""A pointer that is held down: what may happen in the meantime, and the effect of a long press."""

import pytest

from engine.core.game import Kind, Status
from engine.games.catalogue import CATALOGUE
from support.fake_browser import Browser
from support.page import before_the_finish, drawn, saved


def test_a_drag_during_which_a_key_lets_the_game_run_drops_nothing(browser: Browser) -> None:
    session = before_the_finish()
    browser.go_to(session.link())
    moves = session.game.moves(session.position)
    move = next(move for move in moves if session.game.spots[move.source].kind is Kind.TABLEAU)
    source, target = (browser.place(session.game.spots[spot].name) for spot in (move.source, move.target))
    browser.pointer_down(source)
    browser.pointer_move((source[0] + 30, source[1] + 30))
    browser.key("f")
    browser.pointer_move(target)
    browser.pointer_up(target)
    browser.advance(60_000)
    assert saved(browser).status() is Status.WON
    browser.press('#panel [data-do="undo"]')
    assert saved(browser).position == session.position


@pytest.mark.parametrize("dragged", [False, True])
def test_a_link_that_comes_while_a_pointer_is_down_ends_the_gesture(browser: Browser, dragged: bool) -> None:
    """The number of the pressed pile does not exist in the other game."""
    browser.go_to("v1/pyramid/1")
    browser.rest()
    at = browser.place("t28")
    browser.pointer_down(at)
    if dragged:
        browser.pointer_move((at[0] + 40, at[1] + 40))
    browser.go_to("v1/canfield/1")
    browser.pointer_up((at[0] + 40, at[1] + 40) if dragged else at)
    browser.rest()
    browser.check()
    assert saved(browser).game.id == "canfield" and saved(browser).moves_made == 0
    assert not browser.logged_errors


def test_a_drag_that_the_system_breaks_off_puts_the_card_back(browser: Browser) -> None:
    before = drawn(browser)
    x, y = browser.place("l")
    browser.pointer_down((x, y), "touch")
    browser.pointer_move((x + 50, y + 50), "touch")
    browser.pointer_cancel((x + 50, y + 50))
    browser.advance(1000)
    assert drawn(browser) == before
    assert not browser.find_all("#table .lifted")


def test_holding_lets_a_game_without_choices_run_until_the_pointer_is_lifted(browser: Browser) -> None:
    browser.go_to("v1/clock/3")
    at = browser.place(CATALOGUE["clock"].spots[0].name)
    browser.pointer_down(at)
    browser.advance(2000)
    made = saved(browser).moves_made
    assert made > 1
    browser.pointer_up(at)
    browser.advance(2000)
    assert saved(browser).moves_made == made


def test_holding_a_card_shows_it_large_until_the_pointer_is_lifted(browser: Browser) -> None:
    at = browser.place("l")
    marks = browser.find("#table .marks")
    browser.pointer_down(at)
    browser.advance(1000)
    large = marks.innerHTML
    browser.pointer_up(at)
    assert len(large) > len(marks.innerHTML)
    assert saved(browser).moves_made == 0
