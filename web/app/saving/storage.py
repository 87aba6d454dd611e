"""Keeps games, results, settings and the data of features on the device, and reads them again.

Each change is written at once, as one text of the journal; `app.state.journal` says how the texts fit together.
What cannot be read is kept apart, and the player is told in one sentence. Every game is kept as the text of its
session, and is replayed under its rules when it is read.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from app.saving.journal_writer import JournalWriter
from app.saving.numbered_texts import KEPT, MISCOUNTED, NO_ROOM, WRITTEN_ELSEWHERE, NumberedTexts
from app.state.all_results import AllResults
from app.state.backup_reminder import BackupTimes, read_backup_times
from app.state.feature_data import FeatureData
from app.state.games_as_json import entry_to_json, unknown_fields, unread_entry
from app.state.settings import Settings, read_settings
from engine.core.game import Game
from engine.core.saying import Saying, say
from engine.play import notation
from engine.play.history import History, HistoryEntry
from engine.play.kept_session import KeptSession, is_damaged
from engine.play.session import Session

PAINT = "backbone.paint"
_MOST_GAMES = 10**9  # the highest number of a game; games are numbered from 1, and this page never gets that far
# Messages for the player. For a reason that is not in `_NOT_WRITTEN`, the message is `_NOT_SAVED`.
_NOT_WRITTEN = {NO_ROOM: say("no-room-to-save"), MISCOUNTED: say("room-miscounted")}  # by reason
_NOT_SAVED = say("not-saved-now")
_NOT_READ = say("games-not-read")
_DELETED = {"lost": say("browser-deleted"), "restored": say("browser-deleted-copy")}
_DAMAGED = say("something-damaged")
_NEWER = say("newer-version-played")
_WARNINGS = {"none": say("nothing-kept"), "shut": say("games-not-opened"), "newer": _NEWER}  # by `Storage.place`


class CannotStoreError(Exception):
    """Raised when the browser does not store a text: there is no room, or storage is switched off."""


class NamedTexts(Protocol):
    """Texts stored under names: localStorage, or its replacement in a test."""

    def store(self, name: str, text: str) -> None:
        """Store a text under a name.

        Raises:
            CannotStoreError: there is no room for it.
        """


class Storage:
    """Keeps and reads the player's data.

    `warn` is called with a sentence for the player when something could not be kept or read.
    """

    def __init__(self, numbered_texts: NumberedTexts, texts: NamedTexts, warn: Callable[[Saying], None]) -> None:
        self._numbered_texts = numbered_texts
        self._texts = texts
        self._warn = warn
        self.overtaken: Callable[[], None] = lambda: None  # called when another tab has written meanwhile
        self._trouble = KEPT  # why the last change could not be written; `KEPT` if it was written
        self._writer = JournalWriter(numbered_texts, self._settled)
        if numbered_texts.place in _WARNINGS:
            warn(_WARNINGS[numbered_texts.place])
        if numbered_texts.deleted:
            warn(_DELETED[numbered_texts.deleted])
        self._begin()

    @property
    def place(self) -> str:
        """Where everything is kept: see `NumberedTexts.place`."""
        return self._numbered_texts.place

    @property
    def is_read_only(self) -> bool:
        """Whether nothing is written, because a newer version of the page has written a part of what is kept."""
        return self._writer.is_newer

    @property
    def keeps_nothing(self) -> bool:
        """Whether what is played now is lost when the page is closed."""
        return self.place in _WARNINGS

    @property
    def is_written(self) -> bool:
        """Whether everything is on the device."""
        return self._trouble == KEPT and self._writer.is_idle and not (self.keeps_nothing or self.is_read_only)

    def tell_not_read(self) -> None:
        """Tell the player that the texts could not be read again."""
        self._warn(_NOT_READ)

    def read(self) -> None:
        """Take the state from the texts again, after another tab has written."""
        self._writer.read()
        self._begin()

    def _begin(self) -> None:
        self._numbers: dict[Session, int] = {}  # of the games in the state
        self._entries: dict[int, HistoryEntry] = {}  # by number, as they were when they were last written
        self._last_number = max(map(int, filter(_is_number, self._games())), default=0)
        self._with_next: dict[str, Any] = {}  # parts of the state that the next `save` writes, too
        if self._writer.is_newer:
            self._warn(_NEWER)
        if self._writer.damaged:
            self._warn(_DAMAGED)

    def _games(self) -> dict[str, Any]:
        games: dict[str, Any] = self._writer.state.get("games", {})
        return games

    def _settled(self, reason: str) -> None:
        """Tell the player or the page if a change could not be written."""
        if reason == WRITTEN_ELSEWHERE:
            self.overtaken()
            return
        if reason not in (KEPT, self._trouble):
            self._warn(_NOT_WRITTEN.get(reason, _NOT_SAVED))
        self._trouble = reason

    # Games and results

    def load_games(self, catalogue: Mapping[str, Game]) -> History | None:
        """Return the saved games except those that cannot be read; None if no game is left.

        Only the moves of the game on the table have been played; the others are unread (see `KeptSession`).
        Games that cannot be read stay in the state, but not in the order of the games.
        """
        saved, order = self._games(), _whole_numbers(self._writer.state.get("order"))
        found = {number: unread_entry(saved.get(str(number)), catalogue) for number in order}
        games = {number: entry for number, entry in found.items() if entry}
        on_table = _first_whole(games, self._writer.state.get("at"))
        self._entries = {number: entry for number, entry in games.items() if not is_damaged(entry.session)}
        self._numbers = {entry.session: number for number, entry in self._entries.items()}
        if len(self._entries) < len(order):
            self._warn(_DAMAGED)
        if on_table is None:
            return None
        history = History(games[on_table])
        history.entries = list(self._entries.values())
        history.at = history.entries.index(games[on_table])
        return history

    def unreadable_games(self) -> dict[int, Any]:
        """Return the saved games that could not be read, as JSON values by their numbers."""
        read = set(self._numbers.values())
        numbered = {int(key): game for key, game in self._games().items() if _is_number(key)}
        return {number: game for number, game in numbered.items() if number not in read}

    def put_game(self, number: int, game: object) -> None:
        """Keep the JSON value of a game that cannot be read, unchanged; None deletes the game."""
        self._writer.append({"games": {str(number): game}})

    def load_results(self) -> AllResults:
        """Return the results; they are read only when they are asked for."""
        return AllResults(self._writer.pages, self._writer.events, lambda: self._warn(_DAMAGED))

    def save(self, history: History, book: AllResults, now: float) -> None:
        """Write what has changed in the games and in the results since they were last written.

        `now` is the current time of the clock `World.now`, in seconds.
        """
        self._let_go_damaged(history)
        games = self._changed_games(history, now) | self._dropped_games(history)
        change: dict[str, Any] = {"games": games} if games else {}
        numbers = [self._numbers[entry.session] for entry in history.entries]
        places = {"order": numbers, "at": numbers[history.at]}
        change |= {name: value for name, value in places.items() if self._writer.state.get(name) != value}
        change |= self._with_next
        self._with_next = {}
        events = book.take_unsaved()
        if change or events:
            self._writer.append(change, events)
        else:
            self._writer.retry()

    def flush(self) -> None:
        """Write the waiting changes at once; see `JournalWriter.flush`."""
        self._writer.flush()

    def _let_go_damaged(self, history: History) -> None:
        """Leave damaged games in the state as they are, and tell the player about them.

        If a damaged game is in the history, its beginning that could be read becomes a new game with a new number.
        """
        here = {entry.session for entry in history.entries}
        for session in list(self._numbers):
            if isinstance(session, KeptSession) and session not in here:
                session.finish_reading()  # a game may leave the state only if it is undamaged
            if isinstance(session, KeptSession) and session.is_damaged:
                del self._numbers[session]
                session.accept_beginning()
                self._warn(_DAMAGED)

    def _changed_games(self, history: History, now: float) -> dict[str, Any]:
        """Return the games that are different from what is saved, by number, as JSON objects."""
        games: dict[str, Any] = {}
        for entry in history.entries:
            number = self._number_of(entry.session)
            # only the session on the table can change, and an entry never changes: it is replaced
            if entry.session is history.session or entry is not self._entries.get(number):
                former = self._games().get(str(number))
                written = {**unknown_fields(former), **entry_to_json(entry, entry.session.text(), now)}
                if written != former:
                    games[str(number)] = written
                self._entries[number] = entry
        return games

    def _dropped_games(self, history: History) -> dict[str, None]:
        """Return a dictionary with None for the number of each game that has left the history."""
        here = {entry.session for entry in history.entries}
        dropped = [session for session in self._numbers if session not in here]
        return {str(self._numbers.pop(session)): None for session in dropped}

    def _number_of(self, session: Session) -> int:
        if session not in self._numbers:
            self._last_number += 1
            self._numbers[session] = self._last_number
        return self._numbers[session]

    @property
    def has_games(self) -> bool:
        """Whether any games are saved."""
        return bool(self._games())

    # Settings, and the data of features

    def save_settings(self, settings: Settings) -> None:
        """Write the settings."""
        former = self._writer.state.get("settings")
        self._put("settings", {**(former if isinstance(former, dict) else {}), **settings._asdict()})

    def load_settings(self) -> Settings:
        """Return the saved settings, with the default for each that is missing or not allowed."""
        found = self._writer.state.get("settings")
        return read_settings(found if isinstance(found, dict) else {})

    def save_data(self, data: FeatureData, value: Any) -> None:
        """Write the data of a feature, a JSON value."""
        self._put(data.name, value)

    def load_data(self, data: FeatureData) -> Any:
        """Return the kept data of a feature; what there is at first if none are kept or they cannot be read."""
        return data.read(self._writer.state.get(data.name))

    def save_backup_times(self, times: BackupTimes) -> None:
        """Write when a backup was saved and suggested."""
        former = self._writer.state.get("backup")
        self._put("backup", {**(former if isinstance(former, dict) else {}), **times._asdict()})

    def load_backup_times(self) -> BackupTimes:
        """Return when a backup was saved and suggested."""
        return read_backup_times(self._writer.state.get("backup"))

    @property
    def has_asked_to_stay(self) -> bool:
        """Whether the browser has been asked never to delete what is kept; see `Device.persist`."""
        return self._writer.state.get("asked_to_stay") is True

    def note_asked_to_stay(self) -> None:
        """Let the next `save` write that the browser has been asked."""
        self._with_next["asked_to_stay"] = True

    def _put(self, name: str, value: object) -> None:
        if self._writer.state.get(name) != value:
            self._writer.append({name: value})

    # Snapshots

    @property
    def needs_compacting(self) -> bool:
        """Whether the journal is so long that `compact` should be called."""
        return self._writer.is_long

    def compact(self) -> None:
        """Shorten the journal; this takes some milliseconds, so call it when the player does nothing."""
        self._writer.compact()

    # The last board

    def save_paint(self, svg: str, look: Mapping[str, str], heading: Mapping[str, str | None]) -> None:
        """Save the drawn board, to show it at once when the page is opened again; do nothing if there is no room.

        `svg` is the board as SVG, after the HTML of the facts above it, if any. `look` has the values of
        `Look.values`, of which "theme" may be missing, and the corner of the title and the size of the board.
        `heading` is what `Header.heading` returns. All are kept in localStorage, which a script can read before
        Python is loaded.
        """
        try:
            kept = {"html": svg, "look": dict(look), "heading": dict(heading)}
            self._texts.store(PAINT, json.dumps(kept, ensure_ascii=False))
        except CannotStoreError:
            return


def _first_whole(games: Mapping[int, HistoryEntry], wanted: object) -> int | None:
    """Return the number of the game to put on the table, and play its moves.

    It is the wanted one, or the first whose moves can all be played; None if there is none.
    """
    for number in [number for number in games if number == wanted] + list(games):
        games[number].session.status_so_far()
        if not is_damaged(games[number].session):
            return number
    return None


def _is_number(key: str) -> bool:
    """Return whether a key of the games in the state is the number of a game, as this page writes it."""
    return notation.is_number(key, up_to=_MOST_GAMES)


def _whole_numbers(value: object) -> list[int]:
    """Return the whole numbers in a list from JSON, each once, in order; an empty list for any other value."""
    found = value if isinstance(value, list) else []
    return list(dict.fromkeys(number for number in found if type(number) is int))
