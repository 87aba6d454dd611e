"""Replaces the package of models in MicroPython. It says which games can be judged, but cannot judge them."""

from engine.core.game import Game, Position
from engine.games.plain_game import PlainGame

FAMILIES = frozenset(
    "backbone black-hole freecell klondike clock spider seahaven pyramid golf canfield".split()
)  # the keys of `MODELS`; a test compares them


def can_judge(game: Game) -> bool:
    """Return whether the solver can give verdicts on this game."""
    return game.family in FAMILIES or isinstance(game, PlainGame)


def gains_by_variants(game: Game, position: Position) -> bool:
    """Return False: no search is run."""
    return False


def model_of(game: Game, position: Position) -> object:
    """Raise KeyError: there are no models here."""
    raise KeyError(game.family)
