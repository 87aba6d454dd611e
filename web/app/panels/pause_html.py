"""Builds the sheet that is shown while the player has stopped the time; the table behind it shows no card."""

from app.panels.panel import Panel, button, button_row
from app.state.scores import score_words
from app.state.settings import Settings
from app.view.markup import NOTHING, element, joined
from engine.core import optional
from engine.play.session import Session
from engine.play.stopwatch import clock_text
from engine.view import speech


def paused(session: Session, seconds: float, settings: Settings) -> Panel:
    """Return the sheet with the playing time so far, given in seconds, and a button to go on."""
    facts = [f"{speech.sentence(optional.words(session.game).deal_noun)} {session.number}"]
    facts.append(speech.moves(session.moves_made))
    if settings.show_score:
        facts.append(score_words(session, settings))
    body = joined(
        element("p", clock_text(seconds), class_="time") if settings.show_time else NOTHING,
        element("p", " · ".join(facts), class_="reached"),
        button_row(button("close", "Go on", main=True, autofocus=True)),
    )
    return Panel("Paused", body)
