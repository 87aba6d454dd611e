"""Saves and stops everything when the page is hidden, and continues when it is visible."""

from app.core.core import Core
from app.core.feature import Feature
from app.core.other_tab_sheet import OtherTabSheet


class Lifecycle(Feature):
    """Saves everything when the page is hidden, and continues when it is visible again."""

    def __init__(self, core: Core, other_tab_sheet: OtherTabSheet) -> None:
        super().__init__(core)
        self._other_tab_sheet = other_tab_sheet

    def resume(self) -> bool:
        """Let the playing time run again, and return True.

        If the page is hidden, stop and save everything instead, and return False. If another tab has the games,
        show that it has them, and return False.
        """
        if self.core.device.is_hidden:
            self.leave()
            return False
        if self.core.asleep:
            self._other_tab_sheet.fall_asleep()
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

    def leave(self) -> None:
        """Stop and save everything, because the page is hidden and may be closed without another event."""
        self.core.stop_moves()
        self.core.stop()
        self.core.clock.rest()
        self.core.autosave.save(self.core.table)
        self.core.autosave.flush()
        self.core.presenter.save_paint()
