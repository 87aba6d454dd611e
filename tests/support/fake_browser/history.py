"""The address of the page, and the browser's history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from support.fake_browser.events import Event
from support.fake_browser.values import Strict, jsnull

if TYPE_CHECKING:
    from support.fake_browser.window import Window


class Location(Strict):
    """The address of the page."""

    __slots__ = ("_hash", "_window", "origin", "pathname", "search")

    def __init__(self, window: Window, address: str) -> None:
        self._window = window
        self.origin = "https://patience.example"
        self.pathname = "/"
        self.search = ""
        self._hash = ""
        self.read(address)

    def read(self, address: str) -> None:
        """Take this address, without an event."""
        path, mark, fragment = address.partition("#")
        self.pathname, question, search = path.partition("?")
        self.search = question + search
        self._hash = mark + fragment if fragment else ""

    @property
    def hash(self) -> str:
        return self._hash

    @property
    def whole(self) -> str:
        """Return the address from its path on."""
        return self.pathname + self.search + self._hash

    def reload(self) -> None:
        self._window.reloads += 1


class History(Strict):
    """The entries through which the Back and Forward buttons go."""

    __slots__ = ("_at", "_steps", "_window")

    def __init__(self, window: Window) -> None:
        self._window = window
        self._steps: list[tuple[Any, str]] = [(jsnull, window.location.whole)]
        self._at = 0

    @property
    def state(self) -> Any:
        return self._steps[self._at][0]

    @property
    def length(self) -> int:
        return len(self._steps)

    @property
    def behind(self) -> int:
        """Return how many entries lie behind the present one."""
        return self._at

    def pushState(self, state: Any, title: str, address: str | None = None) -> None:  # noqa: N802
        self._steps[self._at + 1 :] = []
        self._steps.append((state, self._renamed(address)))
        self._at += 1

    def replaceState(self, state: Any, title: str, address: str | None = None) -> None:  # noqa: N802
        self._steps[self._at] = (jsnull if state is None else state, self._renamed(address))

    def _renamed(self, address: str | None) -> str:
        if address is not None:
            if address.startswith("//"):
                raise ValueError(f"SecurityError: {address} is an address on another server")
            self._window.location.read(address.removeprefix(self._window.location.origin))
        return self._window.location.whole

    def go(self, by: int) -> None:
        self._window.loop.queue(lambda: self.step(by))

    def step(self, by: int) -> None:
        """Move by `by` entries now. Nothing happens if there is no such entry."""
        if 0 <= self._at + by < len(self._steps):
            self._at += by
            self._arrive(self._steps[self._at][1])

    def visit(self, address: str) -> None:
        """Follow a link to another fragment of the page."""
        before = self._window.location.whole
        self.pushState(jsnull, "", address)
        self._changed(before)

    def _arrive(self, address: str) -> None:
        before = self._window.location.whole
        self._window.location.read(address)
        self._changed(before)

    def _changed(self, before: str) -> None:
        self._window.dispatch(Event("popstate", bubbles=False, cancelable=False, state=self.state))
        if before != self._window.location.whole:
            self._window.dispatch(Event("hashchange", bubbles=False, cancelable=False))
