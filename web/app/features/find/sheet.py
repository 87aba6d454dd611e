"""Builds the sheet in which a player types which card to look for."""

from app.panels.panel import Panel, text_form
from app.view.words import words


def find_a_card() -> Panel:
    """Return the sheet with a field for a card."""
    form = text_form("find", words("find-such-as"), words("find-button"), autocapitalize="off", autofocus=True)
    return Panel("find", words("find-title"), form)
