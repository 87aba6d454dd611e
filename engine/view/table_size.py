"""Fits the table to the size of the screen: how large its cards are, and how far its piles are apart."""

from engine.core.layouts import Bed, Layout, Place, Stroke
from engine.view.pile_fans import SHAPE


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
