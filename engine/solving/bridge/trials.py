"""Trials of options in one possible deal (*sample*) after another, until one option is clearly the best."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import sqrt
from typing import NamedTuple, Protocol

from engine.core.game import Move
from engine.games.bridge.state import BridgeState
from engine.solving.bridge.keeping import KeptSet
from engine.solving.chance import Chance, Gain

_FEWEST = 8  # samples that have to be tried before an option may count as clearly worse than another
_CLEAR = 3.0  # an option is clearly worse than another if it is behind by more than this many standard errors
_SURE = 1.96  # standard errors on both sides of a mean, for a confidence interval of 95 %


class Option(NamedTuple):
    """Something that the player can do: a move or, in the choice of six cards, a set to keep."""

    move: Move | None = None
    kept: KeptSet = b""


class Result(NamedTuple):
    """The result of an option in a sample."""

    option: Option
    gained: float  # points
    good: bool  # whether the contract ended well for the player


class Choice(Protocol):
    """One kind of choice: the options, and how each of them does in a possible deal."""

    @property
    def options(self) -> Sequence[Option]:
        """What the player can choose from; if two options do equally well, the earlier one is ranked higher."""

    def left_after(self, samples: int) -> int | None:
        """Return how many options may stay after this many samples; None if there is no limit."""

    def tried(self, state: BridgeState, options: Sequence[Option]) -> Iterator[Result]:
        """Yield the result of each of these options in a possible deal."""


class Trials:
    """The trials of all options of a choice, each in the same samples, so that no option gets easier ones."""

    def __init__(self, choice: Choice, deal: Callable[[], BridgeState], samples: int) -> None:
        """Prepare the trials: `deal` returns a new possible deal at each call; `samples` is the largest number."""
        self._choice = choice
        self._left = list(choice.options)  # the options that are still tried
        self._gained: dict[Option, list[float]] = {option: [] for option in self._left}
        self._good = dict.fromkeys(self._left, 0)
        self._work = self._try_samples(deal, samples)

    def step(self, count: int) -> bool:
        """Make up to `count` more trials; return whether all trials have ended."""
        return sum(1 for _ in islice(self._work, count)) < count

    def _try_samples(self, deal: Callable[[], BridgeState], samples: int) -> Iterator[None]:
        for number in range(1, samples + 1):
            for result in self._choice.tried(deal(), self._left):
                self._gained[result.option].append(result.gained)
                self._good[result.option] += result.good
                yield
            self._drop_worse(number)
            if len(self._left) == 1:
                return

    def _drop_worse(self, samples: int) -> None:
        """Stop trying options that are clearly worse, or that are too many after this many samples."""
        ranked = sorted(self._left, key=self._mean, reverse=True)
        ranked = [option for option in ranked if not self._is_clear(ranked[0], option)]
        stay = set(ranked[: self._choice.left_after(samples)])
        self._left = [option for option in self._left if option in stay]

    def _is_clear(self, better: Option, worse: Option) -> bool:
        """Return whether one option gained clearly more than another in the same samples, hardly by luck."""
        pairs = zip(self._gained[better], self._gained[worse], strict=False)  # one may lack the last sample
        differences = [first - second for first, second in pairs]
        mean, error = mean_and_error(differences)
        return len(differences) >= _FEWEST and mean > _CLEAR * error

    def _mean(self, option: Option) -> float:
        return mean_and_error(self._gained[option])[0]

    def ranked(self) -> list[Option]:
        """Return the options that are still tried, the one that gains most first, and then those dropped.

        Of those dropped, the ones that were tried in most samples come first.
        """

        def place(option: Option) -> tuple[bool, int, float]:
            dropped = option not in self._left
            return dropped, -len(self._gained[option]) if dropped else 0, -self._mean(option)

        return sorted(self._gained, key=place)

    def is_as_good(self, option: Option, best: Option) -> bool:
        """Return whether an option is still tried, and not clearly worse than the best one."""
        return option in self._left and not self._is_clear(best, option)

    def chance(self, option: Option, move: Move) -> Chance:
        """Return the results of an option so far, as the chance of a move."""
        gained = self._gained[option]
        mean, error = mean_and_error(gained)
        return Chance(move, self._good[option], 0, len(gained), Gain(round(mean), round(_SURE * error)))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of these values and its standard error; 0 and 0 without values."""
    count = len(values)
    if count < 2:
        return sum(values), 0.0
    mean = sum(values) / count
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
