"""Everything that is kept, as one file to carry away; and back again, merged with what is here.

The file is JSON with a line for each game and each result. It is read without trust: every game is played through
the rules. What is here already stays as it is, so that reading a file can only ever add.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from app.state.records import parsed, read_entry, read_result, written_entry, written_result
from app.state.settings import Settings, read_settings
from app.state.table import Table
from engine.core.game import Game
from engine.play import statistics
from engine.play.history import History, HistoryEntry
from engine.play.statistics import Result

FORMAT = "backbone-patience"
VERSION = 1
LARGEST = 10_000_000  # bytes; far more than a browser keeps for a page
TOO_LARGE = "This file is too large to be one that this page wrote. Nothing was changed."
KINDS = ".json,application/json"  # what the player may pick
# Characters of games; replaying more would keep a phone busy, and nobody has so many moves in the games in hand.
_MOST_TO_REPLAY = 300_000


class CannotImportError(Exception):
    """A file is none of ours, or too damaged; the message is a sentence for the player."""


class ImportedData(NamedTuple):
    """What a file brought."""

    entries: tuple[HistoryEntry, ...] = ()  # the one that was on the table at the end
    results: tuple[Result, ...] = ()
    unreadable: int = 0  # games and results that could not be read
    favourites: frozenset[str] = frozenset()
    settings: Settings = Settings()


# Writing


def file_name(day: str) -> str:
    """The name of the file written on a day such as "2026-11-21"."""
    return f"{FORMAT}-{day}.json"


def written(table: Table, settings: Settings, favourites: Iterable[str], *, now: float, day: str) -> str:
    """The text of the file. `now` is on the clock of the stopwatches, in seconds."""
    history, results = table.history, table.results
    head = {
        "format": FORMAT,
        "version": VERSION,
        "written": day,
        "settings": settings._asdict(),
        "favourites": sorted(favourites),
        "at": history.at,
    }
    games = [written_entry(entry, entry.session.text(), now) for entry in history.entries]
    fields = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    fields += [_lines("games", games), _lines("results", map(written_result, results))]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _lines(name: str, entries: Iterable[Mapping[str, Any]]) -> str:
    """A list with each entry on a line of its own, so that people can read the file, too."""
    return f'"{name}": [' + ",".join(f"\n{json.dumps(entry)}" for entry in entries) + "\n]"


# Reading


def read(text: str | None, catalogue: Mapping[str, Game]) -> ImportedData:
    """What a file brings, by its text; None if the browser could not get at that.

    Raises:
        CannotTakeInError: it is too large, none of ours, damaged, or of a newer version.
    """
    if text is None:
        raise CannotImportError("The browser could not read this file. Nothing was changed.")
    if len(text) > LARGEST:
        raise CannotImportError(TOO_LARGE)
    value = parsed(text)
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        damaged = value is None and FORMAT in text[:200]
        raise CannotImportError(
            "This file is damaged and cannot be read. Nothing was changed."
            if damaged
            else "This file does not hold games or results of this page. Nothing was changed."
        )
    version, games, results = value.get("version"), value.get("games"), value.get("results")
    if isinstance(version, int) and version > VERSION:
        raise CannotImportError("This file was written by a newer version of this page. Nothing was changed.")
    if version != VERSION or not isinstance(games, list) or not isinstance(results, list):
        raise CannotImportError("This file is damaged and cannot be read. Nothing was changed.")
    favourites = value.get("favourites")
    names = {name for name in favourites if isinstance(name, str)} if isinstance(favourites, list) else set()
    luggage = _unpacked(games, results, value.get("at"), catalogue)
    wishes = value.get("settings")
    settings = read_settings(wishes if isinstance(wishes, dict) else {})
    return luggage._replace(favourites=frozenset(names & set(catalogue)), settings=settings)


def _unpacked(games: list[Any], results: list[Any], at: object, catalogue: Mapping[str, Game]) -> ImportedData:
    entries, unreadable, to_replay = [], 0, _MOST_TO_REPLAY
    if isinstance(at, int) and 0 <= at < len(games):
        games = [*games[:at], *games[at + 1 :], games[at]]
    for written_game in games:
        to_replay -= _size(written_game)
        entry = read_entry(written_game, catalogue) if to_replay >= 0 else None
        if entry and entry.token:
            entries.append(entry)
        else:
            unreadable += 1
    kept = [result for result in map(_result, results) if result and result.token]
    return ImportedData(tuple(entries), tuple(kept), unreadable + len(results) - len(kept))


def _size(entry: object) -> int:
    return len(str(entry.get("game"))) if isinstance(entry, dict) else 0


def _result(entry: object) -> Result | None:
    if not isinstance(entry, dict):
        return None
    return read_result([entry.get(name, Result._field_defaults.get(name)) for name in Result._fields])


# Merging


def settled(here: Settings, brought: Settings) -> Settings:
    """The settings of this device; where they are as at first, those of the file."""
    first = Settings()
    news = {
        name: value for name, value in brought._asdict().items() if getattr(here, name) == getattr(first, name)
    }
    return here._replace(**news)


def take_in(table: Table, luggage: ImportedData) -> str:
    """Add to the table's games and results what is not among them yet; the words for what came.

    The game on the table stays there.
    """
    brought = statistics.merged((), luggage.results)
    here = set(table.results)
    table.results = statistics.merged(table.results, brought)
    results = len(set(table.results) - here)
    # the last goes in first, for each is put before all the others
    begun = [entry for entry in reversed(luggage.entries) if entry.session.root.children]
    games = sum([_take_in_game(table.history, entry) for entry in begun])
    return _words(results, games, len(brought) + len(begun) - results - games, luggage.unreadable)


def _take_in_game(history: History, entry: HistoryEntry) -> bool:
    """Put a game into the row unless it is there; whether it was not.

    A game that was played on elsewhere takes the place of its beginning here, unless that lies on the table. Where
    it was played on here and elsewhere, it stays as it is and the other stands beside it.
    """
    former = [i for i, known in enumerate(history.entries) if known.token == entry.token]
    if any(history.entries[i].session.holds(entry.session) for i in former):
        return False
    behind = (i for i in former if i != history.at and entry.session.holds(history.entries[i].session))
    place = next(behind, None)
    if place is None:
        history.take_in(entry)
    else:
        history.entries[place] = entry
    return True


def _words(results: int, games: int, known: int, unreadable: int) -> str:
    """What came, in a sentence: "12 results and 2 games added; 3 were here already."."""
    added = " and ".join(filter(None, (_some(results, "result"), _some(games, "game"))))
    if added:
        told = f"{added} added" + (f"; {known} {_were(known)} here already" if known else "")
    elif known:
        told = "Nothing added: " + (
            "all of it was here already" if not unreadable else "the rest was here already"
        )
    else:
        told = "Nothing added: there is no result and no game begun in this file"
    could_not = f"; {unreadable} {_were(unreadable)} not readable" if unreadable else ""
    return f"{told}{could_not}."


def _some(count: int, thing: str) -> str:
    """Some of a thing in figures; nothing where there is none."""
    return f"{count} {thing}{'' if count == 1 else 's'}" if count else ""


def _were(count: int) -> str:
    return "was" if count == 1 else "were"
