"""Draws one card as SVG, from the drawings of the deck.

A card is 100 units wide and 142 high; a card that lies across (on its side) is 142 wide and 100 high. Suits,
ranks, backs and the emblems of the court cards are drawn once, in the hidden SVG element that `web/make/deck.py`
fills. A card only refers to them, so it adds few elements to the page. The build and the page use the same code.

The index of a card is its rank and suit. It is drawn where the pile leaves the card visible: on one line along the
top if the fan runs down, in a column at the visible edge if the fan runs sideways. It always stands upright, also
on a card that lies across.

The body is the big suit, or the emblem of a court card. Every face has a body, since the card on it may be lifted.
If the strip that the next card leaves visible is large enough, the body is drawn in this strip, but smaller.
Otherwise it is drawn where the next card hides it.

The player can choose other faces. The style sheet shows them without a new drawing. For the large and the jumbo
face it makes the index larger; the jumbo index takes the place of the body. For the classic face it shows rows of
pips or a picture in place of index and body. Classic faces are drawings of the deck, too, and are loaded when the
player chooses them (`web/make/drawings.py`). They have their index in two corners. On a small card, in the
tightest fan, and on a card that lies across, that index would be too small or cut off. There a small classic face
takes the place of the body alone.
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
_BASELINE = 38.5  # y of the baseline; the index fits in a strip of 41 units, the smallest in a fan that runs down
_SUIT = 14  # half the width of a suit
_SIDE = 0.76  # scale of the index in a column, so that the widest rank fits in a strip of 32 units
_STRIP = 16.4  # distance from the side of the card to the middle of that strip
_EMBLEMS = {JACK: "j", QUEEN: "q", KING: "k", JOKER: "x"}
# The index in the middle of the card, where the next card hides it: x of the rank, x of the suit, baseline, scale.
_SUNK = 28, 68, 58, 0.7

# Places of the body: x, y and scale of the big pip
_BodyPlace = tuple[float, float, float]
_TURNED_BODY: _BodyPlace = (71, 58, 1.9)  # on a card that lies across
_OPEN_DOWN: _BodyPlace = (50, 92, 2.1)  # on a card that is wholly visible; the fan runs down
_OPEN_ACROSS: _BodyPlace = (64, 92, 1.8)  # the same; the fan runs to the right
_HIDDEN_DOWN: _BodyPlace = (50, 106, 1.6)  # under the next card; the fan runs down
_HIDDEN_ACROSS: _BodyPlace = (74, 92, 1.6)  # the same; the fan runs to the right
# The body is drawn in the visible strip if the strip has at least this part of the height or of the width.
_LEAST_DOWN, _LEAST_ACROSS = 0.56, 0.5
# SVG transforms for a small classic face, which is drawn for a card with its index on one line at the top.
_SMALL_BESIDE = {"vl": "translate(17 12)scale(.82)", "vr": "translate(1 12)scale(.82)"}
_SMALL_TURNED = "translate(41 14)scale(.6)"
_INDEX_HEIGHT = 41  # from the top edge to below the index
_WHOLE = 0.8  # if at least this part of the card is visible, its index may be larger


def suit_letter(card: int) -> str:
    """Return "c", "d", "h" or "s", the letter of a suit in the names of the drawings and the style sheet."""
    return SUIT_LETTERS[suit(card)]


@cache
def draw_card(card: int, index: str, strip: float = 1.0, turned: bool = False) -> Markup:
    """Return the drawing of one card, in card units.

    Args:
        card: the card; one that is face down shows its back, whatever `index` says.
        index: where the index is drawn: "h" on one line along the top edge; "ht" the same but smaller, for a
            narrow strip; "vl" in a column at the left edge; "vr" in a column at the right edge; "" in the middle,
            because the strip that is visible is too narrow for it.
        strip: the part of the card that the next card of its pile leaves visible, from 0 to 1: of its height, or
            with "vl" and "vr" of its width.
        turned: whether the card lies across; its index is then on one line.
    """
    if is_down(card):
        return _use("back", transform="matrix(0 1-1 0 142 0)" if turned else None)
    if turned or index in {"h", "ht"}:
        marks = _line(card, HEIGHT if turned else WIDTH)
    else:
        marks = _column(card, right=index == "vr") if index else _sunk(card)
    body = _body(card, _TURNED_BODY if turned else _body_place(index, strip))
    classes, classic = [f"s-{suit_letter(card)}"], NOTHING
    if index == "ht":
        classes.append("tight")
    if rank(card) != JOKER:
        classes.append("pictured")
        classic = _classic(card, index, turned=turned)
    if turned:
        classes.append("lies")
    elif (strip or 1.0) >= _WHOLE:
        classes.append("whole")
    return joined(_use("lie" if turned else "card"), element("g", marks, body, classic, class_=" ".join(classes)))


def _classic(card: int, index: str, *, turned: bool) -> Markup:
    """Return the classic faces that the player may choose: the whole one, and the small one below the index."""
    name = f"{rank(card)}{suit_letter(card)}"
    place = _SMALL_TURNED if turned else _SMALL_BESIDE.get(index)
    small = _use(f"k-{name}", class_="classic small", transform=place) if turned or index else NOTHING
    whole = NOTHING if turned or index == "ht" else _use(f"c-{name}", class_="classic")
    return joined(small, whole)


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
    marks = [_use(f"r-{value}", transform=_place(left, 33, _SIDE))]
    if value != JOKER:
        marks.append(_use(f"s-{suit_letter(card)}", transform=_place(middle, 48.5, _SIDE)))
    return element("g", *marks, class_="ix-col ix-col-r" if right else "ix-col")


def _sunk(card: int) -> Markup:
    """Return the index on one line in the middle of the card, where the next card hides it."""
    value = rank(card)
    x, suit_x, y, size = _SUNK
    marks = [_use(f"r-{value}", transform=_place(x, y, size))]
    if value != JOKER:
        marks.append(_use(f"s-{suit_letter(card)}", transform=_place(suit_x, y - CAP / 2 * size, size)))
    return element("g", *marks, class_="ix-sunk")


def _body_place(index: str, strip: float) -> _BodyPlace:
    """Return x, y and scale of the body: in the visible strip if there is room, otherwise under the next card.

    The larger the strip, the nearer the body is to its place and size on a card that is wholly visible. A `strip`
    of 0 counts as 1, a card that is wholly visible.
    """
    strip = strip or 1.0
    if index in {"vl", "vr"}:
        x, y, size = _HIDDEN_ACROSS
        if strip >= _LEAST_ACROSS:
            x, y, full = _OPEN_ACROSS
            x, size = x * strip, min(full, ((WIDTH - x) * strip - 2) / _SUIT)
        return (WIDTH - x if index == "vr" else x), y, size
    if strip < _LEAST_DOWN or not index:
        return _HIDDEN_DOWN
    x, _, full = _OPEN_DOWN
    visible = strip * HEIGHT
    return x, (_INDEX_HEIGHT + visible) / 2, min(full, (visible - _INDEX_HEIGHT - 5) / (2 * _SUIT))


def _body(card: int, place: _BodyPlace) -> Markup:
    """Return the big suit, or the emblem of a court card or joker."""
    x, y, size = place
    value = rank(card)
    if value in _EMBLEMS:
        return _use(f"e-{_EMBLEMS[value]}", class_="body", transform=_place(x, y, size / 1.9))
    return _use(f"s-{suit_letter(card)}", class_="body", transform=_place(x, y, size))


def _place(x: float, y: float, size: float) -> str:
    """Return the SVG transform that scales a drawing by `size` and moves it to the point (x, y)."""
    return f"translate({x:g} {y:g})scale({size:.3g})"
