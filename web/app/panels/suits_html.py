"""Draws the suit signs in a text in the same way as on the cards."""

import re

from app.view.markup import Markup, element, joined

_SUITS = {"♣": ("c", "clubs"), "♦": ("d", "diamonds"), "♥": ("h", "hearts"), "♠": ("s", "spades")}
_SIGN = re.compile("([♣♦♥♠])")


def with_suits(text: str) -> Markup:
    """Return the text as HTML: each sign ♣ ♦ ♥ ♠ becomes a drawing, with its name for screen readers."""
    return joined(*(_drawn(part) if part in _SUITS else part for part in _SIGN.split(text)))


def _drawn(sign: str) -> Markup:
    letter, name = _SUITS[sign]
    shape = element("use", href=f"#s-{letter}")
    drawing = element("svg", shape, class_=f"pip s-{letter}", viewBox="-14 -14 28 28", aria_hidden=True)
    return joined(drawing, element("span", f" {name}", class_="unseen"))
