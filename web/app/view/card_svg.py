"""The face of one card as SVG: which symbols of the deck go where.

A card is 100 units wide and 142 high; lying across, 142 wide and 100 high. Everything it is made of is drawn
once, in the hidden sheet that `web/make/deck.py` writes, and only referred to here; so a card costs the page at
most five elements. Nothing in this file knows the browser: the same text is made at build time and on the table.

The index follows the fan of the pile: on one line for a fan that runs down, in a column at the open edge for a
fan that runs sideways. It always stands upright, on a card lying across too.
"""

from functools import cache

from engine.core.cards import is_down, rank, suit

WIDTH, HEIGHT = 100, 142
JOKER = 14

RANK_WIDTHS = (33.5, 26.5, 24.5, 28, 24.5, 24.5, 24.5, 25, 24.5, 34, 23.5, 33, 32.5, 30)
"""How wide the index of each rank, ace to joker, is drawn. The deck fits its outlines to these widths."""
CAP = 34
"""How high the index is drawn."""

_EDGE = 6  # from the side of the card to its index
_BASELINE = 38.5  # high enough for a strip of 41 units, the tightest a fan running down is drawn
_SUIT = 14  # half the width of a suit
_SIDE = 0.76  # the index in a column is smaller: the widest rank must stand free in a strip of 32 units
_STRIP = 16.4  # the middle of that strip
_EMBLEMS = {11: "j", 12: "q", 13: "k", JOKER: "x"}


def _letter(card: int) -> str:
    """The letter of the suit in the names of the drawings."""
    return "cdhs"[suit(card)]


@cache
def face(card: int, index: str, covered: bool, turned: bool = False) -> str:
    """Draw one card: the markup inside its group, in card units.

    index: "h" on one line along the top, "ht" the same but smaller, for a narrow strip; "vl" in a column at the
    left edge, "vr" at the right edge; "" nowhere.
    covered: something lies on the card, so it shows its index only.
    turned: the card lies across; its index is on one line whatever `index` says.
    """
    if is_down(card):
        return _use("back", 'transform="matrix(0 1-1 0 142 0)"' if turned else "")
    if not index:
        return _use("card")
    in_line = turned or index in {"h", "ht"}
    marks = _line(card, HEIGHT if turned else WIDTH) if in_line else _column(card, index == "vr")
    body = "" if covered else _body(card, index, turned)
    kinds = f"s-{_letter(card)}{' tight' if index == 'ht' else ''}"
    return f'{_use("lie" if turned else "card")}<g class="{kinds}">{marks}{body}</g>'


def _use(name: str, where: str = "") -> str:
    """Refer to one drawing of the deck."""
    return f'<use href="#{name}" {where}/>' if where else f'<use href="#{name}"/>'


def _line(card: int, width: int) -> str:
    """Rank at the left, suit at the right: both stay whole when the next card covers all but the top.

    Placed by x and y alone, which leaves `transform` free for the style sheet to make them smaller.
    """
    value = rank(card)
    marks = _use(f"r-{value}", f'class="ix" x="{_EDGE}" y="{_BASELINE}"')
    if value == JOKER:
        return marks
    corner = "ix ix-t" if width == HEIGHT else "ix ix-r"
    x, y = width - _EDGE - _SUIT, _BASELINE - CAP / 2
    return marks + _use(f"s-{_letter(card)}", f'class="{corner}" x="{x}" y="{y}"')


def _column(card: int, right: bool) -> str:
    """Rank over suit, both in the middle of the strip that stays open."""
    value = rank(card)
    middle = WIDTH - _STRIP if right else _STRIP
    left = middle - RANK_WIDTHS[value - 1] * _SIDE / 2
    marks = _use(f"r-{value}", _place(left, 33, _SIDE))
    return marks if value == JOKER else marks + _use(f"s-{_letter(card)}", _place(middle, 48.5, _SIDE))


def _body(card: int, index: str, turned: bool) -> str:
    """The one big pip, or the emblem of a court card, clear of the index."""
    x, y, size = (
        (71, 58, 1.9)
        if turned
        else {"h": (50, 92, 2.1), "ht": (50, 92, 2.1), "vl": (64, 92, 1.8), "vr": (36, 92, 1.8)}[index]
    )
    value = rank(card)
    if value in _EMBLEMS:
        return _use(f"e-{_EMBLEMS[value]}", _place(x, y, size / 1.9))
    return _use(f"s-{_letter(card)}", _place(x, y, size))


def _place(x: float, y: float, size: float) -> str:
    """Where a drawing goes, and how large."""
    return f'transform="translate({x:g} {y:g})scale({size:.3g})"'
