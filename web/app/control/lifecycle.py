"""Saves and stops everything when the page is left, and goes on when it is seen again; starts a new version."""

from collections.abc import Callable
from typing import Any

from app.control.autosave import Autosave
from app.control.page_chrome import PageChrome
from app.control.page_state import PageState
from app.control.stopwatch_controller import StopwatchController
from app.control.table_presenter import TablePresenter
from app.platform.dom import Dom


class Lifecycle:
    """Saves everything when the page is hidden, and goes on when it is visible again.

    `loaded` is called when the games were loaded again, `left` when the page is hidden, `fall_asleep` when it is
    visible again but another tab has taken over the games, and `woken` when this tab has taken them over again.
    """

    def __init__(
        self,
        dom: Dom,
        state: PageState,
        chrome: PageChrome,
        presenter: TablePresenter,
        clock: StopwatchController,
        autosave: Autosave,
        *,
        loaded: Callable[[], None],
        left: Callable[[], None],
        fall_asleep: Callable[[], None],
        woken: Callable[[], None],
    ) -> None:
        self._dom = dom
        self._state = state
        self._chrome = chrome
        self._presenter = presenter
        self._clock = clock
        self._autosave = autosave
        self._loaded = loaded
        self._left = left
        self._fall_asleep = fall_asleep
        self._woken = woken
        dom.listen(dom.window, "pagehide", lambda event: self._leave())
        dom.listen(dom.window, "pageshow", self._came_back)
        dom.listen(dom.document, "visibilitychange", lambda event: self._visibility_changed())
        dom.listen(dom.window, "update-ready", lambda event: chrome.offer_update(shown=True))

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {
            "here": lambda _: self.wake(),
            "update": lambda _: self._update(),
            "later": lambda _: self._chrome.offer_update(shown=False),
        }

    def resume(self) -> bool:
        """Let the time go on, and return whether it does.

        If the page is hidden, stop and save; if another tab has the games, let the page sleep.
        """
        if self._dom.document.visibilityState == "hidden":
            self._leave()
            return False
        if self._autosave.asleep:
            self._fall_asleep()
            self._autosave.look_elsewhere()
            return False
        self._clock.resume()
        return True

    def _visibility_changed(self) -> None:
        """Stop and save if the page is hidden now; go on if it is visible."""
        if self.resume():
            self._presenter.changed()  # starts again the search that was stopped when the page was hidden

    def _came_back(self, event: Any) -> None:
        if event.persisted:  # it was kept by the browser; else it has just been started
            self._visibility_changed()

    def wake(self) -> None:
        """Take the games over for this tab; go on with the games and settings that another tab has saved."""
        self._autosave.wake(self._go_on)

    def _go_on(self) -> None:
        if self._autosave.asleep:
            return  # yet another tab has taken them over
        self._chrome.close_panel()
        self._presenter.reset()
        self.show_saved()
        self._presenter.changed()
        self._woken()

    def show_saved(self) -> None:
        """Show the games as they are kept now, with the settings that are kept."""
        self._state.load()
        self._loaded()
        self._chrome.apply_look(self._state.settings)
        self._presenter.draw()

    def _leave(self) -> None:
        """Stop and save everything, because the page is hidden and may be closed without another event."""
        self._presenter.playback.stop()
        self._left()
        self._clock.rest()
        self._autosave.save(self._state.table)
        self._autosave.flush()
        self._presenter.save_paint()

    def _update(self) -> None:
        """Save everything and start the new version of the page."""
        self._leave()
        self._dom.window.backboneUpdate()
