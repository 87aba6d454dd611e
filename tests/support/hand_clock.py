"""Time that passes only when a test advances it: clocks, timers and random numbers for the App alone."""

import heapq
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from random import Random

_DAY = 24 * 60 * 60.0
_BEGAN = 1_795_305_600.0  # seconds since 1970: midnight of 2026-11-22
_MOST_CALLS = 20_000  # more calls than this in one `advance` mean that a call plans itself again and again


class _Timer:
    def __init__(self, clock: "Clock", *, unseen: bool = False, every: Callable[[], None] | None = None) -> None:
        self._clock = clock
        self.unseen = unseen
        self._every = every
        self._number = 0  # the number of the planned call; 0 if none is planned

    @property
    def runs(self) -> bool:
        return self._number != 0

    def set(self, ms: float, call: Callable[[], None]) -> None:
        def due() -> None:
            if self._number == number:
                self._number = 0
                call()

        self._number = number = self._clock.plan(ms, due)

    def start(self, ms: float) -> None:
        def tick() -> None:
            self.start(ms)
            assert self._every
            self._every()

        self.set(ms, tick)

    def stop(self) -> None:
        self._number = 0


class Clock:
    """Time that passes only when `advance` is called; see `app.core.outside.Time`."""

    def __init__(self, chance: Random, step_ms: float = 0.0) -> None:
        self._chance = chance
        self._step_ms = step_ms  # milliseconds that pass at each call of `now`
        self._ms = 0.0
        self._numbers = count(1)
        self._calls: list[tuple[float, int, Callable[[], None]]] = []
        self._timers: list[_Timer] = []
        self._dropped = 0  # planned calls up to this number are not made

    def plan(self, ms: float, call: Callable[[], None]) -> int:
        number = next(self._numbers)
        heapq.heappush(self._calls, (self._ms + max(0.0, ms), number, call))
        return number

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass, and make all calls that are due."""
        end = self._ms + ms
        for _ in range(_MOST_CALLS):
            if not self._calls or self._calls[0][0] > end:
                self._ms = end
                return
            self._ms, number, call = heapq.heappop(self._calls)
            if number > self._dropped:
                call()
        raise AssertionError("something goes on without a pause")

    def now(self) -> float:
        self._ms += self._step_ms
        return self._ms / 1000

    def date(self) -> float:
        return _BEGAN + self.now()

    def date_of(self, seconds: float) -> str:
        return datetime.fromtimestamp(seconds, UTC).date().isoformat()

    def today(self) -> str:
        return self.date_of(self.date())

    def midnight(self) -> float:
        return self.date() // _DAY * _DAY

    def seconds_to_midnight(self) -> float:
        return self.midnight() + _DAY - self.date()

    def random_words(self, number: int) -> list[int]:
        return [self._chance.getrandbits(32) for _ in range(number)]

    def after(self, ms: float, call: Callable[[], None]) -> None:
        self.plan(ms, call)

    def timer(self, *, unseen: bool = False) -> _Timer:
        self._timers.append(_Timer(self, unseen=unseen))
        return self._timers[-1]

    def ticker(self, call: Callable[[], None]) -> _Timer:
        return _Timer(self, unseen=True, every=call)

    def stop_timers(self) -> None:
        for timer in self._timers:
            timer.stop()
