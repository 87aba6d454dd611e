"""Simple players: each finishes a possible deal of one game by rules of thumb.

In some games nearly every deal can be won by somebody who knows all cards, whatever the next move is. There, how
often a simple player wins after a move says more about the move than in how many deals it can still be won. This
is known as a *playout*; R. Bjarnason, A. Fern and P. Tadepalli used them in Klondike ("Lower Bounding Klondike
Solitaire with Monte-Carlo Planning", ICAPS 2009).

Most simple players know the order of the stock, but none knows any other face-down card: it never chooses by what
lies under a card.

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

# For each family of rule sets that has one, the simple player.
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
