"""Opens the appearance sheet, and fetches the drawings for its pictures."""

from app.core.feature import Feature
from app.core.part import Commands
from app.features.appearance.sheet import appearance_sheet
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.view.deck_files import ALL_FILES
from engine.core.saying import say

SIGN = (
    "M12 3a9 9 0 1 0 0 18c1.6 0 2.2-1 1.8-2.1-.5-1.3.2-2.4 1.6-2.4H18a3 3 0 0 0 3-3"
    "C21 7.6 16.9 3 12 3ZM7.5 11.5v.1M10 7.5v.1M14.5 7.5v.1M17 11.3v.1"
)


class Appearance(Feature):
    """Shows the sheet on which the player chooses the cloth of the table, the cards and the colours."""

    in_menu = (MenuEntry("appearance", say("appearance-title"), MenuGroup.PAGE, SIGN),)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {"appearance": lambda _: self._open()}

    def _open(self) -> None:
        sheet = appearance_sheet(self.core.settings)
        self.core.open(sheet)

        def fetched(there: bool) -> None:
            if not there and self.core.panels.shows(sheet.name):
                self.core.spoken.notice(say("looks-not-fetched"))

        self.core.deck.load(ALL_FILES, fetched)
