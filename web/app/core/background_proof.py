"""Proves that games are lost, in short slices of work, so that the page can answer presses in between."""

from collections.abc import Callable, Iterator

from app.core.outside import Time
from app.core.page_state import PageState
from app.core.slices import Slices
from app.state.change import Change
from app.state.table import Table

_PAUSE_MS = 8  # the pause between two slices
_SLICE_MS = 4  # the length of a slice: a quarter of a frame


class BackgroundProof:
    """Runs `Table.seeking_endings` in slices, and calls `found` with each change that it yields."""

    def __init__(
        self, time: Time, state: PageState, *, asleep: Callable[[], bool], found: Callable[[Change], None]
    ) -> None:
        self._state = state
        self._asleep = asleep
        self._found = found
        self._slices = Slices(time, slice_ms=_SLICE_MS, pause_ms=_PAUSE_MS)

    def start(self) -> None:
        """Begin anew after a pause; call it when the position on the table changed or saved games were read."""
        self._slices.start(self._proving(self._state.table))

    def _proving(self, table: Table) -> Iterator[None]:
        """Search for lost games and report each; stop if this tab is asleep, since another tab has the games."""
        for change in table.seeking_endings():
            if self._asleep():
                return
            if change is not None:
                self._found(change)  # this call may start a new search
            yield
