"""What of math we use, with what MicroPython lacks of it."""

import math
from math import ceil, cos, floor, frexp, pi, radians, sin, sqrt

__all__ = ["ceil", "cos", "dist", "floor", "frexp", "hypot", "inf", "pi", "radians", "sin", "sqrt"]
inf = float("inf")
isinf = math.isinf


def hypot(x: float, y: float) -> float:
    """Return how long a way is."""
    return sqrt(x * x + y * y)


def dist(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Return how far two points are from each other."""
    return hypot(one[0] - other[0], one[1] - other[1])
