"""Opens the rules of the game on the table."""

from app.core.feature import Feature
from app.core.part import Commands
from app.features.rules.sheet import rules
from engine.core.layouts import View

_NARROW = 600  # pixels


class Rules(Feature):
    """Shows the rules in words and pictures."""

    def commands(self) -> Commands:
        """Return the command that opens the sheet."""
        return {"rules": lambda _: self.core.open(rules(self.core.session.game, self._view()))}

    def _view(self) -> View:
        """Return the layout of tables in pictures: the one for phones where a sheet is as narrow as on a phone."""
        return "tall" if self.core.device.window_size[0] < _NARROW else "wide"
