"""Each game packed for searching, one file a game; the Clock, which has nothing to decide, goes by its rules.

Bridge is not here: what the house holds is nobody's to know, so that no verdict on it would be honest.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.game import Game, Position
from engine.search import Model, Rules
from engine.solvers.backbone import BackboneModel
from engine.solvers.black_hole import BlackHoleModel
from engine.solvers.canfield import CanfieldModel
from engine.solvers.freecell import FreeCellModel
from engine.solvers.golf import GolfModel
from engine.solvers.klondike import KlondikeModel
from engine.solvers.pyramid import PyramidModel
from engine.solvers.seahaven import SeahavenModel
from engine.solvers.spider import SpiderModel

# By family: what makes a model of a game from a position on.
MODELS: Mapping[str, Callable[[Any, Position], Model[Any, Any]]] = {
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


def model_of(game: Game, position: Position) -> Model[Any, Any]:
    """What is searched for a win of this game from this position on; only of a game that can be judged."""
    return MODELS[game.family](game, position)
