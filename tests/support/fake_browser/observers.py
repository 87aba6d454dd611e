"""Objects that watch the window: media queries and sizes of elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from support.fake_browser.elements import Element
from support.fake_browser.events import EventTarget
from support.fake_browser.values import Strict

if TYPE_CHECKING:
    from support.fake_browser.window import Window


class MediaQuery(EventTarget):
    """A media query, and whether it holds."""

    __slots__ = ("_window", "media")

    def __init__(self, window: Window, query: str) -> None:
        super().__init__(window.loop)
        self._window = window
        self.media = query

    @property
    def matches(self) -> bool:
        return self._window.media[self.media]


class ResizeObserver(Strict):
    """Calls once for each observed element, and again whenever the size of the element changes."""

    __slots__ = ("_call", "_sizes", "_window")

    def __init__(self, window: Window, call: Callable[..., Any]) -> None:
        self._window = window
        self._call = call
        self._sizes: dict[Element, tuple[int, int] | None] = {}
        window.observers.append(self)

    def observe(self, element: Element) -> None:
        self._sizes[element] = None

    def disconnect(self) -> None:
        self._window.observers.remove(self)

    def look(self) -> None:
        """Call if an element has changed its size."""
        for element, before in self._sizes.items():
            size = element.clientWidth, element.clientHeight
            if size != before:
                self._sizes[element] = size
                self._window.loop.guard(self._call, [], self)
