"""Every rule set there is, in the order the player meets them."""

from engine.game import Game
from engine.games import backbone

CATALOGUE: dict[str, Game] = {game.id: game for game in (*backbone.GAMES,)}
