"""Says in a few words which share of the deals of a rule set can be won."""

from functools import cache
from math import ceil, floor

from engine.core.game import Game
from engine.solving import deal_index

MEANING = (
    "“Winnable” is the share of deals that can be won by somebody who sees every card. "
    "It does not say how often you will win."
)
"""What the words of `chance` mean, in sentences for the player."""

NEARLY_ALL = "nearly all"
_MANY = 0.94  # from this lower bound on
_UNSURE = 0.99  # from this upper bound on, so many deals may be open that only "at least" can be said
_BELOW = 0.06  # how far below the lower bound a simple fraction may lie


def chance(game: Game) -> str:
    """Return which share of the deals can be won, such as "6 in 7" or "nearly all"; empty if it is not known.

    The words agree with the interval of `deal_index.share`.
    """
    return "" if not deal_index.deals_judged(game.id) else _words(game.id)


def can_nearly_all_be_won(game: Game) -> bool:
    """Return whether it is proved that nearly all deals of a rule set can be won."""
    return chance(game) == NEARLY_ALL


@cache
def _words(name: str) -> str:
    lower, upper = deal_index.share(name)
    if lower >= _MANY:
        return NEARLY_ALL
    if upper >= _UNSURE:
        part, whole = simplest_fraction(lower - _BELOW, lower)
        return f"at least {part} in {whole}"
    part, whole = simplest_fraction(lower, upper)
    return f"{part} in {whole}"


def simplest_fraction(lower: float, upper: float) -> tuple[int, int]:
    """Return the fraction from `lower` to `upper`, both from 0 to 1, with the smallest denominator.

    The result is the numerator and the denominator. `lower` must be less than `upper`.
    """
    whole = 1
    while ceil(lower * whole) > floor(upper * whole):
        whole += 1
    return floor(upper * whole), whole
