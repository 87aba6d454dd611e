"""Converts games and results to plain JSON values and back. Reading checks everything and never raises.

The field names in the JSON are still those of the first version, so that every backup can be read.
"""

import json
import re
from collections.abc import Generator, Mapping
from typing import Any

from app.state import limits
from engine.core.bit_by_bit import at_once
from engine.core.game import Game
from engine.play.history import HistoryEntry, LessonState
from engine.play.kept_session import KeptSession, is_damaged
from engine.play.notation import CannotReadError
from engine.play.results import Result
from engine.play.stopwatch import Stopwatch

_STRING_OR_BRACKET = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[][{}]', re.DOTALL)
_AT_ONCE = 1_000  # strings and brackets looked at in one step
_DATE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_OPTIONAL = 2  # fields at the end of a result that may be missing


def parse_json(text: str) -> object:
    """Return the value of a JSON text; None if it is not JSON or its brackets are nested more than eight deep.

    The page never writes such deep nesting, and parsing it would crash Python in the browser.
    """
    return at_once(parsing_json(text))


def parsing_json(text: str) -> Generator[float, None, object]:
    """Do the work of `parse_json` in small steps; yield the progress, from 0 to 1, after each step."""
    depth = 0
    for count, found in enumerate(_STRING_OR_BRACKET.finditer(text), start=1):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)  # brackets inside a string do not count
        if depth > limits.DEPTH:
            return None
        if count % _AT_ONCE == 0:
            yield found.end() / len(text)
    try:
        return json.loads(text)
    except (ValueError, RecursionError, MemoryError):
        return None


def entry_to_json(entry: HistoryEntry, text: str, now: float) -> dict[str, Any]:
    """Return a game of the history as a JSON object.

    `text` is `entry.session.text()`; `now` is the current time of the clock `World.now`, in seconds.
    """
    seconds = round(entry.stopwatch.seconds(now), 1)
    written = {"game": text, "token": entry.token, "seconds": seconds, "played": round(entry.last_played)}
    marks = {name: True for name, is_set in (("lent", entry.from_link), ("left", entry.is_abandoned)) if is_set}
    texts = {name: value for name, value in (("lesson", entry.lesson), ("day", entry.day)) if value}
    return {**written, **marks, **texts}


def unknown_fields(entry: object) -> dict[str, Any]:
    """Return those fields of a game's JSON object that this version of the page does not know."""
    known = {"game", "token", "seconds", "played", "lent", "left", "lesson", "day"}
    return {name: value for name, value in entry.items() if name not in known} if isinstance(entry, dict) else {}


def entry_from_json(entry: object, catalogue: Mapping[str, Game]) -> HistoryEntry | None:
    """Return the game that a JSON value describes; None if it cannot be read or a move is not legal."""
    return at_once(reading_entry(entry, catalogue))


def reading_entry(entry: object, catalogue: Mapping[str, Game]) -> Generator[int, None, HistoryEntry | None]:
    """Do the work of `entry_from_json` move by move; yield how many moves of the game have been played."""
    unread = unread_entry(entry, catalogue)
    if unread is None or not isinstance(unread.session, KeptSession):
        return None
    for number, _ in enumerate(unread.session.reading(), start=1):
        yield number
    return None if is_damaged(unread.session) else unread


def unread_entry(entry: object, catalogue: Mapping[str, Game]) -> HistoryEntry | None:
    """Return the game that a JSON value describes, with its moves not yet played; None if it is no game.

    Its session is a `KeptSession`, which plays the moves when it is first used.
    """
    if not isinstance(entry, dict) or not isinstance(entry.get("game"), str):
        return None
    try:
        session = KeptSession(entry["game"], catalogue)
    except CannotReadError:
        return None
    seconds = _seconds(entry.get("seconds"), most=limits.SECONDS_OF_PLAY)
    played = _seconds(entry.get("played"), most=limits.LAST_SECOND)
    from_link, left = (entry.get(name) is True for name in ("lent", "left"))
    token = entry.get("token")
    known = token if isinstance(token, str) and len(token) <= limits.TOKEN_LETTERS else ""
    lesson = entry.get("lesson")
    state: LessonState = "on" if lesson == "on" else "over" if lesson else ""
    return HistoryEntry(
        session, known, Stopwatch(seconds), played, from_link, left, state, _date(entry.get("day"))
    )


def _date(value: object) -> str:
    return value if isinstance(value, str) and _DATE.fullmatch(value) else ""


def _seconds(value: object, *, most: float) -> float:
    return float(value) if isinstance(value, int | float) and _is_number(value) and 0 <= value < most else 0.0


def result_to_json(result: Result) -> dict[str, Any]:
    """Return a result as a JSON object, without the fields at the end that are empty.

    Notes that are too long to be read again are left out, too.
    """
    notes = result.notes if len(result.notes) <= limits.NOTES_LETTERS else ""
    entry = result._replace(notes=notes)._asdict()
    if not result.day:
        del entry["day"]
        if not notes:
            del entry["notes"]
    return entry


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def is_integer(value: object) -> bool:
    """Return whether a value from JSON is a whole number, and not a bool, which is an int to Python, too."""
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    return is_integer(value) or isinstance(value, float)


# For each field of a `Result`, in order: the function that says whether a value from JSON fits the field.
_RESULT_FIELDS = (
    *(_is_text, _is_text, is_integer, _is_flag, is_integer),
    *(_is_number, is_integer, _is_number, _is_text, _is_text),
)


def result_from_json(entry: object) -> Result | None:
    """Return the result whose fields, in the order of `Result`, are the items of a list from JSON.

    The result is None if anything in the list is wrong. The last items, notes and day, may be missing.
    """
    if not isinstance(entry, list) or not 0 <= len(_RESULT_FIELDS) - len(entry) <= _OPTIONAL:
        return None
    if not all(fits(value) for value, fits in zip(entry, _RESULT_FIELDS, strict=False)):
        return None
    result = Result(*entry)
    amounts = all(0 <= amount < limits.AMOUNT for amount in (result.number, result.moves, result.seconds))
    is_sound = amounts and abs(result.points) < limits.AMOUNT and 0 <= result.ended <= limits.LAST_SECOND
    is_short = len(result.token) <= limits.TOKEN_LETTERS and len(result.game) <= limits.NAME_LETTERS
    result = result._replace(day=_date(result.day))
    return result if is_sound and is_short and len(result.notes) <= limits.NOTES_LETTERS else None
