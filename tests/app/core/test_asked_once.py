"""The rules compute the moves and calls of a position only once, even if many parts of the page need them."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from engine.core.game import Game, Kind, Move, Position
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.fake_browser import Browser
from support.page import saved
from support.strategies import recorded

# Searches visit many positions. They ask the rules directly and store nothing.
_SEARCHES = {"engine.solving.search", "engine.solving.reach", "engine.solving.models.packed"}
_PROOF = "_only_shuttles_follow"
_DRAWN = {Kind.FOUNDATION, Kind.TABLEAU, Kind.CELL, Kind.WASTE, Kind.STOCK, Kind.TRICK}

games = pytest.mark.parametrize("game", list(CATALOGUE.values()), ids=lambda game: game.id)


@contextmanager
def counted(game: Game) -> Iterator[Counter[tuple[str, Position]]]:
    """Count how often the rules of a game compute the moves, and the calls, of each position."""
    asked: Counter[tuple[str, Position]] = Counter()

    def counting(name: str) -> Callable[[Position], Any]:
        answer = getattr(game, name)

        def asking(position: Position) -> Any:
            caller = sys._getframe(1)
            if caller.f_globals["__name__"] not in _SEARCHES and caller.f_code.co_name != _PROOF:
                asked[name, position] += 1
            return answer(position)

        return asking

    with patch.multiple(game, moves=counting("moves"), call_options=counting("call_options")):
        yield asked


def begin(browser: Browser, game: Game) -> Session:
    """Go to the first position of a recorded game that has a plain move (see `plain_moves`)."""
    session = Session.read(recorded(game)[0][1], CATALOGUE)
    for node in session.player_nodes():
        session.go_to(node)
        if plain_moves(session):
            break
    browser.go_to(session.link())
    browser.rest()
    return saved(browser)


def plain_moves(session: Session) -> list[Move]:
    """Return the legal moves of the last card of a pile to an always drawn pile, moves onto a card first."""
    spots, position = session.game.spots, session.position
    moves = [
        move
        for move in session.game.moves(position)
        if spots[move.target].kind in _DRAWN
        and move.n == (position[move.source][-1] if spots[move.source].kind is Kind.HAND else 1)
    ]
    return sorted(moves, key=lambda move: not position[move.target])


def assert_once(asked: Counter[tuple[str, Position]], browser: Browser) -> None:
    """Check that nothing was computed twice, and that the moves of the present position were computed."""
    assert asked["moves", saved(browser).position] == 1
    assert set(asked.values()) == {1}


@pytest.mark.in_turn(3)
@games
def test_a_tap(browser: Browser, game: Game) -> None:
    before = begin(browser, game)
    source, target, _ = plain_moves(before)[0]
    with counted(game) as asked:
        browser.tap(browser.place(game.spots[source].name))
        browser.rest()
        # The tap has only chosen the cards, since they may go to several piles.
        if saved(browser).position == before.position:
            browser.tap(browser.place(game.spots[target].name))
            browser.rest()
    assert saved(browser).position != before.position
    assert_once(asked, browser)


@pytest.mark.in_turn(3)
@games
def test_a_drag(browser: Browser, game: Game) -> None:
    before = begin(browser, game)
    source, target, _ = plain_moves(before)[0]
    with counted(game) as asked:
        browser.drag(browser.place(game.spots[source].name), browser.place(game.spots[target].name))
        browser.rest()
    assert saved(browser).position != before.position
    assert_once(asked, browser)


@pytest.mark.in_turn(3)
@games
def test_a_key(browser: Browser, game: Game) -> None:
    before = begin(browser, game)
    source, target, _ = plain_moves(before)[0]
    with counted(game) as asked:
        for spot in (source, target):
            if saved(browser).position == before.position:
                browser.find_all(f'[data-spot="{game.spots[spot].name}"][tabindex]')[-1].focus()
                browser.key("Enter")
                browser.rest()
    assert saved(browser).position != before.position
    assert_once(asked, browser)


@pytest.mark.in_turn(3)
@games
def test_a_hint_and_what_can_be_done(browser: Browser, game: Game) -> None:
    here = begin(browser, game)
    here.play(plain_moves(here)[0])
    with counted(game) as asked:
        browser.go_to(here.link())
        browser.rest()
        browser.press("#hint")
        browser.rest()
        browser.press("#hint")
        browser.rest()
        browser.key("m")
        browser.key("m")
    assert browser.text("#said")
    assert_once(asked, browser)
