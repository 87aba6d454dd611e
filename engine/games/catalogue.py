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
from engine.games.own_game import MARK, OwnGame, changes, normal, read_own
from engine.games.plain_game import PlainEntry
from engine.rules.changeable_rules import Rule
from engine.rules.record import Record
from engine.rules.record_text import write_changes, write_record
from engine.rules.recorded import Recorded

_NUMBERS_WEIGHT = 20
_MOST_OWN = 100  # games by rules of the player's own that are held ready


class Catalogue(Mapping[str, Game]):
    """Rule sets by their ids. A game that is only a record is made when it is first asked for.

    So the time that a start takes does not grow with the number of such games.

    Besides the listed rule sets, there are those of the player's own, for each id and each name in a link that
    `own_game` describes; if a listed rule set has the same rules, it is found instead.
    """

    def __init__(self, *families: Iterable[Game | PlainEntry]) -> None:
        self._listed = {each.id: each for each in chain.from_iterable(families)}
        self._families: dict[str, list[str]] = {}  # the ids of the rule sets, by `Game.family`
        for name, each in self._listed.items():
            self._families.setdefault(each.family, []).append(name)
        self.names: dict[str, str] = {}  # what the player calls games by own rules, by id
        self._own: dict[str, Game] = {}  # games by rules of the player's own, and listed ones, by names in links
        self._records: dict[str, Record] = {}  # what `records` returned

    def __getitem__(self, name: str) -> Game:
        """Return the rule set with this id; raise `KeyError` if there is none."""
        if MARK in name:
            return self._own_game(name)
        found = self._listed[name]
        if isinstance(found, PlainEntry):
            found = self._listed[name] = found.game()
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)

    def __contains__(self, name: object) -> bool:
        if not isinstance(name, str) or MARK not in name:
            return name in self._listed
        try:
            return bool(self._own_game(name))
        except KeyError:
            return False

    # Rules of the player's own

    def _own_game(self, name: str) -> Game:
        if name not in self._own:
            if len(self._own) == _MOST_OWN:
                self._own.clear()
            self._own[name] = self._by_record(self._own_record(name))
        return self._own[name]

    def _own_record(self, name: str) -> Record:
        """Return the record that the name of a game in a link stands for; raise `KeyError` if it is none."""
        listed, _, text = name.partition(MARK)
        try:
            return read_own(text, self.records()[listed] if listed else None)
        except ValueError as error:
            raise KeyError(name) from error

    def id_of(self, record: Record) -> str:
        """Return the id of the game that has only these rules: a listed one, or one of the player's own."""
        record = normal(record)
        same = (name for name, each in self.records().items() if each == record)
        return next(same, MARK + write_record(record))

    def _by_record(self, record: Record) -> Game:
        """Return the game that has only these rules."""
        records, name = self.records(), self.id_of(record)
        if name in records:
            return self[name]
        changes, like = min(((write_changes(record, each), name) for name, each in records.items()), key=_length)
        game = self[like]
        assert isinstance(game, Recorded)
        return OwnGame(record, game, changes, self.names)

    def changes(self, game: Game) -> list[Rule]:
        """Return the rules of a game that the player may change; none if its record does not say all of them."""
        if isinstance(game, Recorded) and game.is_all_record:
            return list(changes(game.record))
        return []

    def records(self) -> Mapping[str, Record]:
        """Return the records of the listed rule sets that have no rules besides them, by id."""
        if not self._records:
            self._records = {
                name: each.record
                for name, each in self._listed.items()
                if isinstance(each, PlainEntry) or (isinstance(each, Recorded) and each.is_all_record)
            }
        return self._records

    def families(self) -> list[str]:
        """Return the `Game.family` of each game."""
        return list(self._families)

    def rule_sets(self, family: str) -> list[Game]:
        """Return the rule sets of the game with this `Game.family`; an empty list if there is no such game."""
        return [self[name] for name in self._families.get(family, [])]


def _length(change: tuple[str, str]) -> int:
    """Return how far a game is from another; another way to number the deals counts most, since nobody sees it."""
    text, _ = change
    return len(text) + _NUMBERS_WEIGHT * ("Ad" in text)


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
