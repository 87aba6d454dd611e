"""What advice without hidden cards says of a move: how it did in possible deals, the *samples*."""

from typing import NamedTuple

from engine.core.game import Game, Move
from engine.core.shuffle import SplitMix64
from engine.play.known_position import KnownPosition
from engine.solving.interval import wilson


class Gain(NamedTuple):
    """The points that a move gains in a sample."""

    mean: int
    margin: int  # with 95 % certainty, the mean of very many samples is not further than this from `mean`


class Chance(NamedTuple):
    """How a move did in the samples in which it was tried."""

    move: Move
    won: int  # in so many samples the game can be won after it; in Bridge: the contract ended well
    unknown: int  # in so many no answer was found
    samples: int
    gain: Gain | None = None  # None if the game is won or lost, not played for points

    @property
    def share(self) -> float:
        """The share of samples won, from 0 to 1; 0 without samples."""
        return self.won / self.samples if self.samples else 0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the chance to win; its lower end counts unknown as lost, its upper end as won.

        Without samples it is 0 to 1.
        """
        if not self.samples:
            return 0, 1
        return wilson(self.won, self.samples)[0], wilson(self.won + self.unknown, self.samples)[1]


def seed_of(game: Game, known: KnownPosition) -> int:
    """Return a number that depends on nothing but the rule set and what was seen."""
    seed = 0
    for byte in game.id.encode() + b"".join((*known.position, *known.unseen)):
        seed = SplitMix64(seed ^ byte).next()
    return seed
