"""A stopwatch for playing time, as an immutable value; the caller passes the current time in seconds."""

from typing import NamedTuple


class Stopwatch(NamedTuple):
    """A stopwatch that runs or is stopped; all times are in seconds.

    `since` is the time when it was started; None if it is stopped. `counted` is the playing time before that
    start, or all the playing time if it is stopped.
    """

    counted: float = 0.0
    since: float | None = None

    def started(self, now: float) -> "Stopwatch":
        """Return the stopwatch running from the time `now` on; return it unchanged if it already runs."""
        return self if self.since is not None else Stopwatch(self.counted, now)

    def stopped(self, now: float) -> "Stopwatch":
        """Return the stopwatch stopped at the time `now`."""
        return Stopwatch(self.seconds(now))

    def seconds(self, now: float) -> float:
        """Return the playing time in seconds up to the time `now`.

        If the clock was set back to before the last start, the time since that start counts as 0.
        """
        running = 0.0 if self.since is None else max(0.0, now - self.since)
        return self.counted + running


def clock_text(seconds: float) -> str:
    """Return a time in seconds as players read it: "3:12", or "1:02:09" from an hour on."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
