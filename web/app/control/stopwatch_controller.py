"""Shows the playing time, and stops it while the table cannot be seen or the player pauses."""

from collections.abc import Callable

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

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {"pause": lambda _: self.pause()}

    def start(self) -> None:
        """Begin to show the time; from now on the clock is written anew several times a second."""
        self._dom.every(_TICK_MS, lambda: self._chrome.show_clock(self._state.table))

    def rest(self) -> None:
        """Stop the time, because a panel covers the table or the page is not visible."""
        self._state.table.rest()

    def resume(self) -> None:
        """Start the time again, unless a panel is open or the player has paused.

        Before the first move and after the end of the game, the time does not start either.
        """
        if not self._chrome.panel_is_open:
            self._state.table.resume()

    def pause(self) -> None:
        """Stop the time for the player; if the player has stopped it already, start it again."""
        self._chrome.say("time stopped" if self._state.table.pause() else "time goes on")
        self._chrome.show_facts(self._state.table, self._state.settings)

    def end_pause(self) -> None:
        """Start the time again if the player has stopped it."""
        if self._state.table.paused:
            self.pause()
