"""Test that a long way to a win is stored in slices, between which the page answers presses."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from app.core.analysis import Analysis
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.solving.knowledge import Knowledge, losing_interval
from engine.solving.solve import Answer, Verdict, solve
from support.hand_clock import Clock
from support.unseen_device import Solver

GAME = CATALOGUE["black-hole"]
WON = solve(GAME, GAME.start(17))
SEARCH_MS = 10_000.0  # longer than the search of the stand-in


class WinningSolver(Solver):
    """A solver that answers every question with a known win."""

    def ask(self, *question: Any, helped: bool = False) -> None:
        self._answer(lambda: question[-1](WON))


class Table:
    """An analysis of one deal, by a clock that advances by 3 milliseconds whenever it is read."""

    def __init__(self) -> None:
        self.clock = Clock(Random(1), step_ms=3.0)
        self.session = Session(GAME, 17)
        self.learned: list[bool] = []
        solver = WinningSolver(self.clock)
        self.analysis = Analysis(self.clock, solver, lambda: self.session, self._learn)

    def _learn(self) -> None:
        self.learned.append(is_stored(self))

    def advance_until(self, reached: Callable[[], bool]) -> int:
        """Let time pass in steps of a millisecond; return how many it took."""
        for count in range(int(SEARCH_MS)):
            if reached():
                return count
            self.clock.advance(1)
        raise AssertionError("it never happens")


@pytest.fixture
def table() -> Table:
    return Table()


def is_stored(table: Table) -> bool:
    return table.analysis.knowledge.line(table.session.root.position) == WON.line


def test_the_page_can_answer_while_a_verdict_is_stored(table: Table) -> None:
    found: list[bool] = []
    assert table.analysis.consult(lambda: found.append(is_stored(table)))
    table.advance_until(lambda: not table.analysis._solver.busy)
    assert table.analysis.busy and not is_stored(table) and not found
    assert table.advance_until(lambda: bool(found)) > 5
    assert found == [True] and table.learned == [True] and not table.analysis.busy


def test_who_moves_meanwhile_gets_no_hint_but_sees_the_verdict(table: Table) -> None:
    found: list[bool] = []
    table.analysis.consult(lambda: found.append(True))
    table.advance_until(lambda: not table.analysis._solver.busy)
    table.session.play(WON.line[0])
    table.analysis.moved("always")
    assert not is_stored(table) and not table.learned
    table.clock.advance(SEARCH_MS)
    assert not found and table.learned == [True]
    assert table.analysis.verdict("always") is Answer.WINNABLE and not table.analysis.busy


def test_who_asks_again_meanwhile_gets_the_answer_at_once(table: Table) -> None:
    found: list[str] = []
    table.analysis.consult(lambda: found.append("first"))
    table.advance_until(lambda: not table.analysis._solver.busy)
    assert not table.analysis.consult(lambda: found.append("second"))
    assert found == ["first", "second"] and is_stored(table)


def test_another_verdict_meanwhile_loses_nothing(table: Table) -> None:
    knowledge, root = table.analysis.knowledge, table.session.root
    table.analysis._learn(knowledge, root, WON, table._learn)
    assert not is_stored(table)
    table.analysis._learn(knowledge, root, Verdict(Answer.UNKNOWN, (), 5), table._learn)
    assert is_stored(table) and knowledge.looked_at(root) == 5
    assert table.learned == [True, True]


def test_half_of_a_verdict_says_nothing_false() -> None:
    session, knowledge = Session(GAME, 17), Knowledge(GAME)
    for move in WON.line[:5]:
        session.play(move)
    line, rest = [session.root, *session.line()], WON.line[5:]
    for _ in knowledge.learning(session.here, Verdict(Answer.WINNABLE, rest, 1)):
        assert knowledge.line(session.position) in {(), rest}
        assert losing_interval(line, knowledge).first == len(line)
    assert knowledge.line(session.root.position) == WON.line


def test_a_verdict_without_a_line_is_stored_at_once(table: Table) -> None:
    knowledge = Knowledge(GAME)
    assert not list(knowledge.learning(table.session.root, Verdict(Answer.IMPOSSIBLE, (), 5)))
    assert knowledge.answer(table.session.root) is Answer.IMPOSSIBLE
