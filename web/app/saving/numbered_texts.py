"""Defines the interface for reading and writing the kept texts; `app.browser.stored_texts` implements it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from app.state.journal import Texts

KEPT = ""  # the reason if a write has succeeded
WRITTEN_ELSEWHERE = "ConstraintError"  # another tab has already used the number
NO_ROOM = "QuotaExceededError"
MISCOUNTED = (
    "MiscountedError"  # the browser wrongly finds its disk full until it is restarted; see stored_texts.ts
)
DELETED = "NotFoundError"  # the browser has deleted everything; only the texts of the second copy are back


class Change(NamedTuple):
    """One text to write or, if the text is None, to delete: the name of its store, and its number."""

    store: str
    number: int
    text: str | None


class NumberedTexts(Protocol):
    """The kept texts: those of the browser, or their replacement in a test."""

    def texts(self) -> Texts:
        """Return all texts as they were when they were last read."""

    def read_again(self, done: Callable[[], None], failed: Callable[[], None] = lambda: None) -> None:
        """Read all texts again; call `done` later, or `failed` if the browser cannot read them."""

    def write(self, changes: Sequence[Change], done: Callable[[str], None]) -> None:
        """Make all these changes or none; call `done` later.

        The argument of `done` is `KEPT` after a success, otherwise the browser's name of the error:
        `WRITTEN_ELSEWHERE` if a text has a number that is already used, `NO_ROOM` if there is no room for a text.
        """

    @property
    def deleted(self) -> str:
        """What happened to texts that the browser deleted: "lost", or "restored" from a copy; "" for none."""

    @property
    def place(self) -> str:
        """Where the texts are kept: "disk", "small" (there is room for some megabytes), "shut", "newer" or "none".

        With "shut", "newer" and "none", nothing is kept on this visit. With "shut" and "newer", the disk has texts
        of earlier visits: "shut" means that they cannot be read at the moment, and "newer" that only a newer
        version of the page can read them.
        """
