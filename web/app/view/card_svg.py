"""Draws one card as SVG, from the drawings of the deck.

A card is 100 units wide and 142 high; one that lies across is 142 wide and 100 high. Suits, ranks, backs and the
emblems of the court cards are drawn once, in the hidden SVG element that `web/make/deck.py` fills. A card only
refers to them, so it adds at most five elements to the page. The build and the page use the same code.

The index of a card is its rank and suit. It is drawn where the pile leaves the card visible: on one line along the
top if the fan runs down, in a column at the visible edge if the fan runs sideways. It always stands upright, also
on a card that lies across.
"""

from functools import cache

from app.view.markup import NOTHING, Markup, element, joined
from engine.core.cards import JACK, JOKER, KING, QUEEN, SUIT_LETTERS, is_down, rank, suit

WIDTH, HEIGHT = 100, 142
RADIUS = 8.5
"""The radius of the corners."""
RANK_WIDTHS = (33.5, 26.5, 24.5, 28, 24.5, 24.5, 24.5, 25, 24.5, 34, 23.5, 33, 32.5, 30)
"""How wide the index of each rank is drawn, ace to joker. The deck fits its outlines to these widths."""
CAP = 34
"""How high the index is drawn."""

_EDGE = 6  # distance from the side of the card to its index
_BASELINE = 38.5  # high enough for a strip of 41 units, the tightest a fan running down is drawn
_SUIT = 14  # half the width of a suit
_SIDE = 0.76  # scale of the index in a column, so that the widest rank fits in a strip of 32 units
_STRIP = 16.4  # the middle of that strip
_EMBLEMS = {JACK: "j", QUEEN: "q", KING: "k", JOKER: "x"}
_TURNED_BODY = 71, 58, 1.9  # x, y and scale of the big pip on a card that lies across
_BODIES = {"h": (50, 92, 2.1), "ht": (50, 92, 2.1), "vl": (64, 92, 1.8), "vr": (36, 92, 1.8)}  # by the index


def suit_letter(card: int) -> str:
    """Return "c", "d", "h" or "s", the letter of a suit in the names of the drawings and the style sheet."""
    return SUIT_LETTERS[suit(card)]


@cache
def draw_card(card: int, index: str, covered: bool, turned: bool = False) -> Markup:
    """Return the drawing of one card, in card units.

    Args:
        card: the card; one that is face down shows its back, whatever `index` says.
        index: where the index is drawn: "h" on one line along the top edge; "ht" the same but smaller, for a
            narrow strip; "vl" in a column at the left edge; "vr" in a column at the right edge; "" gives a blank
            card.
        covered: whether another card lies on this one, so that only the index is drawn.
        turned: whether the card lies across; its index is then on one line for every `index` except "".
    """
    if is_down(card):
        return _use("back", transform="matrix(0 1-1 0 142 0)" if turned else None)
    blank = _use("lie" if turned else "card")
    if not index:
        return blank
    in_line = turned or index in {"h", "ht"}
    marks = _line(card, HEIGHT if turned else WIDTH) if in_line else _column(card, right=index == "vr")
    body = NOTHING if covered else _body(card, index, turned)
    tight = " tight" if index == "ht" else ""
    face = element("g", marks, body, class_=f"s-{suit_letter(card)}{tight}")
    return joined(blank, face)


def _use(name: str, **attributes: str | float | None) -> Markup:
    """Return a reference to one drawing of the deck."""
    return element("use", href=f"#{name}", **attributes)


def _line(card: int, width: int) -> Markup:
    """Return the index on one line, for a card that is `width` units wide.

    The rank is at the left and the suit at the right, so that both can be seen if only the top of the card is
    visible; the joker has no suit. They are placed by x and y alone, which leaves `transform` free for the style
    sheet to make them smaller.
    """
    value = rank(card)
    marks = _use(f"r-{value}", class_="ix", x=_EDGE, y=_BASELINE)
    if value == JOKER:
        return marks
    corner = "ix ix-t" if width == HEIGHT else "ix ix-r"
    x, y = width - _EDGE - _SUIT, _BASELINE - CAP / 2
    return joined(marks, _use(f"s-{suit_letter(card)}", class_=corner, x=x, y=y))


def _column(card: int, *, right: bool) -> Markup:
    """Return the index in a column, rank above suit, in the middle of the strip that stays visible."""
    value = rank(card)
    middle = WIDTH - _STRIP if right else _STRIP
    left = middle - RANK_WIDTHS[value - 1] * _SIDE / 2
    marks = _use(f"r-{value}", transform=_place(left, 33, _SIDE))
    if value == JOKER:
        return marks
    return joined(marks, _use(f"s-{suit_letter(card)}", transform=_place(middle, 48.5, _SIDE)))


def _body(card: int, index: str, turned: bool) -> Markup:
    """Return the big suit, or the emblem of a court card or joker, placed so that it does not touch the index."""
    x, y, size = _TURNED_BODY if turned else _BODIES[index]
    value = rank(card)
    if value in _EMBLEMS:
        return _use(f"e-{_EMBLEMS[value]}", transform=_place(x, y, size / 1.9))
    return _use(f"s-{suit_letter(card)}", transform=_place(x, y, size))


def _place(x: float, y: float, size: float) -> str:
    """Return the SVG transform that scales a drawing by `size` and moves it to the point (x, y)."""
    return f"translate({x:g} {y:g})scale({size:.3g})"
