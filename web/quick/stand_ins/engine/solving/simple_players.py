"""Stands in for the simple players while MicroPython plays: nobody asks them."""

from engine.core.game import Game, Position


class SimplePlayer:
    """A player that never plays."""

    def play_on(self, position: Position) -> object:
        """Raise NotImplementedError."""
        raise NotImplementedError


def has_simple_player(game: Game) -> bool:
    """Return False."""
    return False


def plans_ahead(game: Game) -> bool:
    """Return False."""
    return False


def simple_player(game: Game, position: Position) -> SimplePlayer:
    """Raise KeyError: there are no simple players here."""
    raise KeyError(game.family)
