"""Draws a small picture of a position: every card at its place, but so simple that a gallery of them draws fast.

A face-up card is a plain rectangle with its suit; an index would be too small to read. A face-down card is a
rectangle in the colour of the backs. The places are the same as on the board itself.
"""

from app.view.board_svg import draw_background
from app.view.card_svg import RADIUS, WIDTH, suit_letter
from app.view.markup import NOTHING, Markup, element, joined
from app.view.pixel_layout import PixelLayout, Rect
from engine.core.cards import is_down
from engine.view.board import CardView

_SUIT_UNIT = 28  # the size of a suit as the deck draws it
_OPEN, _COVERED = 0.6, 0.3  # size of the suit in card widths, on a free card and on one under another card
_EDGE = 0.2  # distance from the edge of a card under another card to the middle of its suit, in card widths


def thumbnail(layout: PixelLayout) -> Markup:
    """Return the small picture of a board as one SVG element, hidden from screen readers."""
    return element(
        "svg",
        draw_background(layout),
        *(_field("slot", layout.rect(view)) for view in layout.board.spots if not view.amount),
        *(_card(layout.rect(view), view) for view in layout.board.cards if not view.hidden),
        viewBox=f"0 0 {layout.width:g} {layout.height:g}",
        aria_hidden=True,
        focusable="false",
    )


def _field(kind: str, place: Rect) -> Markup:
    x, y, width, height = (f"{value:.1f}" for value in place)
    radius = f"{RADIUS / WIDTH * min(place.width, place.height):.1f}"
    return element("rect", class_=kind, x=x, y=y, width=width, height=height, rx=radius)


def _card(place: Rect, view: CardView) -> Markup:
    if is_down(view.card):
        return _field("back", place)
    return joined(_field("face", place), _suit(place, view))


def _suit(place: Rect, view: CardView) -> Markup:
    """Return the suit of a face-up card: in the middle, or in the visible corner if another card lies on it.

    The result is empty if another card hides that corner, too.
    """
    if view.covered and not view.corner:
        return NOTHING
    card = min(place.width, place.height)
    size = card * (_COVERED if view.covered else _OPEN)
    x, y = place.middle
    if view.covered:
        x = place.x + (place.width - card * _EDGE if view.corner == "vr" else card * _EDGE)
        y = place.y + card * _EDGE
    name = f"s-{suit_letter(view.card)}"
    at = f"translate({x:.1f} {y:.1f})scale({size / _SUIT_UNIT:.3f})"
    return element("use", href=f"#{name}", class_=name, transform=at)
