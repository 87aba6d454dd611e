"""Rows, columns, docks and ellipses from which games build their layouts."""

from collections.abc import Iterable, Sequence

from engine.core.game import Place, Stroke


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
    """Return places in one row, each above or below the column with its number.

    The first column has the number 0; 0.5 is in the middle between the first two. In each pile, every card lies
    `dx` columns to the right of the card before it.
    """
    first, step = columns[0].x, columns[1].x - columns[0].x
    return [Place(first + step * number, y, dx=step * dx) for number in numbers]


def spread(columns: Sequence[Place], y: float, count: int) -> list[Place]:
    """Return `count` places in one row, above or below columns from the first to the last.

    They are as evenly apart as the columns allow.
    """
    last = len(columns) - 1
    return in_line(columns, y, *(round(i * last / (count - 1)) for i in range(count)))


def sized(places: Iterable[Place], size: float) -> list[Place]:
    """Return the places with cards of another size, as a multiple of the full size."""
    return [place._replace(size=size) for place in places]


def swapping(*places: Place) -> list[Place]:
    """Return the places as those of piles that go to the other side if the player wants the stock there."""
    return [place._replace(swaps=True) for place in places]


def dock(*places: Place) -> list[Place]:
    """Return the places as those of a dock: at the bottom of the table, on the side that the player chooses."""
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
