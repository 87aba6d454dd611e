"""Builds the words and the buttons of the panel that leads through a lesson."""

from typing import NamedTuple

from app.view.markup import Markup, element, joined
from app.view.words import text, words
from engine.core.lesson import Lesson


class LessonPanel(NamedTuple):
    """What the panel of a lesson shows."""

    progress: str  # "Step 2 of 5"
    title: str
    text: str
    command: str  # of the main button
    words: str  # on the main button
    can_go_back: bool
    dots: Markup


def step_panel(lesson: Lesson, number: int) -> LessonPanel:
    """Return the panel for a step of a lesson; `number` is its index."""
    told, last = lesson.words_of(number), len(lesson.steps) - 1
    command = "lesson-show" if lesson.steps[number].moves else "lesson-next"
    if number == last:
        command = "lesson-skip"
    return LessonPanel(
        progress=words("lesson-progress", number=number + 1, count=last + 1),
        title=text(told, "title"),
        text=text(told),
        command=command,
        words=words(command),  # its message has the name of the command
        can_go_back=number > 0,
        dots=_dots(number, last + 1),
    )


def astray_panel(lesson: Lesson, number: int) -> LessonPanel:
    """Return the panel after a move that is not in the lesson; `number` is the index of the step to return to."""
    return step_panel(lesson, number)._replace(
        title=words("lesson-astray-title"),
        text=words("lesson-astray"),
        command="undo",
        words=words("lesson-take-back"),
        can_go_back=False,
    )


def _dots(number: int, count: int) -> Markup:
    """Return a dot for each of the `count` steps; the dot of the step with the index `number` is longer."""
    kinds = ("done" if i < number else "now" if i == number else None for i in range(count))
    return joined(*(element("i", class_=kind) for kind in kinds))
