"""Lets the browser's Back button, or Android's, close what is open over the table instead of leaving the page."""

from collections.abc import Callable

from app.browser.dom import Dom

_STATE = "open"  # with a number: the state of an entry in the browser's history for that many open things


class WayBack:
    """Keeps one entry in the browser's history for each thing that is open, and none for what is closed.

    `depth` returns how many things lie over the table, one upon the other; `close` closes the uppermost.
    """

    def __init__(self, dom: Dom, *, depth: Callable[[], int], close: Callable[[], None]) -> None:
        self._dom = dom
        self._depth = depth
        self._close = close
        self.is_going = False  # the browser was asked to go back, and has not done so yet
        dom.listen(dom.window, "popstate", lambda event: self._popped())

    def look(self) -> None:
        """Add the entries that are missing, or go back out of those that are too many.

        Call it after anything was opened or closed, and at the start: after a reload, nothing is open any more.
        """
        if self.is_going:
            return  # the browser's answer leads here again
        entries, depth = self._entries(), self._depth()
        for number in range(entries, depth):
            self._remember(f"{_STATE} {number + 1}")
        if entries > depth:
            self.is_going = self._go_back(entries - depth)

    def _entries(self) -> int:
        """Return for how many open things the browser's history has entries, up to the current one."""
        name, _, number = self._remembered().partition(" ")
        return int(number) if name == _STATE else 0

    def _popped(self) -> None:
        """Close what has no entry any more: the player went back, or followed a link to this page."""
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
        """Return the text that `_remember` gave to the current entry of the history; empty if it has no text."""
        state = self._dom.window.history.state
        return state if isinstance(state, str) else ""

    def _go_back(self, steps: int) -> bool:
        """Go back in the browser's history by a number of entries; "popstate" tells when that is done.

        If there are not so many entries, forget the text of the current one instead. Returns whether it goes back.
        """
        history = self._dom.window.history
        if int(history.length) <= steps:
            history.replaceState(None, "")
            return False
        history.go(-steps)
        return True
