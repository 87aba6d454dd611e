"""Fits a layout to the size of the screen."""

from engine.core.game import Position
from engine.core.layouts import Bed, Layout, Place, Stroke
from engine.view import pile_fans
from engine.view.pile_fans import SHAPE

# The cards become smaller, if the layout allows it, before a fan is shortened to less than this fraction of its
# natural length.
_LOOSE = 0.75


def fitted(layout: Layout, width: float, height: float, part: float = 1) -> tuple[float, Layout]:
    """Return the largest card width with which the layout fits into an area, and the layout fitted to its height.

    `width` and `height` of the area and the returned card width are in the same unit, such as pixels. The cards
    keep their shape. If `layout.fills` is False, the table is stretched by a factor from `layout.least` to
    `layout.most`, so that it becomes as high as the area if possible. If `layout.fills` is True, the table becomes
    as high as the area, and `part` (at most 1) is the factor that makes its cards smaller than possible.
    """
    card = min(width / layout.width, height / SHAPE / (1 + (layout.height - 1) * layout.least))
    if layout.fills:
        card *= part
        return card, _filled(layout, height / SHAPE / card)
    stretch = (height / SHAPE / card - 1) / (layout.height - 1)
    return card, _stretched(layout, max(layout.least, min(layout.most, stretch)))


def _filled(layout: Layout, height: float) -> Layout:
    """Return the layout with this height, in card heights; places with `low` move down with the lower edge."""
    added = height - layout.height
    return layout._replace(height=height, places=tuple(_placed(place, added) for place in layout.places))


def _placed(place: Place, added: float) -> Place:
    """Return a place of a table to whose height so much was added, in card heights."""
    moves = 1 if place.low else place.moves
    if not (moves or place.grows):
        return place  # most places: to copy them would take most of the time
    return place._replace(y=place.y + added * moves, room=place.room + added * place.grows)


def fits_loosely(position: Position, layout: Layout) -> bool:
    """Return whether no fan that runs down is shortened to less than `_LOOSE` times its natural length."""
    return all(
        pile_fans.tightening(pile, place, longest_fan(layout, place)) >= _LOOSE
        for pile, place in zip(position, layout.places, strict=True)
        if place.dy and not place.dx and pile
    )


def _stretched(layout: Layout, factor: float) -> Layout:
    """Return the layout with its places moved apart vertically by this factor; the cards keep their shape."""
    places = tuple(place._replace(y=place.y * factor, dy=place.dy * factor) for place in layout.places)
    strokes = tuple(Stroke(tuple((x, y * factor) for x, y in stroke.points)) for stroke in layout.strokes)
    beds = tuple(_stretched_bed(bed, factor) for bed in layout.beds)
    field = layout.calls_field and _stretched_bed(layout.calls_field, factor)
    height = 1 + (layout.height - 1) * factor
    return layout._replace(height=height, places=places, strokes=strokes, beds=beds, calls_field=field)


def _stretched_bed(bed: Bed, factor: float) -> Bed:
    return bed._replace(y=bed.y * factor, height=1 + (bed.height - 1) * factor)


def longest_fan(layout: Layout, place: Place) -> float:
    """Return how far the last card of a pile may be from its first card.

    The distance is in card widths if the pile is fanned sideways, and in card heights if it is fanned
    downwards.
    """
    if place.room:
        return place.room
    if place.dy and not place.dx:
        return layout.height - place.y - place.size - place.below
    return place.x if place.dx < 0 else layout.width - place.x - place.size
