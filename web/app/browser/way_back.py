"""Makes the Back button of the browser or of Android close what is open over the table, and not leave the page."""

from collections.abc import Callable

from app.browser.dom import Dom

_STATE = "open"  # the state of an entry in the browser's history is this word and the number of open things


class WayBack:
    """Makes sure that the browser's history has one entry for each thing that is open over the table.

    `depth` returns how many things lie over the table, one upon the other; `close` closes the uppermost.
    """

    def __init__(self, dom: Dom, *, depth: Callable[[], int], close: Callable[[], None]) -> None:
        self._dom = dom
        self._depth = depth
        self._close = close
        self.is_going = False  # the browser was asked to go back, and has not done so yet
        dom.listen(dom.window, "popstate", lambda event: self._popped())

    def look(self) -> None:
        """Add the missing entries to the browser's history, or go back if there are too many.

        Call this after anything was opened or closed, and at the start, because after a reload nothing is open.
        """
        if self.is_going:
            return  # `_popped` calls this method again when the browser has gone back
        entries, depth = self._entries(), self._depth()
        for number in range(entries, depth):
            self._remember(f"{_STATE} {number + 1}")
        if entries > depth:
            self.is_going = self._go_back(entries - depth)

    def _entries(self) -> int:
        """Return how many open things have an entry in the browser's history, up to the current entry."""
        name, _, number = self._remembered().partition(" ")
        return int(number) if name == _STATE else 0

    def _popped(self) -> None:
        """Close what has no entry any more, because the player went back or followed a link to this page."""
        if self.is_going:
            self.is_going = False
        else:
            for _ in range(self._entries(), self._depth()):
                self._close()
        self.look()

    # The browser's history

    def _remember(self, state: str) -> None:
        """Add an entry with the text `state` to the browser's history; the address stays the same."""
        self._dom.window.history.pushState(state, "")

    def _remembered(self) -> str:
        """Return the text that `_remember` has given to the current entry of the history; empty if it has none."""
        state = self._dom.window.history.state
        return state if isinstance(state, str) else ""

    def _go_back(self, steps: int) -> bool:
        """Go back in the browser's history by a number of entries; the event "popstate" follows. Return True.

        If the history has too few entries, remove the text of the current entry instead, and return False.
        """
        history = self._dom.window.history
        if int(history.length) <= steps:
            history.replaceState(None, "")
            return False
        history.go(-steps)
        return True
