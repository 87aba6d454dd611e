"""Lets this tab sleep while another tab has the games, and takes the games over when the player asks for that.

A sleeping tab saves nothing, and shows what the other tab plays; see `other_tabs`.
"""

from app.core.core import Core
from app.core.feature import Feature
from app.core.outside import Writing
from app.core.part import Commands
from app.panels.other_tab_html import open_in_other_tab


class OtherTabSheet(Feature):
    """Handles what happens between several tabs with the page; `writing` is the right of this tab to write."""

    def __init__(self, core: Core, writing: Writing) -> None:
        super().__init__(core)
        self._writing = writing
        core.storage.overtaken = self._overtaken

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {"here": lambda _: self._wake()}

    # While this tab has the games

    def _overtaken(self) -> None:
        """Handle the case that another tab has written although this tab had the games; see `Storage`.

        If this tab has no right to write any more, read what the other has written. If only this tab can have the
        right, take the games over again: the other did not know yet that it had lost the right. If both tabs can
        have the right at the same time, give it up.
        """
        if not self._writing.may_write:
            self._look_elsewhere()
        elif self._writing.is_exclusive:
            self._wake()
        else:
            self._writing.give_way()

    # While another tab has the games

    def fall_asleep(self) -> None:
        """Say that another tab has the games, and show what it plays."""
        self._open_sheet()
        self.follow()  # reads again: a reading that began earlier may lack the last moves of this tab

    def _open_sheet(self) -> None:
        self.core.open(open_in_other_tab())

    def panel_closed(self) -> None:
        """Open the sheet again that says that another tab has the games, if this tab still sleeps."""
        if self.core.asleep:
            self._open_sheet()

    def follow(self) -> None:
        """Read what the tab with the games has written, unless this tab is hidden."""
        if not self.core.device.is_hidden:
            self._look_elsewhere()

    def _look_elsewhere(self) -> None:
        self.core.other_tabs.look_elsewhere(self._show_followed)

    def _show_followed(self) -> None:
        self.core.presenter.reset()
        self._show_saved()

    def _show_saved(self) -> None:
        """Load the games and settings that are saved on the device, and show them."""
        self.core.state.load()
        self.core.loaded()
        self.core.apply_look()
        self.core.presenter.draw()

    # Taking the games over

    def _wake(self) -> None:
        """Take the games over for this tab, with the games and settings that another tab has saved."""
        self.core.other_tabs.wake(self._woken)

    def _woken(self) -> None:
        if self.core.asleep:
            return  # a third tab has taken the games over meanwhile
        self.core.panels.close()
        self.core.presenter.reset()
        self._show_saved()
        self.core.game_changed()
        for feature in self.core.features:
            feature.woken()
