"""Makes the drawings of cards that a player can choose: `backs.svg`, `courts.svg` (classic faces), `suits.svg`.

The page does not contain these files. It fetches a file when the player chooses it, and adds it to the deck, the
SVG element with the drawings of `make/deck.py`. So the files may refer to drawings of the deck, such as the suits.
The drawings by hand are in `web/drawings/`. This module adds all that it can compute: the rows of pips (the suit
signs on a number card), and the second half of a court card (jack, queen or king).

Like the deck, the drawings use no filter, gradient or clip. They also have no `style` attribute, because the
security policy of the page forbids it. All measures are in card units: a card is 100 wide and 142 high.
"""

import re
from collections.abc import Iterator

from fontTools.misc.transform import Identity  # type: ignore[import-untyped]

from app.view.card_svg import HEIGHT, RANK_WIDTHS, WIDTH
from make.deck import SUITS
from make.suit_patterns import moved, patterned
from make.tools import WEB

FOLDER = WEB / "drawings"
DRAWN_BACKS = ("spine", "fans", "rose", "night")
"""The backs with a file in `web/drawings/`. The deck has the lattice; `_pips_back` makes the back with pips."""

_ROWS, _COLUMNS = (27, 56.3, 85.7, 115), (33, 50, 67)
_HIGH, _MIDDLE, _LOW = _ROWS[0], HEIGHT / 2, _ROWS[-1]
_LEFT, _CENTRE, _RIGHT = _COLUMNS
_SIDES: list[tuple[float, float]] = [(x, y) for x in (_LEFT, _RIGHT) for y in (_HIGH, _LOW)]
_WAIST = [(_LEFT, _MIDDLE), (_RIGHT, _MIDDLE)]
_TALL = [(x, y) for x in (_LEFT, _RIGHT) for y in _ROWS]
PIPS: dict[int, list[tuple[float, float]]] = {
    2: [(_CENTRE, _HIGH), (_CENTRE, _LOW)],
    3: [(_CENTRE, _HIGH), (_CENTRE, _MIDDLE), (_CENTRE, _LOW)],
    4: _SIDES,
    5: [*_SIDES, (_CENTRE, _MIDDLE)],
    6: [*_SIDES, *_WAIST],
    7: [*_SIDES, *_WAIST, (_CENTRE, 49)],
    8: [*_SIDES, *_WAIST, (_CENTRE, 49), (_CENTRE, 93)],
    9: [*_TALL, (_CENTRE, _MIDDLE)],
    10: [*_TALL, (_CENTRE, 41.7), (_CENTRE, 100.3)],
}
"""For each rank, the centre (x, y) of each pip. The pips in the lower half of a card are upside down."""
_PIP, _ACE = 0.64, 2.3

COURTS = {11: "jack", 12: "queen", 13: "king"}
# The index (the rank above the suit) fills a corner of 24 by 41 units: x of its middle, y of the foot of the rank,
# y of the middle of the suit.
_INDEX_MIDDLE, _RANK_FOOT, _SUIT_MIDDLE = 13, 23.5, 32.5
_RANK_SIZE, _SUIT_SIZE = 0.53, 0.52
_FRAME = '<rect x="24" y="7" width="52" height="128" rx="2" fill="none" stroke="#21324F" stroke-width="1.2"/>'
_SASH = '<path d="M24 68.8L76 70.8V73.2L24 71.2Z" fill="#D9A441" stroke="#1B1F24" stroke-width=".8"/>'
_TURNED = f'transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})"'
_SMALL_LEFT, _SMALL_TOP, _SMALL_WIDTH, _SMALL_HEIGHT = 13.6, 45, 72.8, 89.6  # the frame of a small face
_SMALL_ART, _SMALL_PIP, _SMALL_ACE = 1.4, 0.56, 2.0  # scales on a small face
_SCEPTRE = (72.3, 13.5, 0.27)  # the suit at the end of the king's sceptre: x, y and scale


def backs() -> str:
    """Return an SVG file with every back that is not in the deck, in groups named "back-spine" and so on."""
    found = {name: _source(f"back-{name}") for name in DRAWN_BACKS} | {"pips": _pips_back()}
    return _file(f'<g id="back-{name}"><use href="#card"/>{content}</g>' for name, content in found.items())


def courts() -> str:
    """Return an SVG file with the classic faces: "c-1s" is the ace of spades, "c-13h" the king of hearts.

    Groups such as "k-1s" are for small cards. A small card keeps the large index of the faces in the deck. Below
    the index, it shows the same pips as the whole face, or the upper half of the same picture.
    """
    art = (f'<g id="art-{rank}">{_source(name)}</g>' for rank, name in COURTS.items())
    names = [(rank, suit) for suit in SUITS for rank in range(1, 14)]
    return _file([*art, *(_face(*name) for name in names), *(_small_face(*name) for name in names)])


def suits() -> str:
    """Return an SVG file with both forms of every suit, such as "s-d-plain" and "s-d-patterned" for diamonds."""
    plain = (_path(f"s-{suit}-plain", shape) for suit, shape in SUITS.items())
    return _file([*plain, *(_path(f"s-{suit}-patterned", patterned(suit)) for suit in SUITS)])


def _file(parts: Iterator[str] | list[str]) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'


def _source(name: str) -> str:
    """Return the content of the SVG element of a file in `web/drawings/`, without comments and line breaks."""
    text = re.sub(r"<!--.*?-->", "", (FOLDER / f"{name}.svg").read_text("utf-8"), flags=re.DOTALL)
    inside = re.sub(r"^\s*<svg[^>]*>|</svg>\s*$", "", text)
    return re.sub(r">\s+<", "><", inside).strip()


# Suits


def _path(name: str, shape: str) -> str:
    return f'<path id="{name}" fill="currentColor" d="{shape}"/>'


# Faces


def _face(rank: int, suit: str) -> str:
    """Return a whole face without the blank card: the index in two corners, and the pips or the court picture."""
    index = f'<g id="i-{rank}{suit}">{_index(rank, suit)}</g>'
    body = _court(rank, suit) if rank in COURTS else _pips(rank, suit)
    return f'<g id="c-{rank}{suit}">{index}<use href="#i-{rank}{suit}" {_TURNED}/>{body}</g>'


def _small_face(rank: int, suit: str) -> str:
    """Return what a small card shows below its index."""
    return f'<g id="k-{rank}{suit}">{_bust(rank, suit) if rank in COURTS else _small_pips(rank, suit)}</g>'


def _bust(rank: int, suit: str) -> str:
    """Return the upper half of the picture of a court card in a frame."""
    x, y = WIDTH / 2 * (1 - _SMALL_ART), _SMALL_TOP - 7 * _SMALL_ART
    half = f'<use href="#h-{rank}{suit}"{_mirror(suit)}/>'
    frame = (
        f'<rect x="{_SMALL_LEFT}" y="{_SMALL_TOP}" width="{_SMALL_WIDTH}" height="{_SMALL_HEIGHT}" rx="2" '
        'fill="none" stroke="#21324F" stroke-width="1.6"/>'
    )
    return f'<g transform="translate({x:.4g} {y:.4g})scale({_SMALL_ART})">{half}</g>{frame}'


def _small_pips(rank: int, suit: str) -> str:
    middle = _SMALL_TOP + _SMALL_HEIGHT / 2
    if rank == 1:
        return _use(f"s-{suit}", WIDTH / 2, middle, _SMALL_ACE)
    wider, lower = 1.35, 0.77  # the distances between pips, as multiples of those on a whole face
    places = (
        (_CENTRE + (x - _CENTRE) * wider, middle + (y - _MIDDLE) * lower, y > _MIDDLE) for x, y in PIPS[rank]
    )
    return "".join(_use(f"s-{suit}", x, y, _SMALL_PIP, turned=turned) for x, y, turned in places)


def _mirror(suit: str) -> str:
    """Return the attribute that mirrors the pictures of diamonds and clubs; "" for the other suits."""
    return f' transform="matrix(-1 0 0 1 {WIDTH} 0)"' if suit in "cd" else ""


def _index(rank: int, suit: str) -> str:
    left = _INDEX_MIDDLE - RANK_WIDTHS[rank - 1] * _RANK_SIZE / 2
    marks = _use(f"r-{rank}", left, _RANK_FOOT, _RANK_SIZE)
    return marks + _use(f"s-{suit}", _INDEX_MIDDLE, _SUIT_MIDDLE, _SUIT_SIZE)


def _pips(rank: int, suit: str) -> str:
    if rank == 1:
        return _use(f"s-{suit}", WIDTH / 2, HEIGHT / 2, _ACE)
    return "".join(_use(f"s-{suit}", x, y, _PIP, turned=y > HEIGHT / 2) for x, y in PIPS[rank])


def _court(rank: int, suit: str) -> str:
    """Return the picture of a court card: one half, and the same half rotated by 180°.

    The pictures of diamonds and clubs are mirrored.
    The colours of the clothes are `--robe` and `--trim`, which the style sheet sets by suit.
    """
    half = f'<use href="#art-{rank}"/>'
    if COURTS[rank] == "king":
        x, y, size = _SCEPTRE
        half += f'<g stroke="#1B1F24" stroke-width="3">{_use(f"s-{suit}", x, y, size)}</g>'
    name = f"h-{rank}{suit}"
    half = f'<g id="{name}">{half}</g>'
    return f'<g{_mirror(suit)}>{half}<use href="#{name}" {_TURNED}/>{_SASH}</g>{_FRAME}'


def _use(name: str, x: float, y: float, size: float, *, turned: bool = False) -> str:
    turn = "rotate(180)" if turned else ""
    return f'<use href="#{name}" transform="translate({x:g} {y:g}){turn}scale({size:g})"/>'


# The back with pips


def _pips_back() -> str:
    """Return a back with rows of the four suits. It has one path for each colour, so that a table draws fast."""
    rows = "shcd", "dshc", "cdsh", "hcds", "shcd", "dshc", "cdsh"
    shapes = {"sc": "", "hd": ""}
    for row, suits in enumerate(rows):
        for column, suit in enumerate(suits):
            turned = row * 4 + column >= 14  # the second half of the 28 suits
            place = Identity.translate(20.5 + column * 19.7, 20.5 + row * 16.9).rotate(3.141592653589793 * turned)
            colour = next(pair for pair in shapes if suit in pair)
            shapes[colour] += moved(SUITS[suit], place.scale(0.4))
    return (
        '<rect x="6" y="6" width="88" height="130" rx="5" fill="#F2E4C6"/>'
        '<rect x="10" y="10" width="80" height="122" rx="3" fill="none" stroke="#B8323F" stroke-width="1.4"/>'
        f'<path fill="#2F4A6B" d="{shapes["sc"]}"/><path fill="#B8323F" d="{shapes["hd"]}"/>'
    )
