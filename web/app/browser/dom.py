"""Wraps the window of the browser: the other modules of this folder use it through the class `Dom`.

The window is a JavaScript object without types, hence `Any`. The browser can call a Python function only through a
proxy. A proxy is expensive to make: there is one for each kind of event and each timer, never one for each card.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.browser.error_boundary import ErrorBoundary
from app.view.markup import Markup
from app.view.pixel_layout import Rect

_MOST_WORDS = 65_536 // 4  # browsers give at most 65,536 random bytes at once; a word has 4
_MOST_FAILURES = 3  # in a row; after them a ticker stops calling its function


class BrowserError(Exception):
    """A method of the browser has thrown an exception; the text says which."""


class Dom:
    """The browser window as the page uses it. Times are in seconds; those named `ms` are in milliseconds.

    Every function that the browser calls is wrapped in an error boundary, which catches exceptions; see
    `set_recovery`.
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
        self._calls: set[int] = set()  # the browser's ids of the planned calls
        self._tickers: list[Ticker] = []
        self._watching: list[Any] = []  # the browser's `ResizeObserver` objects
        self._waiting: list[Callable[[], object]] | None = None  # the events that wait; None if events do not wait
        self._listening = window.AbortController.new()  # removes all event listeners at once

    # Errors

    def set_recovery(self, recover: Callable[[], None]) -> None:
        """Set the function that is called after each exception in a function that the browser has called."""
        self._boundary.recover = recover

    def log_error(self, text: str) -> None:
        """Write a text to the browser's console, as an error."""
        self.window.console.error(text)

    def attempt(self, target: Any, method: str, *arguments: Any) -> Any:
        """Call a method of a JavaScript object that may throw an exception; return its result.

        Only this way can MicroPython catch an exception of JavaScript.

        Raises:
            BrowserError: the method has thrown an exception.
        """
        outcome = self.window.backbone.attempt(target, method, *arguments)
        if outcome.reason:
            raise BrowserError(str(outcome.reason))
        return outcome.value

    def abandoned(self, *, is_outermost: bool) -> None:
        """Recover from an exception that no function of Python could catch; see `ErrorBoundary.abandoned`."""
        self._boundary.abandoned(is_outermost=is_outermost)

    def handler(self, call: Callable[..., object]) -> Any:
        """Return a JavaScript function that calls `call`; the browser may call it any number of times."""
        return self._proxy(self._boundary.wrap(call))

    def release(self, handler: Any) -> None:
        """Free a function that `handler` has returned, and which the browser must not call any more.

        It is freed a moment later, because it may be running now.
        """
        destroy = getattr(handler, "destroy", None)  # functions of MicroPython have no such method
        if destroy:
            self.after(0, destroy)

    def handler_once(self, call: Callable[..., object]) -> Any:
        """Return a JavaScript function that calls `call`; the browser may call it once."""
        return self._once(self._boundary.wrap(call))

    def when(
        self, promise: Any, kept: Callable[[Any], object], broken: Callable[[Any], object] = lambda reason: None
    ) -> None:
        """Call `kept` with the value of a JavaScript promise, or `broken` with the reason if it is rejected."""
        promise.then(self.handler_once(kept), self.handler_once(broken))

    def when_soon(
        self, ms: float, promise: Any, kept: Callable[[Any], object], broken: Callable[[], object]
    ) -> None:
        """Do the same as `when`, but call `broken` also if the promise is not settled after `ms` milliseconds."""
        is_open = True

        def end(call: Callable[[], object]) -> None:
            nonlocal is_open
            if is_open:
                is_open = False
                call()

        self.after(ms, lambda: end(broken))
        self.when(promise, lambda value: end(lambda: kept(value)), lambda reason: end(broken))

    def fetch_text(
        self, address: str, arrived: Callable[[str], object], failed: Callable[[], object] = lambda: None
    ) -> None:
        """Fetch a file of the page; call `arrived` with its text, or `failed` if it cannot be fetched."""

        def came(response: Any) -> None:
            if response.ok:
                self.when(response.text(), lambda text: arrived(str(text)), lambda reason: failed())
            else:
                failed()

        self.when(self.window.fetch(address), came, lambda reason: failed())

    # Elements

    def element(self, name: str) -> Any:
        """Return the element of the document with the id `name`."""
        return self.document.getElementById(name)

    def fill(self, element: Any, markup: Markup) -> None:
        """Replace the content of an element by this HTML or SVG."""
        self.window.backbone.fillElement(element, str(markup))

    def append(self, element: Any, markup: Markup) -> None:
        """Add this HTML or SVG at the end of the content of an element."""
        self.window.backbone.appendTo(element, str(markup))

    def js(self, value: Any) -> Any:
        """Return a Python value converted to JavaScript; a dictionary becomes a plain object."""
        return self._to_js(value, dict_converter=self.window.Object.fromEntries)

    def capture(self, element: Any, pointer: int) -> None:
        """Let an element get all events of a pointer from now on; do nothing if the pointer is up already."""
        try:
            self.attempt(element, "setPointerCapture", pointer)
        except BrowserError:
            return

    # Events

    def listen(
        self,
        target: Any,
        event: str,
        handler: Callable[[Any], None],
        *,
        passive: bool = True,
        capture: bool = False,
        never_waits: bool = False,
    ) -> None:
        """Call the handler with the browser's event object whenever the event named `event` happens on `target`.

        This goes on until `leave` is called. With `passive`, the handler cannot prevent what the browser
        itself does at the event, such as scrolling. With `capture`, the handler is called before the handlers of
        elements inside the target. With `never_waits`, it is called at once also after `hold_events`.
        """
        options = self.js({"passive": passive, "capture": capture, "signal": self._listening.signal})
        target.addEventListener(event, self.handler(handler if never_waits else self._held(handler)), options)

    def hold_events(self) -> None:
        """Let events and changes of size wait until `answer_held_events`, but not timers and promises."""
        self._waiting = []

    def answer_held_events(self) -> None:
        """Answer the events that have been waiting since `hold_events`, in order; from now on none waits."""
        waiting, self._waiting = self._waiting or [], None
        for call in waiting:
            self._boundary.wrap(call)()

    def _held(self, handler: Callable[..., object]) -> Callable[..., None]:
        """Return a function that calls the handler, at once or when events wait no longer."""

        def held(*arguments: Any) -> None:
            if self._waiting is None:
                handler(*arguments)
            else:
                self._waiting.append(lambda: handler(*arguments))

        return held

    def watch_size(self, element: Any, changed: Callable[[], None]) -> None:
        """Call `changed` once at the start and then whenever the size of the element has changed."""
        observer = self.window.ResizeObserver.new(self.handler(self._held(lambda *_: changed())))
        observer.observe(element)
        self._watching.append(observer)

    def media(self, query: str, changed: Callable[[Any], None] | None = None) -> bool:
        """Return whether a CSS media query matches, such as "(prefers-color-scheme: dark)".

        If `changed` is given, it is called with the event object whenever the query begins or ceases to match.
        """
        found = self.window.matchMedia(query)
        if changed:
            self.listen(found, "change", changed)
        return bool(found.matches)

    # Time and chance

    def now(self) -> float:
        """Return the time in seconds on a clock that only goes forward; when the clock was at 0 is not defined."""
        return float(self.window.performance.now()) / 1000

    def date(self) -> float:
        """Return the seconds since 1970 by the device's clock."""
        return float(self.window.Date.now()) / 1000

    def today(self) -> str:
        """Return the date of today in the player's time zone, written as "2026-11-21"."""
        return self._written(self.window.Date.new())

    def date_of(self, seconds: float) -> str:
        """Return the date, in the player's time zone, of a time in seconds since 1970, written as "2026-11-21"."""
        return self._written(self.window.Date.new(float(seconds) * 1000))

    def _written(self, date: Any) -> str:
        return f"{min(9999, date.getFullYear()):04}-{date.getMonth() + 1:02}-{date.getDate():02}"

    def after(self, ms: float, call: Callable[[], None]) -> None:
        """Call `call` once, after `ms` milliseconds. For a call that may have to be cancelled use a `Timer`."""

        def due() -> None:
            self._calls.discard(number)
            call()

        number = self.window.setTimeout(self.handler_once(due), ms)
        self._calls.add(number)

    def timer(self, *, unseen: bool = False) -> "Timer":
        """Return a new timer that is not running.

        `unseen` says that the player does not see what the timer does, or that it is set again and again for ever;
        `is_quiet` ignores such a timer.
        """
        timer = Timer(self, unseen=unseen)
        self._timers.append(timer)
        return timer

    def stop_timers(self) -> None:
        """Cancel all calls planned by `after` and by timers; tickers go on."""
        for timer in self._timers:
            timer.stop()
        for number in self._calls:
            self.window.clearTimeout(number)
        self._calls.clear()

    @property
    def is_quiet(self) -> bool:
        """Whether no call is planned that the player would miss if it did not happen."""
        return not self._calls and not any(timer.runs and not timer.unseen for timer in self._timers)

    def leave(self) -> None:
        """Remove all listeners, timers and observers, because another Python takes over this window.

        The browser then has no reference to a function of this Python, so it can free the memory of this Python.
        """
        self.stop_timers()
        self._listening.abort()
        for ticker in self._tickers:
            ticker.stop()
        for observer in self._watching:
            observer.disconnect()
        self._tickers.clear()
        self._watching.clear()
        self._boundary.is_closed = True

    def ticker(self, call: Callable[[], None]) -> "Ticker":
        """Return a new ticker that calls `call` once it is started."""
        ticker = Ticker(self, call)
        self._tickers.append(ticker)
        return ticker

    def midnight(self) -> float:
        """Return when today began in the player's time zone, in seconds since 1970."""
        today = self.window.Date.new()
        return float(today.setHours(0, 0, 0, 0)) / 1000

    def seconds_to_midnight(self) -> float:
        """Return how long today still lasts in the player's time zone."""
        end = self.window.Date.new()
        return float(end.setHours(24, 0, 0, 0)) / 1000 - self.date()

    def random_words(self, count: int) -> list[int]:
        """Return `count` random numbers of 32 bits from the browser's secure generator."""
        found: list[int] = []
        while len(found) < count:
            words = self.window.Uint32Array.new(min(count - len(found), _MOST_WORDS))
            self.window.crypto.getRandomValues(words)
            found += [int(word) for word in words]
        return found

    # Animation

    def animate(
        self,
        element: Any,
        frames: Sequence[Mapping[str, Any]] | Mapping[str, Sequence[Any]],
        options: Mapping[str, Any],
    ) -> Any:
        """Start an animation of an element, and return the browser's object for it.

        `frames` and `options` mean the same as in the JavaScript method `animate` of an element: `frames` has the
        values of all properties in each frame, or the values of each property in all frames. The animation can be
        cancelled at any time; the element then looks as it does without the animation.
        """
        return element.animate(self.js(frames), self.js(dict(options)))


class Timer:
    """A timer that plans one call at a time; the call can be replaced or cancelled. Made by `Dom.timer`."""

    def __init__(self, dom: Dom, *, unseen: bool) -> None:
        self.unseen = unseen
        self._window = dom.window
        self._number: Any = None  # the browser's id of the planned call; None if no call is planned
        self._call: Callable[[], None] | None = None
        self._due_proxy = dom.handler(self._due)

    @property
    def runs(self) -> bool:
        """Whether a call is planned."""
        return self._number is not None

    def set(self, ms: float, call: Callable[[], None]) -> None:
        """Plan `call` for `ms` milliseconds from now; a call that was planned before is cancelled."""
        self.stop()
        self._call = call
        self._number = self._window.setTimeout(self._due_proxy, ms)

    def stop(self) -> None:
        """Cancel the planned call, if there is one."""
        if self._number is not None:
            self._window.clearTimeout(self._number)
        self._number = self._call = None

    def _due(self) -> None:
        call, self._number, self._call = self._call, None, None
        if call:
            call()


class Ticker:
    """Calls a function again and again while it is on; made by `Dom.ticker`."""

    def __init__(self, dom: Dom, call: Callable[[], None]) -> None:
        self._window = dom.window
        self._call = call
        self._failures = 0  # the number of failed calls in a row
        self._number: Any = None  # the browser's id of the interval; None while the ticker is off
        self._proxy = dom.handler(self._due)

    def start(self, ms: float) -> None:
        """Call the function every `ms` milliseconds, until `stop` or until it has failed three times in a row."""
        self.stop()
        self._number = self._window.setInterval(self._proxy, ms)

    def stop(self) -> None:
        """Call the function no more."""
        if self._number is not None:
            self._window.clearInterval(self._number)
        self._number, self._failures = None, 0

    def _due(self) -> None:
        try:
            self._call()
        except Exception:
            self._failures += 1
            if self._failures == _MOST_FAILURES:
                self.stop()
            raise
        self._failures = 0


def box_of(element: Any) -> Rect:
    """Return the rectangle of an element in the window, in pixels."""
    box = element.getBoundingClientRect()
    return Rect(float(box.left), float(box.top), float(box.width), float(box.height))
