"""What a browser stores between visits: `localStorage`, and the browser's answers about storage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from support.fake_browser import kept
from support.fake_browser.event_loop import EventLoop, Promise, fulfilled
from support.fake_browser.values import JsError, JsObject, Strict, jsnull

if TYPE_CHECKING:
    from support.fake_browser.window import Window


class Storage(Strict):
    """The stored texts of one browser, shared by all its windows.

    If `full`, writing fails if it needs more room. If `denied`, any access fails.
    """

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.kept: dict[str, dict[int, str]] = {store: {} for store in kept.STORES}
        self.writer: Window | None = None  # the window that may write
        self.windows: list[Window] = []
        self.full = False
        self.denied = False

    def has_room(self, name: str, text: str) -> bool:
        """Return whether there is room for a text under a name."""
        return not self.full or len(text) <= len(self.texts.get(name, ""))

    def view(self, window: Window) -> StorageView:
        """Return the storage as one window sees it."""
        return StorageView(self, window)


class StorageView(Strict):
    """`localStorage` of one window. The other windows get an event for each change."""

    __slots__ = ("_storage", "_window")

    def __init__(self, storage: Storage, window: Window) -> None:
        self._storage = storage
        self._window = window

    def getItem(self, name: str) -> Any:  # noqa: N802  # the browser's name
        return self._storage.texts.get(name, jsnull)

    def setItem(self, name: str, text: str) -> None:  # noqa: N802
        if not self._storage.has_room(name, text):
            raise JsError("QuotaExceededError")
        if self._storage.texts.get(name) != text:
            self._storage.texts[name] = text
            self._tell(name, text)

    def removeItem(self, name: str) -> None:  # noqa: N802
        if self._storage.texts.pop(name, None) is not None:
            self._tell(name, jsnull)

    def _tell(self, name: str, text: Any) -> None:
        for window in self._storage.windows:
            if window is not self._window:
                window.hear_of_storage(name, text)


class StorageManager(Strict):
    """The browser's storage manager: how much room there is, and whether the browser promises to keep the data."""

    def __init__(self, loop: EventLoop) -> None:
        self._loop = loop
        self.asked = 0  # how often the page asked for the promise

    def persist(self) -> Promise:
        self.asked += 1
        return fulfilled(self._loop, True)

    def persisted(self) -> Promise:
        return fulfilled(self._loop, self.asked > 0)

    def estimate(self) -> Promise:
        return fulfilled(self._loop, JsObject({"usage": 11_400_000, "quota": 6_200_000_000}))
