"""Opens the appearance sheet, and fetches what its pictures show."""

from app.core.feature import Feature
from app.core.part import Commands
from app.features.appearance.sheet import appearance_sheet
from app.view.deck_files import ALL_FILES
from engine.core.saying import say


class Appearance(Feature):
    """Shows the sheet on which the player chooses cloth, cards and colours."""

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
