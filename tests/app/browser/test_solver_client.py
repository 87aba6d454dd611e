"""Questions to a worker: late answers, dropped questions, and workers that fail."""

import pytest

from engine.core.game import Move
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.solving.solve import Answer, Verdict
from support.fake_workers import UNKNOWN, Asking

GAME = CATALOGUE["klondike"]
POSITION = GAME.start(1)


def ask_twice(asking: Asking) -> None:
    """Ask two questions. The second replaces the first, which then must not be answered."""
    asking.client.ask(GAME, POSITION, 4.0, lambda verdict: pytest.fail("this question was superseded"))
    asking.ask()


def test_no_worker_is_started_before_the_first_question(asking: Asking) -> None:
    asking.client.drop()
    assert asking.workers == []
    assert not asking.client.busy


def test_a_question_carries_the_game_the_position_and_the_time(asking: Asking) -> None:
    asking.ask()
    (worker,) = asking.workers
    place = notation.position_text(GAME, POSITION)
    assert worker.asked == [{"number": 1, "question": f"judge klondike 4.0 0 {place}"}]
    assert asking.client.busy


def test_the_answer_comes_once(asking: Asking) -> None:
    asking.ask()
    asking.workers[0].reply(1, answer="winnable 12 sw.wt1")
    assert not asking.client.busy
    s, w, t1 = (next(i for i, spot in enumerate(GAME.spots) if spot.name == name) for name in ("s", "w", "t1"))
    assert asking.verdicts == [Verdict(Answer.WINNABLE, (Move(s, w), Move(w, t1)), 12)]
    asking.workers[0].reply(1, answer="impossible 13")
    assert len(asking.verdicts) == 1


def test_a_late_answer_to_an_earlier_question_is_no_answer_to_this_one(asking: Asking) -> None:
    ask_twice(asking)
    asking.workers[0].reply(1, answer="impossible 5")
    assert asking.client.busy and asking.verdicts == []
    asking.workers[0].reply(2, answer="impossible 6")
    assert asking.verdicts == [Verdict(Answer.IMPOSSIBLE, (), 6)]


def test_what_is_not_known_yet_is_waited_for(asking: Asking) -> None:
    asking.ask()
    asking.workers[0].reply(1, last=False)
    assert asking.client.busy and asking.verdicts == []


def test_a_dropped_question_is_never_answered(asking: Asking) -> None:
    asking.client.ask(GAME, POSITION, 4.0, lambda verdict: pytest.fail("this question was dropped"))
    asking.client.drop()
    assert not asking.client.busy
    (worker,) = asking.workers
    assert worker.asked[-1] == {"number": 2, "question": ""}  # the worker is told to stop, too
    worker.reply(1, answer="impossible 5")
    asking.client.drop()
    assert len(worker.asked) == 2


def test_the_one_who_is_answered_may_ask_again(asking: Asking) -> None:
    asking.client.ask(GAME, POSITION, 4.0, lambda _: asking.ask())
    asking.workers[0].reply(1, answer="unknown 100")
    assert asking.client.busy
    asking.workers[0].answer("unknown 200")
    assert asking.verdicts == [Verdict(Answer.UNKNOWN, (), 200)]


# Workers that fail


def test_a_worker_that_fails_answers_unknown_and_the_next_question_starts_another(asking: Asking) -> None:
    asking.ask()
    asking.workers[0].reply(1, failed="out of memory")
    assert asking.verdicts == [UNKNOWN]
    assert asking.workers[0].ended and asking.page.warned == ["out of memory"]
    asking.ask()
    assert len(asking.workers) == 2
    asking.workers[1].answer("impossible 7")
    assert asking.verdicts[-1] == Verdict(Answer.IMPOSSIBLE, (), 7)


def test_a_worker_that_fails_at_an_earlier_question_answers_no_later_one(asking: Asking) -> None:
    """Earlier, the client ended the worker at its first failure, ignored the second, and the hint never came."""
    ask_twice(asking)
    asking.workers[0].reply(1, failed="no Python")
    assert asking.verdicts == [UNKNOWN] and not asking.client.busy


def test_a_worker_that_dies_answers_unknown_and_is_not_listened_to_any_more(asking: Asking) -> None:
    """Earlier, a second error of the old worker ended the new one.

    Also, listeners that stay on the old worker would keep it in memory forever.
    """
    asking.ask()
    asking.workers[0].die()
    assert asking.verdicts == [UNKNOWN] and not asking.client.busy
    assert not asking.workers[0].listeners and all(proxy.is_destroyed for proxy in asking.page.proxies)
    asking.ask()
    assert asking.client.busy and asking.verdicts == [UNKNOWN]
    assert not asking.workers[1].ended and asking.workers[1].listeners


def test_where_there_are_no_workers_the_answer_is_unknown(asking: Asking) -> None:
    """Earlier, the page reported an error at every verdict."""
    asking.start_no_more("Worker is not defined")
    asking.ask()
    asking.ask()
    assert asking.verdicts == [UNKNOWN, UNKNOWN] and not asking.client.busy
