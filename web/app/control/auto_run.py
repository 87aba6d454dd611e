"""A game left to itself: one move after another, until it is over or the player wants it back."""

from collections.abc import Callable
from math import inf

from app.platform.dom import Dom

# Between two steps of a game that runs by itself, in milliseconds.
PACES = {"slow": 900.0, "steady": 450.0, "fast": 130.0}
# Bringing the last cards home begins at the first and quickens to the second.
_FINISH_MS = (120.0, 60.0)
_QUICKER_MS = 4.0


class AutoRun:
    """Calls `step` again and again; it tells whether there is more to come, and is told if it is the first."""

    def __init__(self, dom: Dom, step: Callable[[bool], bool], changed: Callable[[], None]) -> None:
        self._step = step
        self._changed = changed
        self._timer = dom.timer()
        self._made = 0
        self._pause: Callable[[int], float] = finishing
        self.goes_on = False

    @property
    def pause_ms(self) -> float:
        """How long a step may take before the next one comes; infinite while nothing runs."""
        return self._pause(self._made) if self.goes_on else inf

    def start(self, pause: Callable[[int], float]) -> None:
        """Begin with a step at once; `pause` tells how many milliseconds to wait after the n-th, from 1."""
        self.stop()
        self._made, self._pause, self.goes_on = 0, pause, True
        self._changed()
        self._next()

    def stop(self) -> None:
        """Make no more steps."""
        self._timer.stop()
        if self.goes_on:
            self.goes_on = False
            self._changed()

    def hurry(self) -> None:
        """Make all steps that are left, now."""
        while self.goes_on:
            self._make()
        self.stop()

    def _next(self) -> None:
        self._make()
        if self.goes_on:
            self._timer.set(self._pause(self._made), self._next)

    def _make(self) -> None:
        self._made += 1
        if not self._step(self._made == 1):
            self.stop()


def finishing(made: int) -> float:
    """The pauses in which the last cards go home: faster and faster."""
    slow, fast = _FINISH_MS
    return max(fast, slow - _QUICKER_MS * made)
