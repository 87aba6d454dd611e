"""Writes changes of the player's state to the journal, and now and then a snapshot; see `app.state.journal`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from app.saving.numbered_texts import DELETED, KEPT, WRITTEN_ELSEWHERE, Change, NumberedTexts
from app.state import journal
from app.state.journal import Damaged, Event, State

_MANY = 64  # a snapshot is due after this many changes
_SNAPSHOTS = 3  # how many snapshots are kept
_LARGEST_PAGE = 40_000  # characters; smaller pages of results are joined


class JournalWriter:
    """Holds the current state of the player's data, and writes each change of it to the journal.

    `failed` is called after each change: with `KEPT` if the change was written, otherwise with the browser's name
    of the reason. After a change that could not be written, the next change has the whole state.

    Only one change is written at a time. The changes that come while it is written are joined into the next one.
    This matters if another tab has used the number of the change. Otherwise a later change, whose number may be
    free, would get between the changes of the other tab.
    """

    def __init__(self, numbered_texts: NumberedTexts, failed: Callable[[str], None]) -> None:
        self._numbered_texts = numbered_texts
        self._failed = failed
        self._unwritten: State = {}  # the change that waits to be written
        self._writing = 0  # changes that are being written
        self._is_overtaken = False  # another tab has used a number; its changes must be read before the next write
        self._is_compacting = False
        self.read()

    # Reading

    def read(self) -> None:
        """Take the state from the texts, as they were last read, and put damaged texts aside.

        Changes that could not be written before are given up, except their events, which are written later.
        """
        events = journal.events_of(self._unwritten)
        self._unwritten = {"events": events} if events else {}
        self._is_overtaken = False
        self._texts = self._numbered_texts.texts()
        reading = journal.read(self._texts)
        self.state: State = reading.state
        self.is_newer = reading.is_newer
        self.damaged = len(reading.damaged)
        self._events = dict(reading.events)
        self._last = reading.last
        self._snapshots = list(reading.snapshots)
        self._journal = list(reading.events)
        for item in reading.damaged:
            self._put_aside(item)

    @property
    def events(self) -> list[Event]:
        """The events of all changes in the journal, in order, and after them those still to be written."""
        return [*self._journal_events(), *journal.events_of(self._unwritten)]

    def _journal_events(self) -> list[Event]:
        return [event for number in sorted(self._events) for event in self._events[number]]

    def pages(self) -> Iterable[str]:
        """Return the texts of the pages of results, in order; each is fetched only when it is used."""
        texts = self._texts.results
        return (texts[number] for number in sorted(texts))

    # Writing

    @property
    def is_idle(self) -> bool:
        """Whether all changes have been written, and no snapshot is being written."""
        return not (self._writing or self._unwritten or self._is_compacting)

    def append(self, change: Mapping[str, Any], events: Sequence[Event] = ()) -> None:
        """Write a change of the state, and events; nothing if a newer version of the page has written before."""
        self.state = journal.changed(self.state, change)
        if not self.is_newer:
            new = {**change, "events": list(events)} if events else change
            self._unwritten = journal.joined(self._unwritten, new)
            self._write()

    def retry(self) -> None:
        """Try again to write the changes that could not be written; do nothing if there are none."""
        self._write()

    def flush(self) -> None:
        """Write the waiting changes at once, because this tab may be closed or gives up the right to write."""
        self._write(waits=False)

    def _write(self, *, waits: bool = True) -> None:
        if (waits and self._writing) or self._is_overtaken or not self._unwritten:
            return
        number, change = self._last + 1, self._unwritten
        texts = [Change("journal", number, journal.sealed(change))]
        self._last, self._unwritten = number, {}
        self._writing += 1
        self._numbered_texts.write(texts, lambda reason: self._settled(number, change, reason))

    def _settled(self, number: int, change: State, reason: str) -> None:
        self._writing -= 1
        has_come = bool(self._unwritten)  # whether another change has come during the write
        if reason == KEPT:
            self._journal.append(number)
            self._events[number] = journal.events_of(change)
        else:
            # write the whole state next time, because the browser may have deleted everything
            if reason == DELETED:
                change = journal.joined({"events": self._journal_events()}, change)
            self._unwritten = journal.joined(journal.joined(change, self._unwritten), self.state)
            self._is_overtaken |= reason == WRITTEN_ELSEWHERE
        self._failed(reason)
        if has_come:
            self._write()

    def _put_aside(self, item: Damaged) -> None:
        """Move a text that cannot be read to the store "aside", where nothing is ever written over it."""
        if self.is_newer:
            return
        copy = journal.sealed({"what": f"{item.store} {item.number}", "text": item.text})
        if copy in self._texts.aside.values():  # copied on an earlier visit
            return
        self._last += 1
        changes = [Change("aside", self._last, copy), Change(item.store, item.number, None)]
        self._numbered_texts.write(changes, lambda reason: None)

    # Snapshots

    @property
    def is_long(self) -> bool:
        """Whether there are so many changes since the last snapshot that the next snapshot is due."""
        base = max(self._snapshots, default=0)
        return sum(number > base for number in self._journal) >= _MANY

    def compact(self) -> None:
        """Write a snapshot and a page of results; when both could be read back, delete what they replace."""
        if self._is_compacting or self._writing or self._unwritten or self.is_newer:
            return
        self._is_compacting = True
        number = self._last
        page, joined = self._page()
        texts = [Change("snapshots", number, journal.sealed({**self.state, "version": journal.VERSION}))]
        if page:
            texts.append(Change("results", number, page))

        def written(reason: str) -> None:
            if reason == KEPT:
                self._verify(texts, lambda: self._delete_old(number, joined))
            else:
                self._is_compacting = False

        self._numbered_texts.write(texts, written)

    def _page(self) -> tuple[str, list[int]]:
        """Return the text of the next page of results, and the numbers of the pages that it replaces.

        The text is empty if there are no new events.
        """
        pages = sorted(self._texts.results)
        since = self._last_in_pages(pages)
        events = [event for number in sorted(self._events) if number > since for event in self._events[number]]
        if not events:
            return "", []
        text = journal.page(events)
        if pages and len(self._texts.results[pages[-1]]) + len(text) <= _LARGEST_PAGE:
            before = journal.read_page(self._texts.results[pages[-1]])
            if before is not None:
                return journal.page([*before, *events]), [pages[-1]]
        return text, []

    def _last_in_pages(self, pages: Sequence[int]) -> int:
        """Return the number of the last change whose events are in a page that can be read; 0 if there is none.

        A damaged page and all pages after it do not count: their events may still be in the journal, and are then
        written again, in order. Pages from before the beginning of the journal are not checked.
        """
        first, last = min(self._events, default=0), 0
        for number in pages:
            if number >= first and journal.read_page(self._texts.results[number]) is None:
                break
            last = number
        return last

    def _verify(self, texts: Sequence[Change], then: Callable[[], None]) -> None:
        """Read texts back; call `then` if all of them are as they were written."""

        def read() -> None:
            self._is_compacting = False
            self._texts = self._numbered_texts.texts()
            stores = self._texts._asdict()
            if all(stores[text.store].get(text.number) == text.text for text in texts):
                then()

        def failed() -> None:
            self._is_compacting = False

        self._numbered_texts.read_again(read, failed)

    def _delete_old(self, number: int, pages: Sequence[int]) -> None:
        if number not in self._snapshots:  # it is there already if `read` was called while it was written
            self._snapshots.append(number)
        kept = self._snapshots[-_SNAPSHOTS:]
        old = [entry for entry in self._journal if entry <= kept[0]] if len(kept) == _SNAPSHOTS else []
        changes = [Change("journal", entry, None) for entry in old]
        changes += [Change("snapshots", entry, None) for entry in self._snapshots[:-_SNAPSHOTS]]
        changes += [Change("results", page, None) for page in pages]
        self._snapshots = kept
        self._journal = [entry for entry in self._journal if entry not in old]
        for entry in old:
            self._events.pop(entry, None)
        if changes:
            self._numbered_texts.write(changes, lambda reason: None)
