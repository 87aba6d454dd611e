"""Writes games, results, settings and the data of features to one backup file, reads such a file, and adds it.

The file is JSON, with one line for each game and each result. It is not trusted: every game in it is replayed by
the rules. Adding a backup never removes a game or a result that this device already has.
"""

import json
from collections.abc import Generator, Iterable, Mapping
from typing import Any, NamedTuple

from app.state import limits
from app.state.games_as_json import (
    entry_to_json,
    is_integer,
    parsing_json,
    reading_entry,
    result_from_json,
    result_to_json,
)
from app.state.settings import Settings, read_settings
from app.state.table import Table
from engine.core.bit_by_bit import at_once, part
from engine.core.game import Game
from engine.core.saying import ReasonError, Saying, say
from engine.play.history import History, HistoryEntry
from engine.play.results import Result, counted_once

FORMAT = "backbone-patience"
VERSION = 1
_AT_ONCE = 100  # results read or written in one step
_PARSED, _REPLAYED = 0.6, 0.7  # the progress of `reading`: after parsing the JSON, after replaying the games
# Turns the characters that mail programs write for straight quotes and spaces back into these
_STRAIGHT = str.maketrans({"\u00a0": " "} | dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\uff02", '"'))
_OWN = {"format", "version", "written", "settings", "at", "games", "results"}  # what is no data of a feature
KINDS = ".json,application/json"  # the kinds of files that the browser offers to the player


class CannotImportError(ReasonError):
    """Raised when a file cannot be read as a backup; `reason` is what the player is told."""


class ImportedData(NamedTuple):
    """The contents of a backup file."""

    entries: tuple[HistoryEntry, ...] = ()  # the game that was on the table comes last
    results: tuple[Result, ...] = ()
    unreadable: int = 0  # how many games and results could not be read
    settings: Settings = Settings()
    others: Mapping[str, object] = {}  # all else in the file by name, such as the data of features


# Writing


def file_name(day: str) -> str:
    """Return the name of the backup file for a date: "backbone-patience-2026-11-21.json" for "2026-11-21"."""
    return f"{FORMAT}-{day}.json"


def to_text(table: Table, settings: Settings, others: Mapping[str, Any], *, now: float, day: str) -> str:
    """Return the text of a backup file.

    `others` is the data of features, by name; `now` is the current time of the clock `World.now`, in seconds;
    `day` is the date, such as "2026-11-21".
    """
    return at_once(writing(table, settings, others, now=now, day=day))


def writing(
    table: Table, settings: Settings, others: Mapping[str, Any], *, now: float, day: str
) -> Generator[float, None, str]:
    """Do the work of `to_text` in small steps; yield the progress, from 0 to 1, after each step."""
    history, results = table.history, table.results
    head = {
        "format": FORMAT,
        "version": VERSION,
        "written": day,
        "settings": settings._asdict(),
        **others,
        "at": history.at,
    }
    games = [entry_to_json(entry, entry.session.text(), now) for entry in history.entries]
    fields = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    lines = []
    for number, result in enumerate(results):
        lines.append(json.dumps(result_to_json(result)))
        if number % _AT_ONCE == 0:
            yield number / len(results)
    fields += [_listed("games", map(json.dumps, games)), _listed("results", lines)]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _listed(name: str, entries: Iterable[str]) -> str:
    """Return one field of a JSON object: its name and a list of entries that are JSON already.

    Each entry is on a line of its own, so that people can read the file, too.
    """
    return f'"{name}": [' + ",".join(f"\n{entry}" for entry in entries) + "\n]"


# Reading


def read(text: str | None, catalogue: Mapping[str, Game]) -> ImportedData:
    """Return the contents of a backup file.

    Args:
        text: the text of the file; None if the browser could not read it, which raises the error below.
        catalogue: the rule sets by their ids; games of other rule sets are left out.

    Raises:
        CannotImportError: the file cannot be read, is too large, is not a backup, is damaged, or was written by a
            newer version.
    """
    return at_once(reading(text, catalogue))


def reading(text: str | None, catalogue: Mapping[str, Game]) -> Generator[float, None, ImportedData]:
    """Do the work of `read` in small steps; yield the progress, from 0 to 1, after each step."""
    value = yield from part(_checking(text), 0, _PARSED)
    found = yield from part(_reading_games(value["games"], value.get("at"), catalogue), _PARSED, _REPLAYED)
    settings = value.get("settings")
    results = yield from part(_reading_results(value["results"]), _REPLAYED, 1)
    return found._replace(
        results=tuple(results),
        unreadable=found.unreadable + len(value["results"]) - len(results),
        settings=read_settings(settings if isinstance(settings, dict) else {}),
        others={name: each for name, each in value.items() if name not in _OWN},
    )


def _without_mail(text: str) -> str:
    """Return the backup that is inside the text of a mail, with straight quotes.

    The result is empty if the text contains no backup.
    """
    named = text.find(FORMAT)
    start, end = text.rfind("{", 0, max(named, 0)), text.rfind("}")
    lines = (line.lstrip("> \u00a0") for line in text[start : end + 1].split("\n")) if start >= 0 else ()
    return "\n".join(lines).translate(_STRAIGHT)


def _checking(text: str | None) -> Generator[float, None, dict[str, Any]]:
    """Return the JSON object of a backup file, in which "games" and "results" are lists.

    Yield the progress, from 0 to 1.

    Raises:
        CannotImportError: as for `read`.
    """
    if text is None:
        raise CannotImportError(say("backup-unread"))
    if len(text) > limits.FILE_LETTERS:
        raise CannotImportError(say("backup-too-large"))
    value = yield from parsing_json(text)
    if value is None:
        value = yield from parsing_json(_without_mail(text))
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        damaged = value is None and FORMAT in text
        raise CannotImportError(say("backup-damaged" if damaged else "no-backup-file"))
    version = value.get("version")
    if isinstance(version, int) and is_integer(version) and version > VERSION:
        raise CannotImportError(say("backup-newer"))
    lists = isinstance(value.get("games"), list) and isinstance(value.get("results"), list)
    if not is_integer(version) or version != VERSION or not lists:
        raise CannotImportError(say("backup-damaged"))
    return value


def _reading_games(
    games: list[Any], at: object, catalogue: Mapping[str, Game]
) -> Generator[float, None, ImportedData]:
    """Return the games that can be read, and the number of those that cannot; yield the progress, from 0 to 1.

    `at` is the index in `games` of the game that was on the table; any other value is ignored. Games that exceed
    one of the `limits` count as games that cannot be read.
    """
    if isinstance(at, int) and is_integer(at) and 0 <= at < len(games):
        games = [*games[:at], *games[at + 1 :], games[at]]
    total = max(1, min(limits.FILE_MOVES, sum(map(_moves, games))))
    entries, before = [], 0
    for saved in games[-limits.ALL_GAMES :]:
        entry = None
        if _moves(saved) <= limits.GAME_MOVES and before + _moves(saved) <= limits.FILE_MOVES:
            work = reading_entry(saved, catalogue)
            entry = yield from _counted_from(before, total, work)
            before += _moves(saved)
        if entry and entry.token:
            entries.append(entry)
    return ImportedData(tuple(entries), unreadable=len(games) - len(entries))


def _reading_results(saved: list[Any]) -> Generator[float, None, list[Result]]:
    """Return the results that can be read; yield the progress, from 0 to 1."""
    results = []
    for number, value in enumerate(saved):
        result = read_result(value)
        if result and result.token:
            results.append(result)
        if number % _AT_ONCE == 0:
            yield number / len(saved)
    return results


def _counted_from(
    before: int, total: int, work: Generator[int, None, HistoryEntry | None]
) -> Generator[float, None, HistoryEntry | None]:
    """Run `work`, which yields how many moves it has played, and return its result.

    Yield the progress, from 0 to 1: these moves and the moves played `before`, as a part of `total` moves.
    """
    while True:
        try:
            yield min(1.0, (before + next(work)) / total)
        except StopIteration as end:
            entry: HistoryEntry | None = end.value
            return entry


def _moves(entry: object) -> int:
    """Return an upper bound for the number of moves of a saved game; 0 if `entry` is no JSON object."""
    return str(entry.get("game")).count(".") + 1 if isinstance(entry, dict) else 0


def read_result(entry: object) -> Result | None:
    """Return the result that a JSON object in a backup describes; None if the value is no result."""
    if not isinstance(entry, dict):
        return None
    return result_from_json([entry.get(name, Result._field_defaults.get(name)) for name in Result._fields])


# Merging


def merge_settings(here: Settings, imported: Settings) -> Settings:
    """Return this device's settings; each that still has its default value gets the value from the backup."""
    untouched = {name for name, value in Settings()._asdict().items() if getattr(here, name) == value}
    return here._replace(**{name: getattr(imported, name) for name in untouched})


def add(table: Table, imported: ImportedData) -> Saying:
    """Add those games and results of a backup that are new on this device.

    The game on the table stays there. Return a sentence for the player that says how many games and results were
    added, were here already, or could not be read.
    """
    new = counted_once(imported.results)
    here = set(table.results)
    without_day = {result._replace(day="") for result in here}
    for result in new:
        if result._replace(day="") not in without_day:
            table.add_result(result)
    results = len(set(table.results) - here)
    # in reverse order, because each game is inserted before all others
    begun = [entry for entry in reversed(imported.entries) if entry.has_moves]
    room = max(0, limits.ALL_GAMES - len(table.history.entries))
    games = sum([_add_game(table.history, entry) for entry in begun[:room]])
    known = len(new) + len(begun[:room]) - results - games
    return _summary(results, games, known, imported.unreadable, len(begun[room:]))


def _add_game(history: History, entry: HistoryEntry) -> bool:
    """Add an imported game to the history; return False if the history already has a game with all its moves.

    If the history has the same game with only some of these moves, the imported game replaces that one, unless
    that one is on the table. If each version has moves that the other lacks, both are kept.
    """
    same = [i for i, known in enumerate(history.entries) if known.token == entry.token]
    if any(history.entries[i].session.contains(entry.session) for i in same):
        return False
    beginnings = (i for i in same if i != history.at and entry.session.contains(history.entries[i].session))
    place = next(beginnings, None)
    if place is None:
        history.import_entry(entry)
    else:
        history.entries[place] = entry
    return True


def _summary(results: int, games: int, known: int, unreadable: int, too_many: int) -> Saying:
    """Return what was added, as a sentence: "12 results and 2 games added; 3 were here already.".

    `too_many` is the number of games that were left out because the device keeps at most `limits.ALL_GAMES`.
    """
    parts = _added(results, games, known, unreadable)
    if unreadable:
        parts.append(say("things-unread", count=unreadable))
    if too_many:
        parts.append(say("games-left-out", count=too_many, most=limits.ALL_GAMES))
    return say("statement", what=say("clauses", parts=parts))


def _added(results: int, games: int, known: int, unreadable: int) -> list[Saying]:
    """Return what was added and what was here already, as parts of a sentence."""
    counts = {"added-results": results, "added-games": games}
    things = [say(name, count=count) for name, count in counts.items() if count]
    if things:
        added = say("things-added", things=things)
        return [added, say("were-here-already", count=known)] if known else [added]
    if known:
        return [say("nothing-added-rest-here" if unreadable else "nothing-added-all-here")]
    return [say("nothing-added-empty")]
