"""Builds the sheet for sharing: the result of a won game, and links to the deal and to the game so far."""

from app.panels.panel import Panel, button, button_row
from app.panels.result_card_html import ResultCard
from app.view.markup import NOTHING, Markup, element, joined

RESULT = "result-text"  # the id of the element with the result as text
PICTURE = "result-picture"  # the id of the element with the result as a picture


def share(deal: str, game: str, result: ResultCard | None = None, *, can_send: bool = False) -> Panel:
    """Return the sheet with two links to copy, and above them the result if there is one.

    `deal` is the address of the deal at its start, `game` the address of the same deal with the moves made so far.
    If the two are equal, only one link is shown. `can_send` says whether the browser can hand a text or a picture
    over to other programs.
    """
    same = deal == game
    played = NOTHING if same else _link("game-link", "The game so far", game)
    shown = _result(result, can_send=can_send) if result else NOTHING
    return Panel("Share", joined(shown, _link("deal-link", "This deal, from its start", deal), played))


def _result(result: ResultCard, *, can_send: bool) -> Markup:
    """Return the picture of the result and the buttons that share it."""
    send = button("share-picture", "Share the picture", main=True)
    save = button("share-picture", "Save the picture", main=True)
    return joined(
        element("div", result.picture(), id=PICTURE, class_="result"),
        element("p", result.text(), id=RESULT, hidden=True),
        element("p", "Shows no card of the deal. The link opens the same deal, unplayed.", class_="key"),
        button_row(
            send if can_send else save,
            button(f"share-text {RESULT}", "Share as text") if can_send else NOTHING,
            button(f"copy-text {RESULT}", "Copy as text"),
        ),
    )


def _link(name: str, words: str, address: str) -> Markup:
    field = element("input", id=name, readonly=True, value=address)
    return joined(
        element("label", words, for_=name), element("div", field, button(f"copy {name}", "Copy"), class_="row")
    )
