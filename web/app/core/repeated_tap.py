"""Tells a tap that is the second or third part of a double or triple click from one that the player meant.

A tap can move a card away by itself. Who then comes down once more at the same place meant the card that has gone,
and not the one that lies there now.

So that no tap is lost that was meant for another card, the time alone decides nothing: a tap repeats another one
only if it also hits what that one hit, on the table as it was before. All that could be seen beside the card that
has gone, such as the strip of the card before it, can be tapped as fast as one likes. What lies there now was
uncovered by the tap itself, and nobody sees a card and comes down on it within half a second of the tap before.
"""

from collections.abc import Callable
from math import dist
from typing import NamedTuple

from app.core.shown import Point

DOUBLE_CLICK = 0.5
"""Seconds from press to press in which most systems count two presses as a double click."""

_RESTED = 0.3  # seconds from the end of a tap to the next press, for those who press slowly
_SAME_PLACE = 24.0  # pixels: so far two taps of a finger on the same thing may lie apart
_REPEATS = 2  # a triple click repeats its first tap twice; further taps are meant, however fast they come


class Tap(NamedTuple):
    """A tap: its point in pixels of the window, and when it began and ended, by the browser's clock of events.

    `clicks` is its number in a double or triple click by the settings of the system, where that counts, or 1.
    """

    point: Point
    began: float
    ended: float
    clicks: int = 1


class RepeatedTap:
    """Remembers the last tap that has moved cards."""

    def __init__(self) -> None:
        self._last: Tap | None = None
        self._hits: Callable[[Point], bool] = lambda point: False
        self._left = 0

    def moved(self, tap: Tap, hits: Callable[[Point], bool]) -> None:
        """Note that a tap has moved cards by itself.

        `hits` returns whether a tap at a point of the window would have hit the same card.
        """
        self._last, self._hits, self._left = tap, hits, _REPEATS

    def is_repeat(self, tap: Tap) -> bool:
        """Return whether a tap only repeats the one that was noted, or another that repeated it.

        If it does not, that one is forgotten: whoever has pressed elsewhere meanwhile means the next tap.
        """
        last = self._last
        if last is None or not self._left or not _follows(tap, last) or not self._hits(tap.point):
            self.forget()
            return False
        self._last = tap
        self._left -= 1
        return True

    def forget(self) -> None:
        """Forget the tap that was noted, since the player has done something else."""
        self._last = None


def _follows(tap: Tap, last: Tap) -> bool:
    """Return whether a tap comes so soon after another, and so near, that it may be part of a double click."""
    soon = tap.clicks > 1 or tap.began - last.began < DOUBLE_CLICK or tap.began - last.ended < _RESTED
    return soon and dist(tap.point, last.point) <= _SAME_PLACE
