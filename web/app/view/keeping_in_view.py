"""Finds which rectangles of an enlarged table must be in sight, and where the view moves to show them.

The view is the visible part of a table that is larger than its field on the page. The functions `of_...` return
the most important rectangle last, because `moved_to` shows at least the last ones.
"""

from collections.abc import Iterable

from app.state.settings import CARD_SIZES
from app.view.pixel_layout import PixelLayout, Rect
from app.view.spotlight_svg import Spotlight, end_of, taken_by, whole_pile
from engine.core.game import Move
from engine.view.board import CardView, SpotView

_TINY = 480, 300  # pixels; the width and height below which a window is tiny
_LEAST_CARD = 44  # pixels; the least width of cards in a tiny window, if the largest size allows it


def is_tiny(width: float, height: float) -> bool:
    """Return whether a window, with its size in pixels, is so small that the browser must show the page enlarged.

    Without enlargement, no device has such a small window. In a tiny window cards are drawn large enough to read.
    """
    return width < _TINY[0] and height < _TINY[1]


def least_size(card: float) -> float:
    """Return the least factor from `CARD_SIZES` that makes cards, `card` pixels wide, large enough to read."""
    return next((size for size in CARD_SIZES if size * card >= _LEAST_CARD), CARD_SIZES[-1])


def nearest_size(size: float) -> float:
    """Return the factor from `CARD_SIZES` that is nearest to `size`, measured as a ratio."""
    return min(CARD_SIZES, key=lambda each: max(each / size, size / each))


def moved_to(seen: Rect, wanted: Iterable[Rect], around: float) -> Rect:
    """Return the view `seen` after the shortest way to a place where it shows the rectangles `wanted`.

    It also shows a margin around each, which is `around` wide. If they do not all fit, it shows the last ones.
    """
    for place in wanted:
        x = _moved(seen.x, seen.width, place.x - around, place.width + 2 * around)
        y = _moved(seen.y, seen.height, place.y - around, place.height + 2 * around)
        seen = seen._replace(x=x, y=y)
    return seen


def _moved(start: float, length: float, begins: float, wanted: float) -> float:
    """Return the new start of a view, in one direction, so that it shows a range of positions.

    The view has the given `start` and `length`. The range starts at `begins` and is `wanted` long. If it is longer
    than the view, the view shows its end.
    """
    ends = begins + wanted - length
    return ends if wanted > length else min(max(start, ends), begins)


def of_stop(layout: PixelLayout, stop: CardView | SpotView) -> list[Rect]:
    """Return what must be in sight when a stop has the focus: the cards that can be taken, above all the last."""
    if isinstance(stop, CardView):
        return [layout.rect(stop)]
    end = layout.rect(layout.end_of(stop.spot))
    run = end
    for card in layout.board.cards:
        if card.spot == stop.spot and card.lifts and not card.hidden:
            run = run.union(layout.rect(card))
    return [run, end]


def of_move(layout: PixelLayout, move: Move) -> list[Rect]:
    """Return what must be in sight for a move: the pile that cards go to and, above all, the cards it takes."""
    target = [layout.rect(view) for view in end_of(layout, move.target)]
    taken = [layout.rect(view) for view in taken_by(layout, move)]
    return [*taken, *target, *taken]


def of_spotlight(layout: PixelLayout, spotlight: Spotlight) -> list[Rect]:
    """Return what must be in sight for a step of a lesson: its piles and, above all, its first move."""
    piles = [whole_pile(layout, spot) for spot in reversed(spotlight.piles)]
    return piles + [place for move in reversed(spotlight.moves) for place in of_move(layout, move)]
