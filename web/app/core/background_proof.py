"""Proves that games are lost, a little at a time, so that no press waits for it."""

from collections.abc import Callable, Iterator

from app.core.page_state import PageState
from app.platform.dom import Dom
from app.state.table import Change

_PAUSE_MS = 8  # between two slices
_SLICE_MS = 8  # half a frame


class BackgroundProof:
    """Goes on with the proofs that `Table.seeking_endings` needs; `found` is called with each change it yields."""

    def __init__(
        self, dom: Dom, state: PageState, *, asleep: Callable[[], bool], found: Callable[[Change], None]
    ) -> None:
        self._dom = dom
        self._state = state
        self._asleep = asleep
        self._found = found
        self._timer = dom.timer(unseen=True)

    def start(self) -> None:
        """Begin soon; call it whenever another position is on the table, or kept games were read."""
        self._go_on_soon(self._state.table.seeking_endings())

    def _go_on_soon(self, work: Iterator[Change | None]) -> None:
        self._timer.set(_PAUSE_MS, lambda: self._go_on(work))

    def _go_on(self, work: Iterator[Change | None]) -> None:
        """Do one slice of the work; a tab that is asleep leaves the games to another one."""
        if self._asleep():
            return
        until = self._dom.now() + _SLICE_MS / 1000
        for change in work:
            if change is not None:
                self._go_on_soon(work)
                self._found(change)  # which may begin anew
                return
            if self._dom.now() > until:
                self._go_on_soon(work)
                return
