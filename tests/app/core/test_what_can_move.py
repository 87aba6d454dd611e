"""The command “What can I do?” highlights every card that can move, in every game."""

import pytest

from engine.core.game import Game
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.view import speech
from support.english import english, message
from support.fake_browser import Browser
from support.page import saved

games = pytest.mark.parametrize("game", list(CATALOGUE.values()), ids=lambda game: game.id)


def lit(browser: Browser) -> int:
    return len(browser.find_all("#table .movable"))


def ask(browser: Browser) -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="moves"]')


@pytest.mark.in_turn(3)
@games
def test_each_card_that_can_be_taken_gets_one_frame(browser: Browser, game: Game) -> None:
    browser.go_to(f"v1/{game.id}/7")
    browser.rest()
    ask(browser)
    position = saved(browser).position
    taken = {(move.source, move.n) for move in game.moves(position)}
    assert lit(browser) == len(taken) > 0
    assert not browser.is_open("panel")
    said = browser.text("#said")
    assert said.startswith(english(speech.movable(Turn(game, position))))
    assert english(speech.possible(Turn(game, position))) not in said
    browser.key("m")
    assert english(speech.possible(Turn(game, position))) in browser.text("#said")
    assert "aloud" in browser.find("#said").getAttribute("class")


def test_the_next_press_takes_the_frames_away(browser: Browser) -> None:
    browser.key("m")
    assert lit(browser)
    browser.tap((3, 3 + browser.box("#board").top))
    assert not lit(browser)


def test_they_do_not_stay_for_another_game(browser: Browser) -> None:
    browser.key("m")
    browser.go_to("v1/klondike/7")
    assert not lit(browser)


def test_a_hint_and_they_do_not_mix(browser: Browser) -> None:
    browser.go_to("v1/black-hole/17")
    browser.press("#hint")
    browser.rest()
    assert browser.find_all("#table .chosen")
    browser.key("m")
    assert lit(browser) and not browser.find_all("#table .chosen")
    browser.press("#hint")
    assert not lit(browser) and browser.find_all("#table .chosen")


def test_where_nothing_can_be_done_that_is_said(browser: Browser) -> None:
    session = Session(CATALOGUE["black-hole"], 17)
    while moves := list(session.game.moves(session.position)):
        session.play(moves[0])
    browser.go_to(session.link())
    browser.rest()
    browser.key("Escape")
    ask(browser)
    assert not lit(browser)
    assert browser.text("#said").startswith(message("no-move-left"))


def test_an_empty_stock_that_can_be_filled_again_is_lit(browser: Browser) -> None:
    browser.go_to(f"v1/klondike/7/{'.'.join(['sw'] * 24)}")
    browser.key("m")
    stock = browser.box(browser.outline("s"))
    frames = [browser.find_all("#table .movable .line")]
    places = [(float(str(one.getAttribute("x"))), float(str(one.getAttribute("width")))) for one in frames[0]]
    assert any(abs(x + 2 - stock.left) < 1 for x, _ in places)
    assert message("stock-can-be-turned") in browser.text("#said")
