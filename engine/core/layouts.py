"""Where the piles of a game lie on each kind of screen, and functions that make rows, columns and ellipses."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

# A kind of screen: an upright phone, the same with the stock at the top, a wide screen, a phone on its side.
View: TypeAlias = Literal["tall", "tall-top", "wide", "low"]
VIEWS: tuple[View, ...] = ("tall", "tall-top", "wide", "low")
Side: TypeAlias = Literal["left", "right"]


class Place(NamedTuple):
    """Where a pile lies on the table, and how its cards are fanned.

    Horizontal lengths are in card widths, vertical ones in card heights. The pile of a HAND spot is different: if
    its `dy` is not 0, the pile lies in two rows with two suits in each, and `dy` is the distance between the rows.
    """

    x: float  # the distance from the left edge of the table to the left edge of the first card
    y: float  # the distance from the top edge of the table to the top edge of the first card
    dx: float = 0  # the distance from each card to the next one, to the right; negative: to the left
    dy: float = 0  # the distance from each card to the next one, downwards
    size: float = 1  # the size of a card, as a multiple of the full size
    turned: bool = False  # whether the cards lie across, turned by a right angle
    last: int = 0  # how many cards at the end of the pile are fanned; 0: all of them
    room: float = 0  # the longest distance from the first to the last card; 0: up to the edge of the table
    slivers: bool = False  # whether a fan that is too long shows only narrow strips of its middle cards
    read: bool = False  # whether the fan still runs from left to right on a mirrored table
    backs: float = 0.3  # the distance from a face-down card to the next card, as a fraction of `dx` or `dy`
    below: float = 0  # the height that a fan running down leaves free at the bottom of the table
    low: bool = False  # whether the pile moves down with the bottom edge when `Layout.fills` makes a table higher
    # Which parts of the height that `Layout.fills` adds to a table move the pile down, and make its `room` longer.
    moves: float = 0
    grows: float = 0
    swaps: bool = False  # whether the pile moves to the other side if the player wants the stock there
    lapped: bool = False  # whether a card of another pile may lie on the lower part of its last card
    noted: bool = False  # whether a few words about the pile may stand above it, see `Game.pile_note`


class Stroke(NamedTuple):
    """A faint line on the table's surface, made of one or more cubic Bézier curves.

    The first point (x, y), in card widths and heights, is the start. Then each curve has three points: two control
    points and its end.
    """

    points: tuple[tuple[float, float], ...]


class Bed(NamedTuple):
    """A rectangle on the table's surface: left and top edge and size, in card widths and card heights."""

    x: float
    y: float
    width: float
    height: float


class Layout(NamedTuple):
    """One arrangement of the table: a place for each spot, in the order of the spots.

    There are two ways to fit the height of the table to the screen. If `fills` is False, the table is stretched:
    the places move apart vertically, and the cards keep their shape. If `fills` is True, the table takes the whole
    height. Its places do not move, except those with `low`, which stay at the lower edge, and those with `moves`;
    its fans may use all of the height. The cards of such a table may become smaller while a column is too long:
    see `smallest`.
    """

    width: float  # in card widths
    height: float  # in card heights
    places: tuple[Place, ...]
    strokes: tuple[Stroke, ...] = ()
    beds: tuple[Bed, ...] = ()  # rectangles drawn darker than the table
    least: float = 1  # the smallest factor by which the height may be stretched
    most: float = 1.2  # the largest such factor
    fills: bool = False  # whether the table takes the whole height; then `height` is the least height
    smallest: float = 1  # how small the cards may become for long columns, as a fraction of their full size
    handed: bool = True  # whether left-handed players get the mirrored table
    # When the piles with `swaps` change sides, all other piles move to the right by this many card widths.
    shift: float = 0
    free: Side = "right"  # the lower corner that the view "low" leaves empty for the title
    calls_field: Bed | None = None  # where the buttons for calls are shown; None: there are no calls


def row(x: float, y: float, count: int, *, step: float = 1.06, dx: float = 0, dy: float = 0) -> list[Place]:
    """Return `count` places side by side, the first at (x, y), `step` card widths apart.

    In each pile, every card lies `dx` card widths to the right of the card before it and `dy` card heights lower.
    """
    return [Place(x + step * i, y, dx=dx, dy=dy) for i in range(count)]


def column(x: float, y: float, count: int, *, step: float = 1.06, dx: float = 0, dy: float = 0) -> list[Place]:
    """Return `count` places below each other, the first at (x, y), `step` card heights apart.

    In each pile, every card lies `dx` card widths to the right of the card before it and `dy` card heights lower.
    """
    return [Place(x, y + step * i, dx=dx, dy=dy) for i in range(count)]


def in_line(columns: Sequence[Place], y: float, *numbers: float, dx: float = 0) -> list[Place]:
    """Return places in one row at the height `y`, one for each of the numbers.

    Each place is above or below the column with its number. The first column has the number 0; 0.5 is in the
    middle between the first two. In each pile, every card lies to the right of the card before it, by `dx` times
    the distance between two columns.
    """
    first, step = columns[0].x, columns[1].x - columns[0].x
    return [Place(first + step * number, y, dx=step * dx) for number in numbers]


def spread(columns: Sequence[Place], y: float, count: int) -> list[Place]:
    """Return `count` places in one row at the height `y`, spaced as evenly as possible.

    Each place is above or below a column; the first is at the first column, the last at the last column.
    """
    last = len(columns) - 1
    return in_line(columns, y, *(round(i * last / (count - 1)) for i in range(count)))


def sized(places: Iterable[Place], size: float) -> list[Place]:
    """Return the places with cards of another size, as a multiple of the full size."""
    return [place._replace(size=size) for place in places]


def swapping(*places: Place) -> list[Place]:
    """Return the places with `swaps` set, for piles that change sides if the player moves the stock."""
    return [place._replace(swaps=True) for place in places]


def dock(*places: Place) -> list[Place]:
    """Return the places with `low` and `swaps` set, for piles at the bottom on the side the player chooses."""
    return [place._replace(low=True, swaps=True) for place in places]


def fanned(places: Iterable[Place], *, dy: float, backs: float = 0.3, below: float = 0) -> list[Place]:
    """Return the places of columns whose cards lie `dy` card heights apart; `backs` and `below` as in `Place`."""
    return [place._replace(dy=dy, backs=backs, below=below) for place in places]


def ellipse(x: float, y: float, a: float, b: float) -> tuple[Stroke, ...]:
    """Return a tuple with one stroke, an ellipse with the centre (x, y).

    Its radii are `a` card widths across and `b` card heights down; `x` and `y` are in the same units.
    """
    k = 0.5523  # distance of the control points with which a cubic Bézier curve approximates a quarter circle
    quarters = ((0, 1), (-1, 0), (0, -1), (1, 0))
    points = [(1.0, 0.0)]
    for (u, v), (w, z) in zip(((1, 0), *quarters[:3]), quarters, strict=True):
        points += [(u + k * w, v + k * z), (w + k * u, z + k * v), (w, z)]
    return (Stroke(tuple((x + a * px, y + b * py) for px, py in points)),)
