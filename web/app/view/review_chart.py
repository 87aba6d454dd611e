"""Draws the chart of a review as SVG: a column for each position of a game, to show where the win was lost."""

from collections.abc import Sequence
from itertools import groupby

from app.view.markup import Markup, element
from engine.solving.knowledge import LosingInterval
from engine.solving.solve import Answer

HEIGHT = 40
_FOOT = 6  # space between the columns and the lower edge
_TOP = {Answer.WINNABLE: 6, Answer.UNKNOWN: 16, None: 16, Answer.IMPOSSIBLE: 26}
_NAMES = {Answer.WINNABLE: "won", Answer.UNKNOWN: "open", None: "unseen", Answer.IMPOSSIBLE: "lost"}


def draw_review(answers: Sequence[Answer | None], at: int, lost_in: LosingInterval) -> Markup:
    """Return the chart: high columns mean that the game can be won, low ones that it cannot.

    Columns of middle height mean that this is unknown.

    Args:
        answers: for each position from the deal on, whether the game can be won; None if it was not judged.
        at: the index of the current position; its column is marked from top to bottom.
        lost_in: between which two positions the win was lost, as indices in `answers`; the part between them is
            marked at the top if both are known.
    """
    parts, start = [], 0
    for answer, group in groupby(answers):
        width = len(list(group))
        top = _TOP[answer]
        parts.append(_rect(_NAMES[answer], start, top, width, HEIGHT - _FOOT - top))
        start += width
    if 0 <= lost_in.last < lost_in.first < len(answers):
        parts.append(_rect("turn", lost_in.last + 0.5, 0, lost_in.first - lost_in.last, 4))
    parts.append(_rect("at", at, 0, 1, HEIGHT))
    return element(
        "svg", *parts, viewBox=f"0 0 {len(answers)} {HEIGHT}", preserveAspectRatio="none", aria_hidden=True
    )


def _rect(kind: str, x: float, y: float, width: float, height: float) -> Markup:
    return element("rect", class_=kind, x=x, y=y, width=width, height=height)
