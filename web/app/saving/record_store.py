"""Defines how kept texts are read and written; the browser's own are in `app.browser.records`."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from app.state.journal import Texts

KEPT = ""  # the reason if nothing went wrong
WRITTEN_ELSEWHERE = "ConstraintError"  # another tab has already used the number
NO_ROOM = "QuotaExceededError"
MISCOUNTED = "MiscountedError"  # the browser takes its disk for full until it is started again; see records.ts
DELETED = "NotFoundError"  # the browser has deleted everything; only what was in the second copy is there again


class Change(NamedTuple):
    """One text to write or, if the text is None, to delete: the name of its store, and its number."""

    store: str
    number: int
    text: str | None


class RecordStore(Protocol):
    """The kept texts: those of the browser, or their replacement in a test."""

    def texts(self) -> Texts:
        """Return all texts as they were when they were last read."""

    def read_again(self, done: Callable[[], None], failed: Callable[[], None] = lambda: None) -> None:
        """Read all texts again; call `done` later, or `failed` if the browser cannot read them."""

    def write(self, changes: Sequence[Change], done: Callable[[str], None]) -> None:
        """Make all these changes or none; call `done` later.

        The argument of `done` is `KEPT`, or else the browser's name of what went wrong: `WRITTEN_ELSEWHERE` if a
        text has a number that is already used, `NO_ROOM` if there is no room for it.
        """

    @property
    def deleted(self) -> str:
        """What became of the texts if the browser had deleted them: "lost", "restored" from a copy; else ""."""

    @property
    def place(self) -> str:
        """Where the texts are kept: "disk", "small" (there is room for some megabytes), "shut", "newer" or "none".

        "shut" and "newer" mean nowhere, as "none", but the disk has texts of earlier visits. It cannot be read at
        the moment, or only by a newer version of the page.
        """
