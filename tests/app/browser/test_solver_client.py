"""Questions to the workers: late answers, questions that were dropped, workers that help, workers that die."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import pytest

from app.browser.dom import Dom
from app.browser.solver_client import SolverClient
from engine.core.game import Game, Move
from engine.games.catalogue import CATALOGUE
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

    def addEventListener(self, kind: str, call: Callable[[Any], None]) -> None:  # noqa: N802
        self.listeners[kind] = call

    def removeEventListener(self, kind: str, call: Callable[[Any], None]) -> None:  # noqa: N802
        assert self.listeners.pop(kind) is call

    def postMessage(self, message: dict[str, Any]) -> None:  # noqa: N802  # the browser's name
        self.asked.append(message)

    def terminate(self) -> None:
        self.ended = True

    def reply(self, number: int, answer: str = "", failed: str = "", *, last: bool = True) -> None:
        self.listeners["message"](
            SimpleNamespace(data=SimpleNamespace(number=number, answer=answer, failed=failed, last=last))
        )

    def answer(self, text: str = "", failed: str = "") -> None:
        """Give the last answer to the question that was asked last."""
        self.reply(self.asked[-1]["number"], text, failed)

    def die(self) -> None:
        self.listeners["error"](SimpleNamespace())


class Timer:
    """A timer that ends when the test says so."""

    def __init__(self) -> None:
        self._call: Callable[[], None] | None = None
        self.times = 0  # so often it was set

    @property
    def runs(self) -> bool:
        return self._call is not None

    def set(self, ms: float, call: Callable[[], None]) -> None:
        assert ms > 0
        self.times += 1
        self._call = call

    def stop(self) -> None:
        self._call = None

    def fire(self) -> None:
        call, self._call = self._call, None
        if call:
            call()


class Proxy:
    """A function as JavaScript holds it, until it is destroyed."""

    def __init__(self, call: Callable[..., object]) -> None:
        self._call = call
        self.is_destroyed = False

    def __call__(self, *arguments: Any) -> object:
        assert not self.is_destroyed
        return self._call(*arguments)

    def destroy(self) -> None:
        self.is_destroyed = True


class Page:
    """The part of `Dom` that the client uses."""

    def __init__(self) -> None:
        self.workers: list[Worker] = []
        self.warned: list[Any] = []
        console = SimpleNamespace(warn=lambda *words: self.warned.append(words[-1]))
        self.navigator = SimpleNamespace(hardwareConcurrency=8, deviceMemory=4)
        scripts = SimpleNamespace(startSolver=self._start)
        self.window = SimpleNamespace(backbone=scripts, console=console, navigator=self.navigator)
        self.document = SimpleNamespace(visibilityState="visible")
        self.timers: list[Timer] = []
        self.proxies: list[Proxy] = []

    def _start(self) -> Worker:
        self.workers.append(Worker())
        return self.workers[-1]

    def handler(self, call: Callable[..., object]) -> Proxy:
        self.proxies.append(Proxy(call))
        return self.proxies[-1]

    def release(self, handler: Proxy) -> None:
        handler.destroy()

    def js(self, value: dict[str, Any]) -> dict[str, Any]:
        return value

    def timer(self) -> Timer:
        self.timers.append(Timer())
        return self.timers[-1]

    def when(self, promise: Any, kept: Callable[[Any], None]) -> None:
        kept(promise)

    def let_time_pass(self) -> None:
        """Let every timer that runs come to its end."""
        for timer in self.timers:
            timer.fire()


@pytest.fixture
def page() -> Page:
    return Page()


@pytest.fixture
def client(page: Page) -> SolverClient:
    return SolverClient(cast(Dom, page), Mock(has_workers=True))


@pytest.fixture
def verdicts() -> list[Verdict]:
    return []


def ask_twice(client: SolverClient, verdicts: list[Verdict]) -> None:
    """Ask something, and then something else, so that the first question must not be answered."""
    client.ask(GAME, POSITION, 4.0, lambda verdict: pytest.fail("this question was superseded"))
    client.ask(GAME, POSITION, 4.0, verdicts.append)


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
        {"number": 1, "question": f"judge klondike 4.0 0 {notation.position_text(GAME, POSITION)}"}
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
    ask_twice(client, verdicts)
    page.workers[0].reply(1, answer="impossible 5")
    assert client.busy and verdicts == []
    page.workers[0].reply(2, answer="impossible 6")
    assert verdicts == [Verdict(Answer.IMPOSSIBLE, (), 6)]


def test_what_is_not_known_yet_is_waited_for(page: Page, client: SolverClient, verdicts: list[Verdict]) -> None:
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    page.workers[0].reply(1, last=False)
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
    page.workers[1].answer("impossible 7")
    assert verdicts[-1] == Verdict(Answer.IMPOSSIBLE, (), 7)


def test_a_worker_that_dies_answers_unknown(page: Page, client: SolverClient, verdicts: list[Verdict]) -> None:
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    page.workers[0].die()
    assert verdicts == [UNKNOWN] and not client.busy


def test_a_worker_that_was_ended_is_not_listened_to(
    page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    """A second error of the old worker ended the new one; and what listens to it would hold it for ever."""
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    page.workers[0].die()
    assert not page.workers[0].listeners and all(proxy.is_destroyed for proxy in page.proxies)
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    assert client.busy and verdicts == [UNKNOWN]
    assert not page.workers[1].ended and page.workers[1].listeners


def test_the_one_who_is_answered_may_ask_again(page: Page, client: SolverClient, verdicts: list[Verdict]) -> None:
    client.ask(GAME, POSITION, 4.0, lambda _: client.ask(GAME, POSITION, 20.0, verdicts.append))
    page.workers[0].reply(1, answer="unknown 100")
    assert client.busy
    page.workers[0].answer("unknown 200")
    assert verdicts == [Verdict(Answer.UNKNOWN, (), 200)]


def test_where_there_are_no_workers_the_answer_is_unknown(
    page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    """The page said that something went wrong, at every verdict."""

    def refuse() -> Worker:
        raise OSError("Worker is not defined")

    page.window.backbone.startSolver = refuse
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    client.ask(GAME, POSITION, 4.0, verdicts.append)
    assert verdicts == [UNKNOWN, UNKNOWN] and not client.busy


# Workers that help


THREES = CATALOGUE["klondike-3"]


def ask(client: SolverClient, verdicts: list[Verdict], game: Game = THREES) -> None:
    client.ask(game, game.start(1), 20.0, verdicts.append, helped=True)


@pytest.fixture
def helped(page: Page, client: SolverClient, verdicts: list[Verdict]) -> tuple[Worker, Worker]:
    """The first worker and the one that helps it with a question."""
    ask(client, verdicts)
    assert len(page.workers) == 1
    page.let_time_pass()
    first, helper = page.workers
    return first, helper


def test_a_helper_searches_for_the_same_answer_in_another_order(helped: tuple[Worker, Worker]) -> None:
    first, helper = helped
    (question,), (other,) = first.asked, helper.asked
    assert question["number"] == other["number"]
    assert question["question"].split(" ")[:4] == ["judge", "klondike-3", "20.0", "0"]
    assert other["question"].split(" ")[:4] == ["judge", "klondike-3", "18.0", "1"]
    assert question["question"].split(" ")[4:] == other["question"].split(" ")[4:]


@pytest.mark.parametrize("number", [0, 1])
def test_the_answer_of_whoever_ends_first_is_the_answer(
    helped: tuple[Worker, Worker], number: int, client: SolverClient, verdicts: list[Verdict]
) -> None:
    helped[number].answer("impossible 5")
    assert verdicts == [Verdict(Answer.IMPOSSIBLE, (), 5)] and not client.busy
    other = helped[1 - number]
    assert other.asked[-1]["question"] == "" and other.asked[-1]["number"] != other.asked[0]["number"]
    other.reply(other.asked[0]["number"], answer="unknown 9")
    assert len(verdicts) == 1


@pytest.mark.parametrize("number", [0, 1])
def test_unknown_counts_only_if_everyone_says_so(
    helped: tuple[Worker, Worker], number: int, client: SolverClient, verdicts: list[Verdict]
) -> None:
    helped[number].answer("unknown 5")
    assert client.busy and verdicts == []
    helped[1 - number].answer("unknown 6")
    assert verdicts == [Verdict(Answer.UNKNOWN, (), 6)] and not client.busy


@pytest.mark.parametrize("number", [0, 1])
def test_if_one_fails_the_other_goes_on(
    helped: tuple[Worker, Worker], number: int, page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    helped[number].answer(failed="out of memory")
    assert helped[number].ended and client.busy and page.warned == ["out of memory"]
    helped[1 - number].die()
    assert verdicts == [UNKNOWN]
    ask(client, verdicts)
    page.let_time_pass()
    assert len(page.workers) == 4


def test_what_was_found_out_is_told_even_if_the_last_one_fails(
    helped: tuple[Worker, Worker], verdicts: list[Verdict]
) -> None:
    """A position that a whole search had given up was searched anew at every hint."""
    first, helper = helped
    first.answer("unknown 500")
    helper.die()
    assert verdicts == [Verdict(Answer.UNKNOWN, (), 500)]


def test_a_helper_that_ends_much_later_than_the_first_is_not_waited_for(
    helped: tuple[Worker, Worker], page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    """A hint waited for ever for a helper that never started."""
    first, helper = helped
    first.answer("unknown 500")
    assert client.busy
    page.let_time_pass()
    assert verdicts == [Verdict(Answer.UNKNOWN, (), 500)] and not client.busy
    assert helper.asked[-1]["question"] == ""


def test_a_worker_that_fails_at_an_earlier_question_answers_no_later_one(
    page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    """It was ended for its first failure, and its second was not listened to: the hint never came."""
    ask_twice(client, verdicts)
    page.workers[0].reply(1, failed="no Python")
    assert verdicts == [UNKNOWN] and not client.busy


def test_helpers_that_are_not_needed_end_while_other_questions_are_asked(
    helped: tuple[Worker, Worker], page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    """Each verdict after a move let them wait for another twenty seconds."""
    first, helper = helped
    first.answer("impossible 5")
    (resting,) = (timer for timer in page.timers if timer.runs)
    for _ in range(3):
        client.ask(THREES, THREES.start(1), 4.0, verdicts.append)
        first.answer("impossible 6")
    assert resting.times == 1 and not helper.ended
    page.let_time_pass()
    assert helper.ended


def test_a_dropped_question_is_dropped_by_all(helped: tuple[Worker, Worker], client: SolverClient) -> None:
    client.drop()
    assert all(worker.asked[-1]["question"] == "" for worker in helped)
    assert helped[0].asked[-1]["number"] != helped[0].asked[0]["number"]


def test_a_helper_waits_for_the_next_question_but_not_for_long(
    helped: tuple[Worker, Worker], page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    first, helper = helped
    first.answer("impossible 5")
    ask(client, verdicts)
    assert len(helper.asked) == 2  # nothing but the word to stop
    page.timers[0].fire()  # it lasts again
    assert len(page.workers) == 2 and helper.asked[-1]["number"] == first.asked[-1]["number"]
    page.let_time_pass()
    assert not helper.ended  # it is at work
    helper.answer("impossible 6")
    page.let_time_pass()
    assert helper.ended and not first.ended
    assert len(verdicts) == 2


def test_a_helper_that_dies_while_it_waits_is_not_asked_again(
    helped: tuple[Worker, Worker], page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    first, helper = helped
    first.answer("impossible 5")
    client.ask(THREES, THREES.start(1), 4.0, verdicts.append)
    helper.die()
    assert client.busy
    first.answer("impossible 6")
    ask(client, verdicts)
    page.let_time_pass()
    assert len(page.workers) == 3
    assert len(verdicts) == 2


@pytest.mark.parametrize(
    ("cores", "memory", "helpers"),
    [(1, 8, 0), (2, 8, 0), (4, 2, 0), (4, 4, 1), (4, 8, 2), (64, 64, 3), (8, None, 1)],
)
def test_no_more_help_than_the_device_can_spare(
    page: Page, client: SolverClient, verdicts: list[Verdict], cores: int, memory: int | None, helpers: int
) -> None:
    page.navigator.hardwareConcurrency, page.navigator.deviceMemory = cores, memory
    ask(client, verdicts)
    page.let_time_pass()
    assert len(page.workers) == 1 + helpers
    variants = [worker.asked[0]["question"].split(" ")[3] for worker in page.workers]
    assert variants == [str(number) for number in range(1 + helpers)]


@pytest.mark.parametrize(("charging", "level", "helpers"), [(False, 0.2, 0), (True, 0.1, 1), (False, 0.21, 1)])
def test_none_help_on_a_low_battery(
    page: Page, client: SolverClient, verdicts: list[Verdict], charging: bool, level: float, helpers: int
) -> None:
    page.navigator.getBattery = lambda: SimpleNamespace(charging=charging, level=level)
    ask(client, verdicts)
    page.let_time_pass()
    assert len(page.workers) == 1 + helpers


def test_none_help_on_a_hidden_page(page: Page, client: SolverClient, verdicts: list[Verdict]) -> None:
    ask(client, verdicts)
    page.document.visibilityState = "hidden"
    page.let_time_pass()
    assert len(page.workers) == 1


def test_none_help_where_another_order_gains_nothing_or_where_nobody_asked(
    page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    ask(client, verdicts, GAME)
    page.let_time_pass()
    client.ask(THREES, THREES.start(1), 4.0, verdicts.append)
    page.let_time_pass()
    assert len(page.workers) == 1


def test_where_no_more_workers_can_be_had_the_first_goes_on(
    page: Page, client: SolverClient, verdicts: list[Verdict]
) -> None:
    def refuse() -> Worker:
        raise OSError("too many")

    ask(client, verdicts)
    page.window.backbone.startSolver = refuse
    page.let_time_pass()
    page.workers[0].answer("impossible 5")
    assert verdicts == [Verdict(Answer.IMPOSSIBLE, (), 5)]
