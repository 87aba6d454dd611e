"""Events, and the targets that listen to them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from support.fake_browser.event_loop import EventLoop
from support.fake_browser.values import Strict, UnknownToStandInError

_FLAGS = {"passive", "capture", "once"}
_OPTIONS = {*_FLAGS, "signal"}


class Event(Strict):
    """Something that happened. `details` holds what only this kind of event has, such as a key or a point."""

    def __init__(self, kind: str, *, bubbles: bool = True, cancelable: bool = True, **details: Any) -> None:
        self.type = kind
        self.bubbles = bubbles
        self.cancelable = cancelable
        self.defaultPrevented = False
        self.target: Any = None
        self.currentTarget: Any = None
        self._stopped = False
        self._passive = False
        self.__dict__.update(details)

    def preventDefault(self) -> None:  # noqa: N802  # the browser's name
        """Prevent the browser's default action."""
        if self._passive:
            raise AssertionError(f"preventDefault in a passive listener for {self.type} does nothing")
        if self.cancelable:
            self.defaultPrevented = True

    def stopPropagation(self) -> None:  # noqa: N802  # the browser's name
        """Stop the event, so that no outer element receives it."""
        self._stopped = True


class _Listener(NamedTuple):
    """A function that listens to an event, and how it listens."""

    call: Callable[[Event], Any]
    passive: bool
    capture: bool
    once: bool


class AbortSignal(Strict):
    """A signal that asks those who have it to stop."""

    def __init__(self) -> None:
        self.aborted = False
        self.stops: list[Callable[[], None]] = []


class AbortController(Strict):
    """An object that gives the signal to stop."""

    def __init__(self) -> None:
        self.signal = AbortSignal()

    def abort(self) -> None:
        self.signal.aborted = True
        while self.signal.stops:
            self.signal.stops.pop()()


class EventTarget(Strict):
    """An object that receives events."""

    __slots__ = ("_listeners", "_loop")

    def __init__(self, loop: EventLoop) -> None:
        self._loop = loop
        self._listeners: dict[str, list[_Listener]] = {}

    def addEventListener(self, kind: str, call: Callable[[Event], Any], options: Any = None) -> None:  # noqa: N802
        """Call the function at every event of this kind."""
        assert callable(call), "a listener is a function"
        chosen = {} if options is None else dict(vars(options))
        if unknown := set(chosen) - _OPTIONS:
            raise UnknownToStandInError(f"options of a listener: {unknown}")
        flags = {name: bool(chosen.get(name, False)) for name in _FLAGS}
        signal = chosen.get("signal")
        if signal is None or not signal.aborted:
            self._listeners.setdefault(kind, []).append(_Listener(call, **flags))
        if signal is not None:
            signal.stops.append(lambda: self.removeEventListener(kind, call))

    def removeEventListener(self, kind: str, call: Callable[[Event], Any]) -> None:  # noqa: N802
        """Stop calling the function at events of this kind."""
        self._listeners[kind] = [one for one in self._listeners.get(kind, []) if one.call is not call]

    def _parent_target(self) -> "EventTarget | None":
        """Return the target that receives the event next."""
        return None

    def dispatch(self, event: Event) -> bool:
        """Dispatch an event here and let it bubble up. Return whether no listener prevented the default action."""
        path: list[EventTarget] = [self]
        while (above := path[-1]._parent_target()) is not None:
            path.append(above)
        event.target = self
        for target in reversed(path[1:]):
            target._hear(event, capture=True)
        self._hear(event, capture=None)
        if event.bubbles:
            for target in path[1:]:
                target._hear(event, capture=False)
        return not event.defaultPrevented

    def _hear(self, event: Event, *, capture: bool | None) -> None:
        """Call the listeners of this target: only those that capture, only the others, or all (None)."""
        if event._stopped:
            return
        event.currentTarget = self
        for listener in list(self._listeners.get(event.type, [])):
            if capture in {None, listener.capture}:
                if listener.once:
                    self._listeners[event.type].remove(listener)
                event._passive = listener.passive
                self._loop.guard(listener.call, event)
                event._passive = False
