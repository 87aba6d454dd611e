"""Replaces the parts of `math` that we use, including those that MicroPython lacks."""

import math
from math import ceil, cos, floor, frexp, pi, radians, sin, sqrt

__all__ = ["ceil", "cos", "dist", "floor", "frexp", "hypot", "inf", "pi", "radians", "sin", "sqrt"]
inf = float("inf")
isinf = math.isinf


def hypot(x: float, y: float) -> float:
    """Return the length of the vector (x, y)."""
    return sqrt(x * x + y * y)


def dist(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Return the distance between two points."""
    return hypot(one[0] - other[0], one[1] - other[1])
