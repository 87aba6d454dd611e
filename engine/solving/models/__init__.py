"""Each game packed for searching, one file a game; the Clock, which has nothing to decide, goes by its rules.

Bridge is not here: what the house holds is nobody's to know, so that no verdict on it would be honest.
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

# By family: what makes a model of a game from a position on.
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
    """Whether there are verdicts on this game at all."""
    return game.family in MODELS


def model_of(game: Game, position: Position) -> Model[Any]:
    """What is searched for a win of this game from this position on; only of a game that can be judged."""
    return MODELS[game.family](game, position)
