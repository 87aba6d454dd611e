"""Says in a few words how long most games of a rule set take."""

from engine.core.game import Game
from engine.core.saying import Saying, say


def usual_time(game: Game) -> Saying | None:
    """Return how long a game takes, such as "5–10 min" or "2 min"; None if that is not known."""
    least, most = game.minutes
    if not most:
        return None
    if least == most:
        return say("minutes-of-play", most=most)
    return say("minutes-of-play-between", least=least, most=most)
