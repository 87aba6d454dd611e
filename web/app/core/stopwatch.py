"""Shows the playing time, and stops it while the table cannot be seen or the player pauses."""

from collections.abc import Callable

from app.core.header import Header
from app.core.outside import Time
from app.core.page_state import PageState

_TICK_MS = 250  # between two ticks
_UNSEEN_TICK_MS = 20_000  # between two ticks if the player does not want to see the time
_LATE_S = 10.0  # if a tick is late by more than this many seconds, the device has slept


class Stopwatch:
    """Runs the clock in the header; the time itself is measured by `Table`.

    `covered` returns whether the table cannot be played now, because a sheet or the gallery covers it, or because
    the game is being reviewed.
    """

    def __init__(self, time: Time, state: PageState, header: Header, covered: Callable[[], bool]) -> None:
        self._time = time
        self._state = state
        self._header = header
        self._covered = covered
        self._ticker = time.ticker(self._tick)
        self._tick_ms = 0  # between two ticks; 0 while the clock is stopped
        self._last_tick = 0.0  # in seconds, on the clock `Time.now`

    def look(self) -> None:
        """Show the time, and start or stop the ticks; call this when the time may have been started or stopped."""
        self._header.show_clock(self._state.table)
        ms = _TICK_MS if self._state.settings.show_time else _UNSEEN_TICK_MS
        wanted = ms if self._state.table.time_runs else 0
        if wanted != self._tick_ms:
            self._tick_ms = wanted
            self._ticker.stop()
            if wanted:
                self._last_tick = self._time.now()
                self._ticker.start(wanted)

    def _tick(self) -> None:
        last, self._last_tick = self._last_tick, self._time.now()
        if self._last_tick - last > self._tick_ms / 1000 + _LATE_S:
            self._state.table.leave_out_since(last)  # some browsers' clocks go on while the device sleeps
        self.look()

    def rest(self) -> None:
        """Stop the time, because the table is covered, the game is being reviewed, or the page is hidden."""
        self._state.table.rest()
        self.look()

    def resume(self) -> None:
        """Start the time again, unless the table is covered or the game is being reviewed.

        The time also stays stopped before the first move and after the end of the game.
        """
        if not self._covered():
            self._state.table.resume()
        self.look()

    def pause(self) -> None:
        """Stop the time and hide the cards; the caller then opens the sheet for the pause."""
        self.rest()
        self._header.hide_cards(hidden=True)

    def end_pause(self) -> None:
        """Show the cards again after `pause`."""
        self._header.hide_cards(hidden=False)
