"""Playing time as a value. It has no clock of its own: whoever asks tells it the time, in seconds."""

from typing import NamedTuple


class Stopwatch(NamedTuple):
    """The seconds counted so far, and since when it has been running (None: it stands still)."""

    counted: float = 0.0
    since: float | None = None

    def started(self, now: float) -> "Stopwatch":
        """The same, running from now on."""
        return self if self.since is not None else Stopwatch(self.counted, now)

    def stopped(self, now: float) -> "Stopwatch":
        """The same, standing still."""
        return Stopwatch(self.seconds(now))

    def seconds(self, now: float) -> float:
        """What it shows. A clock put back never takes time away."""
        running = 0.0 if self.since is None else max(0.0, now - self.since)
        return self.counted + running


def clock_text(seconds: float) -> str:
    """Time as players read it: "3:12", or "1:02:09" from an hour on."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
