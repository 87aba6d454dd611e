"""Every rule set there is, in the order the player meets them.

A game stands in the catalogue, and so on the page, only when its rules, its tables and its tests are all finished.
"""

from collections.abc import Iterable
from itertools import chain

from engine.core.game import Game
from engine.games import backbone, black_hole, canfield, clock, freecell, golf, klondike, pyramid, seahaven, spider
from engine.games.bridge import game


def _listed(*families: Iterable[Game]) -> dict[str, Game]:
    return {game.id: game for game in chain.from_iterable(families)}


CATALOGUE = _listed(
    backbone.GAMES,
    game.GAMES,
    black_hole.GAMES,
    freecell.GAMES,
    klondike.GAMES,
    clock.GAMES,
    spider.GAMES,
    seahaven.GAMES,
    pyramid.GAMES,
    golf.GAMES,
    canfield.GAMES,
)
