"""Playing time as an immutable value; the caller passes the current time in seconds."""

from typing import NamedTuple


class Stopwatch(NamedTuple):
    """The seconds counted before the last start, and the time of that start (None while stopped)."""

    counted: float = 0.0
    since: float | None = None

    def started(self, now: float) -> "Stopwatch":
        """Return the stopwatch running from `now` on; one that runs already stays as it is."""
        return self if self.since is not None else Stopwatch(self.counted, now)

    def stopped(self, now: float) -> "Stopwatch":
        """Return the stopwatch stopped at `now`."""
        return Stopwatch(self.seconds(now))

    def seconds(self, now: float) -> float:
        """Return the playing time in seconds at `now`. A clock that was put back never shortens it."""
        running = 0.0 if self.since is None else max(0.0, now - self.since)
        return self.counted + running


def clock_text(seconds: float) -> str:
    """Return a time in seconds as players read it: "3:12", or "1:02:09" from an hour on."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
