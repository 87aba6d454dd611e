"""Remembers what the player has deleted while a sheet is open, so that it can be restored."""

from collections.abc import Callable
from typing import NamedTuple

from app.core.spoken import Spoken
from engine.core.saying import Saying, say


class Deletion(NamedTuple):
    """One thing that was deleted."""

    what: Saying | str  # such as "Klondike, deal 7"
    bring_back: Callable[[Callable[[], None]], None]  # calls its argument when the sheet shows the thing again


class Deletions:
    """Holds what was deleted since a sheet was opened; what was deleted last is restored first."""

    def __init__(self, spoken: Spoken) -> None:
        self._spoken = spoken
        self._made: list[Deletion] = []

    def add(self, deletion: Deletion) -> None:
        """Say that something was deleted, and show a button that restores it; the sheet must be drawn already."""
        self._made.append(deletion)
        self._spoken.offer_undo(say("deleted", what=deletion.what))

    def bring_back(self) -> None:
        """Restore what was deleted last; do nothing if nothing was deleted."""
        if self._made:
            deletion = self._made.pop()
            deletion.bring_back(lambda: self._tell(say("back-again", what=deletion.what)))

    def _tell(self, what: Saying) -> None:
        if self._made:
            self._spoken.offer_undo(what)
        else:
            self._spoken.notice(what)

    def forget(self) -> None:
        """Forget what was deleted, because the sheet was closed."""
        self._made.clear()
