"""Reads what versions of the page before the journal saved: four JSON texts in the browser's localStorage."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from app.state import journal
from app.state.saved_records import entry_from_json, parse_json, result_from_json
from engine.core.game import Game
from engine.play.history import HistoryEntry
from engine.play.statistics import Result

_Item = TypeVar("_Item")
VERSION = 1
GAMES, RESULTS, SETTINGS, FAVOURITES = (
    "backbone.games",
    "backbone.results",
    "backbone.settings",
    "backbone.favourites",
)
NAMES = (GAMES, RESULTS, SETTINGS, FAVOURITES)


class TextStore(Protocol):
    """Texts stored under names: localStorage, or its replacement in a test."""

    def stored(self, name: str) -> str | None:
        """Return the text stored under a name, or None if there is none."""

    def discard(self, name: str) -> None:
        """Remove the text stored under a name, if there is one."""


class OldData(NamedTuple):
    """What the old texts say, as far as they can be read."""

    entries: tuple[HistoryEntry, ...]
    at: int  # the index of the entry on the table
    results: tuple[Result, ...]
    settings: Mapping[str, Any]
    favourites: tuple[str, ...]
    damaged: tuple[tuple[str, str], ...]  # the name and the text of those of which not all could be read


def fingerprint(texts: TextStore) -> str:
    """Return a text that is another whenever one of the old texts is another; empty if there are none."""
    found = [texts.stored(name) for name in NAMES]
    return journal.checksum("\0".join(text or "" for text in found)) if any(found) else ""


def discard(texts: TextStore) -> None:
    """Remove the old texts."""
    for name in NAMES:
        texts.discard(name)


def read(texts: TextStore, catalogue: Mapping[str, Game]) -> OldData:
    """Return what the old texts say."""
    damaged: dict[str, str] = {}
    objects = {name: _object(texts, name, damaged) for name in NAMES}

    def items(name: str, field: str, convert: Callable[[Any], _Item | None]) -> list[_Item | None]:
        found = objects[name].get(field)
        items = [convert(item) for item in found] if isinstance(found, list) else []
        if None in items:
            damaged[name] = texts.stored(name) or ""
        return items

    entries = items(GAMES, "seats", lambda item: entry_from_json(item, catalogue))
    results = items(RESULTS, "results", result_from_json)
    names = items(FAVOURITES, "games", lambda item: item if isinstance(item, str) else None)
    at = objects[GAMES].get("at")
    before = entries[: at + 1] if isinstance(at, int) and at >= 0 else entries[:1]
    return OldData(
        entries=tuple(filter(None, entries)),
        at=max(0, sum(entry is not None for entry in before) - 1),
        results=tuple(filter(None, results)),
        settings=objects[SETTINGS],
        favourites=tuple(filter(None, names)),
        damaged=tuple(damaged.items()),
    )


def _object(texts: TextStore, name: str, damaged: dict[str, str]) -> Mapping[str, Any]:
    """Return the JSON object stored under a name, empty if there is none; add a damaged text to `damaged`."""
    text = texts.stored(name)
    if text is None:
        return {}
    value = parse_json(text)
    if isinstance(value, dict) and value.get("version") == VERSION:
        return value
    damaged[name] = text
    return {}
