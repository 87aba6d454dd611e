"""The browser's event loop: a clock that is moved by hand, timers, tasks, microtasks and promises."""

import heapq
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from support.fake_browser.values import JsObject, Strict

_ENDLESS = 20_000  # so many callbacks in one call mean that something calls itself again and again


class _Timer(NamedTuple):
    """A call that is to come; sorted by when it is due, then by when it was asked for."""

    due: float
    order: int
    number: int
    call: Callable[..., Any]
    arguments: tuple[Any, ...]
    every: float | None


class EventLoop:
    """Runs callbacks one after another. An exception in one is kept in `errors`; the next runs all the same."""

    def __init__(self, after_each: Callable[[], None]) -> None:
        self.now = 0.0  # milliseconds
        self.errors: list[Exception] = []
        self._after_each = after_each  # what the browser does between two tasks: the rendering
        self._timers: list[_Timer] = []
        self._tasks: deque[Callable[[], Any]] = deque()
        self._microtasks: deque[Callable[[], Any]] = deque()
        self._numbers = 0

    def run(self, call: Callable[..., Any], *arguments: Any) -> None:
        """Run one task, then the microtasks it has left."""
        self.guard(call, *arguments)
        self._drain()
        self._after_each()

    def _drain(self) -> None:
        while self._microtasks:
            self.guard(self._microtasks.popleft())

    def guard(self, call: Callable[..., Any], *arguments: Any) -> None:
        """Call a function; keep what it raises."""
        try:
            call(*arguments)
        except Exception as error:
            self.errors.append(error)

    def queue(self, task: Callable[[], Any]) -> None:
        """Run a task after the present one."""
        self._tasks.append(task)

    def queue_microtask(self, task: Callable[[], Any]) -> None:
        """Run a function as soon as the present task is over."""
        self._microtasks.append(task)

    def settle(self) -> None:
        """Run all tasks that wait, but no timers."""
        self._drain()
        for _ in range(_ENDLESS):
            if not self._tasks:
                return
            self.run(self._tasks.popleft())
        raise AssertionError("the tasks of the page never end")

    # Timers

    def set_timer(self, call: Callable[..., Any], ms: float, arguments: tuple[Any, ...], *, again: bool) -> int:
        """Ask for a call after so many milliseconds, once or again and again; returns its number."""
        assert callable(call), "only functions can be called later"
        self._numbers += 1
        number = self._numbers
        self._push(number, call, max(0.0, float(ms)), arguments, again=again)
        return number

    def _push(
        self, number: int, call: Callable[..., Any], ms: float, arguments: tuple[Any, ...], *, again: bool
    ) -> None:
        self._numbers += 1  # also the order of timers that are due at the same time
        timer = _Timer(self.now + ms, self._numbers, number, call, arguments, max(1.0, ms) if again else None)
        heapq.heappush(self._timers, timer)

    def clear_timer(self, number: int) -> None:
        """Call off what was asked for, and forget it."""
        self._timers = [timer for timer in self._timers if timer.number != number]
        heapq.heapify(self._timers)

    def advance(self, ms: float) -> None:
        """Let so many milliseconds pass, with all that is due meanwhile."""
        until = self.now + ms
        for _ in range(_ENDLESS):
            self.settle()
            if not self._timers or self._timers[0].due > until:
                self.now = until
                return
            timer = heapq.heappop(self._timers)
            self.now = max(self.now, timer.due)
            if timer.every is not None:
                self._push(timer.number, timer.call, timer.every, timer.arguments, again=True)
            self.run(timer.call, *timer.arguments)
        raise AssertionError("the timers of the page never end")

    def waiting(self, within: float) -> int:
        """How many calls are to come in so many milliseconds, but for those that come again and again."""
        until = self.now + within
        return sum(timer.every is None and timer.due <= until for timer in self._timers)

    @property
    def ticking(self) -> int:
        """How many calls come again and again."""
        return sum(timer.every is not None for timer in self._timers)

    def suspend(self, ms: float) -> None:
        """Let time pass in which nothing runs, as on a device that sleeps with a clock that goes on."""
        self.now += ms


class Promise(Strict):
    """A promise that is kept or broken; `then` calls back as a microtask."""

    def __init__(self, loop: EventLoop, value: Any = None, *, broken: bool = False) -> None:
        self._loop = loop
        self._value = value
        self._broken = broken

    def then(self, kept: Callable[..., Any], failed: Callable[..., Any] | None = None) -> "Promise":
        """Call one of the two with the value or the reason."""
        call = failed if self._broken else kept
        if call is None:
            error = AssertionError(f"a promise was broken, and nobody listens: {self._value}")
            self._loop.errors.append(error)
            return self
        self._loop.queue_microtask(lambda: call(self._value))
        return Promise(self._loop)


def fulfilled(loop: EventLoop, value: Any = None) -> Promise:
    """Return a promise that is kept."""
    return Promise(loop, value)


def rejected(loop: EventLoop, name: str) -> Promise:
    """Return a promise that is broken for a reason of this name."""
    return Promise(loop, JsObject({"name": name, "message": name}), broken=True)
