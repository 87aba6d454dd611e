"""The only door to the browser. Everything else on the page asks here, so a test can stand in for it.

The window is a foreign object without types, hence `Any`. Handlers become proxies that live as long as the
page: making one is dear, so there is one for each kind of event and never one for each card.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

SVG = "http://www.w3.org/2000/svg"


class StorageFullError(Exception):
    """The browser would not keep what it was given."""


class Dom:
    """The browser window as the page uses it. Times are in seconds unless a name says `ms`."""

    def __init__(self, window: Any) -> None:
        # Imported here: outside a browser there is no such module.
        from pyodide.ffi import create_once_callable, create_proxy, to_js  # noqa: PLC0415

        self.window = window
        self.document = window.document
        self.root = self.document.documentElement
        self._proxy = create_proxy
        self._once = create_once_callable
        self._to_js = to_js
        self._chooser: Any = None  # the field by which files are picked, once one was
        self._chosen: Callable[[Any], None] | None = None

    # Elements

    def element(self, name: str) -> Any:
        """The element of this id."""
        return self.document.getElementById(name)

    def set_text(self, name: str, text: str) -> None:
        """The text of the element of this id; nothing is touched if it reads so already."""
        element = self.element(name)
        if element.textContent != text:
            element.textContent = text

    def js(self, value: Any) -> Any:
        """A Python value as plain JavaScript objects."""
        return self._to_js(value, dict_converter=self.window.Object.fromEntries)

    # Events

    def listen(self, target: Any, event: str, handler: Callable[[Any], None], *, passive: bool = True) -> None:
        """Call the handler at every such event, for as long as the page lives."""
        target.addEventListener(event, self._proxy(handler), self.js({"passive": passive}))

    def watch_size(self, element: Any, changed: Callable[[], None]) -> None:
        """Call whenever the element has another size, whatever the reason; and once at the start."""
        self.window.ResizeObserver.new(self._proxy(lambda *_: changed())).observe(element)

    def media(self, query: str, changed: Callable[[Any], None] | None = None) -> bool:
        """Whether a media query holds; `changed` is called whenever that changes."""
        found = self.window.matchMedia(query)
        if changed:
            self.listen(found, "change", changed)
        return bool(found.matches)

    # Time and chance

    def now(self) -> float:
        """Seconds on a clock that only goes forward."""
        return float(self.window.performance.now()) / 1000

    def date(self) -> float:
        """Seconds since 1970 by the device's clock."""
        return float(self.window.Date.now()) / 1000

    def today(self) -> str:
        """The date where the player is, as "2026-11-21"."""
        return self._written(self.window.Date.new())

    def date_of(self, seconds: float) -> str:
        """The date of a moment, in seconds since 1970, where the player is."""
        return self._written(self.window.Date.new(seconds * 1000))

    def _written(self, date: Any) -> str:
        return f"{date.getFullYear():04}-{date.getMonth() + 1:02}-{date.getDate():02}"

    def after(self, ms: float, call: Callable[[], None]) -> int:
        """Call once, later; returns the browser's number for it. What may be called off wants a `Timer`."""
        return int(self.window.setTimeout(self._once(call), ms))

    def timer(self) -> "Timer":
        """A timer of this page, not running."""
        return Timer(self)

    def every(self, ms: float, call: Callable[[], None]) -> None:
        """Call again and again."""
        self.window.setInterval(self._proxy(call), ms)

    def midnight(self) -> float:
        """When today began where the player is, in seconds since 1970."""
        today = self.window.Date.new()
        return float(today.setHours(0, 0, 0, 0)) / 1000

    def random_words(self, count: int) -> list[int]:
        """Numbers of 32 bits from the browser's own source of chance."""
        words = self.window.Uint32Array.new(count)
        self.window.crypto.getRandomValues(words)
        return [int(word) for word in words]

    # Keeping

    def persist(self) -> None:
        """Ask the browser not to clear away what is kept here. It may say no, and need not ask the player."""
        if self.window.navigator.storage and self.window.navigator.storage.persist:
            self.window.navigator.storage.persist()

    def stored(self, name: str) -> str | None:
        """What was kept under this name, if anything, and if the browser lets us look."""
        try:
            found = self.window.localStorage.getItem(name)
        except Exception:  # storage switched off raises whatever the browser likes
            return None
        return found if isinstance(found, str) else None

    def store(self, name: str, text: str) -> None:
        """Keep a text.

        Raises:
            StorageFullError: the browser has no room, or keeps nothing at all.
        """
        try:
            self.window.localStorage.setItem(name, text)
        except Exception as error:
            raise StorageFullError from error

    # The browser's history

    def remember(self, state: str) -> None:
        """Make a step in the history, of the same address, so that the way back leads here first."""
        self.window.history.pushState(state, "")

    def remembered(self) -> str:
        """What the present step of the history was made for; empty if for nothing of ours."""
        state = self.window.history.state
        return state if isinstance(state, str) else ""

    # The rest of the world

    def decoded(self, address: str) -> str:
        """A part of an address without its escapes; as it stands, if they make no sense."""
        try:
            return str(self.window.decodeURIComponent(address))
        except Exception:  # a lone percent sign, say; whoever reads the text will say what is wrong with it
            return address

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Put a text on the clipboard; `done` is told whether the browser allowed it."""
        clipboard = self.window.navigator.clipboard
        if clipboard:
            clipboard.writeText(text).then(self._once(lambda _: done(True)), self._once(lambda _: done(False)))
        else:
            done(False)

    def download(self, name: str, text: str) -> None:
        """Hand the player a file, which the browser puts where it puts downloads."""
        blob = self.window.Blob.new(self.js([text]), self.js({"type": "application/json"}))
        link = self.document.createElement("a")
        link.href = self.window.URL.createObjectURL(blob)
        link.download = name
        link.click()
        # not at once: some browsers only begin to read it when the press is over
        self.after(60_000, lambda: self.window.URL.revokeObjectURL(link.href))

    def choose_file(self, kinds: str, chosen: Callable[[Any], None]) -> None:
        """Let the player pick a file of these kinds; `chosen` is given the browser's file, if one is picked.

        Call it in answer to a press: browsers allow it at no other time.
        """
        if self._chooser is None:
            self._chooser = self.document.createElement("input")
            self._chooser.type = "file"
            self.listen(self._chooser, "change", self._file_chosen)
        self._chosen = chosen
        self._chooser.accept = kinds
        self._chooser.value = ""  # so that the same file can be picked again
        self._chooser.click()

    def _file_chosen(self, event: Any) -> None:
        if self._chosen and event.target.files.length:
            self._chosen(event.target.files.item(0))

    def read_text(self, file: Any, done: Callable[[str | None], None]) -> None:
        """Read a file as text; `done` is given None if the browser cannot."""
        file.text().then(self._once(lambda text: done(str(text))), self._once(lambda _: done(None)))

    # Pictures in motion

    def animate(self, element: Any, frames: Sequence[Mapping[str, Any]], options: Mapping[str, Any]) -> Any:
        """Start an animation; it can be cancelled at any time and then shows the element as it is."""
        return element.animate(self.js(list(frames)), self.js(dict(options)))


class Timer:
    """One call that is to come, and can be put off or called off."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._number: int | None = None

    @property
    def runs(self) -> bool:
        """Whether a call is to come."""
        return self._number is not None

    def set(self, ms: float, call: Callable[[], None]) -> None:
        """Call once, later, and not what was to be called before."""

        def due() -> None:
            self._number = None
            call()

        self.stop()
        self._number = self._dom.after(ms, due)

    def stop(self) -> None:
        """Do not call after all."""
        if self._number is not None:
            self._dom.window.clearTimeout(self._number)
            self._number = None
