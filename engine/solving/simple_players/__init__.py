"""Simple players: each plays a possible deal of one game to its end by rules of thumb.

In some games, a player who knows all cards can win nearly every deal, whatever the next move is. So the number of
deals that can still be won after a move says little about this move. The number of deals that a simple player wins
after it says more. To finish a deal in this way is known as a *playout*; R. Bjarnason, A. Fern and P. Tadepalli
used playouts in Klondike ("Lower Bounding Klondike Solitaire with Monte-Carlo Planning", ICAPS 2009).

Most simple players know the order of the stock, but none uses any other face-down card: they never choose a move
by what lies under a card.

To add one, write a module here with a class derived from `SimplePlayer`, and name the class in `_PLAYERS`.
"""

from collections.abc import Mapping
from typing import Any

from engine.core.game import Game, Position
from engine.solving.simple_players.backbone import BackbonePlayer
from engine.solving.simple_players.canfield import CanfieldPlayer
from engine.solving.simple_players.klondike import KlondikePlayer
from engine.solving.simple_players.player import SimplePlayer
from engine.solving.simple_players.spider import SpiderPlayer

# By family of rule sets, the class of its simple player; some families have none.
_PLAYERS: Mapping[str, type[SimplePlayer[Any, Any]]] = {
    "klondike": KlondikePlayer,
    "canfield": CanfieldPlayer,
    "backbone": BackbonePlayer,
    "spider": SpiderPlayer,
}


def has_simple_player(game: Game) -> bool:
    """Return whether there is a simple player for this game."""
    return game.family in _PLAYERS


def plans_ahead(game: Game) -> bool:
    """Return whether there is a simple player for this game that makes plans of several moves."""
    return has_simple_player(game) and _PLAYERS[game.family].plans_ahead


def keeps_to_plans(game: Game) -> bool:
    """Return whether there is a simple player for this game that considers nothing but plans, and follows them."""
    return has_simple_player(game) and _PLAYERS[game.family].keeps_to_plans


def knows_stock(game: Game) -> bool:
    """Return whether there is a simple player for this game that knows the order of the stock."""
    return has_simple_player(game) and _PLAYERS[game.family].knows_stock


def simple_player(game: Game, position: Position) -> SimplePlayer[Any, Any]:
    """Return the simple player for the deal of this position; `has_simple_player` must accept the game.

    Raises:
        KeyError: the game has no simple player.
    """
    return _PLAYERS[game.family](game, position)
