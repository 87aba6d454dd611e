"""Recognizes a tap that was meant for a card which an earlier tap has just moved away.

A single tap can move a card away. If the player taps the same place again at once, as in a double or triple click,
the second tap was meant for the card that has left, and not for the card that lies there now. In Pyramid, one card
of a pair takes the other one with it. A player who taps the two cards one after the other means the second card
with the second tap.

A tap that was meant for another card must not be lost, so the time alone is not enough. A tap is a repetition only
if it would have hit the same card as the first tap, or the other card of the pair, on the table as it was before
the first tap. Everything that was visible beside these cards, such as the strip of the card under them, can be
tapped at any speed. The card that lies at this place now was uncovered by the first tap: nobody sees it and taps
it so soon.

A hand closes up when a card leaves it: its other cards move to where nobody has aimed yet. There a tap at nearly
the same place is a repetition, too, if it would have hit the neighbour of the first card: the strips of a hand are
narrow, and a finger or mouse slips by some pixels between two clicks.
"""

from collections.abc import Callable
from enum import Enum
from math import dist
from typing import NamedTuple

from app.core.shown import Point

DOUBLE_CLICK = 0.5
"""Seconds from press to press in which most systems count two presses as a double click."""

_SECOND_OF_PAIR = 0.7  # the same from the press on one card of a pair to that on the other one
_RESTED = 0.3  # the same from the end of a tap to the next press, in seconds, for players who press slowly
_SAME_PLACE = 24.0  # the largest distance, in pixels, between two taps of a finger on the same thing
_SLIPPED = 12.0  # the same if the second tap would have hit the neighbour of the card in its hand
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


class Hit(Enum):
    """What a tap would have hit before an earlier tap."""

    SAME = "same"  # the same card as the earlier tap
    OF_PAIR = "of pair"  # the card that has left the table together with it
    OF_HAND = "of hand"  # another card of the hand that has closed up since
    OTHER = "other"


class RepeatedTap:
    """Remembers the last tap that has moved cards."""

    def __init__(self) -> None:
        self._last: Tap | None = None
        self._hits: Callable[[Point], Hit] = lambda point: Hit.OTHER
        self._left = 0

    def moved(self, tap: Tap, hits: Callable[[Point], Hit]) -> None:
        """Note that a tap has moved cards by itself.

        `hits` returns what a tap at a point of the window would have hit before the noted tap.
        """
        self._last, self._hits, self._left = tap, hits, _REPEATS

    def is_repeat(self, tap: Tap) -> bool:
        """Return whether a tap was meant for a card that the noted tap, or a repetition of it, has moved away.

        If not, the noted tap is forgotten: after a tap elsewhere, the player intends the next tap.
        """
        last = self._last
        if last is None or not self._left or not _follows(tap, last, self._hits(tap.point)):
            self.forget()
            return False
        self._last = tap
        self._left -= 1
        return True

    def forget(self) -> None:
        """Forget the noted tap, because the player has done something else."""
        self._last = None


def _follows(tap: Tap, last: Tap, hit: Hit) -> bool:
    """Return whether a tap comes so soon after another that it may have been meant for a card that has left."""
    if hit is Hit.OF_PAIR:
        return tap.began - last.began < _SECOND_OF_PAIR
    if hit is Hit.OTHER:
        return False
    soon = tap.clicks > 1 or tap.began - last.began < DOUBLE_CLICK or tap.began - last.ended < _RESTED
    return soon and dist(tap.point, last.point) <= (_SLIPPED if hit is Hit.OF_HAND else _SAME_PLACE)
