"""Builds the HTML for the facts shown above the board, and for the calls that the player can choose.

A fact is, for example, the contract; a call is a move made by naming it, such as a bid.
"""

from app.panels.bids_html import bidding_box
from app.panels.panel import button
from app.panels.suits_html import with_suits
from app.view.markup import NOTHING, Markup, element, joined
from engine.core import optional
from engine.core.game import Game, Position
from engine.core.optional import Call, CallOptions
from engine.play import notation


def facts(game: Game, position: Position) -> Markup:
    """Return the facts of a position, such as the contract, as a line of HTML to show above the board.

    If the game has a report, such as the score sheet, a button that opens the first one follows the line. The
    result is empty if there are no facts.
    """
    found = optional.facts(game, position)
    if not found:
        return NOTHING
    line = element("p", *(element("span", with_suits(fact)) for fact in found))
    return joined(
        line, *(button(f"report {each.name}", each.button) for each in optional.reports(game, position)[:1])
    )


def offer(game: Game, position: Position, chosen: str = "") -> Markup:
    """Return the buttons for the calls that can be made now, with notes on why other calls cannot be made.

    `chosen` is the notation of the call that the player has chosen among those of a grid; empty for none. The
    result is empty if the game has no calls, or if the player has to move cards now.
    """
    offered = optional.call_options(game, position)
    if offered is None:
        return NOTHING
    calls = _calls(game, position, offered)
    if offered.grid:
        return bidding_box(game, offered, chosen, calls)
    notes = (element("p", with_suits(note)) for note in offered.notes)
    return joined(
        element("h2", with_suits(offered.title)),
        element("div", calls, class_="row"),
        element("div", *notes, class_="notes"),
    )


def _calls(game: Game, position: Position, offered: CallOptions) -> Markup:
    """Return the buttons for the calls beside the grid, and the button for the report about the calls."""
    reports = {report.name: report for report in optional.reports(game, position)}
    more = reports.get(offered.report)
    calls = [_call(game, call, main=not offered.grid) for call in offered.calls]
    return joined(*calls, button(f"report {more.name}", with_suits(more.button)) if more else NOTHING)


def _call(game: Game, call: Call, *, main: bool) -> Markup:
    move = notation.move_text(game, call.move)
    return button(f"call {move}", with_suits(call.sign), main=main, id=f"call-{move}", aria_label=call.words)
