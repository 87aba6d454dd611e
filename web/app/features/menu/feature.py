"""Opens the menu."""

from app.core.feature import Feature
from app.core.part import Commands
from app.features.menu.sheet import menu


class Menu(Feature):
    """Shows the sheet from which all other sheets can be reached."""

    def commands(self) -> Commands:
        """Return the command that opens the sheet."""
        return {"menu": lambda _: self._open()}

    def _open(self) -> None:
        core = self.core
        core.open(
            menu(core.session, core.settings, [entry for part in core.features for entry in part.menu_entries()])
        )
