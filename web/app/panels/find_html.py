"""Builds the sheet in which a player types which card to look for."""

from app.panels.panel import Panel
from app.view.markup import element

TITLE = "Find a card"


def find_a_card() -> Panel:
    """Return the sheet with a field for a card."""
    field = element("input", id="find", name="find", autocomplete="off", autocapitalize="off", autofocus=True)
    form = element(
        "form",
        element("label", "Such as 7s, 10 h or queen of clubs", for_="find"),
        field,
        element("button", "Find", type="submit"),
        class_="menu-number",
        data_do="find",
    )
    return Panel(TITLE, form)
