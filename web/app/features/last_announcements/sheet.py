"""Builds the sheet with everything that was said on this visit, for those who did not hear it the first time."""

from collections.abc import Sequence

from app.panels.panel import Panel
from app.view.markup import element
from app.view.words import words
from engine.core.saying import Saying


def what_was_said(told: Sequence[Saying | str]) -> Panel:
    """Return the sheet with these sentences, in this order."""
    items = (element("li", words("capital", what=each)) for each in told)
    body = element("ol", *items, class_="said") if told else element("p", words("nothing-said"))
    return Panel("log", words("said-title"), body)
