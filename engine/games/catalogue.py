"""The catalogue: every rule set by its id, in the order in which the page lists them.

A game that is added here appears on the page, on the command line and in the tests that run over every game.
Only this file imports all games. So a page that starts can import each game by itself before it imports this file.
"""

from collections.abc import Iterable, Iterator, Mapping
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
from engine.games.plain_game import PlainEntry


class Catalogue(Mapping[str, Game]):
    """Rule sets by their ids. A game that is only a record is made when it is first asked for.

    So the time that a start takes does not grow with the number of such games.
    """

    def __init__(self, *families: Iterable[Game | PlainEntry]) -> None:
        self._listed = {each.id: each for each in chain.from_iterable(families)}
        self._families: dict[str, list[str]] = {}  # the ids of the rule sets, by `Game.family`
        for name, each in self._listed.items():
            self._families.setdefault(each.family, []).append(name)

    def __getitem__(self, name: str) -> Game:
        """Return the rule set with this id; raise `KeyError` if there is none."""
        found = self._listed[name]
        if isinstance(found, PlainEntry):
            found = self._listed[name] = found.game()
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)

    def __contains__(self, name: object) -> bool:
        return name in self._listed

    def families(self) -> list[str]:
        """Return the `Game.family` of each game."""
        return list(self._families)

    def rule_sets(self, family: str) -> list[Game]:
        """Return the rule sets of the game with this `Game.family`; an empty list if there is no such game."""
        return [self[name] for name in self._families.get(family, [])]


CATALOGUE = Catalogue(
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


def first_rule_set(game: Game) -> Game:
    """Return the first rule set of the family of `game`; `game` itself if its family is not in the catalogue."""
    return (CATALOGUE.rule_sets(game.family) or [game])[0]
