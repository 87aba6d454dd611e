"""Draws the deck when the page is built: the SVG drawings from which all cards are put together.

The indices are outlines of Zilla Slab Bold (Copyright 2017 The Mozilla Foundation, SIL Open Font License 1.1,
https://scripts.sil.org/OFL), read from the npm package `@fontsource/zilla-slab`. Everything else, suits,
emblems and back, is drawn here by hand. `web/app/view/card_svg.py` puts cards together from these drawings and
defines every measure that the two files share.

Drawings take the colour of their suit from `currentColor` and the rest from the variables --face, --edge,
--shade, --lattice and --gold of the style sheet. They use no filter, gradient or clip: a table shows a
hundred cards, and on a phone each of those would slow down every frame.
"""

from collections.abc import Callable
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen  # type: ignore[import-untyped]
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from app.view.card_svg import CAP, HEIGHT, RADIUS, RANK_WIDTHS, WIDTH
from make.tools import CannotBuildError

FONT = "zilla-slab-latin-700-normal.woff"
"""The file in the folder of fonts. A .woff2 file would need one more library to read."""

SUITS = {
    "c": "M-6.6-7.2a6.6 6.6 0 1 1 13.2 0a6.6 6.6 0 1 1-13.2 0M-13.8 3.4a6.6 6.6 0 1 1 13.2 0a6.6 6.6 0 1 1-13.2 0"
    "M.6 3.4a6.6 6.6 0 1 1 13.2 0a6.6 6.6 0 1 1-13.2 0M-3-3H3L1.4 5Q1.6 12 5.4 14H-5.4Q-1.6 12-1.4 5Z",
    "d": "M0-14.5Q4.4-6.6 11 0Q4.4 6.6 0 14.5Q-4.4 6.6-11 0Q-4.4-6.6 0-14.5Z",
    "h": "M0 13.6C-3 8.4-14 3.4-14-5.2C-14-9.8-10.8-13-6.8-13C-3.6-13-1.1-11.2 0-8.2C1.1-11.2 3.6-13 6.8-13"
    "C10.8-13 14-9.8 14-5.2C14 3.4 3 8.4 0 13.6Z",
    "s": "M0-14.2C2.8-9 13.4-3.4 13.4 4C13.4 7.8 10.6 10.4 7.3 10.4C4.7 10.4 2.7 9.2 1.4 7.2Q1.8 12 5.4 14H-5.4"
    "Q-1.8 12-1.4 7.2C-2.7 9.2-4.7 10.4-7.3 10.4C-10.6 10.4-13.4 7.8-13.4 4C-13.4-3.4-2.8-9 0-14.2Z",
}
"""The outline of each suit, in a box of 28 units around the origin."""

TEN = (
    "M0-34H10.8V-6H14V0H0V-6H4V-28H0Z"
    "M24.8-34.6C31-34.6 34-30.5 34-24V-10"
    "C34-3.5 31 .6 24.8 .6C18.6 .6 15.6-3.5 15.6-10V-24C15.6-30.5 18.6-34.6 24.8-34.6Z"
    "M24.8-29C22.6-29 22.1-27 22.1-24V-10C22.1-7 22.6-5 24.8-5C27-5 27.5-7 27.5-10V-24C27.5-27 27-29 24.8-29Z"
)
"""The index of the ten. It is drawn by hand, because the 1 and the 0 of the font are too wide together."""

DE = (
    "M0 0V-10.5H4C7.4-17 9-24 9.4-34H31V-10.5H35V0H29.4V-4.8H5.6V0Z"
    "M11-10.5H24.2V-28.2H15.6C15.2-21 13.7-15.4 11-10.5Z"
)
"""The letter Д in the style of the font, which has no Cyrillic letters. Its feet stand on the baseline."""

_DRAWN = {"Д": DE}  # letters that the font does not have
_ALIKE = {"А": "A", "В": "B", "К": "K", "Т": "T"}  # Cyrillic letters that look like Latin letters
# For letters of other countries, in card units: the largest width, and how far left of x = 0 a wide letter may
# begin.
_WIDEST, _OVERHANG = 35, 3

STAR = "M15-35L18.9-22.6L30-22.6L21-14.9L24.3-2L15-9.8L5.7-2L9-14.9L0-22.6L11.1-22.6Z"
"""The index of the joker, which has no rank."""

EMBLEMS = {
    "k": (
        "M-2.8-23h5.6v4.6h4.6v5.2h-4.6v5.4L11.4 2.4L21.6-7.6A4.2 4.2 0 1 1 26.4-5.2L20.6 12H-20.6"
        "L-26.4-5.2A4.2 4.2 0 1 1-21.6-7.6L-11.4 2.4L-2.8-7.8v-5.4H-7.4v-5.2H-2.8Z",
        "M-20.6 15H20.6V21H-20.6Z",
    ),
    "q": (
        "M-1.7-13.4A3.8 3.8 0 1 1 1.7-13.4L7.4-.4L12.4-9A3.8 3.8 0 1 1 16-8L18.4 2L23.6-3.8"
        "A3.8 3.8 0 1 1 26.8-1.6L21.5 13Q0 7-21.5 13L-26.8-1.6A3.8 3.8 0 1 1-23.6-3.8L-18.4 2L-16-8"
        "A3.8 3.8 0 1 1-12.4-9L-7.4-.4Z",
        "M-21.5 16Q0 10 21.5 16V22Q0 16-21.5 22ZM-3.4 2.4a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0",
    ),
    "j": (
        "M-20 6.4C-20-5-13.4-18.8-3-18.8C3-18.8 5-13.4 9-8.6C12-5 17.6-1 22 3.4C12 3.6 0 9.4-10 7.8"
        "C-14 7.2-17 6.8-20 6.4ZM-29-3C-25 5-20 10.6-10 11.6C4 13 20 8 31 10C22.6 18.4 8 21.4-6 21.4"
        "C-20 21.4-30 12-29-3Z",
        "M-8 8C-7.4-8 4-20.8 27-23C26.4-19 25-15.4 21.6-12.2L15.6-11.6L18.4-9.4C13-5.4 6-3.4-1.4-1.6L-3.4 7.8Z",
    ),
    "x": (
        "M-20.6 12C-20 3-21-3-26-4C-26-13-13-16-7-6L-6-5C-7-14-3-20 5-22C13-24 18-20 18-13"
        "C12-15 8-12 9-5C14-10 26-10 26.4 1C21 1 20.6 6 20.6 12Z",
        "M-20.6 15H20.6V21H-20.6ZM-30 0a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0M14.4-9"
        "a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0M22.4 5a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0",
    ),
}
"""The emblem of each court card and the joker: the part in the colour of the suit and the part in gold, which fit
in a box of 60 by 46 units around the origin."""

_BACK_IN_USE = '<use id="back" href="#back-lattice"/>'  # the page links it to the back that the player chose
_TAIL = -20  # in units of the font: a letter that reaches below this has a tail; only the Q does


def defs(fonts: Path) -> str:
    """Return all drawings, as the content of the hidden SVG element of the page that other drawings refer to.

    `fonts` is the folder with the font files.
    """
    font = TTFont(fonts / FONT)
    drawings = [_base("card", WIDTH, HEIGHT), _base("lie", HEIGHT, WIDTH), _back(), _BACK_IN_USE]
    drawings += (_path(f"r-{rank}", _index(font, rank)) for rank in range(1, 14))
    drawings.append(_path("r-14", STAR))
    drawings += (_path(f"s-{suit}", shape) for suit, shape in SUITS.items())
    drawings += (_emblem(court, *parts) for court, parts in EMBLEMS.items())
    return "".join(drawings)


def letter(fonts: Path, sign: str, rank: int) -> str:
    """Return the path of a letter that replaces the usual index of a rank, such as the German "B" for the jack.

    Raises:
        CannotBuildError: There is no drawing of this letter.
    """
    if sign in _DRAWN:
        return _DRAWN[sign]
    font, character = TTFont(fonts / FONT), _ALIKE.get(sign, sign)
    if len(character) != 1 or ord(character) not in font.getBestCmap():
        raise CannotBuildError(f"There is no drawing of {sign!r} for the index of cards: see web/make/deck.py.")
    shape = _glyph(font, character)
    left, _, right, _ = _bounds(shape)
    tall = CAP / font["OS/2"].sCapHeight
    width = min((right - left) * tall, _WIDEST)
    start = max(-_OVERHANG, min(0, (RANK_WIDTHS[rank - 1] - width) / 2))
    wide = width / (right - left)
    return _svg(_moved(shape, lambda x, y: (start + (x - left) * wide, -y * tall)))


def _path(name: str, shape: str) -> str:
    """Return a shape in the colour of its suit."""
    return f'<path id="{name}" fill="currentColor" d="{shape}"/>'


def _emblem(court: str, body: str, gold: str) -> str:
    """Return the two parts of the picture on a court card or joker."""
    return f'<g id="e-{court}"><path fill="currentColor" d="{body}"/><path fill="var(--gold)" d="{gold}"/></g>'


def _base(name: str, width: int, height: int) -> str:
    """Return a blank card. Its shadow is a second card below it, because a true shadow would need a filter."""
    size = f'width="{width}" height="{height}" rx="{RADIUS}"'
    inner = f'x=".6" y=".6" width="{width - 1.2:g}" height="{height - 1.2:g}" rx="7.9"'
    return (
        f'<g id="{name}"><rect y="2.2" {size} fill="var(--shade)"/><rect {size} fill="var(--face)"/>'
        f'<rect {inner} fill="none" stroke="var(--edge)" stroke-width="1.2"/></g>'
    )


def _back() -> str:
    """Return the back of a card: a lattice in a light rim, which separates it from the cloth and other cards."""
    return (
        '<g id="back-lattice"><use href="#card"/>'
        '<rect x="6" y="6" width="88" height="130" rx="5" fill="#21324F"/>'
        f'<path d="M11 11.5H89V130.5H11ZM11 11.5{_lattice(13, 17, 6, 7)}"'
        ' fill="none" stroke="var(--lattice)" stroke-opacity=".7"/></g>'
    )


def _lattice(columns: int, rows: int, width: int, height: int) -> str:
    """Return a lattice of diamonds drawn in one stroke: the path of a ball that bounces off the sides of a table.

    It starts in one corner and crosses every cell before it ends in another, provided that the numbers of columns
    and rows have no common divisor.
    """
    x, y, dx, dy = 0, 0, 1, 1
    path = ""
    while True:
        step = min(columns - x if dx > 0 else x, rows - y if dy > 0 else y)
        x, y = x + dx * step, y + dy * step
        path += f"l{dx * step * width} {dy * step * height}"
        at_side, at_end = x in (0, columns), y in (0, rows)
        if at_side and at_end:
            return path
        dx, dy = (-dx if at_side else dx), (-dy if at_end else dy)


def _index(font: TTFont, rank: int) -> str:
    """Return the path of a rank's index: from x = 0, standing on y = 0, as wide as RANK_WIDTHS says."""
    if rank == 10:
        return TEN
    shape = _glyph(font, " A23456789 JQK"[rank])
    left, bottom, right, top = _bounds(shape)
    wide, tall, foot = RANK_WIDTHS[rank - 1] / (right - left), CAP / font["OS/2"].sCapHeight, 0.0
    if bottom < _TAIL:  # the tail would reach into the next card of a narrow fan, so it stands on the baseline
        tall, foot = tall * top / (top - bottom), bottom
    return _svg(_moved(shape, lambda x, y: ((x - left) * wide, (foot - y) * tall)))


def _glyph(font: TTFont, character: str) -> RecordingPen:
    """Return the outline of a character in units of the font. Digits have the form that is as tall as capitals."""
    name = f"uni{ord(character):04X}.pnum_lnum" if character.isdigit() else font.getBestCmap()[ord(character)]
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    return pen


def _bounds(shape: RecordingPen) -> tuple[float, float, float, float]:
    """Return the left, bottom, right and top edge of an outline."""
    pen = BoundsPen(None)
    shape.replay(pen)
    left, bottom, right, top = pen.bounds
    return left, bottom, right, top


def _moved(shape: RecordingPen, move: Callable[[float, float], tuple[float, float]]) -> RecordingPen:
    """Return the outline with every point moved by the function."""
    moved = RecordingPen()
    moved.value = [(verb, tuple(move(*point) for point in points)) for verb, points in shape.value]
    return moved


def _svg(shape: RecordingPen) -> str:
    """Return the path data, rounded to a tenth of a unit: at most a third of a pixel on any screen."""
    pen = SVGPathPen(None, ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
    shape.replay(pen)
    return str(pen.getCommands())
