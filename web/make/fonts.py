"""Makes the font of titles and large figures: the letters of Zilla Slab that the page can show, and no more.

Zilla Slab (Copyright 2017 The Mozilla Foundation) has the SIL Open Font License 1.1, which allows this.
"""

import string
from io import BytesIO
from pathlib import Path

from fontTools import subset  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

WEIGHTS = (600, 700)
_ENGLISH = string.ascii_letters + string.digits + " .,:;!?'()/+-%&’‘“”–−…·×½\u00a0\u202f"
_WESTERN = "ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöùúûüŒœ¡¿„«»ºª"
_POLISH = "ĄĆĘŁŃŚŹŻąćęłńśźż"
PARTS = {"": ("latin", _ENGLISH), "-western": ("latin", _WESTERN), "-polish": ("latin-ext", _POLISH)}
"""The font files to make: end of the file name -> (which file of the package has the letters, the letters).

The style sheet says which file has which letters, so a page fetches only the files that it needs. A character that
is missing here is shown in the fallback font, as are all alphabets that Zilla Slab does not have.
"""


def name(weight: int, part: str) -> str:
    """Return the name of a font file; `part` is a key of `PARTS`."""
    return f"zilla-slab-{weight}{part}.ttf"


def needed(text: str) -> list[str]:
    """Return the names of the font files that a text needs in addition to those for English."""
    parts = [part for part, (_, letters) in PARTS.items() if part and not set(letters).isdisjoint(text)]
    return [name(weight, part) for weight in WEIGHTS for part in parts]


def display(fonts: Path, weight: int, part: str = "") -> bytes:
    """Return the OpenType file for a key of `PARTS`; `fonts` is the folder with the files of Zilla Slab.

    All digits are as tall as capitals and have the same width. The file is not compressed, because hosts compress
    it. Besides, different Pythons have different versions of zlib, so the same sources would not give the same
    bytes.
    """
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern"]
    options.name_IDs = [0, 1, 2, 13, 14]  # names, copyright and licence
    options.notdef_outline = True
    source, letters = PARTS[part]
    font = TTFont(fonts / f"zilla-slab-{source}-{weight}-normal.woff", recalcTimestamp=False)
    _use_lining_figures(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font.flavor = None
    buffer = BytesIO()
    font.save(buffer)
    return buffer.getvalue()


def _use_lining_figures(font: TTFont) -> None:
    """Map digits to their lining forms, which are as tall as capitals, so that no style sheet has to do so."""
    names = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for digit in map(ord, string.digits):
            lining = f"uni{digit:04X}.tnum_lnum"
            if lining not in names:
                lining = f"uni{digit:04X}.pnum_lnum"
            if digit in table.cmap and lining in names:
                table.cmap[digit] = lining
