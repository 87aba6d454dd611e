"""Opens the list of keys."""

from app.core.feature import Feature
from app.core.part import Commands
from app.features.help.sheet import key_help


class Help(Feature):
    """Shows which keys there are."""

    def commands(self) -> Commands:
        """Return the command that opens the sheet."""
        return {"help": lambda _: self.core.open(key_help(letters=self.core.settings.letters))}
