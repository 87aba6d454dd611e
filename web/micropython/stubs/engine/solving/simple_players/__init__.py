"""Replaces the simple players in MicroPython. It says which games have one; the players run in the worker.

Here, a simple player makes no plans. So advice that knows only the cards seen judges single moves instead of
plans.
"""

from engine.core.game import Game, Move, Position

# Family of a game with a simple player -> whether this player knows the order of the stock. A test compares this
# with the real players.
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
