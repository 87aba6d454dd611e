"""The catalogue: every rule set by its id, in the order in which the page lists them.

A game that is added here appears on the page, on the command line and in the tests that run over every game.
Only this file imports all games. So a page that starts can import each game by itself before it imports this file.
"""

from collections.abc import Iterable
from itertools import chain

from engine.core.game import Game
from engine.games import (
    backbone,
    black_hole,
    canfield,
    clock,
    freecell,
    golf,
    klondike,
    plain_games,
    pyramid,
    seahaven,
    spider,
)
from engine.games.bridge import game


def _listed(*families: Iterable[Game]) -> dict[str, Game]:
    return {game.id: game for game in chain.from_iterable(families)}


CATALOGUE = _listed(
    backbone.GAMES,  # opens first
    klondike.GAMES,  # then the games that most people know
    spider.GAMES,
    freecell.GAMES,
    golf.GAMES,
    pyramid.GAMES,
    game.GAMES,
    canfield.GAMES,
    seahaven.GAMES,
    clock.GAMES,
    black_hole.GAMES,
    plain_games.GAMES,
)


def by_family(rule_sets: Iterable[Game]) -> dict[str, list[Game]]:
    """Group rule sets by game.

    Returns:
        For each `Game.family` the list of its rule sets. Families and rule sets keep the order of the argument.
    """
    found: dict[str, list[Game]] = {}
    for rule_set in rule_sets:
        found.setdefault(rule_set.family, []).append(rule_set)
    return found


FAMILIES = by_family(CATALOGUE.values())


def first_rule_set(game: Game) -> Game:
    """Return the first rule set of the family of `game`; `game` itself if its family is not in the catalogue."""
    return FAMILIES.get(game.family, [game])[0]
