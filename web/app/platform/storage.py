"""Keeps the games, the results and the settings in the browser, and reads them back without trusting them.

What cannot be read is put aside under another name, never overwritten, and told in one sentence. Every game is
kept as the text of its session and comes back by being played through the rules.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from app.platform.dom import StorageFullError
from app.state.records import parsed, read_entry, read_result, written_entry, written_result
from app.state.settings import Settings, read_settings
from engine.core.game import Game
from engine.play.history import History
from engine.play.session import Session
from engine.play.statistics import Result

VERSION = 1
GAMES, RESULTS, SETTINGS, PAINT = "backbone.games", "backbone.results", "backbone.settings", "backbone.paint"
FAVOURITES = "backbone.favourites"
_ASIDE = ".unreadable"
_MOST_ASIDE = 9


class TextStore(Protocol):
    """Where texts are kept: the browser's storage, or a stand-in."""

    def stored(self, name: str) -> str | None:
        """What was kept under the name."""

    def store(self, name: str, text: str) -> None:
        """Keep a text; raises StorageFullError."""


class Storage:
    """Reads and writes; `trouble` is called with a sentence when something could not be kept or read."""

    def __init__(self, keeper: TextStore, trouble: Callable[[str], None]) -> None:
        self._keeper = keeper
        self._trouble = trouble
        self._texts: dict[Session, str] = {}  # of the games as last written
        self._full: set[str] = set()  # what could not be kept when last we tried

    # Games

    def save_games(self, history: History, now: float) -> None:
        """Keep the whole row of games."""
        # only the game on the table can have changed since it was written
        self._texts = {
            entry.session: self._texts.get(entry.session) or entry.session.text() for entry in history.entries
        }
        self._texts[history.session] = history.session.text()
        entries = [written_entry(entry, self._texts[entry.session], now) for entry in history.entries]
        self._write(GAMES, {"version": VERSION, "at": history.at, "seats": entries})

    def load_games(self, catalogue: Mapping[str, Game]) -> History | None:
        """The row of games that was kept; None if there is none. A game that cannot be read is left out."""
        found = self._read(GAMES, "Your saved games")
        if found is None:
            return None
        entries, at, damaged = [], 0, False
        for number, written in enumerate(_list(found.get("seats"))):
            entry = read_entry(written, catalogue)
            damaged = damaged or entry is None
            if entry:
                entries.append(entry)
                at = len(entries) - 1 if number <= _int(found.get("at")) else at
        if damaged:
            self._put_aside(GAMES)
            self._trouble("A saved game could not be read. It is kept aside; the others are here.")
        if not entries:
            return None
        history = History(entries[0])
        history.entries, history.at = entries, at
        return history

    # Results

    def save_results(self, results: tuple[Result, ...]) -> None:
        """Keep the ledger."""
        entries = [list(written_result(result).values()) for result in results]
        self._write(RESULTS, {"version": VERSION, "results": entries})

    def load_results(self) -> tuple[Result, ...]:
        """The ledger that was kept."""
        found = self._read(RESULTS, "Your results")
        entries = _list(found.get("results")) if found else []
        results = [result for result in map(read_result, entries) if result]
        if len(results) < len(entries):
            self._put_aside(RESULTS)
            self._trouble("Some results could not be read. They are kept aside; the others are here.")
        return tuple(results)

    # Settings

    def save_settings(self, settings: Settings) -> None:
        """Keep the settings."""
        self._write(SETTINGS, {"version": VERSION, **settings._asdict()})

    def load_settings(self) -> Settings:
        """The settings that were kept; whatever does not make sense is as at first."""
        return read_settings(self._read(SETTINGS, "Your settings") or {})

    # Favourites

    def save_favourites(self, favourites: Iterable[str]) -> None:
        """Keep which games the player likes best, by the names the gallery gives them."""
        self._write(FAVOURITES, {"version": VERSION, "games": sorted(favourites)})

    def load_favourites(self) -> frozenset[str]:
        """The favourites that were kept; whatever is no name is left out."""
        found = self._read(FAVOURITES, "Your favourites") or {}
        return frozenset(name for name in _list(found.get("games")) if isinstance(name, str))

    # The last board

    def save_paint(self, svg: str, look: Mapping[str, str]) -> None:
        """Keep the board as drawn, to be shown at once when the page opens again. Losing it harms nothing."""
        try:
            self._keeper.store(PAINT, json.dumps({"html": svg, "look": dict(look)}))
        except StorageFullError:
            return

    # All of them

    def _write(self, name: str, value: dict[str, Any]) -> None:
        try:
            self._keeper.store(name, json.dumps(value, separators=(",", ":")))
            self._full.discard(name)
        except StorageFullError:
            if not self._full:
                self._trouble("The browser has no room to save. You can play on, but this game may be lost.")
            self._full.add(name)

    def _read(self, name: str, what: str) -> dict[str, Any] | None:
        text = self._keeper.stored(name)
        if text is None:
            return None
        value = parsed(text)
        if isinstance(value, dict) and value.get("version") == VERSION:
            return value
        self._put_aside(name)
        newer = isinstance(value, dict) and _int(value.get("version")) > VERSION
        why = "come from a newer version of this page" if newer else "could not be read"
        self._trouble(f"{what} {why}. They are kept aside.")
        return None

    def _put_aside(self, name: str) -> None:
        """Keep the unreadable text under a name of its own, so that what is written next does not end it."""
        text = self._keeper.stored(name)
        if text is None:
            return
        names = [f"{name}{_ASIDE}{number}" for number in ("", *range(2, _MOST_ASIDE + 1))]
        # beside what lies there since earlier, unless it is the very same
        free = next((aside for aside in names if self._keeper.stored(aside) in (None, text)), names[-1])
        try:
            self._keeper.store(free, text)
        except StorageFullError:
            return


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0
