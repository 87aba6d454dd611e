"""The sheet over a page whose games are being played in another tab."""

from app.panels.panel import Panel, button, button_row
from app.view.markup import element, joined


def open_in_other_tab() -> Panel:
    """Return the sheet, with the button that brings the games here."""
    words = element("p", "You are playing in another tab or window. Nothing is lost.")
    return Panel("Open in another tab", joined(words, button_row(button("here", "Play here", main=True))))
