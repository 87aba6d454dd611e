"""Questions to the worker: late answers, questions that were dropped, and workers that die."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from app.platform.dom import Dom
from app.platform.solver_client import SolverClient
from engine.core.game import Move
from engine.games import CATALOGUE
from engine.play import notation
from engine.solving.solve import Answer, Verdict

GAME = CATALOGUE["klondike"]
POSITION = GAME.start(1)
UNKNOWN = Verdict(Answer.UNKNOWN, (), 0)


class Worker:
    """A worker that answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.listeners: dict[str, Callable[[Any], None]] = {}
        self.ended = False

    def postMessage(self, message: dict[str, Any]) -> None:  # noqa: N802  # the browser's name
        self.asked.append(message)

    def terminate(self) -> None:
        self.ended = True

    def reply(self, number: int, answer: str = "", failed: str = "", *, last: bool = True) -> None:
        self.listeners["message"](
            SimpleNamespace(data=SimpleNamespace(number=number, answer=answer, failed=failed, last=last))
        )

    def die(self) -> None:
        self.listeners["error"](SimpleNamespace())


class Page:
    """The part of `Dom` that the client uses."""

    def __init__(self) -> None:
        self.workers: list[Worker] = []
        self.warned: list[Any] = []
        console = SimpleNamespace(warn=lambda *words: self.warned.append(words[-1]))
        self.window = SimpleNamespace(backboneSolver=self._start, console=console)

    def _start(self) -> Worker:
        self.workers.append(Worker())
        return self.workers[-1]

    def listen(self, target: Worker, event: str, handler: Callable[[Any], None]) -> None:
        target.listeners[event] = handler

    def js(self, value: dict[str, Any]) -> dict[str, Any]:
        return value


@pytest.fixture
def page() -> Page:
    return Page()


@pytest.fixture
def client(page: Page) -> SolverClient:
    return SolverClient(cast(Dom, page))


@pytest.fixture
def verdicts() -> list[Verdict]:
    return []


def test_no_worker_is_started_before_the_first_question(page: Page, client: SolverClient) -> None:
    client.drop()
    assert page.workers == []
    assert not client.busy


def test_a_question_carries_the_game_the_position_and_the_time(
    page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    (worker,) = page.workers
    assert worker.asked == [
        {"number": 1, "question": f"judge klondike 4.0 {notation.position_text(GAME, POSITION)}"}
    ]
    assert client.busy


def test_the_answer_comes_once(page: Page, client: SolverClient, verdicts: list[Verdict]) -> None:
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    page.workers[0].reply(1, answer="winnable 12 sw.wt1")
    assert not client.busy
    s, w, t1 = (next(i for i, spot in enumerate(GAME.spots) if spot.name == name) for name in ("s", "w", "t1"))
    assert verdicts == [Verdict(Answer.WINNABLE, (Move(s, w), Move(w, t1)), 12)]
    page.workers[0].reply(1, answer="impossible 13")
    assert len(verdicts) == 1


def test_a_late_answer_to_an_earlier_question_is_no_answer_to_this_one(
    page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    client.ask(GAME, POSITION, 4.0, lambda verdict: pytest.fail("this question was superseded"))
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    page.workers[0].reply(1, answer="impossible 5")
    assert client.busy and verdicts == []
    page.workers[0].reply(2, answer="impossible 6")
    assert verdicts == [Verdict(Answer.IMPOSSIBLE, (), 6)]


def test_what_is_not_known_yet_is_waited_for(page: Page, client: SolverClient, verdicts: list[Verdict]) -> None:
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    page.workers[0].reply(1)
    assert client.busy and verdicts == []


def test_a_dropped_question_is_never_answered(page: Page, client: SolverClient) -> None:
    client.ask(GAME, POSITION, 4.0, lambda verdict: pytest.fail("this question was dropped"))
    client.drop()
    assert not client.busy
    assert page.workers[0].asked[-1] == {"number": 2, "question": ""}  # the worker stops, too
    page.workers[0].reply(1, answer="impossible 5")
    client.drop()
    assert len(page.workers[0].asked) == 2


def test_a_worker_that_fails_answers_unknown_and_the_next_question_starts_another(
    page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    page.workers[0].reply(1, failed="out of memory")
    assert verdicts == [UNKNOWN]
    assert page.workers[0].ended and page.warned == ["out of memory"]
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    assert len(page.workers) == 2
    page.workers[1].reply(2, answer="impossible 7")
    assert verdicts[-1] == Verdict(Answer.IMPOSSIBLE, (), 7)


def test_a_worker_that_dies_answers_unknown(page: Page, client: SolverClient, verdicts: list[Verdict]) -> None:
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    page.workers[0].die()
    assert verdicts == [UNKNOWN] and not client.busy


def test_a_worker_that_was_ended_is_not_listened_to(
    page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    """A second error of the old worker ended the new one, or raised where there was none yet."""
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    page.workers[0].die()
    page.workers[0].die()
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    page.workers[0].die()
    page.workers[0].reply(2, answer="impossible 5")
    assert client.busy and verdicts == [UNKNOWN]
    assert not page.workers[1].ended


def test_the_one_who_is_answered_may_ask_again(page: Page, client: SolverClient, verdicts: list[Verdict]) -> None:
    client.ask(GAME, POSITION, 4.0, lambda _: client.ask(GAME, POSITION, 20.0, verdicts.append))
    page.workers[0].reply(1, answer="unknown 100")
    assert client.busy
    page.workers[0].reply(2, answer="unknown 200")
    assert verdicts == [Verdict(Answer.UNKNOWN, (), 200)]


def test_where_there_are_no_workers_the_answer_is_unknown(
    page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    """The page said that something went wrong, at every verdict."""

    def refuse() -> Worker:
        raise OSError("Worker is not defined")

    page.window.backboneSolver = refuse
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    assert verdicts == [UNKNOWN, UNKNOWN] and not client.busy
