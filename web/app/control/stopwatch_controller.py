"""Shows the playing time, and stops it while the table cannot be seen or the player pauses."""

from app.control.page_chrome import PageChrome
from app.control.page_state import PageState
from app.platform.dom import Dom

_TICK_MS = 250


class StopwatchController:
    """Runs the clock in the header; the time itself is measured by `Table`."""

    def __init__(self, dom: Dom, state: PageState, chrome: PageChrome) -> None:
        self._dom = dom
        self._state = state
        self._chrome = chrome

    def start(self) -> None:
        """Begin to show the time; from now on the clock is written anew several times a second."""
        self._dom.every(_TICK_MS, lambda: self._chrome.show_clock(self._state.table))

    def rest(self) -> None:
        """Stop the time, because a panel covers the table or the page is not visible."""
        self._state.table.rest()

    def resume(self) -> None:
        """Start the time again, unless a panel is open.

        Before the first move and after the end of the game, the time does not start either.
        """
        if not self._chrome.panel_is_open:
            self._state.table.resume()

    def pause(self) -> None:
        """Stop the time and hide the cards; the caller then opens the panel that says so."""
        self.rest()
        self._chrome.hide_cards(hidden=True)

    def end_pause(self) -> None:
        """Show the cards again, if the player has stopped the time."""
        self._chrome.hide_cards(hidden=False)
