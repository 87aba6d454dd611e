"""Builds the sheet (a dialog) for a link whose moves cannot be played: the reason, and the deal of the link."""

from app.panels.panel import Panel, button, button_row
from app.view.markup import element, joined
from app.view.words import text, words
from engine.core.game import Game
from engine.core.saying import Saying
from engine.view import speech


def damaged_link(reason: Saying, game: Game, number: int, deal: str) -> Panel:
    """Return the sheet that says why a link is refused, with a button to play its deal from the start.

    `deal` is the link to the deal at its start.
    """
    why = element("p", text(reason))
    which = element("p", text(speech.deal_title(game, number)))
    play = button(f"link {deal}", words("link-damaged-play"), main=True)
    return Panel("damaged-link", words("link-damaged-title"), joined(why, which, button_row(play)))
