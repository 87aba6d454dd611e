"""What of a table that is larger than its field has to be in sight, and where the view then goes."""

from collections.abc import Iterable

from app.state.settings import CARD_SIZES
from app.view.pixel_layout import PixelLayout, Rect
from app.view.spotlight_svg import Spotlight, end_of, taken_by, whole_pile
from engine.core.game import Move
from engine.view.board import CardView, SpotView

_TINY = 480, 300  # pixels; the width and height below which a window is tiny
_LEAST_CARD = 44  # pixels; cards in a tiny window are at least so wide, if the largest size allows it


def is_tiny(width: float, height: float) -> bool:
    """Return whether a window of this size, in pixels, is that of a page which the browser shows much larger.

    No device has so small a window otherwise. In it cards have a size at which they can be read.
    """
    return width < _TINY[0] and height < _TINY[1]


def least_size(card: float) -> float:
    """Return how many times larger cards of this width must at least be shown in a tiny window."""
    return next((size for size in CARD_SIZES if size * card >= _LEAST_CARD), CARD_SIZES[-1])


def nearest_size(size: float) -> float:
    """Return the size of cards that players can choose and that is nearest to this one, as a ratio."""
    return min(CARD_SIZES, key=lambda each: max(each / size, size / each))


def moved_to(seen: Rect, wanted: Iterable[Rect], around: float) -> Rect:
    """Return where the view `seen` goes, by the shortest way, to hold these rectangles and so much around each.

    If they do not fit into it together, the last ones are held.
    """
    for place in wanted:
        x = _moved(seen.x, seen.width, place.x - around, place.width + 2 * around)
        y = _moved(seen.y, seen.height, place.y - around, place.height + 2 * around)
        seen = seen._replace(x=x, y=y)
    return seen


def _moved(start: float, length: float, begins: float, wanted: float) -> float:
    """Return where a view of this length has to start so that it holds what is wanted, or else the end of that."""
    ends = begins + wanted - length
    return ends if wanted > length else min(max(start, ends), begins)


def of_stop(layout: PixelLayout, stop: CardView | SpotView) -> list[Rect]:
    """Return what is to be in sight with the focus on this stop: cards that can be taken, above all the last."""
    if isinstance(stop, CardView):
        return [layout.rect(stop)]
    end = layout.rect(layout.end_of(stop.spot))
    run = end
    for card in layout.board.cards:
        if card.spot == stop.spot and card.lifts and not card.hidden:
            run = run.union(layout.rect(card))
    return [run, end]


def of_move(layout: PixelLayout, move: Move) -> list[Rect]:
    """Return what is to be in sight of a move: above all the cards that it takes, and the pile they go to."""
    target = [layout.rect(view) for view in end_of(layout, move.target)]
    taken = [layout.rect(view) for view in taken_by(layout, move)]
    return [*taken, *target, *taken]


def of_spotlight(layout: PixelLayout, spotlight: Spotlight) -> list[Rect]:
    """Return what is to be in sight of a step of a lesson: above all the cards of its first move."""
    piles = [whole_pile(layout, spot) for spot in reversed(spotlight.piles)]
    return piles + [place for move in reversed(spotlight.moves) for place in of_move(layout, move)]
