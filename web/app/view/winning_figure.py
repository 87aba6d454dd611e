"""Computes the celebration of a win as data: the way of every card, and the figure that the cards form at the end.

All lengths are in pixels of the window, with y counting downward; all times are in milliseconds. Angles are in
degrees, clockwise; 0 is upright, or up.

There are two kinds of flight. In a *ribbon* the cards leave their piles one after another and follow one curve;
all stop at the same time. In a *burst* each card flies separately, through one point on its way.
"""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, cos, pi, radians, sin, sqrt
from typing import NamedTuple

from app.view.pixel_layout import PixelLayout, Rect, view_for
from engine.core import cards
from engine.core.cards import CLUBS, DIAMONDS, HEARTS, KING, SPADES, Card
from engine.core.game import Game, WinningFigure
from engine.view.pile_fans import SHAPE

SHEET_HEIGHT, SHEET_WIDTH = 440.0, 480.0
"""The largest size of the sheet at the end of a game: its height below the figure, or its width beside the figure.

It is beside the figure in a wide window. It takes at most `SHEET_PART` of the window. The style sheet has the same
numbers.
"""
SHEET_PART = 0.62
LONGEST = 2300.0
"""The longest time of a celebration, from the start of the first card to the end of `_REST`."""
_MARGIN = 12.0
_REST = 250.0  # how long the finished figure is shown
_FLIGHT = 620.0  # the flight of one card in a burst
_STEP = 24.0  # the longest time between the starts of two cards
_SAMPLE = 90.0  # the time between two poses on a curve
_SUITS = (SPADES, HEARTS, CLUBS, DIAMONDS)  # their order in a figure, with alternating colours


class Pose(NamedTuple):
    """A card on its way: the middle of the card, its angle, and its size (1 is the size in the figure)."""

    x: float
    y: float
    angle: float = 0.0
    size: float = 1.0


class CardFlight(NamedTuple):
    """The flight of one card: it waits for `delay`, then goes from pose to pose in equal parts of the time `ms`.

    The last pose is the place of the card in the figure. If `eases` is True, the card slows down at the end.
    """

    card: Card  # face up, as the player sees it
    delay: float
    ms: float
    poses: tuple[Pose, ...]
    eases: bool


class Scene(NamedTuple):
    """A whole celebration. The cards are drawn in the order of `flights`: later ones cover earlier ones."""

    card: float  # the width of a card in the figure
    flights: tuple[CardFlight, ...]
    words: Rect  # the place for the words; no card of the figure lies here

    @property
    def ms(self) -> float:
        """The time until the figure has been seen at rest for a moment."""
        return max((flight.delay + flight.ms for flight in self.flights), default=0.0) + _REST


class _Figure(NamedTuple):
    """A figure for some cards: the width of a card, the room for words, and the way of each card."""

    card: float
    words: Rect
    fly: "Callable[[Sequence[Pose]], list[_Way]]"  # gets the pose in which each card starts, and returns its way


class _Way(NamedTuple):
    delay: float
    ms: float
    poses: tuple[Pose, ...]
    eases: bool = True


def figure_field(width: float, height: float) -> Rect:
    """Return the part of a window of this size that the sheet at the end of a game leaves to the figure."""
    if view_for(width, height) == "tall":
        sheet = min(SHEET_PART * height, SHEET_HEIGHT)
        return Rect(_MARGIN, _MARGIN, width - 2 * _MARGIN, height - sheet - 2 * _MARGIN)
    sheet = min(SHEET_PART * width, SHEET_WIDTH)
    return Rect(_MARGIN, _MARGIN, width - sheet - 2 * _MARGIN, height - 2 * _MARGIN)


def celebration(game: Game, layout: PixelLayout, corner: tuple[float, float], field: Rect) -> Scene:
    """Return the celebration of a won game.

    Args:
        game: the rule set, which chooses the figure.
        layout: the won position, from whose piles the cards fly.
        corner: the top left corner (x, y) of the table in the window.
        field: the part of the window that the figure may fill.
    """
    views = sorted(layout.board.cards, key=lambda view: _order(game, view.id))
    faces = [game.displayed_card(view.id) for view in views]
    figure = _FIGURES[game.winning_figure](faces, field)
    starts = []
    for view in views:
        x, y = layout.rect(view).middle
        size = layout.card * layout.size * view.size / figure.card
        starts.append(Pose(corner[0] + x * layout.size, corner[1] + y * layout.size, 90.0 * view.turned, size))
    ways = zip(faces, figure.fly(starts), strict=True)
    return Scene(figure.card, tuple(CardFlight(face, *way) for face, way in ways), figure.words)


def _order(game: Game, card: Card) -> tuple[bool, int, int, int, int]:
    """Return the sort key of a card in a figure: suit by suit, each run from ace to king; jokers at the end."""
    shown = game.displayed_card(card)
    suit, pack = _SUITS.index(cards.suit(shown)), card & cards.SECOND_PACK
    # where several suits are shown as one, each of them is a run of its own
    return cards.rank(card) > KING, suit, pack, cards.suit(card), cards.rank(card)


# Ribbons: figures that are one curve


def _ring(faces: Sequence[Card], field: Rect) -> _Figure:
    """Return a circle of cards with their tops outside; without its gap, the last card would cover the first."""
    outer, (x, y) = _outer(field), field.middle
    high = outer * 0.42
    circle = _circle(x, y, outer - high / 2)
    words = _square(x, y, outer - high)
    first, round_ = -60.0, 336.0  # degrees; the ribbon enters the circle left of the top
    ways = _ribbon(lambda at: circle(first + round_ * at), len(faces), entry=0.2)
    return _Figure(high / SHAPE, words, ways)


def _spiral(faces: Sequence[Card], field: Rect) -> _Figure:
    """Return a spiral of one and a half turns that grows so fast that no turn covers another."""
    outer, (x, y) = _outer(field), field.middle
    high, inner = outer * 0.24, outer * 0.46

    def curve(at: float) -> Pose:
        radius = inner + (outer - high / 2 - inner) * at
        return _circle(x, y, radius)(540 * at)

    words = _square(x, y, inner - high / 2)
    return _Figure(high / SHAPE, words, _ribbon(curve, len(faces), entry=0.35))


def _arc(faces: Sequence[Card], field: Rect) -> _Figure:
    """Return an arc like a rainbow over the words."""
    half = 68.0  # degrees to either side
    outer = min(field.width * 0.49 / sin(radians(half + 8)), field.height * 0.95)
    high = outer * 0.36
    x, y = field.middle[0], field.y + (field.height - outer) / 2 + outer
    circle = _circle(x, y, outer - high / 2)
    wide, top = 1.1 * (outer - high), y - (outer - high) * 0.72
    words = Rect(x - wide / 2, top, wide, (outer - high) * 0.62)
    curve = _ribbon(lambda at: circle(half * (2 * at - 1)), len(faces), entry=0.4)
    return _Figure(high / SHAPE, words, curve)


def _ribbon(curve: Callable[[float], Pose], count: int, entry: float) -> Callable[[Sequence[Pose]], list[_Way]]:
    """Return a function from the start poses of `count` cards to their ways along a curve.

    The last card leaves first. `curve` returns the pose at a part of the curve, from 0 to 1. `entry` is the length
    of the way from the piles to the start of the curve, as a part of the length of the curve.
    """
    ends = [number / max(1, count - 1) for number in range(count)]
    total = min(LONGEST - _REST, (count - 1) * _STEP + _FLIGHT)
    whole = entry + ends[-1]  # how far the card goes that leaves first

    def way(number: int, start: Pose) -> _Way:
        length = entry + ends[number]  # how far this card goes; it leaves when the first card has this way left
        leaves = total * (1 - sqrt(length / whole))
        samples = max(2, ceil((total - leaves) / _SAMPLE))
        poses = []
        for sample in range(samples + 1):
            left = 1 - (leaves + (total - leaves) * sample / samples) / total  # the part of the time that is left
            poses.append(_entering(start, curve, ends[number] - whole * left * left, entry))
        return _Way(leaves, total - leaves, tuple(poses), eases=False)

    return lambda starts: [way(number, start) for number, start in enumerate(starts)]


def _entering(start: Pose, curve: Callable[[float], Pose], at: float, entry: float) -> Pose:
    """Return the pose at a part of the curve; before 0 it is on the way from `start` to the curve."""
    if at >= 0:
        return curve(at)
    done = 1 + at / entry
    first, ahead = curve(0), curve(0.01)
    # a Bézier curve that joins the curve in the direction of its first piece
    reach = entry * 50
    bend = Pose(first.x - (ahead.x - first.x) * reach, first.y - (ahead.y - first.y) * reach, first.angle, 1.0)
    pairs = zip(start, bend, first, strict=True)
    return Pose(*(a * (1 - done) ** 2 + 2 * b * done * (1 - done) + c * done**2 for a, b, c in pairs))


# Bursts: every card for itself


def _dial(faces: Sequence[Card], field: Rect) -> _Figure:
    """Return the face of a clock: the cards of each rank at their hour, the kings in a row under the words."""
    outer, (x, y) = _outer(field), field.middle
    high = outer * 0.34
    circle, wide = _circle(x, y, outer - high / 2), high / SHAPE
    words = Rect(x - outer * 0.46, y - outer * 0.42, outer * 0.92, outer * 0.5)
    seen = dict.fromkeys(range(15), 0)
    ends, delays = [], []
    for face in faces:
        rank = cards.rank(face)
        number = seen[rank]
        seen[rank] += 1
        if rank < KING:
            ends.append(circle(30 * rank + 4.4 * (number - 1.5)))
        else:
            ends.append(Pose(x + (number - 1.5) * wide * 0.62, y + outer * 0.34, 0.0, 0.8))
        delays.append(90 * min(rank, KING) + 30.0 * number)
    return _Figure(wide, words, _burst(ends, [Pose(x, y)] * len(ends), delays))


def _spokes(faces: Sequence[Card], field: Rect) -> _Figure:
    """Return runs of thirteen cards as the spokes of a wheel, with the kings at the hub."""
    outer, (x, y) = _outer(field), field.middle
    high, hub = outer * 0.33, outer * 0.38
    ends, delays = [Pose(0, 0)] * len(faces), [0.0] * len(faces)
    runs = list(_batches(range(len(faces)), KING))
    for spoke, run in enumerate(runs):
        for place, number in enumerate(run):
            radius = outer - high / 2 - (outer - hub - high) * place / (KING - 1)
            ends[number] = _circle(x, y, radius)(360 * (spoke + 0.5) / len(runs))
            delays[number] = 150.0 * spoke + 22.0 * (KING - place)
    return _Figure(high / SHAPE, _square(x, y, hub), _burst(ends, [Pose(x, y)] * len(ends), delays))


def _fountain(faces: Sequence[Card], field: Rect) -> _Figure:
    """Return two tiers of cards that spread from a nozzle under the words, like a fountain or a peacock's tail."""
    half = 88.0  # degrees to either side
    outer = min(field.width * 0.5 * 0.96, field.height * 0.72)
    high = outer * 0.33
    x, y = field.middle[0], field.y + (field.height - outer * 1.3) / 2 + outer
    tiers = list(_batches(range(len(faces)), ceil(len(faces) / 2)))
    ends, by, delays = [], [], []
    for tier, members in enumerate(tiers):
        circle = _circle(x, y, outer - high / 2 - tier * high * 0.62)
        above = _circle(x, y, outer * 1.1)
        for place, _ in enumerate(members):
            angle = half * (2 * place / max(1, len(members) - 1) - 1)
            ends.append(circle(angle))
            by.append(above(angle * 0.5))
            delays.append(abs(angle) * 12 + tier * 250.0)
    inner = outer - high * 1.62
    words = Rect(x - inner * 0.75, y - inner * 0.62, inner * 1.5, inner * 0.62 + outer * 0.22)
    return _Figure(high / SHAPE, words, _burst(ends, by, delays))


def _wave(faces: Sequence[Card], field: Rect) -> _Figure:
    """Return four rows of cards, one for each suit, that rise and fall like the sea, with the words below."""
    sea = field.height * 0.62
    wide = min(field.width / 7, sea / (SHAPE * 2.6))
    swell = wide * 0.25
    rows = list(_batches(range(len(faces)), ceil(len(faces) / 4)))
    across = min(field.width * 0.97, wide * 9) - wide
    down = min(wide * SHAPE * 0.62, (sea - wide * SHAPE - 2 * swell) / max(1, len(rows) - 1))
    top = field.y + (sea - (wide * SHAPE + 2 * swell + down * (len(rows) - 1))) / 2
    ends, by, delays = [], [], []
    for row, members in enumerate(rows):
        for place, _ in enumerate(members):
            part = place / max(1, len(members) - 1)
            turn = 2 * pi * part + row * 0.9
            x = field.middle[0] + across * (part - 0.5)
            y = top + wide * SHAPE / 2 + swell + down * row - swell * sin(turn)
            ends.append(Pose(x, y, -9 * cos(turn)))
            by.append(Pose(x, y - wide * 0.9, -9 * cos(turn)))
            delays.append(75.0 * place + 120.0 * row)
    words = Rect(field.x + field.width * 0.15, field.y + sea * 1.1, field.width * 0.7, field.height - sea * 1.1)
    return _Figure(wide, words, _burst(ends, by, delays))


def _burst(
    ends: Sequence[Pose], by: Sequence[Pose], delays: Sequence[float]
) -> Callable[[Sequence[Pose]], list[_Way]]:
    """Return a function from the start poses of cards to their ways: to the poses `ends` through the poses `by`.

    Each card waits for its delay. If the celebration would take longer than `LONGEST`, all delays are shortened by
    the same factor.
    """
    room = LONGEST - _REST - _FLIGHT
    latest = max(delays, default=0.0)
    hurry = min(1.0, room / latest) if latest else 1.0

    def fly(starts: Sequence[Pose]) -> list[_Way]:
        ways = zip(starts, ends, by, delays, strict=True)
        return [
            _Way(delay * hurry, _FLIGHT, (start, over._replace(angle=(start.angle + end.angle) / 2), end))
            for start, end, over, delay in ways
        ]

    return fly


# Geometry


def _batches(numbers: range, size: int) -> Iterator[range]:
    """Yield the numbers in groups of `size`; the last group may be smaller."""
    return (numbers[start : start + size] for start in range(0, len(numbers), size))


def _outer(field: Rect) -> float:
    """Return the radius of the largest circle in the field, a little less for the corners of cards outside it."""
    return min(field.width, field.height) / 2 * 0.98


def _circle(x: float, y: float, radius: float) -> Callable[[float], Pose]:
    """Return a function that gives the pose of a card at an angle of a circle; the top of the card is outside."""
    return lambda angle: Pose(x + radius * sin(radians(angle)), y - radius * cos(radians(angle)), angle)


def _square(x: float, y: float, radius: float) -> Rect:
    """Return the room for words in a circle: a rectangle that is wider than it is high."""
    return Rect(x - radius * 0.84, y - radius * 0.5, radius * 1.68, radius)


_FIGURES: dict[WinningFigure, Callable[[Sequence[Card], Rect], _Figure]] = {
    "ring": _ring,
    "spiral": _spiral,
    "arc": _arc,
    "dial": _dial,
    "spokes": _spokes,
    "fountain": _fountain,
    "wave": _wave,
}
