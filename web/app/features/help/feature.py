"""Opens the list of keyboard keys."""

from app.core.feature import Feature
from app.core.part import Commands
from app.features.help.sheet import key_help
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.view.keys import Key
from engine.core.saying import say

SIGN = "M3 6.5h18v11H3ZM6.5 10v.1M10 10v.1M14 10v.1M17.5 10v.1M8 14h8"


class Help(Feature):
    """Shows which keys there are."""

    keys = (Key("?", "help", "key-help"), Key("F1", "help", "key-help"))
    in_menu = (MenuEntry("help", say("menu-keys"), MenuGroup.READ, SIGN),)

    def commands(self) -> Commands:
        """Return the command that opens the sheet."""
        return {"help": lambda _: self.core.open(key_help(self.core.keyboard, letters=self.core.settings.letters))}
