"""Builds the section that offers to copy a recording of what the player did.

It is on the sheets "Keys" and "Your data", so that it can be reached by touch, too.
"""

from app.panels.panel import button, button_row
from app.view.markup import Markup, element, joined
from app.view.words import words


def record_section() -> Markup:
    """Return the section: a heading, an explanation of the recording, and the button that copies it."""
    return joined(
        element("h3", words("record-title")),
        element("p", words("record-explained")),
        button_row(button("record-copy", words("record-copy"))),
    )
