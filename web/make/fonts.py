"""Makes the font of titles and large figures: the letters of Zilla Slab that the page can show, and no more.

Zilla Slab (Copyright 2017 The Mozilla Foundation) has the SIL Open Font License 1.1, which allows this.
"""

import string
from io import BytesIO
from pathlib import Path

from fontTools import subset  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

WEIGHTS = (600, 700)
LETTERS = string.ascii_letters + string.digits + " .,:;!?'()/+-%&’‘“”–−…·×½\u00a0\u202f"
"""What titles and figures are made of. A sign that is missing here comes from the font that stands in."""


def display(fonts: Path, weight: int) -> bytes:
    """Return the font of one weight as an OpenType file; `fonts` is the folder with the files of Zilla Slab.

    Digits are as tall as capitals and equally wide. The file is not compressed: hosts do that, and each Python has
    a zlib of its own, so that the same sources would not give the same bytes.
    """
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern"]
    options.name_IDs = [0, 1, 2, 13, 14]  # names, copyright and licence
    options.notdef_outline = True
    font = TTFont(fonts / f"zilla-slab-latin-{weight}-normal.woff", recalcTimestamp=False)
    _use_lining_figures(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    font.flavor = None
    buffer = BytesIO()
    font.save(buffer)
    return buffer.getvalue()


def _use_lining_figures(font: TTFont) -> None:
    """Let digits have the form that is as tall as capitals, so that no style sheet has to ask for it."""
    names = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for digit in map(ord, string.digits):
            lining = f"uni{digit:04X}.tnum_lnum"
            if lining not in names:
                lining = f"uni{digit:04X}.pnum_lnum"
            if digit in table.cmap:
                table.cmap[digit] = lining
