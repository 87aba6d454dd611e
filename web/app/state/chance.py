"""Says in a few words which share of the deals of a rule set can be won, and which rule set is the easiest."""

from collections.abc import Sequence
from functools import cache
from math import ceil, floor

from engine.core.game import Game
from engine.core.saying import Saying, say
from engine.solving import deal_index

_NEARLY_ALL = say("nearly-all-deals")
_MANY = 0.94  # from this lower bound on
_UNSURE = 0.99  # from this upper bound on, so many deals may be open that only "at least" can be said
_BELOW = 0.06  # how far below the lower bound a simple fraction may lie


def chance(game: Game) -> Saying | None:
    """Return which share of the deals can be won, such as "6 in 7" or "nearly all"; None if it is not known.

    It agrees with the interval of `deal_index.share`.
    """
    return _share(game.id) if deal_index.deals_judged(game.id) else None


def can_nearly_all_be_won(game: Game) -> bool:
    """Return whether it is proved that nearly all deals of a rule set can be won."""
    return chance(game) == _NEARLY_ALL


def easiest(rule_sets: Sequence[Game]) -> Game:
    """Return the rule set with which somebody who does not know the game begins; `rule_sets` are all of the game.

    It is the first one, unless nearly all deals of another one can be won, a larger share than of the first, and
    that other one does not take longer.
    """
    first = rule_sets[0]
    longest = first.minutes
    return max((first, *filter(can_nearly_all_be_won, rule_sets)), key=lambda game: _ease(game, longest))


def _ease(game: Game, longest: tuple[int, int]) -> float:
    """Return the share of deals that certainly can be won; less than 0 if a game takes more than `longest`."""
    if game.minutes > longest:
        return -1
    return deal_index.share(game.id)[0] if deal_index.deals_judged(game.id) else 0


@cache
def _share(name: str) -> Saying:
    lower, upper = deal_index.share(name)
    if lower >= _MANY:
        return _NEARLY_ALL
    if upper >= _UNSURE:
        part, whole = simplest_fraction(lower - _BELOW, lower)
        return say("deals-in-at-least", part=part, whole=whole)
    part, whole = simplest_fraction(lower, upper)
    return say("deals-in", part=part, whole=whole)


def simplest_fraction(lower: float, upper: float) -> tuple[int, int]:
    """Return the fraction from `lower` to `upper`, both from 0 to 1, with the smallest denominator.

    The result is the numerator and the denominator. `lower` must be less than `upper`.
    """
    whole = 1
    while ceil(lower * whole) > floor(upper * whole):
        whole += 1
    return floor(upper * whole), whole
