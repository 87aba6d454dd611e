"""Rows, columns and rings, from which games lay out their tables."""

from engine.core.game import Place, Stroke


def row(x: float, y: float, count: int, *, step: float = 1.06, dx: float = 0, dy: float = 0) -> list[Place]:
    """Places side by side from (x, y), each `step` card widths from the one before."""
    return [Place(x + step * i, y, dx=dx, dy=dy) for i in range(count)]


def column(x: float, y: float, count: int, *, step: float = 1.06, dx: float = 0, dy: float = 0) -> list[Place]:
    """Places one below the other from (x, y), each `step` card heights from the one before."""
    return [Place(x, y + step * i, dx=dx, dy=dy) for i in range(count)]


def ellipse(x: float, y: float, a: float, b: float) -> tuple[Stroke, ...]:
    """A ring about (x, y), `a` card widths to either side and `b` card heights up and down, in one stroke."""
    k = 0.5523  # the handle of a cubic curve that passes for a quarter of a circle
    quarters = ((0, 1), (-1, 0), (0, -1), (1, 0))
    points = [(1.0, 0.0)]
    for (u, v), (w, z) in zip(((1, 0), *quarters[:3]), quarters, strict=True):
        points += [(u + k * w, v + k * z), (w + k * u, z + k * v), (w, z)]
    return (Stroke(tuple((x + a * px, y + b * py) for px, py in points)),)
