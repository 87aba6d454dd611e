"""Builds the sheets for a game that is over, or that cannot be won any more."""

from app.panels.panel import Panel, button, button_row
from app.state.settings import Settings
from app.view.markup import NOTHING, Markup, element, joined
from engine.core import optional
from engine.core.game import Status
from engine.play.session import Session
from engine.play.stopwatch import clock_text
from engine.view import speech


def ended(status: Status, session: Session, seconds: float, settings: Settings) -> Panel:
    """Return the sheet for a game that is won or lost: the result, and buttons for what the player can do next.

    `seconds` is the playing time.
    """
    game = session.game
    result = [speech.moves(session.moves_made)]
    if settings.show_time:
        result.append(clock_text(seconds))
    if settings.show_score:
        result.append(speech.score(game, session.points))
    peeked = optional.counts_peeks(game) and session.has_peeked()
    body = joined(
        element("p", game.ending(session.position, status)),
        element("p", " · ".join(result), class_="reached"),
        element("p", "You took back a move after it had shown you a new card.") if peeked else NOTHING,
        button_row(
            button("new", f"New {optional.words(game).deal_noun}", main=True, autofocus=status is Status.WON),
            button("undo", "Undo"),
            button("restart", "Restart"),
        ),
        button_row(
            *(button(f"report {found.name}", found.title) for found in optional.reports(game, session.position))
        ),
        button_row(button("review", "Review", autofocus=status is Status.LOST), button("share", "Share")),
        button_row(button("games", "All games"), button("statistics", "Statistics")),
    )
    return Panel("Won!" if status is Status.WON else "Lost", body)


def words_of_win(session: Session, seconds: float, settings: Settings) -> Markup:
    """Return the words in the figure that the cards of a won game form; `seconds` is the playing time."""
    result = [clock_text(seconds)] if settings.show_time else []
    return joined(
        element("b", "Won"),
        element("span", " · ".join([*result, speech.moves(session.moves_made)])),
        element("i"),
    )


def cannot_be_won(session: Session, *, may_be_winnable: bool) -> Panel:
    """Return the sheet that is shown instead of a hint if the game cannot be won from the current position.

    `may_be_winnable` is False if it is known that the deal could not be won even from its start.
    """
    begun, unit = session.can_undo(), optional.words(session.game).deal_noun
    what = "This game can no longer be won." if may_be_winnable else f"This {unit} cannot be won."
    body = joined(
        element("p", f"{what} The solver, which knows the hidden cards too, has ruled out every way to win."),
        button_row(
            button("back", "Back to where it could be won", main=True) if may_be_winnable else NOTHING,
            button("review", "Review") if begun else NOTHING,
        ),
        button_row(
            button("close", "Play on"),
            button("new", f"New {unit}", main=not may_be_winnable),
            button("restart", "Restart") if begun else NOTHING,
        ),
    )
    return Panel("No way to win", body)
