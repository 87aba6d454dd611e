"""Questions to the worker and its answers, as texts."""

import importlib
import re
from pathlib import Path

import pytest

from app.browser.solver_service import SolverService, question, read_verdict
from engine.core.game import Position
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.solving.solve import Answer, Verdict, solve

GAME = CATALOGUE["black-hole"]


def answer(position: Position, seconds: float = 60, ms: float = 5) -> tuple[str, int]:
    """Return the answer, and how many slices of `ms` milliseconds it took."""
    desk, slices = SolverService(), 1
    desk.take(question("black-hole", notation.position_text(GAME, position), seconds))
    while not (text := desk.go_on(ms)):
        slices += 1
    return text, slices


@pytest.mark.parametrize("number", [4, 6, 17])
def test_the_answer_is_the_verdict(number: int) -> None:
    position = GAME.start(number)
    assert read_verdict("black-hole", answer(position)[0]) == solve(GAME, position)


def test_a_search_goes_on_where_it_was_left() -> None:
    assert answer(GAME.start(1), ms=0.1)[1] > 3


def test_what_is_not_found_in_time_is_not_known() -> None:
    verdict = read_verdict("black-hole", answer(GAME.start(1), 0.001)[0])
    assert verdict.answer is Answer.UNKNOWN
    assert verdict.line == ()


def test_a_win_of_no_moves_is_read() -> None:
    assert read_verdict("black-hole", "winnable 0") == Verdict(Answer.WINNABLE, (), 0)


def test_the_worker_starts_the_service_by_its_name() -> None:
    script = (Path(__file__).parents[3] / "web/workers/solver.ts").read_text()
    found = re.search(r'pyimport\("([\w.]+)"\)\.(\w+)\(\)', script)
    assert found
    assert getattr(importlib.import_module(found[1]), found[2]) is SolverService
