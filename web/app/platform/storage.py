"""Saves games, results, settings and favourites in the browser, and checks them when it loads them.

A text that cannot be read is copied to another name before it is overwritten, and the player is told in one
sentence. Every game is saved as the text of its session, and is replayed under its rules when it is loaded.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from app.platform.dom import CannotStoreError
from app.state.saved_records import entry_from_json, entry_to_json, parse_json, result_from_json, result_to_json
from app.state.settings import Settings, read_settings
from engine.core.game import Game
from engine.play.history import History
from engine.play.session import Session
from engine.play.statistics import Result

VERSION = 1
GAMES, RESULTS, SETTINGS, PAINT = "backbone.games", "backbone.results", "backbone.settings", "backbone.paint"
FAVOURITES = "backbone.favourites"
_UNREADABLE = ".unreadable"  # the ending of the name of a copy
_MOST_COPIES = 9


class TextStore(Protocol):
    """Texts stored under names: the storage of the browser, or its replacement in a test."""

    def stored(self, name: str) -> str | None:
        """Return the text stored under a name, or None if there is none."""

    def store(self, name: str, text: str) -> None:
        """Store a text under a name.

        Raises:
            CannotStoreError: there is no room for it.
        """


class Storage:
    """Saves and loads the player's data.

    `warn` is called with a sentence for the player when something could not be saved or read.
    """

    def __init__(self, texts: TextStore, warn: Callable[[str], None]) -> None:
        self._texts = texts
        self._warn = warn
        self._game_texts: dict[Session, str] = {}  # the texts of the games as they were last saved
        self._unsaved: set[str] = set()  # names that could not be saved at the last attempt

    # Games

    def save_games(self, history: History, now: float) -> None:
        """Save all games of the history. `now` is the current time of the clock `World.now`, in seconds."""
        # only the game on the table can have changed since it was saved
        self._game_texts = {
            entry.session: self._game_texts.get(entry.session) or entry.session.text() for entry in history.entries
        }
        self._game_texts[history.session] = history.session.text()
        entries = [entry_to_json(entry, self._game_texts[entry.session], now) for entry in history.entries]
        self._write(GAMES, {"version": VERSION, "at": history.at, "seats": entries})

    def load_games(self, catalogue: Mapping[str, Game]) -> History | None:
        """Return the saved games except those that cannot be read; None if no game is left."""
        found = self._read(GAMES, "Your saved games")
        if found is None:
            return None
        entries, at, damaged = [], 0, False
        for number, saved in enumerate(_list(found.get("seats"))):
            entry = entry_from_json(saved, catalogue)
            damaged = damaged or entry is None
            if entry:
                entries.append(entry)
                at = len(entries) - 1 if number <= _int(found.get("at")) else at
        if damaged:
            self._keep_copy(GAMES)
            self._warn("A saved game could not be read. A copy of it is kept; the others are here.")
        if not entries:
            return None
        history = History(entries[0])
        history.entries, history.at = entries, at
        return history

    # Results

    def save_results(self, results: tuple[Result, ...]) -> None:
        """Save the results."""
        entries = [list(result_to_json(result).values()) for result in results]
        self._write(RESULTS, {"version": VERSION, "results": entries})

    def load_results(self) -> tuple[Result, ...]:
        """Return the saved results except those that cannot be read; empty if none are saved."""
        found = self._read(RESULTS, "Your results")
        entries = _list(found.get("results")) if found else []
        results = [result for result in map(result_from_json, entries) if result]
        if len(results) < len(entries):
            self._keep_copy(RESULTS)
            self._warn("Some results could not be read. A copy of them is kept; the others are here.")
        return tuple(results)

    # Settings

    def save_settings(self, settings: Settings) -> None:
        """Save the settings."""
        self._write(SETTINGS, {"version": VERSION, **settings._asdict()})

    def load_settings(self) -> Settings:
        """Return the saved settings, with the default for each that is missing or not allowed."""
        return read_settings(self._read(SETTINGS, "Your settings") or {})

    # Favourites

    def save_favourites(self, favourites: Iterable[str]) -> None:
        """Save the favourites, each given as `Tile.name`: the id of the first rule set of a game."""
        self._write(FAVOURITES, {"version": VERSION, "games": sorted(favourites)})

    def load_favourites(self) -> frozenset[str]:
        """Return the saved favourites as `Tile.name`; empty if none are saved or they cannot be read."""
        found = self._read(FAVOURITES, "Your favourites") or {}
        return frozenset(name for name in _list(found.get("games")) if isinstance(name, str))

    # The last board

    def save_paint(self, svg: str, look: Mapping[str, str]) -> None:
        """Save the drawn board, to show it at once when the page is opened again; do nothing if there is no room.

        `svg` is the board as SVG, after the HTML of the facts above it, if any. `look` is what `PageChrome.look`
        returns; "theme" may be missing.
        """
        try:
            self._texts.store(PAINT, json.dumps({"html": svg, "look": dict(look)}))
        except CannotStoreError:
            return

    # All of them

    def _write(self, name: str, value: dict[str, Any]) -> None:
        try:
            self._texts.store(name, json.dumps(value, separators=(",", ":")))
            self._unsaved.discard(name)
        except CannotStoreError:
            if not self._unsaved:
                self._warn("The browser has no room to save. You can play on, but this game may be lost.")
            self._unsaved.add(name)

    def _read(self, name: str, what: str) -> dict[str, Any] | None:
        text = self._texts.stored(name)
        if text is None:
            return None
        value = parse_json(text)
        if isinstance(value, dict) and value.get("version") == VERSION:
            return value
        self._keep_copy(name)
        newer = isinstance(value, dict) and _int(value.get("version")) > VERSION
        why = "come from a newer version of this page" if newer else "could not be read"
        self._warn(f"{what} {why}. A copy of them is kept.")
        return None

    def _keep_copy(self, name: str) -> None:
        """Keep a copy of an unreadable text under another name, before the next save overwrites it.

        There are at most nine copies; a further one replaces the last.
        """
        text = self._texts.stored(name)
        if text is None:
            return
        names = [f"{name}{_UNREADABLE}{number}" for number in ("", *range(2, _MOST_COPIES + 1))]
        # under the first free name, or the name of an earlier copy of the same text
        free = next((copy for copy in names if self._texts.stored(copy) in (None, text)), names[-1])
        try:
            self._texts.store(free, text)
        except CannotStoreError:
            return


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0
