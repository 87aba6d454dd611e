"""Finds which games the gallery shows, in which order, and the position that each tile shows.

A tile stands for one game with all its rule sets, and shows one of these: the one on the table, otherwise the one
played last, otherwise the easiest one. The picture shows the position in which the player left an unfinished deal;
without such a deal, it shows a new deal. Opening the tile opens exactly the position that it shows.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import NamedTuple

from app.state.chance import can_nearly_all_be_won, chance, easiest
from app.state.deal_choice import wanted_deals
from engine.core.game import Game, Position
from engine.core.saying import Saying
from engine.core.shuffle import FIRST_NUMBER
from engine.games.catalogue import Catalogue
from engine.games.own_game import MARK
from engine.play.history import History, HistoryEntry
from engine.play.progress import progress
from engine.play.results import Result
from engine.play.scoring import scorings
from engine.rules.likeness import alike
from engine.solving.hints import hides_cards
from engine.words.typed import plain

_MOST_OWN = 12  # games by the player's own rules
_QUICK = 10  # minutes; a game that takes less is listed as a short one


class Tile(NamedTuple):
    """One tile of the gallery: a game with all its rule sets."""

    name: str  # the id of its first rule set; favourites are saved by it
    title: Saying  # the name of the game, with the forms "kind" and "sentence"
    rule_sets: tuple[Game, ...]
    shown: Game  # the rule set that the picture shows
    entry: HistoryEntry | None  # the unfinished game of `shown`; None if there is none
    on_table: bool  # whether `entry` is the game on the table
    in_progress: frozenset[str]  # ids of the rule sets with an unfinished game in which a move was made
    also_begun: tuple[tuple[int, HistoryEntry], ...]  # see `History.also_begun`, with the entries
    played: float  # when a move was last made, in seconds since 1970; 0 for never
    favourite: bool
    number: int  # the number of the new deal that is shown if `entry` is None; otherwise 0
    is_alike: bool = False  # whether the game is played much like the one on the table
    is_of_week: bool = False  # whether it is the game of the week

    @property
    def position(self) -> Position:
        """The position in the picture; opening the tile opens it."""
        return self.entry.session.position if self.entry else self.shown.start(self.number)

    @property
    def progress(self) -> float | None:
        """The progress of the unfinished game, from 0 to 1; None if there is no such game or no measure for it."""
        if self.entry is None:
            return None
        session = self.entry.session
        return progress(session.game, session.game.start(session.number), session.position)

    @property
    def goes_on(self) -> bool:
        """Whether opening the tile goes on with a game in which a move was made."""
        return self.shown.id in self.in_progress

    @property
    def order(self) -> str:
        """The command that opens the tile, such as "game klondike".

        If `entry` is None, the number of the new deal is added: "game klondike 4711".
        """
        return f"game {self.shown.id}" if self.entry else f"game {self.shown.id} {self.number}"


def tiles(
    catalogue: Catalogue,
    history: History,
    results: Iterable[Result],
    favourites: frozenset[str],
    deal: Callable[[Game], int],
    of_week: str = "",
) -> list[Tile]:
    """Return the tiles in the order in which they are shown; `of_week` is the family of the game of the week.

    Favourites come before all others. In both groups the game played last comes first, and games never played come
    last, in the order of the catalogue. `deal` gives the number of a new deal of a rule set; it is called for each
    tile that shows one. The games by the player's own rules that were named or played last have tiles, too.
    """
    played = _last_played(history, results)
    games = [tuple(catalogue.rule_sets(family)) for family in catalogue.families()]
    near = {game.family for game in alike(history.session.game, (rule_sets[0] for rule_sets in games))}
    games += [(game,) for game in _own_games(catalogue, history, played, favourites)]
    found = [
        _tile(rule_sets, history, played, favourites, deal)._replace(
            is_alike=rule_sets[0].family in near, is_of_week=rule_sets[0].family == of_week
        )
        for rule_sets in games
    ]
    return sorted(found, key=lambda tile: (not tile.favourite, -tile.played, not tile.in_progress))


def _own_games(
    catalogue: Catalogue, history: History, played: Mapping[str, float], favourites: frozenset[str]
) -> list[Game]:
    """Return the games by the player's own rules: those begun, named, or favourites, and those played last."""
    last = sorted(filter(_is_own, played), key=lambda name: -played[name])[:_MOST_OWN]
    begun = (entry.session.game.id for entry in history.entries)
    names = [
        name
        for name in (*begun, *sorted({*favourites, *catalogue.names}), *last)
        if _is_own(name) and name in catalogue
    ]
    found = {game.id: game for game in map(catalogue.__getitem__, names)}  # two names may stand for the same rules
    return [game for name, game in found.items() if _is_own(name)]


def _is_own(name: str) -> bool:
    return MARK in name


def prepare(game: Game, wish: str) -> None:
    """Compute what the gallery needs to know of a rule set, so that it opens sooner.

    `wish` says which deals the player wants, see `deal_choice.wanted_deals`.
    """
    wanted_deals(game, wish, tuple)
    _is_open(game)


def _last_played(history: History, results: Iterable[Result]) -> dict[str, float]:
    """Return when each rule set was last played, in seconds since 1970; those never played are missing."""
    played: dict[str, float] = {}
    dates = [(entry.session.game.id, entry.last_played) for entry in history.entries]
    for name, when in [*dates, *((result.game, result.ended) for result in results)]:
        played[name] = max(when, played.get(name, 0.0))
    return played


def _tile(
    rule_sets: tuple[Game, ...],
    history: History,
    played: Mapping[str, float],
    favourites: frozenset[str],
    deal: Callable[[Game], int],
) -> Tile:
    unfinished = {game.id: history.unfinished(game) for game in rule_sets}
    entries = {name: history.entries[at] for name, at in unfinished.items() if at is not None}
    in_progress = frozenset(name for name, entry in entries.items() if entry.has_moves)
    here = history.session.game
    first = easiest(rule_sets)
    shown = max(
        rule_sets,
        key=lambda game: (game is here, played.get(game.id, 0.0), game.id in in_progress, game is first),
    )
    entry = entries.get(shown.id)
    return Tile(
        name=rule_sets[0].id,
        title=shown.family_title,
        rule_sets=rule_sets,
        shown=shown,
        entry=entry,
        on_table=entry is history.entry,
        in_progress=in_progress,
        also_begun=tuple((at, history.entries[at]) for at in history.also_begun(rule_sets)),
        played=max(played.get(game.id, 0.0) for game in rule_sets),
        favourite=rule_sets[0].id in favourites,
        number=0 if entry else deal(shown),
    )


# Which tiles to show


@cache  # because it deals, and the tiles of a filter are counted again and again
def _is_open(game: Game) -> bool:
    """Return whether all cards of a rule set lie face up from the start."""
    return not hides_cards(game, game.start(FIRST_NUMBER))


FILTERS: Mapping[str, Callable[[Tile], bool]] = {
    "all": lambda tile: True,
    "begun": lambda tile: bool(tile.in_progress or tile.also_begun),
    "favourites": lambda tile: tile.favourite,
    "of-week": lambda tile: tile.is_of_week,
    "alike": lambda tile: tile.is_alike,
    "short": lambda tile: 0 < tile.shown.minutes[1] < _QUICK,
    "sure": lambda tile: can_nearly_all_be_won(tile.shown),
    "open": lambda tile: _is_open(tile.shown),
    "two-packs": lambda tile: tile.shown.packs > 1,
    "own": lambda tile: _is_own(tile.name),
}
"""For the name of each filter, a function that returns whether the filter shows a tile. The filters show all
games, games in progress, favourites, the game of the week, games like the one on the table, short games, games of
which nearly all deals can be won, games in which all cards lie face up, games with two packs, and games by
the player's own rules."""


def search_words(tile: Tile, in_words: Callable[[Saying, str], str]) -> str:
    """Return the words of a tile that a search looks in, written as people type them.

    They are its names, also other names of the game, its kind of thinking, a sentence about it, the share of deals
    that can be won, and the names of its scores. `in_words` returns a saying in the player's language, in one of
    its forms; empty if its message does not have this form.
    """
    share = chance(tile.shown)
    said = [(tile.title, form) for form in ("", "also", "kind", "sentence")] + ([(share, "")] if share else [])
    said += [(game.title, form) for game in tile.rule_sets for form in ("", "short")]
    scores = (score.id for score in scorings(tile.shown))
    return plain(" ".join((*(in_words(saying, form) for saying, form in said), *scores)))


def matches(words: str, text: str) -> bool:
    """Return whether every word of a search text occurs in `words`, which `search_words` has returned.

    Upper and lower case are the same, and so are letters with and without accents. An empty text always matches.
    """
    return all(word in words for word in plain(text).split())
