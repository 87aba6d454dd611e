"""Builds the button that pauses scanning, which is play with a single switch."""

from app.panels.panel import button
from app.view.markup import Markup, element
from app.view.words import words


def wait_button() -> Markup:
    """Return the button, for the row of buttons under the table."""
    sign = element("svg", element("path", d="M8.5 5v14M15.5 5v14"), viewBox="0 0 24 24", aria_hidden=True)
    return button("wait", sign, element("span", words("wait-button")), id="wait", aria_label=words("wait-words"))
