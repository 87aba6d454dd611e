"""Test records and other achievements: the game claims one only where it is true."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.play.achievements import FEW, Achievements, Standing, achievements
from engine.play.results import PEEKED, Result, counted_once
from engine.play.statistics import RECENT, summarize


def win(token: str, ended: float, **others: Any) -> Result:
    usual = Result(token, "toy", 7, won=True, moves=10, seconds=60.0, points=5, ended=ended)
    return usual._replace(**others)


def loss(token: str, ended: float, **others: Any) -> Result:
    return win(token, ended, won=False, **others)


def of_last(*results: Result) -> Achievements:
    return achievements(results, results[-1])


def test_the_first_win_is_no_record() -> None:
    found = of_last(loss("a", 1), win("b", 2))
    assert found.is_first_win
    assert (found.time, found.moves, found.is_longest_streak) == (Standing.NEITHER, Standing.NEITHER, False)
    assert (found.played, found.won, found.streak) == (2, 1, 1)


def test_a_second_win_is_not_the_first() -> None:
    assert not of_last(win("a", 1), win("b", 2)).is_first_win


@pytest.mark.parametrize(
    ("seconds", "standing"),
    [
        (58.9, Standing.RECORD),
        (60.9, Standing.EQUAL),  # also shown as 1:00
        (60.0, Standing.EQUAL),
        (61.0, Standing.NEITHER),
    ],
)
def test_a_time_is_a_record_only_if_it_reads_as_less(seconds: float, standing: Standing) -> None:
    found = of_last(win("a", 1, seconds=60.4), win("b", 2, seconds=90.0), win("c", 3, seconds=seconds))
    assert found.time is standing


@pytest.mark.parametrize(
    ("moves", "standing"), [(9, Standing.RECORD), (10, Standing.EQUAL), (11, Standing.NEITHER)]
)
def test_fewest_moves(moves: int, standing: Standing) -> None:
    found = of_last(win("a", 1), win("b", 2, moves=moves))
    assert (found.moves, found.fewest_moves) == (standing, min(moves, 10))


def test_a_fast_loss_is_no_record_and_hinders_none() -> None:
    assert of_last(win("a", 1), loss("b", 2, seconds=1.0, moves=1)).time is Standing.NEITHER
    assert of_last(win("a", 1), loss("b", 2, seconds=1.0), win("c", 3, seconds=50.0)).time is Standing.RECORD


def test_results_of_other_rule_sets_are_ignored() -> None:
    found = of_last(win("a", 1, game="other", seconds=1.0), win("b", 2))
    assert found.is_first_win and found.played == 1


def test_wins_after_peeking_count_as_in_the_statistics() -> None:
    results = (win("a", 1, seconds=30.0, notes=PEEKED), win("b", 2, seconds=40.0))
    assert of_last(*results).time is Standing.NEITHER
    assert of_last(*results).best_seconds == summarize(results, "toy").best_seconds == 30.0


def test_a_restart_is_a_game_of_its_own() -> None:
    found = of_last(loss("a", 1, number=3), win("b", 2, number=3))
    assert (found.played, found.won, found.is_first_win) == (2, 1, True)


def test_the_longest_streak_is_longer_than_any_before() -> None:
    wins = [win(str(i), i) for i in range(6)]
    assert not of_last(wins[0]).is_longest_streak
    assert of_last(*wins[:2]).is_longest_streak
    # Only as long as the streak before.
    assert not of_last(*wins[:2], loss("x", 2.5), *wins[3:5]).is_longest_streak
    assert of_last(*wins[:2], loss("x", 2.5), *wins[3:6]).is_longest_streak


def test_the_streak_is_not_that_of_an_older_game() -> None:
    results = (win("a", 1), win("b", 2), win("c", 3))
    assert not achievements(results, results[1]).is_longest_streak


def test_the_course_of_the_win_rate_needs_some_games_and_ends_at_the_rate() -> None:
    games = [win(str(i), i, won=i % 2 == 0) for i in range(60)]
    assert of_last(*games[: FEW - 1]).rates == ()
    assert of_last(*games[:FEW]).rates == (1, 1 / 2, 2 / 3, 2 / 4, 3 / 5)
    assert len(of_last(*games).rates) == RECENT
    assert of_last(*games).rates[-1] == 0.5


results = st.builds(
    Result,
    token=st.sampled_from("abcdefgh"),
    game=st.sampled_from(["toy", "other"]),
    number=st.just(1),
    won=st.booleans(),
    moves=st.integers(0, 9),
    seconds=st.floats(0, 9),
    points=st.just(0),
    ended=st.integers(0, 5).map(float),
)


@given(st.lists(results, min_size=1, max_size=10).map(counted_once), st.integers(0, 9))
def test_they_agree_with_the_statistics(counted: tuple[Result, ...], number: int) -> None:
    this = counted[number % len(counted)]
    found, figures = achievements(counted, this), summarize(counted, this.game)
    assert (found.played, found.won) == (figures.played, figures.won)
    assert (found.streak, found.best_streak) == (figures.streak, figures.best_streak)
    assert (found.best_seconds, found.fewest_moves) == (figures.best_seconds, figures.fewest_moves)
    if found.time is Standing.RECORD:
        assert this.won and int(this.seconds) == int(figures.best_seconds or 0)
    if found.is_longest_streak:
        assert found.streak == found.best_streak > 1
