"""Builds the sheet (a dialog) that is open during a pause; the cards on the table are hidden meanwhile."""

from app.panels.panel import Panel, button, button_row
from app.state.scores import score_words
from app.state.settings import Settings
from app.view.markup import NOTHING, element, joined
from app.view.words import text, words
from engine.core.saying import say
from engine.play.session import Session
from engine.play.stopwatch import clock_text
from engine.view import speech


def paused(session: Session, seconds: float, settings: Settings) -> Panel:
    """Return the sheet with the playing time so far, which is `seconds`, and a button that ends the pause."""
    deal = say("deal-on-table", noun=session.game.words.deal_noun, number=session.number)
    facts = [deal, speech.moves(session.moves_made)]
    if settings.show_score:
        facts.append(score_words(session, settings))
    body = joined(
        element("p", clock_text(seconds), class_="time") if settings.show_time else NOTHING,
        element("p", text(say("facts-in-line", facts=facts)), class_="reached"),
        button_row(button("close", words("pause-go-on"), main=True, autofocus=True)),
    )
    return Panel("pause", words("pause-title"), body)
