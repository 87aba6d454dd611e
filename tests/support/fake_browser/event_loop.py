"""The browser's event loop: a clock that is set by hand, timers, tasks, microtasks and promises."""

import heapq
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from support.fake_browser.values import JsObject, Strict

_ENDLESS = 20_000  # more callbacks than this in one call mean an endless loop


class _Timer(NamedTuple):
    """A planned call. Timers are sorted by due time, then by the order in which they were set."""

    due: float
    order: int
    number: int
    call: Callable[..., Any]
    arguments: tuple[Any, ...]
    every: float | None


class EventLoop:
    """Runs callbacks one after another. If one raises, the exception goes into `errors`, and the next one runs."""

    def __init__(self, after_each: Callable[[], None]) -> None:
        self.now = 0.0  # milliseconds
        self.errors: list[Exception] = []
        self._after_each = after_each  # is called after each task: the browser renders the page between two tasks
        self._timers: list[_Timer] = []
        self._tasks: deque[Callable[[], Any]] = deque()
        self._microtasks: deque[Callable[[], Any]] = deque()
        self._numbers = 0

    def run(self, call: Callable[..., Any], *arguments: Any) -> None:
        """Run one task, then all microtasks that are queued."""
        self.guard(call, *arguments)
        self._drain()
        self._after_each()

    def _drain(self) -> None:
        while self._microtasks:
            self.guard(self._microtasks.popleft())

    def guard(self, call: Callable[..., Any], *arguments: Any) -> None:
        """Call a function, and store in `errors` what it raises."""
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
        """Run all queued tasks, but no timers."""
        self._drain()
        for _ in range(_ENDLESS):
            if not self._tasks:
                return
            self.run(self._tasks.popleft())
        raise AssertionError("the tasks of the page never end")

    # Timers

    def set_timer(self, call: Callable[..., Any], ms: float, arguments: tuple[Any, ...], *, again: bool) -> int:
        """Plan a call after `ms` milliseconds, once or repeatedly. Return the number of the timer."""
        assert callable(call), "only functions can be called later"
        self._numbers += 1
        number = self._numbers
        self._push(number, call, max(0.0, float(ms)), arguments, again=again)
        return number

    def _push(
        self, number: int, call: Callable[..., Any], ms: float, arguments: tuple[Any, ...], *, again: bool
    ) -> None:
        self._numbers += 1  # this number also orders timers that are due at the same time
        timer = _Timer(self.now + ms, self._numbers, number, call, arguments, max(1.0, ms) if again else None)
        heapq.heappush(self._timers, timer)

    def clear_timer(self, number: int) -> None:
        """Cancel the timer with this number."""
        self._timers = [timer for timer in self._timers if timer.number != number]
        heapq.heapify(self._timers)

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass, and run all timers that are due in this time."""
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
        """Return how many calls are due within `within` milliseconds, without repeated calls."""
        until = self.now + within
        return sum(timer.every is None and timer.due <= until for timer in self._timers)

    @property
    def ticking(self) -> int:
        """Return how many repeated calls are planned."""
        return sum(timer.every is not None for timer in self._timers)

    def suspend(self, ms: float) -> None:
        """Let time pass in which nothing runs, as on a sleeping device whose clock continues."""
        self.now += ms


class Promise(Strict):
    """A promise that is already fulfilled or rejected. `then` calls back as a microtask."""

    def __init__(self, loop: EventLoop, value: Any = None, *, broken: bool = False) -> None:
        self._loop = loop
        self._value = value
        self._broken = broken

    def then(self, kept: Callable[..., Any], failed: Callable[..., Any] | None = None) -> "Promise":
        """Plan a call of `kept` with the value, or of `failed` with the reason."""
        call = failed if self._broken else kept
        if call is None:
            error = AssertionError(f"a promise was broken, and nobody listens: {self._value}")
            self._loop.errors.append(error)
            return self
        self._loop.queue_microtask(lambda: call(self._value))
        return Promise(self._loop)


def fulfilled(loop: EventLoop, value: Any = None) -> Promise:
    """Return a fulfilled promise."""
    return Promise(loop, value)


def rejected(loop: EventLoop, name: str) -> Promise:
    """Return a promise that is rejected with an error of this name."""
    return Promise(loop, JsObject({"name": name, "message": name}), broken=True)
