"""Stands in for the simple players in MicroPython: says which there are; they play in the worker.

They make no plans here. So advice on what the player has seen judges single moves, where it would judge plans.
"""

from engine.core.game import Game, Move, Position

# For each family that has a simple player, whether that knows the order of the stock; a test compares them.
KNOW_STOCK = {"klondike": True, "canfield": True, "backbone": True, "spider": False}


class SimplePlayer:
    """A player that never plays."""

    def play_on(self, position: Position) -> object:
        """Raise NotImplementedError."""
        raise NotImplementedError

    def plans(self, position: Position) -> list[list[Move]]:
        """Return no plans."""
        return []


def has_simple_player(game: Game) -> bool:
    """Return whether there is a simple player for this game."""
    return game.family in KNOW_STOCK


def plans_ahead(game: Game) -> bool:
    """Return False."""
    return False


def keeps_to_plans(game: Game) -> bool:
    """Return False."""
    return False


def knows_stock(game: Game) -> bool:
    """Return whether there is a simple player for this game that knows the order of the stock."""
    return KNOW_STOCK.get(game.family, False)


def simple_player(game: Game, position: Position) -> SimplePlayer:
    """Return a player that makes no plans."""
    return SimplePlayer()
