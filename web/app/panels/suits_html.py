"""Draws suit signs and the indices of cards between words, in the same way as on the cards."""

import re

from app.view.card_svg import CAP, RANK_WIDTHS, suit_letter
from app.view.markup import Markup, element, joined
from app.view.words import words
from engine.core.cards import JOKER, Card, rank

_SUITS = {"♣": ("c", "clubs"), "♦": ("d", "diamonds"), "♥": ("h", "hearts"), "♠": ("s", "spades")}
_SIGN = re.compile("([♣♦♥♠])")


def with_suits(text: str) -> Markup:
    """Return the text as HTML: each sign ♣ ♦ ♥ ♠ becomes a drawing, with its name for screen readers."""
    return joined(*(_drawn(part) if part in _SUITS else part for part in _SIGN.split(text)))


def _drawn(sign: str) -> Markup:
    letter, name = _SUITS[sign]
    shape = element("use", href=f"#s-{letter}")
    drawing = element("svg", shape, class_=f"pip s-{letter}", viewBox="-14 -14 28 28", aria_hidden=True)
    return joined(drawing, element("span", " ", words("suit", suit=name), class_="unseen"))


def index_of(card: Card) -> Markup:
    """Return the rank and suit of a face-up card as a drawing, hidden from screen readers; a joker has no suit."""
    value, letter = rank(card), suit_letter(card)
    marks = [element("use", href=f"#r-{value}", x=(36 - RANK_WIDTHS[value - 1]) / 2, y=CAP)]
    if value != JOKER:
        marks.append(element("use", href=f"#s-{letter}", x=54, y=CAP / 2))
    return element("svg", *marks, class_=f"index s-{letter}", viewBox="-4 -5 76 44", aria_hidden=True)
