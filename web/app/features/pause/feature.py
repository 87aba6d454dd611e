"""Stops the clock of the game while the player does something else."""

from app.core.feature import Feature
from app.core.part import Commands
from app.features.pause.sheet import paused
from app.view.keys import Key


class Pause(Feature):
    """Stops the clock, hides the cards, and opens a sheet; closing the sheet ends the pause."""

    keys = (Key("p", "pause", "key-pause"),)

    def commands(self) -> Commands:
        """Return the command that opens the sheet."""
        return {"pause": lambda _: self._pause()}

    def _pause(self) -> None:
        table = self.core.table
        self.core.clock.pause()
        self.core.open(paused(table.session, table.seconds(), self.core.settings))
