"""The form of a lesson: a guided first game in a few steps on a given deal."""

from typing import NamedTuple

from engine.core.saying import Saying, say


class LessonStep(NamedTuple):
    """One step of a lesson: what the player does or looks at. `Lesson.words_of` returns its text.

    A step with `moves` is done when all of them have been made, in any order that the rules allow. A step without
    moves is only read.
    """

    moves: tuple[str, ...] = ()  # in notation, in the order in which the page points them out
    look: tuple[str, ...] = ()  # the names of the piles to look at, in a step without moves


class Lesson(NamedTuple):
    """A guided first game."""

    game: str  # the id of the rule set
    number: int  # the deal number
    steps: tuple[LessonStep, ...]

    def words_of(self, number: int) -> Saying:
        """Return the text of the step with this index: one or two sentences; its form "title" is the heading."""
        return say(f"lesson-{self.game}-{number + 1}")
