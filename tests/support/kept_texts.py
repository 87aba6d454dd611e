"""A store of texts without a browser, and functions that read the texts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.saving.numbered_texts import DELETED, KEPT, WRITTEN_ELSEWHERE, Change
from app.saving.storage import CannotStoreError
from app.state import journal
from app.state.all_results import AllResults
from app.state.journal import Texts
from engine.play.results import Result

STORES = Texts._fields


class Shelf:
    """A record store in memory. If `waits` is true, a read or a write happens only when `arrive` is called."""

    def __init__(self, **stores: Mapping[int, str]) -> None:
        self.stores: dict[str, dict[int, str]] = {name: dict(stores.get(name, {})) for name in STORES}
        self.place = "disk"
        self.deleted = ""
        self.full = False
        self.waits = False
        # The journal that the next write finds after the browser has deleted the store.
        self.copied: Mapping[int, str] | None = None
        self._read = self._copy()
        self._waiting: list[Callable[[], None]] = []

    def _copy(self) -> Texts:
        return Texts(**{name: dict(texts) for name, texts in self.stores.items()})

    def texts(self) -> Texts:
        return self._read

    def read_again(self, done: Callable[[], None], failed: Callable[[], None] = lambda: None) -> None:
        def read() -> None:
            self._read = self._copy()
            done()

        self._later(read)

    def write(self, changes: Sequence[Change], done: Callable[[str], None]) -> None:
        self._later(lambda: done(self._written(changes)))

    def _written(self, changes: Sequence[Change]) -> str:
        if self.copied is not None:
            self.stores = {name: {} for name in STORES} | {"journal": dict(self.copied)}
            self.copied = None
            return DELETED
        added = [change for change in changes if change.text is not None]
        if any(change.number in self.stores[change.store] for change in added):
            return WRITTEN_ELSEWHERE
        if self.full and added:
            return "QuotaExceededError"
        for store, number, text in changes:
            if text is None:
                self.stores[store].pop(number, None)
            else:
                self.stores[store][number] = text
        return KEPT

    def _later(self, call: Callable[[], None]) -> None:
        self._waiting.append(call)
        if not self.waits:
            self.arrive()

    def arrive(self) -> None:
        """Do all reads and writes that wait."""
        while self._waiting:
            self.arrive_one()

    def arrive_one(self) -> None:
        """Do the read or write that waits longest."""
        self._waiting.pop(0)()

    def beside(self) -> "Shelf":
        """Return another tab's view of the same texts. It sees a change of this tab once it reads again."""
        other = Shelf()
        other.stores = self.stores
        other.look_again()
        return other

    def look_again(self) -> None:
        """Read the present texts."""
        self._read = self._copy()

    def again(self) -> "Shelf":
        """Return a shelf with the same texts, as the next visit finds them."""
        return Shelf(**self.stores)


class LocalTexts:
    """A `localStorage` in memory."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = False

    def store(self, name: str, text: str) -> None:
        if self.full:
            raise CannotStoreError
        self.texts[name] = text


def book_of(*results: Result) -> AllResults:
    """Return a result book with these results."""
    book = AllResults()
    for result in results:
        book.add(result)
    return book


def kept_state(stores: Mapping[str, Mapping[int, str]]) -> dict[str, Any]:
    """Return the state that the stored texts describe."""
    return journal.read(Texts(**stores)).state


def kept_games(stores: Mapping[str, Mapping[int, str]]) -> list[dict[str, Any]]:
    """Return the stored games in order of play, as JSON objects."""
    state = kept_state(stores)
    return [state["games"][str(number)] for number in state.get("order", ())]


def kept_game(stores: Mapping[str, Mapping[int, str]]) -> dict[str, Any]:
    """Return the stored game that is on the table, as a JSON object."""
    state = kept_state(stores)
    game: dict[str, Any] = state["games"][str(state["at"])]
    return game


def kept_results(stores: Mapping[str, Mapping[int, str]]) -> tuple[Result, ...]:
    """Return the stored results."""
    texts = Texts(**stores)
    events = [event for found in journal.read(texts).events.values() for event in found]
    return AllResults(lambda: [texts.results[number] for number in sorted(texts.results)], events).results
