"""Turns the way of a pointer that is dragged along the chart of a review into positions of the game."""

from app.view.pixel_layout import Rect

_AWAY = 24.0  # pixels above or below the chart; from there on the steps are fine
_FINE_STEP = 12.0  # pixels for one position then


class ChartDrag:
    """A pointer that is down on the chart, or was moved away from it since.

    Along the chart, the position is the one under the pointer. In a long game that is too coarse for a finger: one
    position is three pixels wide. So when the pointer is moved away, up or down, it moves on in finer steps.
    """

    def __init__(self, pointer: int, box: Rect, x: float, count: int) -> None:
        """Begin at `x`, in pixels of the window; `box` is the place of the chart, of so many positions."""
        self.pointer = pointer  # the browser's number of it
        self.has_moved = False
        self._box = box
        self._count = count
        self._x = x
        self._at = self._within((x - box.x) / self._step)

    @property
    def position(self) -> int:
        """The index of the position that the drag has come to."""
        return int(self._at)

    @property
    def _step(self) -> float:
        """The width of one position in pixels."""
        return self._box.width / self._count

    def _within(self, at: float) -> float:
        return min(max(0.0, at), self._count - 0.5)

    def move(self, x: float, y: float) -> None:
        """Move the pointer to a place in the window."""
        self.has_moved = True
        by, self._x = x - self._x, x
        away = max(self._box.y - y, y - self._box.y - self._box.height) > _AWAY
        self._at = self._within(self._at + by / (max(_FINE_STEP, self._step) if away else self._step))
