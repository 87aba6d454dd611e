"""Builds the sheet that covers the page while the player plays in another tab."""

from app.panels.panel import Panel, button, button_row
from app.view.markup import element, joined
from app.view.words import words


def open_in_other_tab() -> Panel:
    """Return the sheet which says that another tab is in use, with a button to play here instead."""
    told = element("p", words("other-tab-words"))
    here = button_row(button("here", words("other-tab-here"), main=True))
    return Panel("other-tab", words("other-tab-title"), joined(told, here), comes_again=True)
