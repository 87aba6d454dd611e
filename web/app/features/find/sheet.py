"""Builds the sheet in which a player types which card to look for."""

from app.panels.panel import Panel
from app.view.markup import element
from app.view.words import words


def find_a_card() -> Panel:
    """Return the sheet with a field for a card."""
    field = element("input", id="find", name="find", autocomplete="off", autocapitalize="off", autofocus=True)
    form = element(
        "form",
        element("label", words("find-such-as"), for_="find"),
        field,
        element("button", words("find-button"), type="submit"),
        class_="menu-number",
        data_do="find",
    )
    return Panel("find", words("find-title"), form)
