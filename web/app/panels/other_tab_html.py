"""Builds the sheet that covers the page while the player plays in another tab."""

from app.panels.panel import Panel, button, button_row
from app.view.markup import element, joined


def open_in_other_tab() -> Panel:
    """Return the sheet which says that another tab is in use, with a button to play here instead."""
    words = element("p", "You are playing in another tab or window. Nothing is lost.")
    return Panel("Open in another tab", joined(words, button_row(button("here", "Play here", main=True))))
