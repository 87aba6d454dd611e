"""The browser's clock and calendar, and calls at a later time.

Times are in seconds; those named `ms` are in milliseconds.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

_MOST_FAILURES = 3  # in a row; after them a ticker stops calling its function


class Clock(ABC):
    """The window's clock. A derived class makes the JavaScript functions that the browser calls later."""

    def __init__(self, window: Any) -> None:
        self.window = window
        self._timers: list[Timer] = []
        self._calls: set[int] = set()  # the browser's ids of the planned calls
        self._tickers: list[Ticker] = []

    @abstractmethod
    def handler(self, call: Callable[..., object]) -> Any:
        """Return a JavaScript function that calls `call`; the browser may call it any number of times."""

    @abstractmethod
    def handler_once(self, call: Callable[..., object]) -> Any:
        """Return a JavaScript function that calls `call`; the browser may call it once."""

    # What time it is

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

    def midnight(self) -> float:
        """Return when today began in the player's time zone, in seconds since 1970."""
        today = self.window.Date.new()
        return float(today.setHours(0, 0, 0, 0)) / 1000

    def seconds_to_midnight(self) -> float:
        """Return how long today still lasts in the player's time zone."""
        end = self.window.Date.new()
        return float(end.setHours(24, 0, 0, 0)) / 1000 - self.date()

    # Calls at a later time

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

    def ticker(self, call: Callable[[], None]) -> "Ticker":
        """Return a new ticker that calls `call` once it is started."""
        ticker = Ticker(self, call)
        self._tickers.append(ticker)
        return ticker

    def stop_tickers(self) -> None:
        """Stop all tickers for ever."""
        for ticker in self._tickers:
            ticker.stop()
        self._tickers.clear()


class Timer:
    """A timer that plans one call at a time; the call can be replaced or cancelled. Made by `Clock.timer`."""

    def __init__(self, clock: Clock, *, unseen: bool) -> None:
        self.unseen = unseen
        self._window = clock.window
        self._number: Any = None  # the browser's id of the planned call; None if no call is planned
        self._call: Callable[[], None] | None = None
        self._due_proxy = clock.handler(self._due)

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
    """Calls a function again and again while it is on; made by `Clock.ticker`."""

    def __init__(self, clock: Clock, call: Callable[[], None]) -> None:
        self._window = clock.window
        self._call = call
        self._failures = 0  # the number of failed calls in a row
        self._number: Any = None  # the browser's id of the interval; None while the ticker is off
        self._proxy = clock.handler(self._due)

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
