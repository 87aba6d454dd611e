"""The only module that touches the browser. All others ask here, so a test can put a stand-in in its place.

The window is a JavaScript object without types, hence `Any`. A Python function becomes a JavaScript one through a
proxy, which is expensive to make: there is one for each kind of event and each timer, and never one for each card.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.platform.error_boundary import ErrorBoundary

_MOST_FAILURES = 3  # in a row, after which a function is not called again and again any more


class StorageFullError(Exception):
    """The browser did not keep what it was given."""


class Dom:
    """The browser window as the page uses it. Times are in seconds unless a name says `ms`.

    Every function that is handed to the browser is wrapped in an error boundary; see `set_recovery`.
    """

    def __init__(self, window: Any) -> None:
        # Imported here: outside a browser there is no such module.
        from pyodide.ffi import create_once_callable, create_proxy, to_js  # noqa: PLC0415

        self.window = window
        self.document = window.document
        self.root = self.document.documentElement
        self._boundary = ErrorBoundary(self.log_error)
        self._proxy = create_proxy
        self._once = create_once_callable
        self._to_js = to_js
        self._timers: list[Timer] = []
        self._calls: set[int] = set()  # the browser's numbers of the calls that are to come
        self._chooser: Any = None  # the field by which files are picked, once one was
        self._chosen: Callable[[Any], None] | None = None

    # Errors

    def set_recovery(self, recover: Callable[[], None]) -> None:
        """Call `recover` from now on whenever a function that the browser called has raised an exception."""
        self._boundary.recover = recover

    def log_error(self, text: str) -> None:
        """Write to the browser's console, as an error."""
        self.window.console.error(text)

    def handler(self, call: Callable[..., object]) -> Any:
        """Return a function for the browser to call as often as it likes."""
        return self._proxy(self._boundary.wrap(call))

    def _handler_once(self, call: Callable[..., object]) -> Any:
        return self._once(self._boundary.wrap(call))

    # Elements

    def element(self, name: str) -> Any:
        """Return the element of this id."""
        return self.document.getElementById(name)

    def set_text(self, name: str, text: str) -> None:
        """Set the text of the element of this id; nothing is touched if it reads so already."""
        element = self.element(name)
        if element.textContent != text:
            element.textContent = text

    def js(self, value: Any) -> Any:
        """Return a Python value as plain JavaScript objects."""
        return self._to_js(value, dict_converter=self.window.Object.fromEntries)

    # Events

    def listen(self, target: Any, event: str, handler: Callable[[Any], None], *, passive: bool = True) -> None:
        """Call the handler at every such event, for as long as the page lives."""
        target.addEventListener(event, self.handler(handler), self.js({"passive": passive}))

    def watch_size(self, element: Any, changed: Callable[[], None]) -> None:
        """Call whenever the element has another size, whatever the reason; and once at the start."""
        self.window.ResizeObserver.new(self.handler(lambda *_: changed())).observe(element)

    def media(self, query: str, changed: Callable[[Any], None] | None = None) -> bool:
        """Return whether a media query holds; `changed` is called whenever that changes."""
        found = self.window.matchMedia(query)
        if changed:
            self.listen(found, "change", changed)
        return bool(found.matches)

    # Time and chance

    def now(self) -> float:
        """Return the seconds on a clock that only goes forward."""
        return float(self.window.performance.now()) / 1000

    def date(self) -> float:
        """Return the seconds since 1970 by the device's clock."""
        return float(self.window.Date.now()) / 1000

    def today(self) -> str:
        """Return the date where the player is, as "2026-11-21"."""
        return self._written(self.window.Date.new())

    def date_of(self, seconds: float) -> str:
        """Return the date of a moment, given in seconds since 1970, where the player is."""
        return self._written(self.window.Date.new(seconds * 1000))

    def _written(self, date: Any) -> str:
        return f"{date.getFullYear():04}-{date.getMonth() + 1:02}-{date.getDate():02}"

    def after(self, ms: float, call: Callable[[], None]) -> None:
        """Call once, later. What may have to be called off wants a `Timer`."""

        def due() -> None:
            self._calls.discard(number)
            call()

        number = int(self.window.setTimeout(self._handler_once(due), ms))
        self._calls.add(number)

    def timer(self) -> "Timer":
        """Return a new timer, not running."""
        timer = Timer(self)
        self._timers.append(timer)
        return timer

    def stop_timers(self) -> None:
        """Call off all calls that are to come once; those made again and again go on."""
        for timer in self._timers:
            timer.stop()
        for number in self._calls:
            self.window.clearTimeout(number)
        self._calls.clear()

    def every(self, ms: float, call: Callable[[], None]) -> None:
        """Call again and again, until it has raised an exception several times in a row."""
        failures = 0

        def due() -> None:
            nonlocal failures
            try:
                call()
            except Exception:
                failures += 1
                if failures == _MOST_FAILURES:
                    self.window.clearInterval(number)
                raise
            failures = 0

        number = self.window.setInterval(self.handler(due), ms)

    def midnight(self) -> float:
        """Return when today began where the player is, in seconds since 1970."""
        today = self.window.Date.new()
        return float(today.setHours(0, 0, 0, 0)) / 1000

    def random_words(self, count: int) -> list[int]:
        """Return numbers of 32 bits from the browser's own source of chance."""
        words = self.window.Uint32Array.new(count)
        self.window.crypto.getRandomValues(words)
        return [int(word) for word in words]

    # Storage

    def persist(self) -> None:
        """Ask the browser not to clear away what is stored here. It may say no, and need not ask the player."""
        if self.window.navigator.storage and self.window.navigator.storage.persist:
            self.window.navigator.storage.persist()

    def stored(self, name: str) -> str | None:
        """Return what is stored under a name; None if nothing is, or the browser does not let us look."""
        try:
            found = self.window.localStorage.getItem(name)
        except Exception:  # storage switched off raises whatever the browser likes
            return None
        return found if isinstance(found, str) else None

    def store(self, name: str, text: str) -> None:
        """Store a text under a name.

        Raises:
            StorageFullError: the browser has no room, or stores nothing at all.
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
        """Return what the present step of the history was made for; empty if for nothing of ours."""
        state = self.window.history.state
        return state if isinstance(state, str) else ""

    # The address, the clipboard, files

    def decoded(self, address: str) -> str:
        """Return a part of an address without its escapes; as it stands, if they make no sense."""
        try:
            return str(self.window.decodeURIComponent(address))
        except Exception:  # a lone percent sign, say; whoever reads the text will say what is wrong with it
            return address

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Put a text on the clipboard; `done` is told whether the browser allowed it."""
        clipboard = self.window.navigator.clipboard
        if clipboard:
            clipboard.writeText(text).then(
                self._handler_once(lambda _: done(True)), self._handler_once(lambda _: done(False))
            )
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
        file.text().then(
            self._handler_once(lambda text: done(str(text))), self._handler_once(lambda _: done(None))
        )

    # Animation

    def animate(self, element: Any, frames: Sequence[Mapping[str, Any]], options: Mapping[str, Any]) -> Any:
        """Start an animation; it can be cancelled at any time and then shows the element as it is."""
        return element.animate(self.js(list(frames)), self.js(dict(options)))


class Timer:
    """One call that is to come, and can be put off or called off. Made by `Dom.timer`."""

    def __init__(self, dom: Dom) -> None:
        self._window = dom.window
        self._number: int | None = None  # the browser's, while a call is to come
        self._call: Callable[[], None] | None = None
        self._due_proxy = dom.handler(self._due)

    @property
    def runs(self) -> bool:
        """Whether a call is to come."""
        return self._number is not None

    def set(self, ms: float, call: Callable[[], None]) -> None:
        """Call once, later, and not what was to be called before."""
        self.stop()
        self._call = call
        self._number = int(self._window.setTimeout(self._due_proxy, ms))

    def stop(self) -> None:
        """Do not call after all."""
        if self._number is not None:
            self._window.clearTimeout(self._number)
        self._number = self._call = None

    def _due(self) -> None:
        call, self._number, self._call = self._call, None, None
        if call:
            call()
