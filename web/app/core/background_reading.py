"""Reads the results and the saved games that are not on the table, in short slices, so that nobody waits."""

from collections.abc import Callable, Iterator

from app.core.outside import Time
from app.core.page_state import PageState
from app.core.slices import Slices
from app.state.table import Table

_PAUSE_MS = 30  # the pause between two slices
_SLICE_MS = 4  # the length of a slice: a quarter of a frame


class BackgroundReading:
    """Reads the unread games of the history (see `KeptSession`), and then the results.

    A game with an illegal move is removed from the history, and `save` is called. `read` is called when all games
    have been read.
    """

    def __init__(
        self,
        time: Time,
        state: PageState,
        *,
        asleep: Callable[[], bool],
        save: Callable[[], None],
        read: Callable[[], None],
    ) -> None:
        self._state = state
        self._asleep = asleep
        self._save = save
        self._read = read
        self._slices = Slices(time, slice_ms=_SLICE_MS, pause_ms=_PAUSE_MS)

    def start(self) -> None:
        """Begin after a pause; call it whenever the history was loaded.

        Do nothing in a tab that is asleep: it loads the history many times, and needs only the game on the table.
        """
        self._slices.stop()
        if not self._asleep():
            self._slices.start(self._reading(self._state.table))

    def _reading(self, table: Table) -> Iterator[None]:
        yield from table.history.reading()
        if table.history.remove_damaged():
            self._save()
        self._read()
        yield from table.book.reading()
