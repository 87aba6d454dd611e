"""Test the tables through whole games on several screens: playable cards are readable and large enough to press.

`tests/chromium/test_tables.py` tests the pages around the tables.
"""

import pytest

from app.view import arrow_keys
from app.view.card_svg import CAP, HEIGHT, RANK_WIDTHS, WIDTH
from app.view.pixel_layout import PixelLayout, Rect
from engine.core import cards
from engine.core.cards import JOKER
from engine.core.game import Game, Kind
from engine.games.catalogue import CATALOGUE
from engine.view.board import CardView
from support.extent import amount
from support.screens import SCREENS, Size, on_screen
from support.strategies import lines

FINGER = 24  # CSS pixels
_HAIR = 0.6  # pixels; another card may cover this much of the rank or suit
_LARGE = 76  # pixels; the style sheet draws the rank and suit of larger cards at 0.86 of their size
_EVERY = amount(90, 80, 1)  # one in this many positions of a game is tested

screens = pytest.mark.parametrize("screen", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
games = pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))


def index_boxes(layout: PixelLayout, view: CardView) -> list[Rect]:
    """Return the rectangles of the rank and the suit of a card, in pixels of the table's area."""
    place = layout.rect(view)
    unit = layout.card * view.size / WIDTH
    width = RANK_WIDTHS[cards.rank(view.card) - 1]
    if view.corner in {"vl", "vr"} and not view.turned:
        middle = 16.4 if view.corner == "vl" else WIDTH - 16.4
        rank = Rect(middle - width * 0.38, 33 - CAP * 0.76, width * 0.76, CAP * 0.76)
        suit = Rect(middle - 10.6, 37.9, 21.2, 21.2)
    else:
        across = HEIGHT if view.turned else WIDTH
        scale = 0.68 if view.corner == "ht" else 0.86 if layout.card * view.size >= _LARGE else 1
        left, right, top = (6, across - 6, 5) if view.corner == "ht" else (14, across - 14, 18)
        rank = _scaled(Rect(6, 38.5 - CAP, width, CAP), left, top, scale)
        suit = _scaled(Rect(across - 34, 7.5, 28, 28), right, top, scale)
    boxes = [rank] if cards.rank(view.card) == JOKER else [rank, suit]
    return [Rect(place.x + x * unit, place.y + y * unit, w * unit, h * unit) for x, y, w, h in boxes]


def _scaled(box: Rect, x: float, y: float, scale: float) -> Rect:
    """Return a rectangle scaled about the point (x, y)."""
    return Rect(x + (box.x - x) * scale, y + (box.y - y) * scale, box.width * scale, box.height * scale)


def shrunk(box: Rect) -> Rect:
    """Return a rectangle without a rim of `_HAIR` pixels."""
    return Rect(box.x + _HAIR, box.y + _HAIR, max(0.0, box.width - 2 * _HAIR), max(0.0, box.height - 2 * _HAIR))


def playable(layout: PixelLayout) -> list[CardView]:
    """Return the visible face-up cards that a press on the card itself would move."""
    return [view for view in layout.board.cards if view.lifts and not cards.is_down(view.card) and not view.hidden]


def covered_indices(layout: PixelLayout) -> list[CardView]:
    """Return the playable cards whose rank or suit is covered, except in piles that open as a list."""
    shown = [view for view in layout.board.cards if not view.hidden]
    order = {view.id: number for number, view in enumerate(shown)}
    found = []
    for view in playable(layout):
        if view.covered and layout.has_thin_strips(view.spot):
            continue
        over = [layout.rect(other) for other in shown[order[view.id] + 1 :]]
        boxes = [shrunk(box) for box in index_boxes(layout, view)]
        if not view.corner or any(box.overlap(rect) for box in boxes for rect in over):
            found.append(view)
    return found


def small_targets(layout: PixelLayout, least: float) -> list[CardView]:
    """Return the playable cards of which fewer than `least` pixels show, except in piles that open as a list."""
    return [
        view
        for view in playable(layout)
        if layout.strip(view) < least and not (view.covered and layout.has_thin_strips(view.spot))
    ]


@pytest.mark.in_turn(3)
@games
@screens
def test_what_can_be_played_is_read_and_pressed_through_whole_games(game: Game, screen: Size) -> None:
    for line in lines(game):
        for position in [*line[::_EVERY], line[-1]]:
            layout = on_screen(game, position, screen)
            assert covered_indices(layout) == []
            assert small_targets(layout, FINGER) == []


def reached_by_arrows(layout: PixelLayout) -> set[int]:
    """Return the stops (places that the keyboard can reach) that the arrow keys reach from the first one."""
    places, start = arrow_keys.places(layout), arrow_keys.first_stop(layout)
    reached, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        there = {arrow_keys.neighbour(places, here, pointing) for pointing in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        waiting += there - reached
        reached |= there
    return reached


@pytest.mark.in_turn(3)
@games
@screens
def test_the_arrow_keys_lead_everywhere_through_whole_games(game: Game, screen: Size) -> None:
    """The arrow keys once skipped a column between two columns of very different lengths."""
    for line in lines(game):
        for position in [*line[:: 2 * _EVERY], line[-1]]:
            layout = on_screen(game, position, screen)
            assert reached_by_arrows(layout) == set(range(len(layout.stops)))


@games
@screens
def test_the_number_on_the_stock_lies_on_backs_only(game: Game, screen: Size) -> None:
    layout = on_screen(game, game.start(3), screen)
    for stock in (view for view in layout.board.spots if view.kind is Kind.STOCK and view.amount):
        on_it = [card for card in layout.board.cards if card.spot != stock.spot and not card.hidden]
        assert all(layout.rect(card).overlap(layout.rect(stock)) == 0 for card in on_it)


def test_a_covered_index_is_found() -> None:
    """Checks `covered_indices` itself: the second column is pushed over the first one."""
    game = CATALOGUE["freecell"]
    layout = on_screen(game, game.start(1), (390, 844))
    assert covered_indices(layout) == []
    one, other = (
        game.spots.index(next(spot for spot in game.spots if spot.name == name)) for name in ("t1", "t2")
    )
    by = next(view.x for view in layout.board.spots if view.spot == other) - layout.board.spots[one].x
    pushed = tuple(
        view._replace(x=view.x - by * 0.9) if view.spot == other else view for view in layout.board.cards
    )
    assert covered_indices(layout._replace(board=layout.board._replace(cards=pushed)))
