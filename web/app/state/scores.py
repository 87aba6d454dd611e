"""The score that the page shows: that of the game itself, or another one that the player has chosen."""

from app.state.settings import Settings
from engine.core.game import Game
from engine.core.saying import Saying, say
from engine.games.catalogue import CATALOGUE
from engine.play import scoring
from engine.play.scoring import Scoring
from engine.play.session import Session
from engine.view import speech

SETTINGS = {"klondike": "klondike_score", "spider": "spider_score"}
"""For each family with a choice of scores, the name of the setting that chooses."""


def chosen(game: Game, settings: Settings) -> Scoring | None:
    """Return the score that the player has chosen for a game; None for the score of the game itself."""
    name = SETTINGS.get(game.family)
    wanted = getattr(settings, name) if name else ""
    return next((each for each in scoring.scorings(game) if each.id == wanted), None)


def rule(setting: str, settings: Settings) -> Saying | None:
    """Return a sentence that says what the score chosen by a setting counts.

    The result is None if this setting is not for a score, or if it chooses the score of the game itself.
    """
    family = next((family for family, name in SETTINGS.items() if name == setting), "")
    other = chosen(CATALOGUE.rule_sets(family)[0], settings) if family else None
    return other.rule if other else None


def score_words(session: Session, settings: Settings) -> Saying:
    """Return the score of the current position as the page shows it, such as "12 home" or "27 points"."""
    other = chosen(session.game, settings)
    if other is None:
        return speech.score(session.game, session.points)
    points = scoring.points(session, other)
    return say("score-in-points-below" if points < 0 else "score-in-points", count=abs(points))
