"""Does work in short slices, so that the page can answer presses in between."""

from collections.abc import Callable, Iterator

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
        self._ended: Callable[[], None] | None = None

    def start(self, work: Iterator[object], *, in_ms: float | None = None) -> None:
        """Begin some work after `in_ms` milliseconds; if it is None, after the usual pause."""
        self._work, self._ended = work, None
        self._timer.set(self._pause_ms if in_ms is None else in_ms, self._go_on)

    def start_now(self, work: Iterator[object], ended: Callable[[], None]) -> None:
        """Begin some work, and do its first slice before this method returns; call `ended` at its end."""
        self._timer.stop()
        self._work, self._ended = work, ended
        self._go_on()

    def finish(self) -> None:
        """Do the rest of the work at once, if there is any."""
        self._timer.stop()
        work = self._work
        for _ in work or ():
            pass
        self._end(work)

    def stop(self) -> None:
        """Drop the work."""
        self._timer.stop()
        self._work = self._ended = None

    def _go_on(self) -> None:
        work, until = self._work, self._time.now() + self._slice
        for _ in work or ():
            if self._work is not work:
                return  # the work itself has begun another one, or has dropped it
            if self._time.now() > until:
                self._timer.set(self._pause_ms, self._go_on)
                return
        self._end(work)

    def _end(self, work: Iterator[object] | None) -> None:
        """Note that some work is done, unless it has been replaced or dropped."""
        if work is not None and self._work is work:
            ended = self._ended
            self._work = self._ended = None
            if ended:
                ended()  # it may begin other work
