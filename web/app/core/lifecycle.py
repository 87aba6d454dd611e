"""Saves and stops everything when the page is left, and goes on when it is seen again; starts a new version."""

from typing import Any

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands


class Lifecycle(Feature):
    """Saves everything when the page is hidden, and goes on when it is visible again."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        dom = core.dom
        dom.listen(dom.window, "pagehide", lambda event: self._leave())
        dom.listen(dom.window, "pageshow", self._came_back)
        dom.listen(dom.document, "visibilitychange", lambda event: self._visibility_changed())
        dom.listen(dom.window, "update-ready", lambda event: core.chrome.offer_update(shown=True))

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "here": lambda _: self.core.wake(),
            "update": lambda _: self._update(),
            "later": lambda _: self.core.chrome.offer_update(shown=False),
        }

    def resume(self) -> bool:
        """Let the time go on, and return whether it does.

        If the page is hidden, stop and save; if another tab has the games, let the page sleep.
        """
        if self.core.dom.document.visibilityState == "hidden":
            self._leave()
            return False
        if self.core.asleep:
            self.core.fall_asleep()
            self.core.autosave.look_elsewhere()
            return False
        self.core.clock.resume()
        return True

    def _visibility_changed(self) -> None:
        """Stop and save if the page is hidden now; go on if it is visible."""
        if self.resume():
            self.core.game_changed()  # starts again the search that was stopped when the page was hidden

    def _came_back(self, event: Any) -> None:
        if event.persisted:  # it was kept by the browser; else it has just been started
            self._visibility_changed()

    def _leave(self) -> None:
        """Stop and save everything, because the page is hidden and may be closed without another event."""
        self.core.stop_moves()
        self.core.stop()
        self.core.clock.rest()
        self.core.autosave.save(self.core.table)
        self.core.autosave.flush()
        self.core.presenter.save_paint()

    def _update(self) -> None:
        """Save everything and start the new version of the page."""
        self._leave()
        self.core.dom.window.backboneUpdate()
