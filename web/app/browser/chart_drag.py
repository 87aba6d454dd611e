"""Finds the positions of a game that a pointer selects when it is dragged along the chart of a review."""

from app.view.pixel_layout import Rect

_AWAY = 24.0  # steps are fine if the pointer is more than this many pixels above or below the chart
_FINE_STEP = 12.0  # pixels for one position in fine steps


class ChartDrag:
    """A drag by one pointer that went down on the chart.

    While the pointer is on the chart, it selects the position under it. In a long game this is too coarse for a
    finger, because one position is three pixels wide. So when the pointer is moved away, above or below the chart,
    one position takes more pixels.
    """

    def __init__(self, pointer: int, box: Rect, x: float, count: int) -> None:
        """Begin a drag at `x`; `box` is the rectangle of the chart, which shows `count` positions.

        Both are in pixels of the window.
        """
        self.pointer = pointer  # the browser's id of the pointer
        self.has_moved = False
        self._box = box
        self._count = count
        self._x = x
        self._at = self._within((x - box.x) / self._step)

    @property
    def position(self) -> int:
        """The index of the position that is selected now."""
        return int(self._at)

    @property
    def _step(self) -> float:
        """The width of one position in pixels."""
        return self._box.width / self._count

    def _within(self, at: float) -> float:
        return min(max(0.0, at), self._count - 0.5)

    def move(self, x: float, y: float) -> None:
        """Move the pointer to a point of the window, in pixels."""
        self.has_moved = True
        by, self._x = x - self._x, x
        away = max(self._box.y - y, y - self._box.y - self._box.height) > _AWAY
        self._at = self._within(self._at + by / (max(_FINE_STEP, self._step) if away else self._step))
