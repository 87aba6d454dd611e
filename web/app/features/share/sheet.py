"""Builds the sheet (a dialog) for sharing: the result of a won game, and links to the deal and to the game."""

from app.features.share.result_card import ResultCard
from app.panels.panel import Panel, button, button_row
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import words

RESULT = "result-text"  # the id of the element with the result as text
PICTURE = "result-picture"  # the id of the element with the result as a picture


def share(deal: str, game: str, result: ResultCard | None = None, *, can_send: bool = False) -> Panel:
    """Return the sheet with two links to copy, and above them the result if there is one.

    `deal` is the address of the deal at its start, `game` the address of the same deal with the moves made so far.
    If the two are equal, only one link is shown. `can_send` says whether the browser can hand a text or a picture
    over to other programs.
    """
    same = deal == game
    played = NOTHING if same else _link("game-link", words("share-game-so-far"), game)
    shown = _result(result, can_send=can_send) if result else NOTHING
    from_start = _link("deal-link", words("share-deal"), deal)
    return Panel("share", words("share-title"), joined(shown, from_start, played))


def _result(result: ResultCard, *, can_send: bool) -> Markup:
    """Return the picture of the result, its text (hidden), and the buttons that share them."""
    send = button("share-picture", words("share-picture"), main=True) if can_send else NOTHING
    save = button("save-picture", words("save-picture"), main=not can_send)
    return joined(
        element("div", result.picture(), id=PICTURE, class_="result"),
        element("p", result.text(), id=RESULT, hidden=True, translate="no"),
        element("p", words("share-shows-no-card"), class_="key"),
        button_row(
            send,
            save,
            button(f"share-text {RESULT}", words("share-as-text")) if can_send else NOTHING,
            button(f"copy-text {RESULT}", words("copy-as-text")),
        ),
    )


def _link(name: str, label: str, address: str) -> Markup:
    field = element("input", id=name, readonly=True, value=address, dir="ltr")
    copy = button(f"copy {name}", words("copy-link"))
    return joined(element("label", label, for_=name), element("div", field, copy, class_="row"))
