"""A small picture of a table: every card where it lies, but drawn so simply that ten tables cost little.

A card is a field of paper with its suit on it and no index, which could not be read at that size; face down it is
a field in the colour of the backs. Where the cards are comes from the same scene as on the table itself.
"""

from app.view import svg
from app.view.pixel_layout import PixelLayout, Rect
from engine.core.cards import is_down, suit
from engine.view.board import CardView, SpotView

_ROUND = 0.085  # of a card's width, as on the table
_PIP = 28  # how large a suit of the deck is drawn, in its own units
_MIDDLE, _CORNER = 0.6, 0.3  # how large it is on an open card and on a covered one, of the card's width


def picture(layout: PixelLayout) -> str:
    """The scene as one SVG element that says nothing to the ear."""
    spots = "".join(_spot(layout.rect(view), view) for view in layout.board.spots)
    cards = "".join(_card(layout.rect(view), view) for view in layout.board.cards if not view.hidden)
    return (
        f'<svg viewBox="0 0 {layout.width:g} {layout.height:g}" aria-hidden="true" focusable="false">'
        f"{svg.cloth(layout)}{spots}{cards}</svg>"
    )


def _field(kind: str, place: Rect) -> str:
    x, y, width, height = place
    size = f'width="{width:.1f}" height="{height:.1f}" rx="{_ROUND * min(width, height):.1f}"'
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" {size}/>'


def _spot(place: Rect, view: SpotView) -> str:
    return "" if view.amount else _field("slot", place)


def _card(place: Rect, view: CardView) -> str:
    if is_down(view.card):
        return _field("back", place)
    return _field("face", place) + _pip(place, view)


def _pip(place: Rect, view: CardView) -> str:
    """The suit: in the middle of an open card, and where the fan shows it on a covered one."""
    if view.covered and not view.corner:
        return ""
    card = min(place.width, place.height)
    size = card * (_CORNER if view.covered else _MIDDLE)
    x, y = place.middle
    if view.covered:
        edge = card * 0.2
        x, y = place.x + (place.width - edge if view.corner == "vr" else edge), place.y + edge
    letter = "cdhs"[suit(view.card)]
    at = f"translate({x:.1f} {y:.1f})scale({size / _PIP:.3f})"
    return f'<use href="#s-{letter}" class="s-{letter}" transform="{at}"/>'
