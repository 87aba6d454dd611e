"""Wraps the window of the browser: the other modules of this folder use it through the class `Dom`.

The window is a JavaScript object without types, hence `Any`. The browser can call a Python function only through a
proxy. A proxy is expensive to make: there is one for each kind of event and each timer, never one for each card.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.browser.clock import Clock
from app.browser.error_boundary import ErrorBoundary
from app.view.markup import Markup
from app.view.pixel_layout import Rect

_MOST_WORDS = 65_536 // 4  # browsers give at most 65,536 random bytes at once; a word has 4


class BrowserError(Exception):
    """A method of the browser has thrown an exception; the text says which."""


class Dom(Clock):
    """The browser window as the page uses it. Times are in seconds; those named `ms` are in milliseconds.

    Every function that the browser calls is wrapped in an error boundary, which catches exceptions; see
    `set_recovery`.
    """

    def __init__(self, window: Any) -> None:
        # Imported here: outside a browser there is no such module.
        from pyodide.ffi import create_once_callable, create_proxy, to_js  # noqa: PLC0415

        super().__init__(window)
        self.document = window.document
        self.root = self.document.documentElement
        self._boundary = ErrorBoundary(self.log_error)
        self._proxy = create_proxy
        self._once = create_once_callable
        self._to_js = to_js
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

    def leave(self) -> None:
        """Remove all listeners, timers and observers, because another Python takes over this window.

        The browser then has no reference to a function of this Python, so it can free the memory of this Python.
        """
        self.stop_timers()
        self.stop_tickers()
        self._listening.abort()
        for observer in self._watching:
            observer.disconnect()
        self._watching.clear()
        self._boundary.is_closed = True

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


def box_of(element: Any) -> Rect:
    """Return the rectangle of an element in the window, in pixels."""
    box = element.getBoundingClientRect()
    return Rect(float(box.left), float(box.top), float(box.width), float(box.height))
