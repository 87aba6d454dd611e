"""The share of winnable deals of a game, in the words of the page."""

import pytest

from app.state.chance import chance, simplest_fraction
from engine.games.catalogue import CATALOGUE
from engine.solving import deal_index
from support.english import english


@pytest.mark.parametrize("name", [name for name in CATALOGUE if deal_index.deals_judged(name)])
def test_the_words_for_the_share_of_winnable_deals_agree_with_the_proved_interval(name: str) -> None:
    lower, upper = deal_index.share(name)
    words = english(chance(CATALOGUE[name]))
    if words == "nearly all":
        assert lower >= 0.94
        return
    part, whole = map(int, words.removeprefix("at least ").split(" in "))
    if words.startswith("at least"):
        assert lower - 0.06 <= part / whole <= lower
    else:
        assert lower <= part / whole <= upper


def test_the_share_of_a_game_without_choices_is_the_proved_one() -> None:
    """Knuth: one deal in thirteen; the deals that were judged alone would allow one in twelve as well."""
    assert english(chance(CATALOGUE["clock"])) == "1 in 13"


def test_a_game_without_judged_deals_makes_no_promise() -> None:
    assert chance(CATALOGUE["bridge"]) is None


@pytest.mark.parametrize(
    ("lower", "upper", "fraction"),
    [(0.061, 0.079, (1, 13)), (0.63, 0.69, (2, 3)), (0.4, 0.6, (1, 2)), (0.75, 0.75001, (3, 4))],
)
def test_the_simplest_fraction_is_the_one_with_the_smallest_denominator(
    lower: float, upper: float, fraction: tuple[int, int]
) -> None:
    assert simplest_fraction(lower, upper) == fraction
