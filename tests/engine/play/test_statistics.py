"""Test results of games and the statistics computed from them."""

import random
import statistics
from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.play.results import PEEKED, Result, counted_once
from engine.play.statistics import RECENT, SPAN, ScoreBand, Summary, latest, rates, summarize, win_bands


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
    notes=st.sampled_from(["", PEEKED, "p1C7+h2D8"]),
)
result_lists = st.lists(results, max_size=8).map(counted_once)


def test_no_games_no_figures() -> None:
    assert summarize([], "toy") == Summary()
    assert summarize([result("a", 1, game="other")], "toy") == Summary()


def test_figures_of_a_few_games() -> None:
    results_of_game = (
        result("a", 1, won=True, moves=200, seconds=300.0, points=104),
        result("b", 2, won=True, moves=220, seconds=200.0, points=104),
        result("c", 3, points=60, seconds=10.0, moves=3),
        result("d", 4, won=True, moves=240, seconds=250.0, points=104),
        result("e", 5, game="other", won=True, moves=1, seconds=1.0, points=999),
    )
    assert summarize(results_of_game, "toy") == Summary(
        played=4,
        won=3,
        streak=1,
        best_streak=2,
        best_seconds=200.0,
        median_seconds=250.0,
        fewest_moves=200,
        median_moves=220,
        fewest_points=60,
        median_points=104,
        mean_points=93,
        most_points=104,
        bands=(
            ScoreBand(60, 64, 1, 0),
            *(ScoreBand(low, low + 4, 0, 0) for low in range(65, 100, 5)),
            ScoreBand(100, 104, 3, 3),
        ),
        recent=(True, True, False, True),
    )


def test_without_a_win_times_and_moves_stay_blank() -> None:
    told = summarize([result("a", 1, points=30)], "toy")
    assert (told.played, told.won, told.streak, told.most_points) == (1, 0, 0, 30)
    assert told.best_seconds is told.median_seconds is told.fewest_moves is told.median_moves is None


def test_a_game_counts_once_however_often_it_is_won() -> None:
    first, again = result("a", 1, won=True, moves=200), result("a", 2, won=True, moves=150)
    assert counted_once((first, again)) == (first,)


def test_a_win_stands_against_a_later_loss_and_a_loss_gives_way_to_a_win() -> None:
    lost, won = result("a", 1), result("a", 2, won=True)
    assert counted_once((lost, won)) == (won,)
    assert counted_once((won, result("a", 3))) == (won,)


def test_of_two_losses_the_later_stands_even_if_it_is_entered_first() -> None:
    """This happens when an old copy is imported."""
    early, late = result("a", 1, points=10), result("a", 9, points=50)
    assert counted_once((late, early)) == counted_once((early, late)) == (late,)


def test_a_game_taken_up_again_and_won_counts_for_the_streak_when_it_was_won() -> None:
    results_of_game = counted_once((result("a", 1), result("b", 2), result("a", 3, won=True)))
    assert summarize(results_of_game, "toy").streak == 1


@given(one=result_lists, other=result_lists)
def test_merging_does_not_care_which_comes_first(one: tuple[Result, ...], other: tuple[Result, ...]) -> None:
    both = counted_once((*one, *other))
    assert both == counted_once((*other, *one))
    assert counted_once((*both, *one)) == both
    assert len({known.token for known in both}) == len(both)


@given(one=result_lists, other=result_lists, third=result_lists)
def test_merging_does_not_care_in_which_pairs(
    one: tuple[Result, ...], other: tuple[Result, ...], third: tuple[Result, ...]
) -> None:
    first = counted_once((*counted_once((*one, *other)), *third))
    assert first == counted_once((*one, *counted_once((*other, *third))))


@given(results_of_game=result_lists, seed=st.integers(0, 99))
def test_figures_do_not_care_for_the_order_of_the_ledger(results_of_game: tuple[Result, ...], seed: int) -> None:
    mixed = list(results_of_game)
    random.Random(seed).shuffle(mixed)
    told = summarize(results_of_game, "toy")
    assert summarize(mixed, "toy") == told
    assert 0 <= told.streak <= told.best_streak <= told.won <= told.played == len(results_of_game)


# Notes


def test_a_look_ahead_is_a_word_of_its_own_among_the_notes() -> None:
    for notes in (PEEKED, f"p1C7+h2D8 {PEEKED}", f"{PEEKED} p1C7"):
        assert result("a", 1, notes=notes).has_peeked
    for notes in ("", "p1C7", f"{PEEKED}s", f"p1C7+{PEEKED}"):
        assert not result("a", 1, notes=notes).has_peeked


def test_wins_with_a_look_ahead_are_counted_and_losses_are_not() -> None:
    results_of_game = (
        result("a", 1, won=True, notes=f"p1C7 {PEEKED}"),
        result("b", 2, won=True, notes="p1C7"),
        result("c", 3, notes=PEEKED),
        result("d", 4, won=True, notes=PEEKED),
        result("e", 5, won=True, notes=PEEKED, game="other"),
    )
    assert summarize(results_of_game, "toy").won_with_peek == 2
    assert summarize(results_of_game).won_with_peek == 3


@given(won=st.booleans())
def test_notes_lost_in_an_older_copy_come_back(won: bool) -> None:
    whole = result("a", 1, won=won, notes="p1C7+h2D8")
    bare = whole._replace(notes="")
    assert counted_once((whole, bare)) == counted_once((bare, whole)) == (whole,)


# Laws of the figures

games = st.lists(
    st.tuples(st.booleans(), st.integers(1, 400), st.integers(0, 9000), st.integers(-40, 120)), max_size=70
)


def played(many: list[tuple[bool, int, int, int]]) -> tuple[Result, ...]:
    """Return the results of these games, one after another in time."""
    return tuple(
        result(str(i), i, won=won, moves=moves, seconds=tenths / 10, points=points)
        for i, (won, moves, tenths, points) in enumerate(many)
    )


@given(many=games)
def test_every_game_is_in_one_band_and_the_bands_tell_of_all_scores_reached(
    many: list[tuple[bool, int, int, int]],
) -> None:
    told = summarize(played(many), "toy")
    scores = {points for *_, points in many}
    assert bool(told.bands) == (len(scores) > 1)
    if told.bands:
        assert sum(band.games for band in told.bands) == told.played
        assert sum(band.won for band in told.bands) == told.won
        assert (told.bands[0].first, told.bands[-1].last) == (min(scores), max(scores))
        assert len(told.bands) <= 12
        for band, after in zip(told.bands, told.bands[1:], strict=False):
            assert after.first == band.last + 1
        for band in told.bands:
            within = [won for won, *_, points in many if band.first <= points <= band.last]
            assert (band.games, band.won) == (len(within), sum(within))


def test_few_scores_have_a_band_each() -> None:
    told = summarize(played([(False, 1, 1, points) for points in (3, 5, 5)]), "toy")
    assert told.bands == (ScoreBand(3, 3, 1, 0), ScoreBand(4, 4, 0, 0), ScoreBand(5, 5, 2, 0))


def test_bands_of_scores_below_nothing_begin_and_end_at_round_numbers_too() -> None:
    told = summarize(played([(points > 0, 1, 1, points) for points in (-1830, -500, -1, 0, 2240)]), "toy")
    assert [(band.first, band.last) for band in told.bands] == [
        (-1830, -1501),
        *((low, low + 499) for low in range(-1500, 2000, 500)),
        (2000, 2240),
    ]
    assert [band.games for band in told.bands] == [1, 0, 0, 2, 1, 0, 0, 0, 1]


@given(many=games)
def test_the_mean_is_that_of_the_library(many: list[tuple[bool, int, int, int]]) -> None:
    mean = summarize(played(many), "toy").mean_points
    assert mean == (statistics.mean(points for *_, points in many) if many else None)


@given(many=games)
def test_medians_are_those_of_the_library(many: list[tuple[bool, int, int, int]]) -> None:
    told = summarize(played(many), "toy")
    wins = [(moves, tenths / 10) for won, moves, tenths, _ in many if won]
    assert told.median_moves == (statistics.median(moves for moves, _ in wins) if wins else None)
    assert told.median_seconds == (statistics.median(seconds for _, seconds in wins) if wins else None)
    assert told.median_points == (statistics.median(points for *_, points in many) if many else None)


@given(many=games)
def test_what_is_told_over_time_agrees_with_the_games(many: list[tuple[bool, int, int, int]]) -> None:
    told, won = summarize(played(many), "toy"), [win for win, *_ in many]
    assert list(told.recent) == won[-RECENT:]
    assert len(told.windows) == max(0, len(won) - SPAN + 1)
    if told.windows:
        assert told.windows[0] == sum(won[:SPAN])
        assert told.windows[-1] == sum(won[-SPAN:])
        assert all(abs(after - one) <= 1 for one, after in zip(told.windows, told.windows[1:], strict=False))


@given(one=games, other=games)
def test_all_games_together_are_those_of_each_rule_set(
    one: list[tuple[bool, int, int, int]], other: list[tuple[bool, int, int, int]]
) -> None:
    results_of_game = played(one) + tuple(r._replace(token=f"o{r.token}", game="other") for r in played(other))
    parts, whole = [summarize(results_of_game, game) for game in ("toy", "other")], summarize(results_of_game)
    assert whole.played == sum(part.played for part in parts)
    assert whole.won == sum(part.won for part in parts)
    assert whole.best_streak <= whole.won


def test_the_latest_results_of_a_rule_set_come_last_first() -> None:
    found = [result("a", 3), result("b", 9, game="other"), result("c", 5), result("d", 1)]
    assert [each.token for each in latest(found, "toy", 2)] == ["c", "a"]
    assert latest(found, "nothing", 2) == []


# Charts


@given(st.lists(st.floats(0.1, 100_000), min_size=1, max_size=60))
def test_every_win_is_in_one_band_of_equal_width(values: list[float]) -> None:
    bands = win_bands(values, (5, 30, 120, 3600))
    assert sum(band.wins for band in bands) == len(values)
    assert len(bands) <= 8
    assert bands[0].first <= min(values)
    for band, after in pairwise(bands):
        assert band.end == after.first
    for band in bands[:-1]:
        assert band.end is not None
        assert band.wins == sum(band.first <= value < band.end for value in values)
    end = bands[-1].end
    assert end is None or max(values) < end


def test_one_very_long_win_does_not_squeeze_all_others_into_one_band() -> None:
    values = [*range(60, 660, 15), 90_000]
    bands = win_bands(values, (30, 60, 120, 300, 36_000))
    assert [band.first for band in bands] == [0, 120, 240, 360, 480, 600]
    assert bands[-1].end is None and bands[-1].wins == 5


def test_bands_have_the_smallest_width_that_is_few_enough() -> None:
    assert win_bands([3, 4, 4, 6], (1, 2)) == ((3, 4, 1), (4, 5, 2), (5, 6, 0), (6, 7, 1))
    assert [band.end for band in win_bands([0, 10], (1, 2))] == [2, 4, 6, 8, 10, 12]
    assert win_bands([], (1,)) == ()


def test_rates_are_counted_by_group() -> None:
    games = [result("a", 1, won=True, game="x"), result("b", 2, game="x"), result("c", 3, won=True, game="y")]
    assert rates(games, lambda each: each.game) == {"x": (2, 1), "y": (1, 1)}
    assert rates([], lambda each: each.game) == {}
