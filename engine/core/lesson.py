"""The form of a lesson: a guided first game in a few steps on a given deal."""

from typing import NamedTuple

from engine.core.saying import Saying, say


class LessonStep(NamedTuple):
    """One step of a lesson: what the player does or looks at. What it says is `Lesson.words_of`.

    A step with `moves` is done when all of them have been made, in any order that the rules allow. A step without
    moves is only read.
    """

    moves: tuple[str, ...] = ()  # in notation, in the order in which they are pointed out
    look: tuple[str, ...] = ()  # the names of the piles to look at, in a step without moves


class Lesson(NamedTuple):
    """A guided first game."""

    game: str  # the id of the rule set
    number: int  # of the deal
    steps: tuple[LessonStep, ...]

    def words_of(self, number: int) -> Saying:
        """Return the one or two sentences of the step with this index; what stands above is their form "title"."""
        return say(f"lesson-{self.game}-{number + 1}")
