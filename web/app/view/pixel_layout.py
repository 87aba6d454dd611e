"""The board in pixels: where each card lies, what is under a finger, what a dropped card covers most."""

from typing import NamedTuple

from engine.core.game import Game, Position, View
from engine.view import speech
from engine.view.board import Board, CardView, SpotView, board, fitted, mirrored
from engine.view.card_layout import SHAPE

# The deck is drawn on cards this wide.
_UNIT = 100
_LARGEST_CARD = 132
_MARGIN = 8  # above and below the table
_PRESSABLE = 24  # how wide a strip must be for a finger
_FINGER = 8  # how far beside a card a press still means it


class Rect(NamedTuple):
    """A rectangle in pixels."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, x: float, y: float, margin: float = 0) -> bool:
        """Whether the point lies inside, or no more than the margin beside it."""
        return (
            self.x - margin <= x <= self.x + self.width + margin
            and self.y - margin <= y <= self.y + self.height + margin
        )

    def overlap(self, other: "Rect") -> float:
        """The area that both cover."""
        width = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        height = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return max(0.0, width) * max(0.0, height)

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def gap_across(self, other: "Rect") -> float:
        """How far the two are apart from side to side; 0 where one is above the other."""
        return max(0.0, other.x - self.x - self.width, self.x - other.x - other.width)

    def gap_down(self, other: "Rect") -> float:
        """How far the two are apart from top to bottom; 0 where one is beside the other."""
        return max(0.0, other.y - self.y - self.height, self.y - other.y - other.height)

    def with_(self, other: "Rect") -> "Rect":
        """The smallest rectangle that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        right = max(self.x + self.width, other.x + other.width)
        bottom = max(self.y + self.height, other.y + other.height)
        return Rect(x, y, right - x, bottom - y)

    def moved(self, dx: float, dy: float) -> "Rect":
        """The same rectangle elsewhere."""
        return self._replace(x=self.x + dx, y=self.y + dy)


class PixelLayout(NamedTuple):
    """A board laid out in a room of some width and height; `card` is the width of a full card."""

    width: float
    height: float
    card: float
    left: float
    top: float
    board: Board

    def rect(self, view: CardView | SpotView) -> Rect:
        """Where a card or an empty spot lies."""
        wide, high = (SHAPE, 1.0) if view.turned else (1.0, SHAPE)
        size = self.card * view.size
        x, y = self.left + view.x * self.card, self.top + view.y * self.card * SHAPE
        return Rect(x, y, size * wide, size * high)

    def transform(self, view: CardView | SpotView) -> str:
        """The SVG transform that carries a drawing of the deck to its place."""
        place = self.rect(view)
        return f"translate({place.x:.1f},{place.y:.1f}) scale({self.card * view.size / _UNIT:.4f})"

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point of the table in pixels."""
        return self.left + x * self.card, self.top + y * self.card * SHAPE

    def card_at(self, x: float, y: float) -> CardView | None:
        """The uppermost card under a point; failing that, an open card just beside it."""
        cards = [card for card in reversed(self.board.cards) if not card.hidden]
        for margin in (0, _FINGER):
            for card in cards:
                if (card.label or not margin) and self.rect(card).holds(x, y, margin):
                    return card
        return None

    def strip(self, card: CardView) -> float:
        """How much of a card shows beside the one that lies on it, in pixels; all of an open card."""
        above = (other for other in self.board.cards if other.spot == card.spot and other.depth == card.depth + 1)
        here, on_it = self.rect(card), next(above, None)
        if on_it is None:
            return min(here.width, here.height)
        there = self.rect(on_it)
        return max(abs(there.x - here.x), abs(there.y - here.y))

    def has_thin_strips(self, spot: int) -> bool:
        """Whether a card that can be taken with others on it shows too little to be pressed."""
        taken = [card for card in self.board.cards if card.spot == spot and card.lifts > 1 and not card.single]
        return any(self.strip(card) < _PRESSABLE for card in taken)

    def spot_at(self, x: float, y: float) -> int | None:
        """The pile under a point, empty ones included."""
        card = self.card_at(x, y)
        if card:
            return card.spot
        for margin in (0, _FINGER):
            for spot in self.board.spots:
                if self.rect(spot).holds(x, y, margin):
                    return spot.spot
        return None

    def most_covered(self, dropped: Rect, among: tuple[int, ...]) -> int | None:
        """The pile of those given that the dropped card covers most; None if it covers none."""
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
        """Where the arrow keys stop: at every pile, but in a hand at every card."""
        singles: dict[int, list[CardView | SpotView]] = {}
        for card in self.board.cards:
            if card.single:
                singles.setdefault(card.spot, []).append(card)
        return [stop for view in self.board.spots for stop in singles.get(view.spot, [view])]

    def end_of(self, spot: int) -> CardView | SpotView:
        """The open card of a pile, or its outline when it is empty."""
        cards = [card for card in self.board.cards if card.spot == spot]
        return cards[-1] if cards else next(view for view in self.board.spots if view.spot == spot)

    def field(self) -> Rect | None:
        """Where calls stand, in pixels from the corner of the room."""
        bed = self.board.calls_field
        if bed is None:
            return None
        x, y = self.point(bed.x, bed.y)
        return Rect(x, y, bed.width * self.card, bed.height * self.card * SHAPE)


def view_for(width: float, height: float) -> View:
    """Which of a game's tables suits a room of this shape."""
    if width < height * 1.05:
        return "tall"
    return "low" if height < 520 else "wide"


def lay_out(
    game: Game, position: Position, room: tuple[float, float], view: View, *, left_handed: bool = False
) -> PixelLayout:
    """The scene of a position in a room of (width, height) pixels."""
    width, height = room
    usable = height - 2 * _MARGIN
    # the width is held back where cards would grow larger than anyone needs
    widest = game.layouts[view].width * _LARGEST_CARD
    left_handed = left_handed and game.layouts[view].handed
    card, table = fitted(game.layouts[view], min(width, widest), usable)
    if left_handed:
        table = mirrored(table)
    left = (width - table.width * card) / 2
    spare = max(0.0, usable - table.height * card * SHAPE)
    top = _MARGIN + spare * (0.5 if view == "low" else 0.2)
    drawn = board(game, position, table)
    return PixelLayout(
        width, height, card, left, top, _with_sides_exchanged(game, drawn) if left_handed else drawn
    )


def _with_sides_exchanged(game: Game, drawn: Board) -> Board:
    """The board with labels that fit what the eye sees on a mirrored table."""
    spots = tuple(view._replace(label=speech.mirrored(game, view.label)) for view in drawn.spots)
    cards = tuple(view._replace(label=speech.mirrored(game, view.label)) for view in drawn.cards)
    return drawn._replace(spots=spots, cards=cards)
