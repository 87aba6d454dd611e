"""Tells whether piles of a layout lie on each other."""

from engine.core.layouts import Place

ABOVE = 0.001  # card widths; smaller overlaps come from rounding


def overlap(one: Place, other: Place) -> bool:
    """Return whether the first cards of two piles would overlap."""
    (right, left), (lower, upper) = (
        sorted([one, other], key=lambda p: -p.x),
        sorted([one, other], key=lambda p: -p.y),
    )
    return left.x + left.size - right.x > ABOVE and upper.y + upper.size - lower.y > ABOVE
