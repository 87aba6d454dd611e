"""Reads and writes the kept texts through the page's script records.ts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from app.browser.dom import Dom
from app.saving.record_store import KEPT, WRITTEN_ELSEWHERE, Change
from app.state.journal import Texts

_FAILURES = "Error"


class BrowserRecords:
    """The texts kept by the browser. `kept` is the object that kept.ts makes."""

    def __init__(self, dom: Dom, kept: Any) -> None:
        self._dom = dom
        self._kept = kept
        self._found = kept.found
        self._asked = 0  # how often the texts were to be read again
        self._answered = 0  # the number of the last such reading that was answered

    @property
    def deleted(self) -> str:
        """See `RecordStore`."""
        return str(self._kept.deleted)

    @property
    def place(self) -> str:
        """See `RecordStore`."""
        return str(self._kept.place)

    def texts(self) -> Texts:
        """See `RecordStore`."""
        found = self._found
        return Texts(*(_ByNumber(getattr(found, name)) for name in Texts._fields))

    def read_again(self, done: Callable[[], None], failed: Callable[[], None] = lambda: None) -> None:
        """See `RecordStore`."""
        self._asked += 1
        number = self._asked

        def read(found: Any) -> None:
            if number > self._answered:  # else a later reading was answered first
                self._found = found
                self._answered = number
            done()

        self._dom.when(self._kept.readAll(), read, lambda reason: failed())

    def write(self, changes: Sequence[Change], done: Callable[[str], None]) -> None:
        """See `RecordStore`. A tab that may not write writes nothing."""
        if not self._kept.mayWrite():
            done(WRITTEN_ELSEWHERE)
            return
        wanted = self._dom.js([list(change) for change in changes])
        self._dom.when(
            self._kept.write(wanted), lambda _: done(KEPT), lambda reason: done(str(reason.name) or _FAILURES)
        )


class _ByNumber(Mapping[int, str]):
    """The texts of a store by number; a text is copied into Python's memory only when it is asked for.

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
