"""Test how far a player has got in a lesson."""

from engine.core.game import Move
from engine.core.lesson import Lesson, LessonStep
from engine.games.catalogue import CATALOGUE
from engine.games.lessons import LESSONS
from engine.play import notation
from engine.play.lesson_progress import is_finished, moves_left, moves_made, possible_now, steps_open
from engine.play.session import Session

HOLE = CATALOGUE["black-hole"]
LESSON = Lesson(
    "black-hole",
    5,
    (
        LessonStep(look=("f",)),
        LessonStep(("t11f",)),
        LessonStep(("t15f", "t2f")),
        LessonStep(("t1f", "t2f")),
        LessonStep(),
    ),
)


def read(text: str) -> list[Move]:
    return [notation.read_move(HOLE, each) for each in text.split()]


def test_before_the_first_move_the_steps_up_to_it_are_open() -> None:
    assert steps_open(HOLE, LESSON, []) == range(2)


def test_a_step_with_several_moves_is_done_when_all_are_made() -> None:
    assert steps_open(HOLE, LESSON, read("t11f")) == range(2, 3)
    assert steps_open(HOLE, LESSON, read("t11f t15f")) == range(2, 3)
    assert steps_open(HOLE, LESSON, read("t11f t15f t2f")) == range(3, 4)


def test_the_moves_of_a_step_may_be_made_in_any_order() -> None:
    assert steps_open(HOLE, LESSON, read("t11f t2f")) == range(2, 3)
    assert steps_open(HOLE, LESSON, read("t11f t2f t15f")) == range(3, 4)
    assert moves_left(HOLE, LESSON, 2, read("t11f t2f")) == read("t15f")


def test_a_move_of_the_step_before_does_not_count_for_the_next() -> None:
    assert moves_left(HOLE, LESSON, 3, read("t11f t15f t2f")) == read("t1f t2f")


def test_another_move_closes_every_step() -> None:
    assert not steps_open(HOLE, LESSON, read("t8f"))
    assert not steps_open(HOLE, LESSON, read("t11f t11f"))
    assert not steps_open(HOLE, LESSON, read("t11f t15f t2f t1f t2f t3f"))


def test_the_last_step_is_read_when_all_moves_are_made() -> None:
    made = read("t11f t15f t2f t1f t2f")
    assert steps_open(HOLE, LESSON, made) == range(4, 5)
    assert is_finished(HOLE, LESSON, made)
    assert is_finished(HOLE, LESSON, [*made, Move(3, 0)])
    assert not is_finished(HOLE, LESSON, made[:-1])
    assert not is_finished(HOLE, LESSON, [Move(3, 0), *made])


def test_only_the_moves_that_are_legal_now_are_pointed_out() -> None:
    position = Session(HOLE, 5).position
    assert possible_now(HOLE, position, read("t15f t11f")) == read("t11f")


def test_automatic_moves_are_not_the_players() -> None:
    bridge = next(lesson for lesson in LESSONS if lesson.game == "bridge")
    session = Session(CATALOGUE["bridge"], bridge.number)
    for step in bridge.steps:
        for text in step.moves:
            session.play(notation.read_move(session.game, text))
    made = moves_made(session)
    assert len(made) < len(session.line())
    assert is_finished(session.game, bridge, made)


def test_every_lesson_goes_from_its_first_step_to_its_last() -> None:
    for lesson in LESSONS:
        session = Session(CATALOGUE[lesson.game], lesson.number)
        for number, step in enumerate(lesson.steps):
            for text in step.moves:
                now = steps_open(session.game, lesson, moves_made(session))
                assert number in now
                assert now.stop == number + 1
                waiting = moves_left(session.game, lesson, number, moves_made(session))
                move = notation.read_move(session.game, text)
                assert possible_now(session.game, session.position, waiting)[0] == move
                session.play(move)
        assert steps_open(session.game, lesson, moves_made(session)).stop == len(lesson.steps)
