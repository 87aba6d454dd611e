"""Opens the sheet that describes the table in words."""

from app.core.feature import Feature
from app.core.part import Commands
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.panels.piles_html import table_in_words
from engine.core.saying import say

SIGN = "M4 5.5h16M4 10h16M4 14.5h11M4 19h7"


class TableInWords(Feature):
    """Shows every pile in words, with a button for each of its moves."""

    in_menu = (MenuEntry("words", say("menu-words"), MenuGroup.READ, SIGN, spoken=say("table-in-words")),)

    def commands(self) -> Commands:
        """Return the command that opens the sheet."""
        return {"words": lambda _: self.core.open(table_in_words(self.core.table.turn))}
