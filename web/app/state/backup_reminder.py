"""Decides when to suggest a backup: when games or results are four weeks old and not saved, and only once."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from app.state import limits
from engine.play.history import History
from engine.play.results import Result

_WEEKS = 4 * 7 * 24 * 60 * 60  # four weeks, in seconds


class BackupTimes(NamedTuple):
    """When a backup was last saved, and when it was last suggested, in seconds since 1970; 0 for never."""

    at: float = 0
    asked: float = 0


def read_backup_times(found: object) -> BackupTimes:
    """Return the times from a JSON value; 0 for each that is missing or not a valid time."""
    times = found if isinstance(found, dict) else {}
    return BackupTimes(*(_time(times.get(name)) for name in BackupTimes._fields))


def _time(value: object) -> float:
    return value if isinstance(value, int | float) and 0 <= value <= limits.LAST_SECOND else 0


def is_due(times: BackupTimes, history: History, results: Callable[[], Iterable[Result]], now: float) -> bool:
    """Return whether to suggest a backup at the time `now`, in seconds since 1970.

    It is suggested when a game or a result is older than four weeks and no backup was saved for four weeks, but
    only once between two backups. `results` is called only if the answer depends on it.
    """
    if times.asked > times.at or now - times.at < _WEEKS:
        return False
    return any(0 < entry.last_played <= now - _WEEKS for entry in history.entries) or any(
        result.ended <= now - _WEEKS for result in results()
    )
