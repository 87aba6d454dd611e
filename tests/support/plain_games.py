"""The games that are only records, as games: those that the page shows, and the others."""

from engine.games import plain_games
from engine.games.catalogue import CATALOGUE
from engine.games.plain_game import PlainGame

GAMES = tuple(game for game in CATALOGUE.values() if isinstance(game, PlainGame))
OTHERS = tuple(plain.game() for plain in plain_games.OTHERS)
