"""The words and the buttons of the panel that leads through a lesson."""

from typing import NamedTuple

from app.view.markup import Markup, element, joined
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
    step, last = lesson.steps[number], len(lesson.steps) - 1
    command, words = ("lesson-show", "Show me") if step.moves else ("lesson-next", "Next")
    if number == last:
        command, words = "lesson-skip", "Play on"
    return LessonPanel(
        progress=f"Step {number + 1} of {last + 1}",
        title=step.title,
        text=step.text,
        command=command,
        words=words,
        can_go_back=number > 0,
        dots=_dots(number, last + 1),
    )


def astray_panel(lesson: Lesson, number: int) -> LessonPanel:
    """Return the panel for a player who has made another move than the lesson; `number` is the step meant."""
    return step_panel(lesson, number)._replace(
        title="That is a move, too",
        text="The lesson goes another way. Take your move back to go on with it, or play on as you like.",
        command="undo",
        words="Take it back",
        can_go_back=False,
    )


def _dots(number: int, count: int) -> Markup:
    """Return a dot for each step; the one of this step is long."""
    kinds = ("done" if i < number else "now" if i == number else None for i in range(count))
    return joined(*(element("i", class_=kind) for kind in kinds))
