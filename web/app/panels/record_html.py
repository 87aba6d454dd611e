"""Builds what offers to copy what the player did: on the sheets "Keys" and "Your data", which fingers reach."""

from app.panels.panel import button, button_row
from app.view.markup import Markup, element, joined
from app.view.words import words


def record_section() -> Markup:
    """Return what a recording is for, and the button that copies it."""
    return joined(
        element("h3", words("record-title")),
        element("p", words("record-explained")),
        button_row(button("record-copy", words("record-copy"))),
    )
