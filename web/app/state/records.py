"""Converts games and results to plain JSON values and back. Reading checks everything and never raises."""

import json
import re
from collections.abc import Mapping
from typing import Any

from engine.core.game import Game
from engine.play.history import HistoryEntry
from engine.play.notation import CannotPlayError, CannotReadError
from engine.play.session import Session
from engine.play.statistics import Result
from engine.play.stopwatch import Stopwatch

_BRACKET = re.compile(r"[][{}]")
_DEEPEST = 8
_LARGEST = 1e12  # of any number in a result; "not a number" is below nothing
_LONGEST_NOTES = 5000  # characters; those of a rubber of eight hundred deals


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


def written_entry(entry: HistoryEntry, text: str, now: float) -> dict[str, Any]:
    """The entry of a game whose session reads so."""
    seconds = round(entry.watch.seconds(now), 1)
    written = {"game": text, "token": entry.token, "seconds": seconds, "played": round(entry.played)}
    marks = {name: True for name, is_set in (("lent", entry.from_link), ("left", entry.left)) if is_set}
    return {**written, **marks}


def read_entry(entry: object, catalogue: Mapping[str, Game]) -> HistoryEntry | None:
    """The game of one entry; None if it cannot be read or played."""
    if not isinstance(entry, dict) or not isinstance(entry.get("game"), str):
        return None
    try:
        session = Session.read(entry["game"], catalogue)
    except (CannotReadError, CannotPlayError):
        return None
    counted = _seconds(entry.get("seconds"), most=1e9)
    played = _seconds(entry.get("played"), most=1e11)
    from_link, left = (entry.get(name) is True for name in ("lent", "left"))
    return HistoryEntry(session, str(entry.get("token", "")), Stopwatch(counted), played, from_link, left)


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
