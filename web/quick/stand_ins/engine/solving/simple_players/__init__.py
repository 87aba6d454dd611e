"""Stands in for the simple players while MicroPython plays: nobody asks them."""

from engine.core.game import Game, Move, Position


class SimplePlayer:
    """A player that never plays."""

    def play_on(self, position: Position) -> object:
        """Raise NotImplementedError."""
        raise NotImplementedError

    def plans(self, position: Position) -> list[list[Move]]:
        """Raise NotImplementedError."""
        raise NotImplementedError


def has_simple_player(game: Game) -> bool:
    """Return False."""
    return False


def plans_ahead(game: Game) -> bool:
    """Return False."""
    return False


def keeps_to_plans(game: Game) -> bool:
    """Return False."""
    return False


def knows_stock(game: Game) -> bool:
    """Return False."""
    return False


def simple_player(game: Game, position: Position) -> SimplePlayer:
    """Raise KeyError: there are no simple players here."""
    raise KeyError(game.family)
