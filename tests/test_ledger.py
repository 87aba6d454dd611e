"""Results and the statistics folded from them."""

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.ledger import Figures, Result, entered, figures, merged


def result(token: str, ended: float, **others: Any) -> Result:
    usual = Result(token, "toy", 7, won=False, moves=10, seconds=60.0, points=5, ended=ended)
    return usual._replace(**others)


results = st.builds(
    Result,
    token=st.sampled_from("abcdef"),
    game=st.just("toy"),
    number=st.just(1),
    won=st.booleans(),
    moves=st.integers(0, 9),
    seconds=st.floats(0, 9),
    points=st.integers(0, 9),
    ended=st.integers(0, 5).map(float),
)
ledgers = st.lists(results, max_size=8).map(lambda many: merged((), tuple(many)))


def test_no_games_no_figures() -> None:
    assert figures([], "toy") == Figures()
    assert figures([result("a", 1, game="other")], "toy") == Figures()


def test_figures_of_a_few_games() -> None:
    ledger = (
        result("a", 1, won=True, moves=200, seconds=300.0, points=104),
        result("b", 2, won=True, moves=220, seconds=200.0, points=104),
        result("c", 3, points=60, seconds=10.0, moves=3),
        result("d", 4, won=True, moves=240, seconds=250.0, points=104),
        result("e", 5, game="other", won=True, moves=1, seconds=1.0, points=999),
    )
    assert figures(ledger, "toy") == Figures(
        played=4,
        won=3,
        streak=1,
        best_streak=2,
        best_seconds=200.0,
        median_seconds=250.0,
        fewest_moves=200,
        median_moves=220,
        best_points=104,
    )


def test_without_a_win_times_and_moves_stay_blank() -> None:
    told = figures([result("a", 1, points=30)], "toy")
    assert (told.played, told.won, told.streak, told.best_points) == (1, 0, 0, 30)
    assert told.best_seconds is told.median_seconds is told.fewest_moves is told.median_moves is None


def test_a_game_counts_once_however_often_it_is_won() -> None:
    first, again = result("a", 1, won=True, moves=200), result("a", 2, won=True, moves=150)
    assert entered(entered((), first), again) == (first,)


def test_a_win_stands_against_a_later_loss_and_a_loss_gives_way_to_a_win() -> None:
    lost, won = result("a", 1), result("a", 2, won=True)
    assert entered((lost,), won) == (won,)
    assert entered((won,), result("a", 3)) == (won,)


def test_of_two_losses_the_later_stands_even_if_it_is_entered_first() -> None:
    """As when an old copy is read back in."""
    early, late = result("a", 1, points=10), result("a", 9, points=50)
    assert merged((late,), (early,)) == merged((early,), (late,)) == (late,)


def test_a_game_taken_up_again_and_won_counts_for_the_streak_when_it_was_won() -> None:
    ledger = entered((result("a", 1), result("b", 2)), result("a", 3, won=True))
    assert figures(ledger, "toy").streak == 1


@given(one=ledgers, other=ledgers)
def test_merging_does_not_care_which_comes_first(one: tuple[Result, ...], other: tuple[Result, ...]) -> None:
    both = merged(one, other)
    assert both == merged(other, one)
    assert merged(both, one) == both
    assert len({known.token for known in both}) == len(both)


@given(one=ledgers, other=ledgers, third=ledgers)
def test_merging_does_not_care_in_which_pairs(
    one: tuple[Result, ...], other: tuple[Result, ...], third: tuple[Result, ...]
) -> None:
    assert merged(merged(one, other), third) == merged(one, merged(other, third))


@given(ledger=ledgers, seed=st.integers(0, 99))
def test_figures_do_not_care_for_the_order_of_the_ledger(ledger: tuple[Result, ...], seed: int) -> None:
    mixed = list(ledger)
    random.Random(seed).shuffle(mixed)
    told = figures(ledger, "toy")
    assert figures(mixed, "toy") == told
    assert 0 <= told.streak <= told.best_streak <= told.won <= told.played == len(ledger)
