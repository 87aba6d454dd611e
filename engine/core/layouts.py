"""Rows, columns and ellipses from which games build their layouts."""

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
