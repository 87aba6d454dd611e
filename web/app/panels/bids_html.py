"""Builds the HTML of the bidding box: a grid of calls, and what the chosen call gains and may lose.

A call is a move made by naming it, such as a bid. The first press on a call in the grid chooses it and shows what
it is worth. The button below the grid makes the chosen call.
"""

from app.panels.panel import button
from app.panels.suits_html import with_suits
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import marked, text, words
from engine.core.game import Call, CallOptions, Game
from engine.play import notation


def bidding_box(game: Game, offered: CallOptions, chosen: str, others: Markup) -> Markup:
    """Return the grid of calls with its title, and the button that makes the chosen call.

    `chosen` is the notation of the chosen call; if it is empty or not in the grid, none is chosen. `others` are
    the buttons beside the one that makes the call.
    """
    call = find(game, offered, chosen)
    badge = element("p", text(offered.badge), class_="badge") if offered.badge else NOTHING
    return element(
        "div",
        element("div", element("h2", with_suits(text(offered.title, "sign"))), badge, class_="bidding-head"),
        _grid(game, offered, call),
        _legend(offered),
        element("div", _stakes(offered, call), class_="stakes"),
        element("div", others, _make(game, call), class_="row"),
        class_="bidding",
    )


def find(game: Game, offered: CallOptions, written: str) -> Call | None:
    """Return the call of the grid with this notation; None if there is none."""
    return next((call for call in offered.grid if call and notation.move_text(game, call.move) == written), None)


def _grid(game: Game, offered: CallOptions, chosen: Call | None) -> Markup:
    cells = (_cell(game, call, chosen) if call else element("i") for call in offered.grid)
    return element("div", *cells, class_=f"bids strains-{offered.columns}")


def _cell(game: Game, call: Call, chosen: Call | None) -> Markup:
    """Return the button that chooses a call; a call without stakes is made at once."""
    move = notation.move_text(game, call.move)
    if not call.stakes:
        return button(f"call {move}", _sign(call), id=f"call-{move}", aria_label=text(call.words))
    return button(
        f"bid {move}",
        element("b", _sign(call)),
        element("small", str(call.stakes.points)),
        id=f"bid-{move}",
        class_="stands-out" if call.stakes.stands_out else None,
        aria_label=text(call.stakes.label),
        aria_pressed=call == chosen,
    )


def _legend(offered: CallOptions) -> Markup:
    """Return what the line under a call and the number on it mean.

    The text is hidden from screen readers, because they read the meaning with each call.
    """
    if not offered.legend:
        return NOTHING
    mark, points = map(text, offered.legend)
    return element("p", element("span", mark), element("span", points), class_="bid-legend", aria_hidden=True)


def _stakes(offered: CallOptions, chosen: Call | None) -> Markup:
    if not chosen or not chosen.stakes:
        return joined(*(element("p", with_suits(text(note))) for note in offered.notes))
    lines = (element("p", with_suits(text(line))) for line in chosen.stakes.lines)
    return joined(element("p", element("b", with_suits(text(chosen.stakes.title, "sign")))), *lines)


def _make(game: Game, chosen: Call | None) -> Markup:
    """Return the button that makes the chosen call; before one is chosen, its command says to choose one."""
    if not chosen:
        return button("call", words("bid-button"), main=True, aria_disabled=True)
    move = notation.move_text(game, chosen.move)
    bid = marked("bid-button-with", bid=_sign(chosen))
    return button(f"call {move}", bid, main=True, id=f"call-{move}", aria_label=text(chosen.words))


def _sign(call: Call) -> Markup:
    return with_suits(text(call.button, "sign"))
