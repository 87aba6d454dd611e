"""Sequences of steps in time, with a timer that the test advances."""

from collections.abc import Iterator
from unittest.mock import Mock

import pytest

from app.browser.dom import Dom
from app.core.playback import Playback, SequenceKind
from support.fake_browser import Browser

REPLAY, FINISH, RUN = SequenceKind.REPLAY, SequenceKind.FINISH, SequenceKind.RUN


class Stage:
    """A playback, and a list of what it did."""

    def __init__(self) -> None:
        self.tab = Browser()
        self.done: list[object] = []
        self.playback = Playback(Dom(self.tab.window), Mock(), self.done.append)

    def steps(self, count: int, pause: float = 100) -> Iterator[float]:
        """Yield `count` pauses, and record the number of each step, from 1."""
        for number in range(1, count + 1):
            self.done.append(number)
            yield pause

    def advance(self, ms: float) -> None:
        self.tab.advance(ms)


@pytest.fixture
def stage(pyodide: None) -> Stage:
    return Stage()


@pytest.mark.parametrize("kind", SequenceKind)
def test_the_first_step_comes_at_once_and_the_others_in_time(stage: Stage, kind: SequenceKind) -> None:
    stage.playback.start(kind, stage.steps(3))
    assert stage.done == [1]
    assert stage.playback.kind is kind
    stage.advance(99)
    assert stage.done == [1]
    stage.advance(1)
    assert stage.done == [1, 2]
    stage.advance(200)
    assert stage.done == [1, 2, 3, kind]
    assert stage.playback.kind is None
    stage.advance(1000)
    assert stage.done == [1, 2, 3, kind]


def test_a_sequence_of_no_steps_ends_at_once(stage: Stage) -> None:
    stage.playback.start(REPLAY, iter(()))
    assert stage.done == [REPLAY]


@pytest.mark.parametrize(("kind", "then"), [(REPLAY, [1, REPLAY]), (FINISH, [1, 2, 3, FINISH]), (RUN, [1, RUN])])
def test_a_press_ends_each_kind_in_its_own_way(stage: Stage, kind: SequenceKind, then: list[object]) -> None:
    stage.playback.start(kind, stage.steps(3))
    assert stage.playback.press() is kind
    assert stage.done == then
    assert stage.playback.kind is None
    assert stage.playback.press() is None
    stage.advance(1000)
    assert stage.done == then


@pytest.mark.parametrize("kind", SequenceKind)
def test_stop_makes_no_more_steps(stage: Stage, kind: SequenceKind) -> None:
    stage.playback.start(kind, stage.steps(3))
    stage.playback.stop()
    stage.playback.stop()
    stage.advance(1000)
    assert stage.done == [1, kind]


def test_only_what_makes_moves_is_a_run(stage: Stage) -> None:
    for kind in SequenceKind:
        stage.done.clear()
        stage.playback.start(kind, stage.steps(2))
        assert stage.playback.is_running is (kind is not REPLAY)
        stage.playback.stop_run()
        assert (stage.playback.kind is None) is (kind is not REPLAY)
        stage.playback.stop()
        assert stage.done == [1, kind]


def test_what_is_dropped_is_not_told_to_have_ended(stage: Stage) -> None:
    stage.playback.start(REPLAY, stage.steps(3))
    stage.playback.drop()
    stage.advance(1000)
    assert stage.done == [1]


def test_another_sequence_takes_the_place_of_one(stage: Stage) -> None:
    stage.playback.start(RUN, stage.steps(3))
    stage.playback.start(REPLAY, stage.steps(2, pause=10))
    stage.advance(1000)
    assert stage.done == [1, 1, 2, REPLAY]


def test_a_step_may_stop_its_own_sequence(stage: Stage) -> None:
    def steps() -> Iterator[float]:
        stage.done.append("step")
        stage.playback.stop()
        yield 10

    stage.playback.start(RUN, steps())
    stage.advance(1000)
    assert stage.done == ["step", RUN]


def test_a_step_may_start_another_sequence(stage: Stage) -> None:
    def steps() -> Iterator[float]:
        stage.playback.start(REPLAY, stage.steps(2))
        yield 10
        stage.done.append("never")

    stage.playback.start(RUN, steps())
    stage.advance(1000)
    assert stage.done == [1, 2, REPLAY]


def test_what_follows_the_end_may_be_another_sequence(stage: Stage) -> None:
    def ended(kind: SequenceKind) -> None:
        stage.done.append(kind)
        if kind is RUN:
            playback.start(REPLAY, stage.steps(1))

    playback = Playback(Dom(stage.tab.window), Mock(), ended)
    playback.start(RUN, stage.steps(1))
    stage.advance(1000)
    assert stage.done == [1, RUN, 1, REPLAY]


def broken_steps(good: int) -> Iterator[float]:
    for _ in range(good):
        yield 10
    raise ZeroDivisionError


@pytest.mark.parametrize("kind", SequenceKind)
@pytest.mark.parametrize("good", [0, 1])
def test_after_an_exception_in_a_step_nothing_goes_on(stage: Stage, kind: SequenceKind, good: int) -> None:
    """Earlier, a run that raised never ended: each press hurried it, and it raised again."""
    if good:
        stage.playback.start(kind, broken_steps(good))
        with pytest.raises(ZeroDivisionError):
            stage.advance(1000)
    else:
        with pytest.raises(ZeroDivisionError):
            stage.playback.start(kind, broken_steps(good))
    assert stage.playback.kind is None
    assert stage.playback.press() is None
    stage.playback.start(kind, stage.steps(1))
    stage.advance(1000)
    assert stage.done == [1, kind]


def test_an_exception_in_the_rest_of_a_finish_ends_it_too(stage: Stage) -> None:
    stage.playback.start(FINISH, broken_steps(2))
    with pytest.raises(ZeroDivisionError):
        stage.playback.press()
    assert stage.playback.kind is None
    assert stage.playback.press() is None
    assert stage.done == []
