"""Makes the outlines of suits with patterns, for players who cannot tell suits apart by colour or shape."""

from fontTools.misc.transform import Identity, Transform  # type: ignore[import-untyped]
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.svgLib.path import parse_path  # type: ignore[import-untyped]

from make.deck import SUITS

# Scales: of the hole in a diamond, of the hole in a heart, and of the small heart inside that hole.
_HOLE, _RING, _CORE = (
    0.56,
    0.68,
    0.36,
)
_SLOTS = (
    *("M-4-10.6V-8.2H4V-10.6Z", "M-4-6V-3.6H4V-6Z"),
    *(f"M{x}{y}v2.4h6.7v-2.4Z" for x in ("-11.1", "4.4") for y in ("-.2", " 4.6")),
)
"""The gaps between the stripes of a club. They run against the direction of its outline, so they cut holes."""


def patterned(suit: str) -> str:
    """Return the outline of a suit with a pattern: striped clubs, hollow diamonds, hearts in a ring, full spades.

    From spades to clubs, hearts and diamonds, each suit is lighter than the one before. So a player can tell the
    suits apart by brightness, even where neither colour nor shape can be seen.
    """
    shape = SUITS[suit]
    if suit == "c":
        return shape + "".join(_SLOTS)
    if suit == "d":
        return shape + _hole(shape, _HOLE)
    return shape if suit == "s" else shape + _hole(shape, _RING) + moved(shape, Identity.scale(_CORE))


def _hole(shape: str, size: float) -> str:
    """Return the shape mirrored and scaled by `size`. Its outline runs the other way, so it cuts a hole."""
    return moved(shape, Identity.scale(-size, size))


def moved(shape: str, place: Transform) -> str:
    """Return the data of a path with every point transformed by `place` and rounded to a tenth of a unit."""
    pen = SVGPathPen(None, ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
    parse_path(shape, TransformPen(pen, place))
    return str(pen.getCommands())
