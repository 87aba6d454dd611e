"""Says in a few words which share of the deals of a rule set can be won, and which rule set is the easiest."""

from collections.abc import Sequence
from functools import cache
from math import ceil, floor

from engine.core.game import Game
from engine.core.saying import Saying, say
from engine.solving import deal_index

_NEARLY_ALL = say("nearly-all-deals")
_MANY = 0.94  # "nearly all" is said if the lower bound is this or more
_UNSURE = 0.99  # only "at least" is said if the upper bound is this or more: too many deals have no verdict
_BELOW = 0.06  # how far the fraction after "at least" may lie below the lower bound


def chance(game: Game) -> Saying | None:
    """Return which share of the deals can be won, such as "6 in 7" or "nearly all"; None if it is not known.

    It is computed from the two bounds that `deal_index.share` returns, unless the share is known exactly.
    """
    if game.exact_share:
        part, whole = game.exact_share
        return say("deals-in", part=part, whole=whole)
    return _share(game.id) if deal_index.deals_judged(game.id) else None


def can_nearly_all_be_won(game: Game) -> bool:
    """Return whether it is proved that nearly all deals of a rule set can be won."""
    return chance(game) == _NEARLY_ALL


def easiest(rule_sets: Sequence[Game]) -> Game:
    """Return the best rule set for a player who is new to a game; `rule_sets` are all rule sets of this game.

    It is the first rule set, unless another one meets three conditions: nearly all of its deals can be won, this
    share is larger than that of the first one, and a game does not take longer.
    """
    first = rule_sets[0]
    longest = first.minutes
    return max((first, *filter(can_nearly_all_be_won, rule_sets)), key=lambda game: _ease(game, longest))


def _ease(game: Game, longest: tuple[int, int]) -> float:
    """Return a lower bound for the share of deals that can be won; -1 if a game takes longer than `longest`.

    `longest` has minutes as in `Game.minutes`: how long most games take, at least and at most.
    """
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
