"""Reads and writes the texts that are stored on the device, through the page's script stored_texts.ts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from app.browser.dom import Dom
from app.saving.numbered_texts import KEPT, WRITTEN_ELSEWHERE, Change
from app.state.journal import Texts

_FAILURES = "Error"


class StoredTexts:
    """The texts that the browser stores; see `NumberedTexts`. `kept` is the object that kept.ts makes."""

    def __init__(self, dom: Dom, kept: Any) -> None:
        self._dom = dom
        self._kept = kept
        self._found = kept.found
        self._asked = 0  # the number of requests to read the texts again
        self._answered = 0  # the number of the newest request that was answered

    @property
    def deleted(self) -> str:
        """What happened to texts that the browser deleted; see `NumberedTexts`."""
        return str(self._kept.deleted)

    @property
    def place(self) -> str:
        """Where the texts are stored; see `NumberedTexts`."""
        return str(self._kept.place)

    def texts(self) -> Texts:
        """Return all texts as they were when they were last read; see `NumberedTexts`."""
        found = self._found
        return Texts(*(_ByNumber(getattr(found, name)) for name in Texts._fields))

    def read_again(self, done: Callable[[], None], failed: Callable[[], None] = lambda: None) -> None:
        """Read all texts again, then call `done`, or `failed` if they cannot be read; see `NumberedTexts`."""
        self._asked += 1
        number = self._asked

        def read(found: Any) -> None:
            if number > self._answered:  # else a newer request was answered before this one
                self._found = found
                self._answered = number
            done()

        self._dom.when(self._kept.readAll(), read, lambda reason: failed())

    def write(self, changes: Sequence[Change], done: Callable[[str], None]) -> None:
        """Make all these changes or none, then call `done` with the result; see `NumberedTexts`.

        A tab without the right to write changes nothing.
        """
        if not self._kept.mayWrite():
            done(WRITTEN_ELSEWHERE)
            return
        wanted = self._dom.js([list(change) for change in changes])
        self._dom.when(
            self._kept.write(wanted), lambda _: done(KEPT), lambda reason: done(str(reason.name) or _FAILURES)
        )


class _ByNumber(Mapping[int, str]):
    """The texts of a store by number; a text is copied into Python's memory only when it is used.

    `found` is a JavaScript array of two arrays: the numbers, and the texts in the same order.
    """

    def __init__(self, found: Any) -> None:
        numbers, self._texts = found
        self._places = {int(number): place for place, number in enumerate(numbers)}

    def __getitem__(self, number: int) -> str:
        return str(self._texts[self._places[number]])

    def __iter__(self) -> Iterator[int]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)
