"""Shows the playing time, and lets it stand while the table cannot be seen or the player pauses."""

from collections.abc import Callable

from app.control.page_chrome import PageChrome
from app.control.page_state import PageState
from app.platform.dom import Dom

_TICK_MS = 250


class StopwatchController:
    """The clock in the header; the time itself is measured by `Table`."""

    def __init__(self, dom: Dom, state: PageState, chrome: PageChrome) -> None:
        self._dom = dom
        self._state = state
        self._chrome = chrome

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return the commands of the clock by name; each takes what stands after the name."""
        return {"pause": lambda _: self.pause()}

    def start(self) -> None:
        """Show the time from now on, several times a second."""
        self._dom.every(_TICK_MS, lambda: self._chrome.show_clock(self._state.table))

    def rest(self) -> None:
        """Let the time stand: something covers the table, or the page is out of sight."""
        self._state.table.rest()

    def resume(self) -> None:
        """Let the time go on, if the game goes on and nothing covers the table."""
        if not self._chrome.panel_is_open:
            self._state.table.resume()

    def pause(self) -> None:
        """Let the time stand, or go on, as the player wishes."""
        self._chrome.say("time stopped" if self._state.table.pause() else "time goes on")
        self._chrome.show_facts(self._state.table, self._state.settings)

    def end_pause(self) -> None:
        """Let the time go on again if the player had stopped it."""
        if self._state.table.paused:
            self.pause()
