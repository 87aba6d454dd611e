"""Does work in short slices, so that the page can answer presses in between."""

from collections.abc import Iterator

from app.core.outside import Time


class Slices:
    """Does one piece of work at a time; a new piece replaces the current one.

    The work is an iterator: each item that is requested does a small step of it. A slice of steps takes about
    `slice_ms` milliseconds, and a pause of `pause_ms` milliseconds follows.
    """

    def __init__(self, time: Time, *, slice_ms: float, pause_ms: float) -> None:
        self._time = time
        self._slice = slice_ms / 1000
        self._pause_ms = pause_ms
        self._timer = time.timer(unseen=True)
        self._work: Iterator[object] | None = None

    def start(self, work: Iterator[object], *, in_ms: float | None = None) -> None:
        """Begin some work after `in_ms` milliseconds; if it is None, after the usual pause."""
        self._work = work
        self._timer.set(self._pause_ms if in_ms is None else in_ms, self._go_on)

    def start_now(self, work: Iterator[object]) -> None:
        """Begin some work, and do its first slice before this method returns."""
        self._timer.stop()
        self._work = work
        self._go_on()

    def stop(self) -> None:
        """Drop the work."""
        self._timer.stop()
        self._work = None

    def _go_on(self) -> None:
        work, until = self._work, self._time.now() + self._slice
        for _ in work or ():
            if self._work is not work:
                return  # the work itself has begun another one, or has dropped it
            if self._time.now() > until:
                self._timer.set(self._pause_ms, self._go_on)
                return
        if self._work is work:
            self._work = None
