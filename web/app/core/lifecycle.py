"""Saves and stops everything when the page is hidden, continues when it is visible, and starts a new version."""

from app.core.core import Core
from app.core.feature import Feature
from app.core.other_tabs import OtherTabs
from app.core.part import Commands
from engine.core.saying import say


class Lifecycle(Feature):
    """Saves everything when the page is hidden, and continues when it is visible again."""

    def __init__(self, core: Core, other_tabs: OtherTabs) -> None:
        super().__init__(core)
        self._other_tabs = other_tabs

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "update": lambda _: self._update(),
            "later": lambda _: self.offer_update(shown=False),
        }

    def resume(self) -> bool:
        """Let the playing time run again, and return True.

        If the page is hidden, stop and save everything instead, and return False. If another tab has the games,
        show that it has them, and return False.
        """
        if self.core.device.is_hidden:
            self.leave()
            return False
        if self.core.asleep:
            self._other_tabs.fall_asleep()
            return False
        self.core.clock.resume()
        return True

    def look(self) -> None:
        """Stop and save everything if the page is hidden now; continue if it is visible."""
        if not self.core.device.is_hidden:
            for part in self.core.features:
                part.seen()
        if self.resume():
            self.core.game_changed()  # starts again the search that was stopped when the page was hidden

    def offer_update(self, *, shown: bool) -> None:
        """Show or hide the message that a new version is ready."""
        self.core.page.show("update", shown=shown)
        if shown:
            self.core.spoken.say(say("new-version"))

    def leave(self) -> None:
        """Stop and save everything, because the page is hidden and may be closed without another event."""
        self.core.stop_moves()
        self.core.stop()
        self.core.clock.rest()
        self.core.autosave.save(self.core.table)
        self.core.autosave.flush()
        self.core.presenter.save_paint()

    def _update(self) -> None:
        """Save everything and start the new version of the page."""
        self.leave()
        self.core.device.use_update()
