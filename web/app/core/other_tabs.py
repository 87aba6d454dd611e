"""Lets this tab sleep while another one has the games, and takes them over when the player asks for that.

A tab that sleeps shows what the other one plays; see `autosave`.
"""

from app.core.core import Core
from app.core.feature import Feature
from app.core.outside import Writing
from app.core.part import Commands
from app.panels.other_tab_html import open_in_other_tab


class OtherTabs(Feature):
    """What happens between the tabs that have the page open; `writing` is the right of this one to write."""

    def __init__(self, core: Core, writing: Writing) -> None:
        super().__init__(core)
        self._writing = writing
        core.storage.overtaken = self._overtaken

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {"here": lambda _: self._wake()}

    # This tab has the games

    def _overtaken(self) -> None:
        """Go on with what another tab has written; see `Storage`.

        If this tab may write nevertheless, the other one did not know yet that it may not.
        """
        if not self._writing.may_write:
            self._look_elsewhere()
        elif self._writing.is_exclusive:
            self._wake()
        else:
            self._writing.give_way()

    # Another tab has the games

    def fall_asleep(self) -> None:
        """Say that another tab has the games, and show what it plays."""
        self._open_sheet()
        self.follow()  # a reading that began before may come without the last moves of this tab

    def _open_sheet(self) -> None:
        self.core.open(open_in_other_tab())

    def panel_closed(self) -> None:
        """Say again that another tab has the games, as long as this one sleeps."""
        if self.core.asleep:
            self._open_sheet()

    def follow(self) -> None:
        """Read what the tab that has the games has written, unless nobody sees this one."""
        if not self.core.device.is_hidden:
            self._look_elsewhere()

    def _look_elsewhere(self) -> None:
        self.core.autosave.look_elsewhere(self._show_followed)

    def _show_followed(self) -> None:
        self.core.presenter.reset()
        self._show_saved()

    def _show_saved(self) -> None:
        """Show the games as they are kept now, with the settings that are kept."""
        self.core.state.load()
        self.core.loaded()
        self.core.apply_look()
        self.core.presenter.draw()

    # From there to here

    def _wake(self) -> None:
        """Take the games over for this tab; go on with the games and settings that another tab has saved."""
        self.core.autosave.wake(self._woken)

    def _woken(self) -> None:
        if self.core.asleep:
            return  # yet another tab has taken them over
        self.core.panels.close()
        self.core.presenter.reset()
        self._show_saved()
        self.core.game_changed()
        for feature in self.core.features:
            feature.woken()
