"""Shows the table through the *field*, a part of the page; a table that is larger than the field can be panned."""

from collections.abc import Iterable

from app.browser.dom import Dom, box_of
from app.core.shown import Point
from app.state.settings import CARD_SIZES
from app.view import keeping_in_view
from app.view.pixel_layout import Rect

_AROUND = 6  # the margin in pixels that stays visible around what is panned into view
_EDGE = 40  # a dragged card pans the table if the pointer is less than this many pixels from the field's edge
_PULL = 10  # how many pixels such a pan moves at a time


class Field:
    """Shows the table, which is drawn in the element `board`, through the element `field`, which scrolls.

    `size` is how many times larger the table is than the field. The points and rectangles of the table are in
    pixels of the layout, as if `size` were 1.
    """

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._element = dom.element("field")
        self._host = dom.element("board")
        self.size = self._kept_size()

    def _kept_size(self) -> float:
        """Return the size of the board of the last visit, which the page shows at first; 1 if it shows none."""
        found = str(self._dom.root.getAttribute("data-size"))
        return next((size for size in CARD_SIZES if f"{size:g}" == found), CARD_SIZES[0])

    @property
    def room(self) -> tuple[float, float]:
        """The width and height of the field, in pixels."""
        return float(self._element.clientWidth), float(self._element.clientHeight)

    @property
    def seen(self) -> Rect:
        """The visible part of the table, in pixels of the layout."""
        (width, height), size = self.room, self.size
        left, top = float(self._element.scrollLeft), float(self._element.scrollTop)
        return Rect(left / size, top / size, width / size, height / size)

    @property
    def table_box(self) -> Rect:
        """The rectangle of the whole table in the window, in pixels."""
        return box_of(self._host)

    def point(self, x: float, y: float) -> Point:
        """Return the point of the table, in pixels of the layout, that is at a point of the window."""
        box = self.table_box
        return (x - box.x) / self.size, (y - box.y) / self.size

    def enlarge(self, size: float) -> None:
        """Show the table `size` times larger than the field; the middle of the view's upper edge stays visible."""
        if size == self.size:
            return
        seen, (wide, high) = self.seen, (max(1.0, length) for length in self.room)  # the field may have no size
        root, self.size = self._dom.root, size
        if size > 1:
            root.setAttribute("data-size", f"{size:g}")
        else:
            root.removeAttribute("data-size")
        self._dom.element("pan").hidden = size == 1
        width, height = self.room  # read again: the buttons for panning take some of it
        self._scroll(width * (seen.middle[0] / wide * size - 0.5), height * seen.y / high * size)

    def hold(self, point: Point, x: float, y: float) -> None:
        """Pan so that a point of the table is at the point (x, y) of the window, or as near as possible."""
        box = box_of(self._element)
        self._scroll(point[0] * self.size - x + box.x, point[1] * self.size - y + box.y)

    def show(self, wanted: Iterable[Rect], *, calm: bool) -> None:
        """Pan so that these rectangles of the table are visible; if not all fit, the last has priority.

        If `calm`, pan without motion.
        """
        if self.size == 1:
            return
        seen = self.seen
        there = keeping_in_view.moved_to(seen, wanted, _AROUND / self.size)
        if there != seen:
            self._scroll(there.x * self.size, there.y * self.size, smooth=not calm)

    def pan(self, right: float, down: float, *, smooth: bool = False) -> None:
        """Move the view over the table, by `right` and `down` pixels of the window."""
        self._scroll(self._element.scrollLeft + right, self._element.scrollTop + down, smooth=smooth)

    def stop(self) -> None:
        """Stop a smooth pan that is going on."""
        if self.size > 1:
            self.pan(0, 0)

    def pull(self, at: Point, began: Point) -> bool:
        """Pan a little if a drag has come near the edge of the field; return whether the view has moved.

        `at` is the point of the window where the pointer is, and `began` the point where the drag began.
        """
        if self.size == 1:
            return False
        box, before = box_of(self._element), self.seen
        self.pan(_pull(at[0], began[0], box.x, box.width), _pull(at[1], began[1], box.y, box.height))
        return self.seen != before

    def stretch(self, by: float, point: Point, x: float, y: float) -> None:
        """Scale the drawn table by the factor `by`, with its `point` at the point (x, y) of the window.

        `relax` removes this scaling.
        """
        self._element.classList.add("stretched")
        box, size = box_of(self._element), self.size
        left = x - box.x + self._element.scrollLeft - point[0] * size * by
        top = y - box.y + self._element.scrollTop - point[1] * size * by
        self._host.style.transform = f"translate({left:.1f}px,{top:.1f}px) scale({by:.3f})"

    def relax(self) -> None:
        """Show the table in the size that was set by `enlarge`, without the scaling by `stretch`."""
        self._element.classList.remove("stretched")
        self._host.style.transform = ""

    def _scroll(self, left: float, top: float, *, smooth: bool = False) -> None:
        how = {"left": left, "top": top, "behavior": "smooth" if smooth else "instant"}
        self._element.scrollTo(self._dom.js(how))


def _pull(at: float, began: float, start: float, length: float) -> float:
    """Return how many pixels to pan along one axis; 0 if the drag is not near an edge, or goes away from it.

    `at` and `began` are the coordinates of the pointer now and at the beginning of the drag; `start` and `length`
    are those of the field.
    """
    if at > began and at > start + length - _EDGE:
        return _PULL
    return -_PULL if at < began and at < start + _EDGE else 0.0
