"""Finds the pile or card to which an arrow key leads."""

from collections.abc import Sequence
from itertools import chain

from app.view.pixel_layout import PixelLayout, Rect
from engine.core.game import Kind
from engine.view.board import CardView, SpotView

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def direction(key: str) -> tuple[int, int] | None:
    """Return the direction of an arrow key as (x, y): (1, 0) is right, (0, 1) is down; None for other keys."""
    return ARROWS.get(key)


def first_stop(layout: PixelLayout) -> int:
    """Return where the keyboard starts, as an index in `layout.stops`, the places where the arrow keys stop.

    It starts at the first card of a hand; without a hand, at the stock; without a stock, at the first stop.
    """
    stops = layout.stops
    singles = (number for number, stop in enumerate(stops) if isinstance(stop, CardView))
    stock = (number for number, stop in enumerate(stops) if isinstance(stop, SpotView) and stop.kind is Kind.STOCK)
    return next(chain(singles, stock), 0)


def places(layout: PixelLayout) -> list[Rect]:
    """Return the rectangle of every stop in `layout.stops`, in the same order, in pixels.

    The rectangle of a pile reaches from its outline to its last card; in a hand, each card has its own.
    """
    return [
        layout.rect(stop)
        if isinstance(stop, CardView)
        else layout.rect(stop).union(layout.rect(layout.end_of(stop.spot)))
        for stop in layout.stops
    ]


def neighbour(stops: Sequence[Rect], number: int, pointing: tuple[int, int]) -> int:
    """Return the index of the nearest stop in a direction.

    If there is no stop in that direction, return the next stop in order for right and down, the previous one for
    left and up, so that the arrow keys reach every stop.

    Args:
        stops: the rectangles of all stops; see `places`.
        number: the index of the stop to start from.
        pointing: the direction; see `direction`.
    """
    best, nearest = number, float("inf")
    for other, place in enumerate(stops):
        if other != number:
            far = _distance(stops[number], place, pointing)
            if far < nearest:
                best, nearest = other, far
    if best == number:
        return (number + sum(pointing)) % len(stops)
    return best


def _distance(here: Rect, there: Rect, pointing: tuple[int, int]) -> float:
    """Return a measure for choosing the nearest stop in a direction; infinite for a stop that is not ahead.

    It is the gap in that direction, plus a penalty for being to the side.
    """
    across, down = there.middle[0] - here.middle[0], there.middle[1] - here.middle[1]
    along = across * pointing[0] + down * pointing[1]
    is_beside = pointing[1] and (there.y - here.y) * pointing[1] <= 1  # such as a longer column
    if along <= 1 or is_beside:
        return float("inf")
    # The tops are compared as well, because columns side by side begin at the same height, however long they are.
    if pointing[0]:
        gap, askew, aside = here.gap_across(there), here.gap_down(there), min(abs(down), abs(there.y - here.y))
    else:
        gap, askew, aside = here.gap_down(there), here.gap_across(there), abs(across)
    # A large penalty for a gap to the side, and a small one for not being straight ahead. The distance of the
    # middles decides between stops that overlap.
    return gap + 0.2 * along + 4 * askew + 1.1 * aside
