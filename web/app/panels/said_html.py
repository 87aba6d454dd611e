"""Builds the sheet with everything that was said on this visit, for those who did not hear it the first time."""

from collections.abc import Sequence

from app.panels.panel import Panel
from app.view.markup import element
from engine.view import speech


def what_was_said(words: Sequence[str]) -> Panel:
    """Return the sheet with these sentences, in this order."""
    items = (element("li", speech.sentence(each)) for each in words)
    body = element("ol", *items, class_="said") if words else element("p", "Nothing has been said yet.")
    return Panel("What was said", body)
