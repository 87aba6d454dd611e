"""The results of a move in possible deals, the *samples*.

In a sample, the cards that the player has not seen are dealt at random to the places where they may lie.
"""

from typing import NamedTuple

from engine.core.game import Game, Move
from engine.core.shuffle import SplitMix64
from engine.play.known_position import KnownPosition
from engine.solving.interval import wilson


class Gain(NamedTuple):
    """How many points a move gains on average in a sample, and how certain this is."""

    mean: int  # points
    margin: int  # points; the 95 % confidence interval is from `mean` - `margin` to `mean` + `margin`


class Chance(NamedTuple):
    """The results of a move in the samples in which it was tried."""

    move: Move
    won: int  # number of samples won after the move; in Bridge, those in which the contract ended well
    unknown: int  # number of samples for which no answer was found
    samples: int  # number of samples in which the move was tried
    gain: Gain | None = None  # None if the game is not played for points

    @property
    def share(self) -> float:
        """The share of samples won, from 0 to 1; 0 if there are no samples."""
        return self.won / self.samples if self.samples else 0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the chance to win: its lower and its upper end, each from 0 to 1.

        The lower end counts every unknown sample as lost, the upper end counts it as won. Without samples the
        interval is 0 to 1.
        """
        if not self.samples:
            return 0, 1
        return wilson(self.won, self.samples)[0], wilson(self.won + self.unknown, self.samples)[1]


def seed_of(game: Game, known: KnownPosition) -> int:
    """Return a seed for random numbers that depends only on the rule set and on what the player has seen."""
    seed = 0
    for byte in game.id.encode() + b"".join((*known.position, *known.unseen)):
        seed = SplitMix64(seed ^ byte).next()
    return seed
