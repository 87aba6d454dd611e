"""The weights of the features that make a position of Backbone seem far from a win."""

from typing import NamedTuple

from engine.core.shuffle import SplitMix64


class HeuristicWeights(NamedTuple):
    """How much each feature of a position adds to its cost, besides 1 for each card that is not home.

    The weight of an empty rib is subtracted.
    """

    spine: float  # each card on the spine
    disorder: float  # each pair of cards of a suit in a column with the higher card on the lower one
    buried: float  # each card that lies on a card that has to go home next
    space: float  # each empty rib
    redeal: float  # once, if the waste was redealt
    passed: float  # each card in the waste
    lost: float  # each card in the waste if no redeal is left


# Found by experiment. A deal that is not won with one set of weights is often won with another.
WEIGHTS = (
    HeuristicWeights(spine=1, disorder=1, buried=0.3, space=1, redeal=40, passed=0.5, lost=3),
    HeuristicWeights(spine=0.5, disorder=1, buried=0.6, space=1.5, redeal=40, passed=0.5, lost=3),
    HeuristicWeights(spine=1.5, disorder=1, buried=0.3, space=1, redeal=60, passed=0.2, lost=2),
    HeuristicWeights(spine=0.5, disorder=0.5, buried=0.3, space=3, redeal=80, passed=0.5, lost=3),
)

_VARIATION = range(67, 134)  # per cent of these weights that other variants of the search use


def varied(weights: HeuristicWeights, chance: SplitMix64) -> HeuristicWeights:
    """Return weights that differ from these, each by up to a third, up or down, by chance."""
    return HeuristicWeights(*(weight * _VARIATION[chance.below(len(_VARIATION))] / 100 for weight in weights))
