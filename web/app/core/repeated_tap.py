"""Recognizes a tap that only repeats another tap, as the second or third part of a double or triple click.

A single tap can move a card away. If the player taps the same place again at once, the second tap was meant for
the card that has left, and not for the card that lies there now.

A tap that was meant for another card must not be lost, so the time alone is not enough. A tap is a repetition only
if it would also have hit the same card as the first tap, on the table as it was before that tap. Everything that
was visible beside that card, such as the strip of the card under it, can be tapped at any speed. The card that
lies at this place now was uncovered by the first tap: nobody sees it and taps it within half a second.
"""

from collections.abc import Callable
from math import dist
from typing import NamedTuple

from app.core.shown import Point

DOUBLE_CLICK = 0.5
"""Seconds from press to press in which most systems count two presses as a double click."""

_RESTED = 0.3  # the same from the end of a tap to the next press, in seconds, for players who press slowly
_SAME_PLACE = 24.0  # the largest distance, in pixels, between two taps of a finger on the same thing
_REPEATS = 2  # a triple click repeats its first tap twice; more taps than these are always intended


class Tap(NamedTuple):
    """A tap: its point in pixels of the window, and its beginning and end in seconds, by the clock of events.

    `clicks` is the number of this tap in a double or triple click (1, 2, …) as the operating system counts clicks;
    it is 1 if the system does not count.
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
        """Return whether a tap only repeats the tap that was noted, or a repetition of it.

        If it does not, the noted tap is forgotten: after a tap elsewhere, the player intends the next tap.
        """
        last = self._last
        if last is None or not self._left or not _follows(tap, last) or not self._hits(tap.point):
            self.forget()
            return False
        self._last = tap
        self._left -= 1
        return True

    def forget(self) -> None:
        """Forget the noted tap, because the player has done something else."""
        self._last = None


def _follows(tap: Tap, last: Tap) -> bool:
    """Return whether a tap comes so soon after another, and so near, that it may be part of a double click."""
    soon = tap.clicks > 1 or tap.began - last.began < DOUBLE_CLICK or tap.began - last.ended < _RESTED
    return soon and dist(tap.point, last.point) <= _SAME_PLACE
