"""Workers that help the first worker with a question: which answer is used, and when the helpers end."""

import pytest

from engine.solving.solve import Answer, Verdict
from support.fake_workers import UNKNOWN, Asking

either = pytest.mark.parametrize("number", [0, 1])


@pytest.fixture
def helped(asking: Asking) -> Asking:
    """Return a client with a long question: the first worker and a helper search for the answer."""
    asking.ask_with_help()
    assert len(asking.workers) == 1
    asking.page.let_time_pass()
    assert len(asking.workers) == 2
    return asking


def test_a_helper_searches_for_the_same_answer_in_another_order(helped: Asking) -> None:
    (question,), (other,) = (worker.asked for worker in helped.workers)
    assert question["number"] == other["number"]
    first, second = (each["question"].split(" ") for each in (question, other))
    assert first[:4] == ["judge", "klondike-3", "20.0", "0"]
    assert second[:4] == ["judge", "klondike-3", "18.0", "1"]
    assert first[4:] == second[4:]


# Which answer is used


@either
def test_the_answer_of_whoever_ends_first_is_the_answer(helped: Asking, number: int) -> None:
    helped.workers[number].answer("impossible 5")
    assert helped.verdicts == [Verdict(Answer.IMPOSSIBLE, (), 5)] and not helped.client.busy
    other = helped.workers[1 - number]
    assert other.asked[-1]["question"] == "" and other.asked[-1]["number"] != other.asked[0]["number"]
    other.reply(other.asked[0]["number"], answer="unknown 9")
    assert len(helped.verdicts) == 1


@either
def test_unknown_counts_only_if_everyone_says_so(helped: Asking, number: int) -> None:
    helped.workers[number].answer("unknown 5")
    assert helped.client.busy and helped.verdicts == []
    helped.workers[1 - number].answer("unknown 6")
    assert helped.verdicts == [Verdict(Answer.UNKNOWN, (), 6)] and not helped.client.busy


@either
def test_if_one_fails_the_other_goes_on(helped: Asking, number: int) -> None:
    helped.workers[number].answer(failed="out of memory")
    assert helped.workers[number].ended and helped.client.busy and helped.page.warned == ["out of memory"]
    helped.workers[1 - number].die()
    assert helped.verdicts == [UNKNOWN]
    helped.ask_with_help()
    helped.page.let_time_pass()
    assert len(helped.workers) == 4


def test_what_was_found_out_is_told_even_if_the_last_one_fails(helped: Asking) -> None:
    """Earlier, the result of a complete search was lost, and each hint searched the position again."""
    first, helper = helped.workers
    first.answer("unknown 500")
    helper.die()
    assert helped.verdicts == [Verdict(Answer.UNKNOWN, (), 500)]


def test_a_helper_that_ends_much_later_than_the_first_is_not_waited_for(helped: Asking) -> None:
    """Earlier, a hint waited forever for a helper that never started."""
    first, helper = helped.workers
    first.answer("unknown 500")
    assert helped.client.busy
    helped.page.let_time_pass()
    assert helped.verdicts == [Verdict(Answer.UNKNOWN, (), 500)] and not helped.client.busy
    assert helper.asked[-1]["question"] == ""


def test_where_no_more_workers_can_be_had_the_first_goes_on(asking: Asking) -> None:
    asking.ask_with_help()
    asking.start_no_more("too many")
    asking.page.let_time_pass()
    asking.workers[0].answer("impossible 5")
    assert asking.verdicts == [Verdict(Answer.IMPOSSIBLE, (), 5)]


# When the helpers end


def test_a_dropped_question_is_dropped_by_all(helped: Asking) -> None:
    helped.client.drop()
    assert all(worker.asked[-1]["question"] == "" for worker in helped.workers)
    assert helped.workers[0].asked[-1]["number"] != helped.workers[0].asked[0]["number"]


def test_helpers_that_are_not_needed_end_while_other_questions_are_asked(helped: Asking) -> None:
    """Earlier, each verdict after a move made the idle helpers wait another twenty seconds."""
    first, helper = helped.workers
    first.answer("impossible 5")
    (resting,) = (timer for timer in helped.page.timers if timer.runs)
    for _ in range(3):
        helped.ask("klondike-3")
        first.answer("impossible 6")
    assert resting.times == 1 and not helper.ended
    helped.page.let_time_pass()
    assert helper.ended


def test_a_helper_waits_for_the_next_question_but_not_for_long(helped: Asking) -> None:
    first, helper = helped.workers
    first.answer("impossible 5")
    helped.ask_with_help()
    assert len(helper.asked) == 2  # the second message only tells the helper to stop
    helped.page.timers[0].fire()  # the new question takes long, too
    assert len(helped.workers) == 2 and helper.asked[-1]["number"] == first.asked[-1]["number"]
    helped.page.let_time_pass()
    assert not helper.ended  # the helper is at work
    helper.answer("impossible 6")
    helped.page.let_time_pass()
    assert helper.ended and not first.ended
    assert len(helped.verdicts) == 2


def test_after_an_error_has_stopped_all_timers_helpers_without_work_still_end(helped: Asking) -> None:
    first, helper = helped.workers
    first.answer("impossible 5")
    for timer in helped.page.timers:
        timer.stop()
    helped.client.drop()
    helped.page.let_time_pass()
    assert helper.ended and not first.ended


def test_a_helper_that_dies_while_it_waits_is_not_asked_again(helped: Asking) -> None:
    first, helper = helped.workers
    first.answer("impossible 5")
    helped.ask("klondike-3")
    helper.die()
    assert helped.client.busy
    first.answer("impossible 6")
    helped.ask_with_help()
    helped.page.let_time_pass()
    assert len(helped.workers) == 3
    assert len(helped.verdicts) == 2
