"""Pointer events become a tap, a drag or a long press. The tests look at the calls that the gestures make."""

from typing import Any

import pytest

from app.browser.dom import Dom
from app.browser.gestures import GestureCallbacks, Gestures
from app.core.presses import Hold
from app.view.pixel_layout import PixelLayout, lay_out
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.view.board import CardView
from support.fake_browser import Browser
from support.fake_browser.browser import Point

GAME = CATALOGUE["klondike"]


class Heard:
    """Records the calls that the gestures make. `holds` is the effect of a long press."""

    def __init__(self, layout: PixelLayout) -> None:
        self.layout = layout
        self.calls: list[tuple[Any, ...]] = []
        self.holds = Hold.SHOWS
        self.game = object()

    def callbacks(self) -> GestureCallbacks:
        return GestureCallbacks(
            layout=lambda: self.layout,
            game=lambda: self.game,
            pressed=lambda: self.calls.append(("pressed",)),
            tap=lambda spot, card: self.calls.append(("tap", spot)),
            right_click=lambda spot: self.calls.append(("right click", spot)),
            lift=lambda cards: self.calls.append(("lift", len(cards))),
            stuck=lambda card: self.calls.append(("stuck", card.spot)),
            move=lambda dx, dy: self.calls.append(("move", round(dx), round(dy))),
            drop=lambda card, spot: self.calls.append(("drop", card.spot, spot)),
            put_back=lambda: self.calls.append(("put back",)),
            hold=self._hold,
            let_go=lambda: self.calls.append(("let go",)),
            pan=lambda right, down: self.calls.append(("pan", right, down)),
            pull=lambda at, began: False,
            pinches=lambda: False,
        )

    def _hold(self, card: CardView | None) -> Hold:
        self.calls.append(("hold", card and card.spot))
        return self.holds

    def names(self) -> list[str]:
        return [call[0] for call in self.calls]


class Board:
    """The table of deal 1 of Klondike under the pointer. Only its layout exists, and nothing is drawn."""

    def __init__(self) -> None:
        self.browser = Browser()
        box = self.browser.box("#board")
        self.corner = box.left, box.top
        self.heard = Heard(lay_out(Turn(GAME, GAME.start(1)), (box.width, box.height), "tall"))
        self.gestures = Gestures(Dom(self.browser.window), self.browser.find("#board"), self.heard.callbacks())
        self.spots = {spot.name: number for number, spot in enumerate(GAME.spots)}

    def at(self, name: str) -> Point:
        """Return the middle of the open card of a pile, in the window."""
        x, y = self.heard.layout.rect(self.heard.layout.end_of(self.spots[name])).middle
        return self.corner[0] + x, self.corner[1] + y

    @property
    def felt(self) -> Point:
        """Return a point where nothing lies."""
        return self.corner[0] + 3, self.corner[1] + self.heard.layout.height - 3


@pytest.fixture
def board(pyodide: None) -> Board:
    return Board()


def by(point: Point, dx: float, dy: float = 0) -> Point:
    return point[0] + dx, point[1] + dy


@pytest.mark.parametrize(("pointer", "still"), [("mouse", 4), ("touch", 12), ("pen", 12)])
def test_a_pointer_that_hardly_moves_taps(board: Board, pointer: str, still: int) -> None:
    board.browser.drag(board.at("t1"), by(board.at("t1"), still), pointer=pointer)
    assert board.heard.calls == [("pressed",), ("tap", board.spots["t1"])]


@pytest.mark.parametrize(("pointer", "far"), [("mouse", 5), ("touch", 13), ("pen", 13)])
def test_one_that_moves_farther_drags(board: Board, pointer: str, far: int) -> None:
    board.browser.drag(board.at("t1"), by(board.at("t1"), far), pointer=pointer)
    assert board.heard.names() == ["pressed", "lift", "move", "drop"]


def test_a_tap_beside_the_cards_has_no_spot(board: Board) -> None:
    board.browser.tap(board.felt)
    assert board.heard.calls[-1] == ("tap", None)


def test_a_swipe_over_the_felt_means_nothing(board: Board) -> None:
    board.browser.drag(board.felt, by(board.felt, 60), pointer="touch")
    assert board.heard.names() == ["pressed"]


def test_a_card_dropped_on_another_pile_goes_there(board: Board) -> None:
    board.browser.drag(board.at("t1"), by(board.at("t1"), 9), board.at("t2"))
    assert board.heard.calls[-1] == ("drop", board.spots["t1"], board.spots["t2"])


def test_a_card_dropped_where_it_lay_goes_nowhere(board: Board) -> None:
    board.browser.drag(board.at("t1"), by(board.at("t1"), 40), by(board.at("t1"), 5))
    assert board.heard.calls[-1] == ("drop", board.spots["t1"], None)


def test_a_card_that_cannot_be_picked_up_says_so_once(board: Board) -> None:
    covered = next(card for card in board.heard.layout.board.cards if card.spot == board.spots["t7"])
    place = board.heard.layout.rect(covered)
    start = by(board.corner, place.x + 5, place.y + 5)
    board.browser.drag(start, by(start, 0, -50), by(start, 0, -90))
    assert board.heard.calls == [("pressed",), ("stuck", board.spots["t7"])]


def test_it_pans_a_table_larger_than_its_field_and_says_nothing(board: Board) -> None:
    covered = next(card for card in board.heard.layout.board.cards if card.spot == board.spots["t2"])
    board.heard.layout = board.heard.layout._replace(size=2)
    place = board.heard.layout.rect(covered).scaled(2)
    start = by(board.corner, place.x + 5, place.y + 5)
    board.browser.drag(start, by(start, 0, -50))
    assert board.heard.names() == ["pressed", "pan"]


def test_cards_that_move_as_one_are_lifted_though_they_fit_nowhere(board: Board) -> None:
    position = notation.read_position(GAME, "....9h8s.9d.......")
    board.heard.layout = lay_out(Turn(GAME, position), (390.0, 700.0), "tall")
    nine = next(card for card in board.heard.layout.board.cards if card.n == 2)
    assert not nine.lifts
    place = board.heard.layout.rect(nine)
    start = by(board.corner, place.x + 5, place.y + 5)
    board.browser.drag(start, by(start, 0, -50), board.at("t2"))
    assert board.heard.calls[1] == ("lift", 2)
    assert board.heard.calls[-1] == ("drop", board.spots["t1"], board.spots["t2"])


@pytest.mark.parametrize("pointer", ["mouse", "touch", "pen"])
def test_a_press_that_lasts_is_no_tap_and_shows_until_the_pointer_moves(board: Board, pointer: str) -> None:
    start = board.at("t1")
    board.browser.pointer_down(start, pointer)
    board.browser.advance(449)
    assert board.heard.names() == ["pressed"]
    board.browser.advance(1)
    board.browser.pointer_move(by(start, 8), pointer)  # a resting finger rolls a little
    assert board.heard.names() == ["pressed", "hold"]
    board.browser.pointer_move(by(start, 30), pointer)
    board.browser.pointer_up(board.at("t2"), pointer)
    assert board.heard.names() == ["pressed", "hold", "let go", "lift", "move", "drop"]
    assert board.heard.calls[-1] == ("drop", board.spots["t1"], board.spots["t2"])


def test_a_press_that_lasts_and_ends_where_it_began_shows_and_no_more(board: Board) -> None:
    board.browser.pointer_down(board.at("t1"))
    board.browser.advance(450)
    board.browser.pointer_up(by(board.at("t1"), 5))
    assert board.heard.names() == ["pressed", "hold", "let go"]


def test_what_a_hold_lets_run_runs_on_while_the_pointer_moves(board: Board) -> None:
    board.heard.holds = Hold.RUNS
    board.browser.pointer_down(board.at("t1"))
    board.browser.advance(450)
    board.browser.pointer_move(by(board.at("t1"), 50))
    assert board.heard.names() == ["pressed", "hold"]
    board.browser.pointer_up(by(board.at("t1"), 50))
    assert board.heard.names() == ["pressed", "hold", "let go"]


def test_a_hold_that_means_nothing_may_still_become_a_tap(board: Board) -> None:
    board.heard.holds = Hold.NOTHING
    board.browser.pointer_down(board.felt)
    board.browser.advance(1000)
    board.browser.pointer_up(board.felt)
    assert board.heard.names() == ["pressed", "hold", "tap"]


def test_a_drag_is_no_hold_however_long_it_lasts(board: Board) -> None:
    board.browser.pointer_down(board.at("t1"))
    board.browser.pointer_move(by(board.at("t1"), 20))
    board.browser.advance(1000)
    assert "hold" not in board.heard.names()


def test_what_the_system_breaks_off_is_put_back(board: Board) -> None:
    board.browser.pointer_down(board.at("t1"), "touch")
    board.browser.pointer_move(by(board.at("t1"), 20), "touch")
    board.browser.pointer_cancel(by(board.at("t1"), 20))
    assert board.heard.names() == ["pressed", "lift", "move", "put back"]


def test_a_hold_that_is_broken_off_is_let_go(board: Board) -> None:
    board.browser.pointer_down(board.at("t1"), "touch")
    board.browser.advance(500)
    board.browser.pointer_cancel(board.at("t1"))
    assert board.heard.names() == ["pressed", "hold", "let go"]


def test_a_second_finger_means_nothing(board: Board) -> None:
    board.browser.pointer_down(board.at("t1"), "touch")
    for step in (board.browser.pointer_down, board.browser.pointer_move, board.browser.pointer_up):
        step(board.at("t2"), "touch", number=2)
    board.browser.pointer_up(board.at("t1"), "touch")
    assert board.heard.calls == [("pressed",), ("tap", board.spots["t1"])]


def test_a_right_click_is_a_gesture_of_its_own(board: Board) -> None:
    board.browser.pointer_down(board.at("t1"), button=2)
    board.browser.pointer_move(by(board.at("t1"), 20))
    board.browser.pointer_up(board.at("t1"))
    assert board.heard.calls == [("pressed",), ("right click", board.spots["t1"])]


@pytest.mark.parametrize("button", [1, 3, 4])
def test_other_buttons_of_a_mouse_do_nothing(board: Board, button: int) -> None:
    board.browser.pointer_down(board.at("t1"), button=button)
    board.browser.pointer_up(board.at("t1"))
    assert not board.heard.calls


def test_a_pointer_that_was_forgotten_does_nothing_more(board: Board) -> None:
    board.browser.pointer_down(board.at("t1"))
    board.browser.pointer_move(by(board.at("t1"), 20))
    before = board.heard.names()
    board.gestures.reset()
    board.browser.pointer_move(by(board.at("t1"), 40))
    board.browser.pointer_up(by(board.at("t1"), 40))
    assert board.heard.names() == before


def test_another_game_ends_a_gesture_without_effect(board: Board) -> None:
    for ends in (board.browser.pointer_up, board.browser.pointer_cancel):
        board.browser.pointer_down(board.at("t1"), "touch")
        board.heard.game = object()
        ends(board.at("t1"), "touch")
        board.browser.advance(1000)
    assert board.heard.names() == ["pressed"] * 2


def test_another_game_ends_a_drag_and_a_hold(board: Board) -> None:
    board.browser.pointer_down(board.at("t1"))
    board.browser.pointer_move(by(board.at("t1"), 30))
    board.heard.game = object()
    board.browser.pointer_move(by(board.at("t1"), 60))
    board.browser.pointer_up(by(board.at("t1"), 60))
    assert board.heard.names() == ["pressed", "lift", "move"]
    board.heard.calls.clear()
    board.browser.pointer_down(board.at("t1"))
    board.browser.advance(1000)
    board.heard.game = object()
    board.browser.pointer_up(board.at("t1"))
    assert board.heard.names() == ["pressed", "hold", "let go"]
