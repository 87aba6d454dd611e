"""Builds the HTML for the facts shown above the board, and for the calls that the player can choose.

A fact is, for example, the contract; a call is a move made by naming it, such as a bid.
"""

from app.panels.bids_html import bidding_box
from app.panels.panel import button
from app.panels.suits_html import with_suits
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words
from engine.core.game import Call, CallOptions, Game, Position
from engine.core.tricks import TrickGoal
from engine.core.turn import Turn
from engine.play import notation
from engine.solving.bridge.study_report import can_study


def facts(game: Game, position: Position) -> Markup:
    """Return the facts of a position, such as the contract, as HTML to show above the board.

    The first fact has a line of its own, with the trump suit before it; the others stand below with the tricks as
    dots. If the game has a report, such as the score sheet, a button opens the first one. The result is empty if
    there are no facts.
    """
    found = game.facts(position)
    if not found:
        return NOTHING
    first, *others = (element("span", with_suits(text(fact, "sign"))) for fact in found)
    goal = game.trick_goal(position)
    reports = game.reports(position)[:1]
    return joined(
        element("b", with_suits(goal.trump), class_="trump", aria_hidden=True) if goal else NOTHING,
        element("p", first, class_="first"),
        element("p", *others[:1], _dots(goal) if goal else NOTHING, *others[1:]),
        *(button(f"report {each.name}", text(each.button, "sign")) for each in reports),
    )


def _dots(goal: TrickGoal) -> Markup:
    """Return a dot for each trick that is needed, filled if it is won; more dots for tricks beyond these."""
    won, missing = min(goal.won, goal.needed), max(0, goal.needed - goal.won)
    dots = [element("i", class_="won")] * won + [element("i")] * missing
    over = [element("i", class_="over")] * (goal.won - won)
    side = "dots" if goal.by_player else "dots of-house"
    return element("span", *dots, *over, class_=side, aria_hidden=True)


def offer(turn: Turn, chosen: str = "") -> Markup:
    """Return the buttons for the calls that can be made now, with notes on why other calls cannot be made.

    `chosen` is the notation of the call that the player has chosen in a grid; empty for none. The result is empty
    if the game has no calls, or if the player has to move cards now.
    """
    game, offered = turn.game, turn.calls
    if offered is None:
        return NOTHING
    calls = _calls(game, turn.position, offered)
    if offered.grid:
        return bidding_box(game, offered, chosen, calls)
    notes = (element("p", with_suits(text(note))) for note in offered.notes)
    return joined(
        element("h2", with_suits(text(offered.title, "sign"))),
        element("div", calls, class_="row"),
        element("div", *notes, class_="notes"),
    )


def _calls(game: Game, position: Position, offered: CallOptions) -> Markup:
    """Return the buttons for the calls beside the grid, and the button for the report about the calls."""
    reports = {report.name: report for report in game.reports(position)}
    more = reports.get(offered.report)
    calls = [_call(game, call, main=not offered.grid) for call in offered.calls]
    return joined(
        *calls,
        button(f"report {more.name}", with_suits(text(more.button, "sign"))) if more else NOTHING,
        button("study", words("study-button")) if can_study(game, position) else NOTHING,
    )


def _call(game: Game, call: Call, *, main: bool) -> Markup:
    move = notation.move_text(game, call.move)
    sign = with_suits(text(call.button, "sign"))
    return button(f"call {move}", sign, main=main, id=f"call-{move}", aria_label=text(call.words))
