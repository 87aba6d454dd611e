"""The deck as one sheet of SVG, drawn when the page is built.

The indices are outlines of Zilla Slab Bold (Copyright 2017 The Mozilla Foundation, SIL Open Font License 1.1,
https://scripts.sil.org/OFL), read from the npm package `@fontsource/zilla-slab`. Everything else, suits, emblems
and back, is drawn here by hand. `web/app/face.py` puts cards together from these drawings and names every measure
the two files share.

Drawings take the colour of their suit from `currentColor` and the rest from the variables --face, --edge, --shade,
--back, --lattice and --gold of the style sheet. There is not one filter, gradient or clip in them: a table shows a
hundred cards, and on a phone each of those would be paid for in every frame.
"""

from collections.abc import Callable
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from web.app.face import CAP, HEIGHT, RANK_WIDTHS, WIDTH

FONT = "zilla-slab-latin-700-normal.woff"
"""The file in the folder of fonts. Not .woff2, which would need one more library to read."""

Move = Callable[[float, float], tuple[float, float]]

SUITS = {
    "c": "M-6.6-7.2a6.6 6.6 0 1 1 13.2 0a6.6 6.6 0 1 1-13.2 0M-13.8 3.4a6.6 6.6 0 1 1 13.2 0a6.6 6.6 0 1 1-13.2 0"
    "M.6 3.4a6.6 6.6 0 1 1 13.2 0a6.6 6.6 0 1 1-13.2 0M-3-3H3L1.4 5Q1.6 12 5.4 14H-5.4Q-1.6 12-1.4 5Z",
    "d": "M0-14.5Q4.4-6.6 11 0Q4.4 6.6 0 14.5Q-4.4 6.6-11 0Q-4.4-6.6 0-14.5Z",
    "h": "M0 13.6C-3 8.4-14 3.4-14-5.2C-14-9.8-10.8-13-6.8-13C-3.6-13-1.1-11.2 0-8.2C1.1-11.2 3.6-13 6.8-13"
    "C10.8-13 14-9.8 14-5.2C14 3.4 3 8.4 0 13.6Z",
    "s": "M0-14.2C2.8-9 13.4-3.4 13.4 4C13.4 7.8 10.6 10.4 7.3 10.4C4.7 10.4 2.7 9.2 1.4 7.2Q1.8 12 5.4 14H-5.4"
    "Q-1.8 12-1.4 7.2C-2.7 9.2-4.7 10.4-7.3 10.4C-10.6 10.4-13.4 7.8-13.4 4C-13.4-3.4-2.8-9 0-14.2Z",
}
"""Each in a box of 28 about the origin."""

STAR = "M15-35L18.9-22.6L30-22.6L21-14.9L24.3-2L15-9.8L5.7-2L9-14.9L0-22.6L11.1-22.6Z"
"""The index of the joker, which is of no rank."""

EMBLEMS = {
    "k": (
        "M-3-22h6v4.4h4.4v5h-4.4v5L11.6 2L22.6-8.4A3.9 3.9 0 1 1 26.6-6.4L20.4 12H-20.4L-26.6-6.4A3.9 3.9 0 1 1-22.6-8.4"
        "L-11.6 2L-3-7.6v-5H-7.4v-5H-3Z",
        "M-20.4 15H20.4V21H-20.4Z",
    ),
    "q": (
        "M0-8L7 3L13-14L17 2L27-9L21 12Q0 6-21 12L-27-9L-17 2L-13-14L-7 3Z",
        "M-21 15Q0 9 21 15V21Q0 15-21 21Z",
    ),
    "j": (
        "M-19 9C-23-4-14-20-2-21C2-14 10-4 18 4Q0 12-19 9Z",
        "M-26 4C-20 14 4 16 30 6C20 22-18 26-26 4Z",
    ),
    "x": (
        "M-20 12C-20 0-24-8-28-4C-26-16-12-16-7-6C-6-14-3-19 0-22C3-19 6-14 7-6C12-16 26-16 28-4C24-8 20 0 20 12Z",
        "M-20.4 15H20.4V21H-20.4Z",
    ),
}
"""Per court: the part in the colour of the suit, the part in gold. Each in a box of 60 by 44 about the origin."""


def defs(fonts: Path) -> str:
    """Draw everything once, for the hidden sheet at the top of the page; `fonts` is where the package's files lie."""
    font = TTFont(fonts / FONT)
    return "".join(
        (
            _base("card", WIDTH, HEIGHT),
            _base("lie", HEIGHT, WIDTH),
            _back(),
            *(_path(f"r-{rank}", _index(font, rank)) for rank in range(1, 14)),
            _path("r-14", STAR),
            *(_path(f"s-{suit}", shape) for suit, shape in SUITS.items()),
            *(_emblem(court, *parts) for court, parts in EMBLEMS.items()),
        )
    )


def _path(name: str, shape: str) -> str:
    """One shape in the colour of its suit."""
    return f'<path id="{name}" fill="currentColor" d="{shape}"/>'


def _emblem(court: str, body: str, gold: str) -> str:
    """Two shapes that belong together."""
    return f'<g id="e-{court}"><path fill="currentColor" d="{body}"/><path fill="var(--gold)" d="{gold}"/></g>'


def _base(name: str, width: int, height: int) -> str:
    """A blank card. Its shadow is a second card below: a real one would need a filter."""
    size = f'width="{width}" height="{height}" rx="8.5"'
    inner = f'x=".6" y=".6" width="{width - 1.2:g}" height="{height - 1.2:g}" rx="7.9"'
    return (
        f'<g id="{name}"><rect y="2.2" {size} fill="var(--shade)"/><rect {size} fill="var(--face)"/>'
        f'<rect {inner} fill="none" stroke="var(--edge)" stroke-width="1.2"/></g>'
    )


def _back() -> str:
    """A blank card with a panel of lattice: the rim, not the panel, parts a back from the felt and from its pile."""
    return (
        '<g id="back"><use href="#card"/><rect x="6" y="6" width="88" height="130" rx="5" fill="var(--back)"/>'
        f'<path d="M11 11.5H89V130.5H11Z{_lattice(11, 11.5, 13, 17, 6, 7)}"'
        ' fill="none" stroke="var(--lattice)" stroke-width="1"/></g>'
    )


def _lattice(left: float, top: float, columns: int, rows: int, width: int, height: int) -> str:
    """A diamond lattice in one stroke: a ball that starts in a corner crosses every cell before it falls into another.

    It does so when the numbers of columns and rows have no common divisor.
    """
    x, y, dx, dy = 0, 0, 1, 1
    path = f"M{left:g} {top:g}"
    while True:
        step = min(columns - x if dx > 0 else x, rows - y if dy > 0 else y)
        x, y = x + dx * step, y + dy * step
        path += f"l{dx * step * width} {dy * step * height}"
        at_side, at_end = x in (0, columns), y in (0, rows)
        if at_side and at_end:
            return path
        dx, dy = (-dx if at_side else dx), (-dy if at_end else dy)


def _index(font: TTFont, rank: int) -> str:
    """The outline of one rank, standing on y = 0 from x = 0, as wide as the face expects."""
    shape = _ten(font) if rank == 10 else _glyph(font, " A23456789 JQK"[rank])
    left, bottom, right, top = _bounds(shape)
    scale = CAP / font["OS/2"].sCapHeight
    # The tail of the Q would reach into the next card of a tight fan, so the whole letter is made to stand on the line.
    tall = scale if bottom > -20 else scale * (top + 10) / (top - bottom)
    base = 0 if bottom > -20 else bottom + 10
    wide = RANK_WIDTHS[rank - 1] / (right - left)
    return _svg(_moved(shape, lambda x, y: ((x - left) * wide, (base - y) * tall)))


def _ten(font: TTFont) -> RecordingPen:
    """One tight drawing for two digits: room is taken out of the nought's middle and the one's foot, not the stems."""
    one = _moved(_glyph(font, "1"), lambda x, y: (_squeeze(x, ((32, 156), (76, 156 - 0), (290, 290), (403, 363))), y))
    nought = _moved(_glyph(font, "0"), lambda x, y: (x, y))
    ten = RecordingPen()
    ten.value = one.value + _moved(nought, lambda x, y: (x + 380, y)).value
    return ten


def _squeeze(x: float, stops: tuple[tuple[float, float], ...]) -> float:
    """Map x by straight lines between stops."""
    for (a, a_to), (b, b_to) in zip(stops, stops[1:], strict=False):
        if x <= b:
            return a_to + (x - a) * (b_to - a_to) / (b - a)
    return x


def _glyph(font: TTFont, character: str) -> RecordingPen:
    """The outline of a character in units of the font; a digit as tall as a capital, which here is not the default."""
    name = f"uni{ord(character):04X}.pnum_lnum" if character.isdigit() else font.getBestCmap()[ord(character)]
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    return pen


def _bounds(shape: RecordingPen) -> tuple[float, float, float, float]:
    """Left, bottom, right, top."""
    pen = BoundsPen(None)
    shape.replay(pen)
    return pen.bounds


def _moved(shape: RecordingPen, move: Move) -> RecordingPen:
    """The same outline with every point moved."""
    moved = RecordingPen()
    moved.value = [(verb, tuple(point and move(*point) for point in points)) for verb, points in shape.value]
    return moved


def _svg(shape: RecordingPen) -> str:
    """Path data to a tenth of a unit, a third of a pixel on the largest card on the finest screen."""
    pen = SVGPathPen(None, ntos=lambda number: f"{number:.1f}".removesuffix(".0").replace("0.", ".", 1) or "0")
    shape.replay(pen)
    return pen.getCommands()
