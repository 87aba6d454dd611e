"""Writes to the page what has changed of a card, and nothing else; to compare, it stores how the card is drawn."""

from typing import Any, NamedTuple

from app.browser.dom import Dom
from app.view import board_svg
from app.view.markup import Attribute, Markup
from app.view.pixel_layout import PixelLayout
from app.view.words import text
from engine.core.game import Game
from engine.view.board import CardView


class DrawnCard(NamedTuple):
    """A card as it is drawn on the page."""

    element: Any  # the SVG element of the card
    view: CardView
    transform: str  # its place, as `PixelLayout.transform` returns it
    markup: Markup  # the content of the element
    styles: list[str]  # its style classes, from `board_svg.CARD_STYLES`
    access: dict[str, Attribute]  # its attributes for screen readers


def as_drawn(element: Any, view: CardView, layout: PixelLayout) -> DrawnCard:
    """Return the description of a card whose element shows it already as the layout says."""
    content, access = board_svg.card_content(view), board_svg.accessibility(view)
    return DrawnCard(element, view, layout.transform(view), content, board_svg.card_styles(view, layout), access)


def drawn_anew(dom: Dom, old: DrawnCard, view: CardView, layout: PixelLayout, game: Game) -> DrawnCard:
    """Write to the page what has changed of a card; return the card as it is drawn now."""
    new = as_drawn(old.element, view, layout)
    if new.transform != old.transform:
        old.element.setAttribute("transform", new.transform)
    if new.markup != old.markup:
        dom.fill(old.element, new.markup)
    if new.styles != old.styles:
        for style in board_svg.CARD_STYLES:
            old.element.classList.toggle(style, style in new.styles)
    if view.spot != old.view.spot:
        old.element.setAttribute("data-spot", game.spots[view.spot].name)
    if (name := board_svg.card_name(view)) != board_svg.card_name(old.view):
        old.element.setAttribute("data-card", name)
    if new.access != old.access:
        _write_access(new)
    return new


def _write_access(drawn: DrawnCard) -> None:
    element, view = drawn.element, drawn.view
    if view.single:
        element.removeAttribute("aria-hidden")
        element.setAttribute("role", "button")
        element.setAttribute("aria-label", text(view.label) if view.label else "")
        element.setAttribute("tabindex", "-1")
    else:
        element.setAttribute("aria-hidden", "true")
        for name in ("role", "aria-label", "tabindex"):
            element.removeAttribute(name)
