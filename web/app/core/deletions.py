"""Remembers what the player has deleted since the page was opened, so that it can be restored.

A sheet on which things can be deleted shows what was deleted there last, with a button that restores it. It does
so whatever else happens on the sheet, also when it is closed and opened again, until the thing is there again.
"""

from collections.abc import Callable
from typing import NamedTuple

from app.core.announcements import Announcements
from app.core.open_panel import OpenPanel
from app.core.shown import Page
from app.view.words import words
from engine.core.saying import Saying, say

Done = Callable[[Saying | None], None]
"""Is called when something was restored, with None, or when that was impossible, with the reason."""


class Deletion(NamedTuple):
    """One thing that was deleted."""

    what: Saying | str  # such as "Klondike, deal 7"
    sheet: str  # the name of the sheet on which it was deleted
    bring_back: Callable[[Done], None]  # calls its argument when the sheet is drawn again
    is_gone: Callable[[], bool]  # False if it is there again, for example from a backup


class Deletions:
    """Holds what was deleted on this visit; on each sheet, what was deleted last is restored first."""

    def __init__(self, spoken: Announcements, page: Page, panels: OpenPanel) -> None:
        self._spoken = spoken
        self._page = page
        self._panels = panels
        self._made: list[Deletion] = []

    def add(self, deletion: Deletion) -> None:
        """Remember that something was deleted."""
        self._made.append(deletion)

    def tell(self) -> None:
        """Say what was deleted last, and show the button that restores it; the sheet must be drawn already."""
        last = self._last()
        if last:
            self._spoken.say(say("deleted", what=last.what), unseen=True)
            self.show()
            self._page.focus("panel-undo")  # the button that had the focus was removed

    def show(self) -> None:
        """Show on the open sheet what was deleted there last; hide the line if there is nothing to restore."""
        last = self._last()
        if last:
            self._page.set_text("panel-gone-words", words("deleted", what=last.what))
        elif self._page.has_focus("panel-gone"):
            self._page.focus("panel-body")
        self._page.show("panel-gone", shown=last is not None)

    def _last(self) -> Deletion | None:
        here = self._panels.name
        while here:
            last = next((each for each in reversed(self._made) if each.sheet == here), None)
            if last is None or last.is_gone():
                return last
            self._made.remove(last)
        return None

    def bring_back(self) -> None:
        """Restore what was deleted last on the open sheet; do nothing if nothing was."""
        last = self._last()
        if last is None:
            return
        self._made.remove(last)  # a second press, before it is restored, must not restore it twice

        def done(why_not: Saying | None) -> None:
            if why_not:
                self._made.append(last)
            self.show()
            self._spoken.notice(why_not or say("back-again", what=last.what))

        last.bring_back(done)

    def forget(self) -> None:
        """Forget what was deleted, because the page now shows the games of another visit."""
        self._made.clear()
        self.show()
