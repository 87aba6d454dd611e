"""Tells a tap that is the second half of a double tap from one that the player meant.

A tap can move a card away by itself. If the finger comes down once more at the same place at once, it meant the
card that has gone, and not the one that lies there now.
"""

from math import dist

_TWICE = 0.3  # seconds from the end of a tap to the beginning of the next
_SAME_PLACE = 24.0  # pixels; the piles next to each other are farther apart


class RepeatedTap:
    """Remembers the last tap that has moved a card away.

    Times are those of the browser's events, in seconds; points are in pixels of the window.
    """

    def __init__(self) -> None:
        self._point = (0.0, 0.0)
        self._ended = float("-inf")

    def moved(self, point: tuple[float, float], ended: float) -> None:
        """Note that a tap at this point, which ended at this time, has moved a card away by itself."""
        self._point, self._ended = point, ended

    def is_repeat(self, point: tuple[float, float], began: float) -> bool:
        """Return whether a tap at this point, which began at this time, only repeats the one that was noted.

        If it does not, that one is forgotten: whoever has pressed elsewhere meanwhile means the next tap.
        """
        repeats = began - self._ended < _TWICE and dist(point, self._point) <= _SAME_PLACE
        if not repeats:
            self.forget()
        return repeats

    def forget(self) -> None:
        """Forget the tap that was noted, since the player has done something else."""
        self._ended = float("-inf")
