"""Keeps the games, the results and the settings in the browser, and reads them back without trusting them.

What cannot be read is put aside under another name, never overwritten, and told in one sentence. Every game is
kept as the text of its session and comes back by being played through the rules.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from app.dom import StorageFullError
from engine.game import Game
from engine.ledger import Result
from engine.notation import CannotPlayError, CannotReadError
from engine.session import Session
from engine.sitting import Seat, Sitting
from engine.stopwatch import Stopwatch

VERSION = 1
GAMES, RESULTS, SETTINGS, PAINT = "backbone.games", "backbone.results", "backbone.settings", "backbone.paint"
FAVOURITES = "backbone.favourites"
_ASIDE = ".unreadable"
_MOST_ASIDE = 9
_BRACKET = re.compile(r"[][{}]")
_DEEPEST = 8
_LARGEST = 1e12  # of any number in a result; "not a number" is below nothing
_LONGEST_NOTES = 5000  # characters; those of a rubber of eight hundred deals


class Keeper(Protocol):
    """Where texts are kept: the browser's storage, or a stand-in."""

    def stored(self, name: str) -> str | None:
        """What was kept under the name."""

    def store(self, name: str, text: str) -> None:
        """Keep a text; raises StorageFullError."""


class Settings(NamedTuple):
    """How the player likes the table."""

    theme: str = "auto"  # "auto", "felt", "night" or "day"
    four_colours: bool = False
    show_time: bool = True
    show_score: bool = True
    left_handed: bool = False
    letters: bool = True  # single letters as keys
    calm: bool = False  # no motion, whatever the system says
    sound: bool = False
    safe_home: bool = False  # cards that nobody can miss go home by themselves
    pace: str = "steady"  # of a game that runs by itself: "slow", "steady" or "fast"
    gallery_first: bool = False  # begin with all games instead of the table that was left
    deals: str = "any"  # which come by chance: "any", "winnable", or those of a level of the atlas
    verdict: str = "always"  # when to say whether the game can be won: "always", "lost" (only then) or "never"


class Store:
    """Reads and writes; `trouble` is called with a sentence when something could not be kept or read."""

    def __init__(self, keeper: Keeper, trouble: Callable[[str], None]) -> None:
        self._keeper = keeper
        self._trouble = trouble
        self._texts: dict[Session, str] = {}  # of the games as last written
        self._full: set[str] = set()  # what could not be kept when last we tried

    # Games

    def save_games(self, sitting: Sitting, now: float) -> None:
        """Keep the whole row of games."""
        # only the game on the table can have changed since it was written
        self._texts = {
            seat.session: self._texts.get(seat.session) or seat.session.text() for seat in sitting.seats
        }
        self._texts[sitting.session] = sitting.session.text()
        seats = [written_seat(seat, self._texts[seat.session], now) for seat in sitting.seats]
        self._write(GAMES, {"version": VERSION, "at": sitting.at, "seats": seats})

    def load_games(self, catalogue: Mapping[str, Game]) -> Sitting | None:
        """The row of games that was kept; None if there is none. A game that cannot be read is left out."""
        found = self._read(GAMES, "Your saved games")
        if found is None:
            return None
        seats, at, damaged = [], 0, False
        for number, entry in enumerate(_list(found.get("seats"))):
            seat = read_seat(entry, catalogue)
            damaged = damaged or seat is None
            if seat:
                seats.append(seat)
                at = len(seats) - 1 if number <= _int(found.get("at")) else at
        if damaged:
            self._put_aside(GAMES)
            self._trouble("A saved game could not be read. It is kept aside; the others are here.")
        if not seats:
            return None
        sitting = Sitting(seats[0])
        sitting.seats, sitting.at = seats, at
        return sitting

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


def parsed(text: str) -> object:
    """The value of a JSON text; None if it is none.

    What is nested deeper than anything of ours is not even tried: Python in the browser would not survive it.
    """
    depth = 0
    for bracket in _BRACKET.findall(text):
        depth += 1 if bracket in "[{" else -1
        if depth > _DEEPEST:
            return None
    try:
        return json.loads(text)
    except ValueError:
        return None


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0


def written_seat(seat: Seat, text: str, now: float) -> dict[str, Any]:
    """The entry of a game whose session reads so."""
    seconds = round(seat.watch.seconds(now), 1)
    entry = {"game": text, "token": seat.token, "seconds": seconds, "played": round(seat.played)}
    marks = {name: True for name in ("lent", "left") if getattr(seat, name)}
    return {**entry, **marks}


def read_settings(found: Mapping[str, Any]) -> Settings:
    """The settings of an entry; whatever does not make sense is as at first."""
    first = Settings()._asdict()
    known = {name: found[name] for name in first if isinstance(found.get(name), type(first[name]))}
    return Settings(**{**first, **known})


def read_seat(entry: object, catalogue: Mapping[str, Game]) -> Seat | None:
    """The game of one entry; None if it cannot be read or played."""
    if not isinstance(entry, dict) or not isinstance(entry.get("game"), str):
        return None
    try:
        session = Session.read(entry["game"], catalogue)
    except (CannotReadError, CannotPlayError):
        return None
    counted = _seconds(entry.get("seconds"), most=1e9)
    played = _seconds(entry.get("played"), most=1e11)
    lent, left = (entry.get(name) is True for name in ("lent", "left"))
    return Seat(session, str(entry.get("token", "")), Stopwatch(counted), played, lent, left)


def _seconds(value: object, *, most: float) -> float:
    return float(value) if isinstance(value, int | float) and 0 <= value < most else 0.0


def written_result(result: Result) -> dict[str, Any]:
    """The entry of a result. Notes are left out where there are none, for copies of the page that know of none."""
    entry = result._asdict()
    if not 0 < len(result.notes) <= _LONGEST_NOTES:
        del entry["notes"]
    return entry


def read_result(entry: object) -> Result | None:
    """The result of one entry, with or without notes; None if anything in it is not what it should be."""
    number = (int, float)
    kinds: tuple[type | tuple[type, ...], ...] = (str, str, int, bool, int, number, int, number, str)
    if not isinstance(entry, list) or len(entry) not in {len(kinds) - 1, len(kinds)}:
        return None
    if not all(isinstance(value, kind) for value, kind in zip(entry, kinds, strict=False)):
        return None
    result = Result(*entry)
    amounts = (result.number, result.moves, result.seconds, result.ended)
    sound = all(0 <= amount < _LARGEST for amount in amounts) and abs(result.points) < _LARGEST
    return result if sound and len(result.notes) <= _LONGEST_NOTES else None
