"""What stored_texts.ts, writer.ts and kept.ts offer to Python: the stored texts, and the right to write."""

from typing import TYPE_CHECKING, Any

from support.fake_browser.event_loop import Promise, fulfilled, rejected
from support.fake_browser.events import Event
from support.fake_browser.values import JsArray, JsObject, Strict

if TYPE_CHECKING:
    from support.fake_browser.storage import Storage
    from support.fake_browser.window import Window

STORES = ("journal", "snapshots", "results", "aside")


class Kept(Strict):
    """The stored texts as one window sees them. A window takes the right to write when it opens."""

    def __init__(self, storage: "Storage", window: "Window") -> None:
        self._storage = storage
        self._window = window
        self.isExclusive = True
        self.place = "none" if storage.denied else "disk"
        self.deleted = ""
        self._stores: dict[str, dict[int, str]] = (
            {store: {} for store in STORES} if storage.denied else storage.kept
        )
        self._take()
        self.found = self._found()

    def _found(self) -> JsObject:
        return JsObject(
            {
                store: JsArray([JsArray(sorted(texts)), JsArray(texts[number] for number in sorted(texts))])
                for store, texts in self._stores.items()
            }
        )

    def readAll(self) -> Promise:  # noqa: N802
        return fulfilled(self._window.loop, self._found())

    def write(self, changes: Any) -> Promise:
        """Make all changes at once, or none. The returned promise is settled later."""
        for store, number, text in changes:
            if text is not None and number in self._stores[store]:
                return rejected(self._window.loop, "ConstraintError")
            if text is not None and self._storage.full:
                return rejected(self._window.loop, "QuotaExceededError")
        for store, number, text in changes:
            if text is None:
                self._stores[store].pop(number, None)
            else:
                self._stores[store][number] = text
        for window in self._storage.windows:
            if window is not self._window:
                window.tell("texts-written")
        return fulfilled(self._window.loop)

    # The right to write

    def _take(self) -> None:
        former = self._storage.writer
        if former is not None and former is not self._window:
            former.tell("writer-leaving")
        self._storage.writer = self._window
        if former is not None and former is not self._window:
            former.tell("writer-lost")

    def claim(self) -> Promise:
        self._take()
        return fulfilled(self._window.loop)

    def mayWrite(self) -> bool:  # noqa: N802
        return self._storage.writer is self._window

    def giveWay(self) -> None:  # noqa: N802
        if self.mayWrite():
            self._window.tell("writer-leaving")
            self._storage.writer = None
            self._window.tell("writer-lost")


def event(name: str) -> Event:
    """Return an event of this name. These scripts use such events to inform Python."""
    return Event(name, bubbles=False, cancelable=False)
