"""Proves that games are lost, a little at a time, so that no press waits for it."""

from collections.abc import Callable, Iterator

from app.core.outside import Time
from app.core.page_state import PageState
from app.core.slices import Slices
from app.state.change import Change
from app.state.table import Table

_PAUSE_MS = 8  # between two slices
_SLICE_MS = 8  # half a frame


class BackgroundProof:
    """Goes on with the proofs that `Table.seeking_endings` needs; `found` is called with each change it yields."""

    def __init__(
        self, time: Time, state: PageState, *, asleep: Callable[[], bool], found: Callable[[Change], None]
    ) -> None:
        self._state = state
        self._asleep = asleep
        self._found = found
        self._slices = Slices(time, slice_ms=_SLICE_MS, pause_ms=_PAUSE_MS)

    def start(self) -> None:
        """Begin soon; call it whenever another position is on the table, or kept games were read."""
        self._slices.start(self._proving(self._state.table))

    def _proving(self, table: Table) -> Iterator[None]:
        """Seek endings, and report them; a tab that is asleep leaves the games to another one."""
        for change in table.seeking_endings():
            if self._asleep():
                return
            if change is not None:
                self._found(change)  # which may begin anew
            yield
