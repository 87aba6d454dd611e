"""The lessons: one guided first game for each game of the catalogue.

A lesson plays a few steps of one deal. The first moves of this deal show what the game is about.

What the steps say is in `engine/words/en/games.ftl`. `tests/engine/games/test_lessons.py` plays every lesson and
checks that the words are true.
"""

from engine.core.game import Game
from engine.core.lesson import Lesson
from engine.core.lesson import LessonStep as Step
from engine.games.catalogue import first_rule_set

LESSONS = (
    Lesson(
        "backbone",
        405,
        (
            Step(look=("l", "r", "c")),
            Step(("t2t8",)),
            Step(("ct2",)),
            Step(("lf1",)),
            Step(("sw", "wt2")),
            Step(),
        ),
    ),
    Lesson(
        "bridge",
        47,
        (
            Step(look=("s", "h")),
            Step(("hkQh", "hkJh", "hk9h", "hk4h", "hk2h", "hkAc")),
            Step(("hdKd",)),
            Step(("ac1H",)),
            Step(("ht2h",)),
            Step(),
        ),
    ),
    Lesson(
        "black-hole",
        5,
        (
            Step(look=("f",)),
            Step(("t11f",)),
            Step(("t15f", "t2f")),
            Step(("t1f", "t2f")),
            Step(),
        ),
    ),
    Lesson(
        "freecell",
        31,
        (
            Step(("t8f3",)),
            Step(("t5t8",)),
            Step(("t2a1",)),
            Step(("t2f2",)),
            Step(("t8t5x2",)),
            Step(),
        ),
    ),
    Lesson(
        "klondike",
        2357,
        (
            Step(("t2t4",)),
            Step(("t2f3",)),
            Step(("t4t1x2",)),
            Step(("t5t2",)),
            Step(("sw", "wt1")),
            Step(),
        ),
    ),
    Lesson(
        "clock",
        1,
        (
            Step(look=("t13", "h")),
            Step(("ht12",)),
            Step(("ht9",)),
            Step(),
        ),
    ),
    Lesson(
        "spider",
        3,
        (
            Step(look=tuple(f"t{i}" for i in range(1, 11))),
            Step(("t9t3",)),
            Step(("t3t1x2",)),
            Step(("t2t4",)),
            Step(("st1",)),
            Step(),
        ),
    ),
    Lesson(
        "seahaven",
        16,
        (
            Step(look=("a1", "a2", "a3", "a4")),
            Step(("t10t2",)),
            Step(("t10a1",)),
            Step(("t10f1",)),
            Step(("a3t5",)),
            Step(),
        ),
    ),
    Lesson(
        "pyramid",
        45,
        (
            Step(look=tuple(f"t{i}" for i in range(22, 29))),
            Step(("t23t24",)),
            Step(("t17f",)),
            Step(("sw", "wt27")),
            Step(),
        ),
    ),
    Lesson(
        "golf",
        88,
        (
            Step(look=("w",)),
            Step(("t5w",)),
            Step(("t6w", "t5w")),
            Step(("sw",)),
            Step(("t4w", "t3w")),
            Step(),
        ),
    ),
    Lesson(
        "canfield",
        119,
        (
            Step(look=("f1", "f2", "f3", "f4")),
            Step(("t1t2",)),
            Step(("rf1",)),
            Step(("sw", "wt4")),
            Step(),
        ),
    ),
)


def lesson_for(game: Game) -> Lesson | None:
    """Return the lesson of a game, or None if it has none; all rule sets of a game share one lesson."""
    return next((lesson for lesson in LESSONS if lesson.game == first_rule_set(game).id), None)
