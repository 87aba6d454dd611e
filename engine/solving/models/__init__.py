"""The models, one module for each game: each brings a position of its game into a form that is quick to search.

README.md says how to add a model. A game that is only a record is packed, or searched with its rules. In The Clock
there is nothing to decide, so the rules serve as its model. Bridge has no model: a verdict uses every card, and a
player of Bridge must not know the cards of the other hands.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.game import Game, Position
from engine.games.plain_game import PlainGame
from engine.solving.models.backbone import BackboneModel
from engine.solving.models.black_hole import BlackHoleModel
from engine.solving.models.canfield import CanfieldModel
from engine.solving.models.freecell import FreeCellModel
from engine.solving.models.golf import GolfModel
from engine.solving.models.heap import HeapModel, is_played_on_a_heap
from engine.solving.models.klondike import KlondikeModel
from engine.solving.models.packed import PackedModel
from engine.solving.models.packed_state import can_pack
from engine.solving.models.pyramid import PyramidModel
from engine.solving.models.seahaven import SeahavenModel
from engine.solving.models.spider import SpiderModel
from engine.solving.search import Model, Rules

# For each family of rule sets, the class of its model.
MODELS: Mapping[str, Callable[[Any, Position], Model[Any]]] = {
    "backbone": BackboneModel,
    "black-hole": BlackHoleModel,
    "freecell": FreeCellModel,
    "klondike": KlondikeModel,
    "clock": Rules,
    "spider": SpiderModel,
    "seahaven": SeahavenModel,
    "pyramid": PyramidModel,
    "golf": GolfModel,
    "canfield": CanfieldModel,
}


def can_judge(game: Game) -> bool:
    """Return whether the solver can give verdicts on this game."""
    return game.family in MODELS or isinstance(game, PlainGame)


def gains_by_variants(game: Game, position: Position) -> bool:
    """Return whether several variants of the search, run side by side, find a verdict on this position sooner."""
    return can_judge(game) and model_of(game, position).varies


def model_of(game: Game, position: Position) -> Model[Any]:
    """Return the model that searches from this position of a game; `can_judge` must accept the game.

    Raises:
        KeyError: the game has no model.
    """
    if isinstance(game, PlainGame):
        return _of_record(game, position)
    return MODELS[game.family](game, position)


def _of_record(game: PlainGame, position: Position) -> Model[Any]:
    if can_pack(game):
        return PackedModel(game, position)
    return HeapModel(game, position) if is_played_on_a_heap(game) else Rules(game, position)
