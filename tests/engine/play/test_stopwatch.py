"""Test the stopwatch, which measures playing time and is given the current time by its caller."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.play.stopwatch import Stopwatch, clock_text

times = st.floats(0, 1e9, allow_nan=False)


def test_it_counts_only_while_it_runs() -> None:
    watch = Stopwatch().started(100).stopped(130).started(1000).stopped(1012)
    assert watch.seconds(5000) == 42


def test_it_shows_the_time_while_running() -> None:
    assert Stopwatch(10).started(100).seconds(107) == 17


def test_starting_twice_is_starting_once() -> None:
    assert Stopwatch().started(10).started(15).seconds(20) == 10


def test_stopping_twice_is_stopping_once() -> None:
    stopped = Stopwatch().started(10).stopped(15)
    assert stopped.stopped(100) == stopped


@given(counted=times, since=times, now=times)
def test_a_clock_put_back_takes_no_time_away(counted: float, since: float, now: float) -> None:
    watch = Stopwatch(counted).started(since)
    assert watch.seconds(now) >= counted
    assert watch.stopped(now).seconds(0) == watch.seconds(now)


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        (0, "0:00"),
        (0.99, "0:00"),
        (9, "0:09"),
        (59.9, "0:59"),
        (60, "1:00"),
        (192, "3:12"),
        (3599.9, "59:59"),
        (3600, "1:00:00"),
        (3729, "1:02:09"),
        (360_000, "100:00:00"),
    ],
)
def test_time_as_players_read_it(seconds: float, shown: str) -> None:
    assert clock_text(seconds) == shown
