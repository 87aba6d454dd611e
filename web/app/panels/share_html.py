"""Builds the sheet with two links: to the deal at its start, and to the deal with the moves made so far."""

from app.panels.panel import Panel, button
from app.view.markup import NOTHING, Markup, element, joined


def share(deal: str, game: str) -> Panel:
    """Return the sheet with two links to copy.

    `deal` is the address of the deal at its start, `game` the address of the same deal with the moves made so far.
    If the two are equal, only one link is shown.
    """
    same = deal == game
    played = NOTHING if same else _link("game-link", "The game so far", game)
    return Panel("Share", joined(_link("deal-link", "This deal, from its start", deal), played))


def _link(name: str, words: str, address: str) -> Markup:
    field = element("input", id=name, readonly=True, value=address)
    return joined(
        element("label", words, for_=name), element("div", field, button(f"copy {name}", "Copy"), class_="row")
    )
