"""The models: each game packed for searching, one file a game. README.md says how to add one.

The Clock has nothing to decide and is searched by its rules. Bridge has no model: a verdict that knows the cards
of the house would not help a player who must not know them.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.game import Game, Position
from engine.solving.models.backbone import BackboneModel
from engine.solving.models.black_hole import BlackHoleModel
from engine.solving.models.canfield import CanfieldModel
from engine.solving.models.freecell import FreeCellModel
from engine.solving.models.golf import GolfModel
from engine.solving.models.klondike import KlondikeModel
from engine.solving.models.pyramid import PyramidModel
from engine.solving.models.seahaven import SeahavenModel
from engine.solving.models.spider import SpiderModel
from engine.solving.search import Model, Rules

# By family of rule sets: what makes the model of a game from a position on.
MODELS: Mapping[str, Callable[[Any, Position], Model[Any]]] = {
    "Backbone": BackboneModel,
    "Black Hole": BlackHoleModel,
    "FreeCell": FreeCellModel,
    "Klondike": KlondikeModel,
    "The Clock": Rules,
    "Spider": SpiderModel,
    "Seahaven Towers": SeahavenModel,
    "Pyramid": PyramidModel,
    "Golf": GolfModel,
    "Canfield": CanfieldModel,
}


def can_judge(game: Game) -> bool:
    """Return whether there are verdicts on this game at all."""
    return game.family in MODELS


def model_of(game: Game, position: Position) -> Model[Any]:
    """Return the model of a game from a position on; only for a game that can be judged."""
    return MODELS[game.family](game, position)
