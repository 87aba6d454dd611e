"""The board in pixels: where each card lies, what is under a finger, which pile a dropped card covers most.

The *room* is the part of the page that is free for the board.
"""

from collections.abc import Generator
from typing import NamedTuple

from app.view.card_svg import WIDTH
from engine.core.bit_by_bit import at_once
from engine.core.cards import is_down
from engine.core.game import Kind, Position, spots_of
from engine.core.layouts import Layout, Side, View
from engine.core.turn import Turn
from engine.view import phrases
from engine.view.board import (
    Board,
    CardView,
    SpotView,
    making_board,
    mirrored,
    with_stock_at,
)
from engine.view.pile_fans import SHAPE, fits_loosely
from engine.view.table_size import fitted

# All in pixels.
_MOST_RAISED = 0.25  # of the height of a card: a chosen card is raised by less, the next row lies lower
_LARGEST_CARD = 176  # width
_MARGIN = 8  # above and below the board
_LEAST_ROOM = 3 * _MARGIN  # width and height; a smaller room is treated as if it had this size
_PRESSABLE = 24  # least width of a strip that a finger can press
_FINGER = 8  # how far beside a card a press still counts as on it
_LOW = 520  # height; a wide room with less height than this has the view "low"

# The possible sizes of cards in one room, as parts of the largest. They are few, so that the size rarely changes.
_PARTS = (1, 0.92, 0.84, 0.77, 0.7, 0.63)


class Rect(NamedTuple):
    """A rectangle in pixels; (x, y) is its top left corner, and y counts downward."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, x: float, y: float, margin: float = 0) -> bool:
        """Return whether a point lies inside the rectangle, or at most `margin` pixels outside it."""
        return (
            self.x - margin <= x <= self.x + self.width + margin
            and self.y - margin <= y <= self.y + self.height + margin
        )

    def contains(self, other: "Rect") -> bool:
        """Return whether all of another rectangle lies inside this one."""
        return self.holds(other.x, other.y) and self.holds(other.x + other.width, other.y + other.height)

    def overlap(self, other: "Rect") -> float:
        """Return the area that is inside both rectangles, in square pixels; 0 if they do not overlap."""
        width = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        height = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return max(0.0, width) * max(0.0, height)

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle, as (x, y)."""
        return self.x + self.width / 2, self.y + self.height / 2

    def gap_across(self, other: "Rect") -> float:
        """Return the horizontal gap between the two rectangles in pixels; 0 if their ranges of x overlap."""
        return max(0.0, other.x - self.x - self.width, self.x - other.x - other.width)

    def gap_down(self, other: "Rect") -> float:
        """Return the vertical gap between the two rectangles in pixels; 0 if their ranges of y overlap."""
        return max(0.0, other.y - self.y - self.height, self.y - other.y - other.height)

    def union(self, other: "Rect") -> "Rect":
        """Return the smallest rectangle that contains both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        right = max(self.x + self.width, other.x + other.width)
        bottom = max(self.y + self.height, other.y + other.height)
        return Rect(x, y, right - x, bottom - y)

    def moved(self, dx: float, dy: float) -> "Rect":
        """Return the rectangle moved `dx` pixels to the right and `dy` pixels down."""
        return self._replace(x=self.x + dx, y=self.y + dy)

    def scaled(self, by: float) -> "Rect":
        """Return the rectangle in a plane that is larger by this factor."""
        return Rect(self.x * by, self.y * by, self.width * by, self.height * by)


class PixelLayout(NamedTuple):
    """A board laid out in its room. All lengths are in pixels.

    The page may show the board enlarged by the factor `size`, and then only a part of it is visible. The lengths
    here are those before it is enlarged.
    """

    width: float  # of the room
    height: float
    card: float  # width of a card of full size
    left: float  # x of the left edge of the board in the room
    top: float  # y of its top edge
    board: Board
    size: float = 1

    def rect(self, view: CardView | SpotView) -> Rect:
        """Return the rectangle of a card, or of the outline of a pile, in pixels of the room."""
        wide, high = (SHAPE, 1.0) if view.turned else (1.0, SHAPE)
        size = self.card * view.size
        x, y = self.left + view.x * self.card, self.top + view.y * self.card * SHAPE
        return Rect(x, y, size * wide, size * high)

    def seen_rect(self, view: CardView | SpotView) -> Rect:
        """Return the rectangle of the visible part of a card of a hand; for any other view the whole rectangle."""
        place = self.rect(view)
        if not isinstance(view, CardView) or not view.single:
            return place
        hand = [card for card in self.board.cards if card.spot == view.spot]
        right, bottom = place.x + place.width, place.y + place.height
        for other in hand[hand.index(view) + 1 :]:
            there = self.rect(other)
            if there.x > place.x and abs(there.y - place.y) < place.height * _MOST_RAISED:  # in the same row
                right = min(right, there.x)
            elif there.x < right and there.x + there.width > place.x:
                bottom = min(bottom, there.y)
        return Rect(place.x, place.y, right - place.x, bottom - place.y)

    def has_places_of(self, other: "PixelLayout") -> bool:
        """Return whether equal views have the same place and size here as in another layout."""
        return (self.card, self.left, self.top) == (other.card, other.left, other.top)

    def transform(self, view: CardView | SpotView) -> str:
        """Return the SVG transform that moves a drawing in card units to the place of this card or outline."""
        place = self.rect(view)
        return f"translate({place.x:.1f},{place.y:.1f}) scale({self.card * view.size / WIDTH:.4f})"

    def transform_around(self, x: float, y: float) -> str:
        """Return the SVG transform that puts the middle of a card of full size at a point, in pixels."""
        size = self.card / WIDTH
        return f"translate({x - self.card / 2:.1f},{y - self.card * SHAPE / 2:.1f}) scale({size:.4f})"

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Return a point in pixels of the room; `x` is given in card widths and `y` in card heights."""
        return self.left + x * self.card, self.top + y * self.card * SHAPE

    def card_at(self, x: float, y: float) -> CardView | None:
        """Return the uppermost card at a point (in pixels); None if there is none.

        If no card lies exactly there, the last card of a pile or a card of a hand is found up to 8 pixels away.
        """
        cards = [card for card in reversed(self.board.cards) if not card.hidden]
        for margin in (0, _FINGER):
            for card in cards:
                if (card.label or not margin) and self.rect(card).holds(x, y, margin):
                    return card
        return None

    def strip(self, card: CardView) -> float:
        """Return the width in pixels of the strip of a card that the next card of its pile leaves visible.

        If the pile is fanned downwards, it is the height of the strip; for the last card of a pile, it is the
        shorter side of the card.
        """
        above = (other for other in self.board.cards if other.spot == card.spot and other.depth == card.depth + 1)
        here, on_it = self.rect(card), next(above, None)
        if on_it is None:
            return min(here.width, here.height)
        there = self.rect(on_it)
        return max(abs(there.x - here.x), abs(there.y - here.y))

    def lifted(self, card: CardView) -> list[CardView]:
        """Return the cards that move when this card is dragged: it and the cards on it; in a hand, only itself."""
        if card.single:
            return [card]
        return [other for other in self.board.cards if other.spot == card.spot and other.depth >= card.depth]

    def is_fan(self, spot: int) -> bool:
        """Return whether a face-up card of a pile, other than its last, can be seen in part."""
        cards = [card for card in self.board.cards if card.spot == spot]
        return any(not card.hidden and card.strip > 0 and not is_down(card.card) for card in cards[:-1])

    def has_thin_strips(self, spot: int) -> bool:
        """Return whether a pile has a card that can be taken with those on it, but is too hard to press.

        Too hard means that its visible strip is less than 24 pixels wide or high.
        """
        taken = [card for card in self.board.cards if card.spot == spot and card.lifts > 1 and not card.single]
        return any(self.strip(card) < _PRESSABLE for card in taken)

    def spot_at(self, x: float, y: float) -> int | None:
        """Return the index of the pile at a point (in pixels), which may be an empty spot; None if there is none.

        If `card_at` finds a card, it is the pile of this card. Otherwise it is the pile whose outline is at the
        point, or at most 8 pixels away.
        """
        card = self.card_at(x, y)
        if card:
            return card.spot
        for margin in (0, _FINGER):
            for spot in self.board.spots:
                if self.rect(spot).holds(x, y, margin):
                    return spot.spot
        return None

    def most_covered(self, dropped: Rect, among: tuple[int, ...]) -> int | None:
        """Return which pile a dropped card covers most; None if it covers none.

        `among` are the indices of the piles to look at, and the result is one of them. For each pile, the largest
        overlap with one of its cards or its outline counts.
        """
        covered = dict.fromkeys(among, 0.0)
        views: list[CardView | SpotView] = [*self.board.spots]
        views += [card for card in self.board.cards if not card.hidden]
        for view in views:
            if view.spot in covered:
                covered[view.spot] = max(covered[view.spot], self.rect(view).overlap(dropped))
        best = max(covered, key=lambda spot: covered[spot], default=None)
        return best if best is not None and covered[best] > 0 else None

    @property
    def stops(self) -> list[CardView | SpotView]:
        """The places where the arrow keys stop, in the order of the piles.

        Each pile has one stop, its outline. A hand with cards has a stop for each card instead.
        """
        singles: dict[int, list[CardView | SpotView]] = {}
        for card in self.board.cards:
            if card.single:
                singles.setdefault(card.spot, []).append(card)
        return [stop for view in self.board.spots for stop in singles.get(view.spot, [view])]

    def end_of(self, spot: int) -> CardView | SpotView:
        """Return the last card of a pile, or its outline if the pile is empty."""
        cards = [card for card in self.board.cards if card.spot == spot]
        return cards[-1] if cards else next(view for view in self.board.spots if view.spot == spot)

    def calls_rect(self) -> Rect | None:
        """Return the rectangle for the calls, such as bids; None if the layout has no place for them."""
        bed = self.board.calls_field
        if bed is None:
            return None
        x, y = self.point(bed.x, bed.y)
        return Rect(x, y, bed.width * self.card, bed.height * self.card * SHAPE)


def numbers_of(transform: str) -> tuple[float, float, float]:
    """Return x and y (in pixels) and the scale of a transform that `PixelLayout.transform` returned."""
    place, size = transform.removeprefix("translate(").removesuffix(")").split(") scale(")
    x, y = place.split(",")
    return float(x), float(y), float(size)


def view_for(width: float, height: float, *, stock_on_top: bool = False) -> View:
    """Return which of the layouts of a game suits a room of this size in pixels.

    With `stock_on_top` it is "tall-top" instead of "tall".
    """
    if width < height * 1.05:
        return "tall-top" if stock_on_top else "tall"
    return "low" if height < _LOW else "wide"


def lay_out(
    turn: Turn,
    room: tuple[float, float],
    view: View,
    *,
    left_handed: bool = False,
    stock: Side | None = None,
) -> PixelLayout:
    """Return a position laid out in a room, which is given as (width, height) in pixels.

    `turn` has the game and the position, `view` selects the layout of the game. With `left_handed` the layout is
    mirrored, unless its `handed` is False. `stock` is the side for the stock and the piles that go with it; None
    leaves them where the layout has them.
    """
    return at_once(laying_out(turn, room, view, left_handed=left_handed, stock=stock))


def laying_out(
    turn: Turn, room: tuple[float, float], view: View, *, left_handed: bool, stock: Side | None
) -> Generator[None, None, PixelLayout]:
    """Do the same as `lay_out`, one pile at a time."""
    game, position = turn.game, turn.position
    width, height = (max(_LEAST_ROOM, length) for length in room)
    layout = game.layouts[view]
    mirror = left_handed and layout.handed
    if mirror:
        layout = mirrored(layout)
    stocks = spots_of(game, Kind.STOCK)
    if stock and stocks:
        layout = with_stock_at(layout, stocks[0], stock)
    usable = height - 2 * _MARGIN
    card, layout = _fitted_to(position, layout, min(width, layout.width * _LARGEST_CARD), usable)
    yield
    drawn = yield from making_board(turn, layout)
    left = (width - layout.width * card) / 2
    spare = max(0.0, usable - layout.height * card * SHAPE)
    top = _MARGIN + spare * (0.5 if view == "low" else 0.2)
    return PixelLayout(width, height, card, left, top, _with_sides_exchanged(drawn) if mirror else drawn)


def _fitted_to(position: Position, layout: Layout, width: float, height: float) -> tuple[float, Layout]:
    """Return the card width in pixels and the fitted layout, as `fitted` does.

    The size is the largest of a few sizes at which no column is crowded (see `fits_loosely`), or the smallest one.
    """
    sizes = [fitted(layout, width, height, part) for part in _PARTS if part >= layout.smallest]
    return next((size for size in sizes if fits_loosely(position, size[1])), sizes[-1])


def _with_sides_exchanged(drawn: Board) -> Board:
    """Return the board with the words for left and right exchanged in its labels, for a mirrored layout."""
    spots = tuple(view._replace(label=phrases.mirrored(view.label)) for view in drawn.spots)
    cards = tuple(view._replace(label=view.label and phrases.mirrored(view.label)) for view in drawn.cards)
    return drawn._replace(spots=spots, cards=cards)
