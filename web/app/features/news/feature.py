"""Opens the list of what has changed from version to version, and fetches it when it is first wanted."""

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.features.news import sheet
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.panels.panel import Panel
from engine.core.saying import say

FILE = "whats-new.json"  # the service worker stores it, so it can be read offline, too
SIGN = "M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2 2M16 16l2 2M6 18l2-2M16 8l2-2M12 9v6M9 12h6"


class News(Feature):
    """Shows what is new."""

    in_menu = (MenuEntry("news", say("news-title"), MenuGroup.PAGE, SIGN),)

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._releases: list[sheet.Release] = []  # empty until the file was read

    def commands(self) -> Commands:
        """Return the command that opens the sheet."""
        return {sheet.NAME: lambda _: self._open()}

    def _open(self) -> None:
        if self._releases:
            self.core.open(sheet.news(self._releases))
            return
        self.core.open(sheet.news_on_its_way())
        self.core.device.fetch_text(FILE, self._arrived, self._failed)

    def _arrived(self, text: str) -> None:
        try:
            self._releases = sheet.read_releases(text)
        except ValueError:  # the host has sent something else than the list
            self._failed()
        else:
            self._draw(sheet.news(self._releases))

    def _failed(self) -> None:
        self._draw(sheet.news_missing())

    def _draw(self, panel: Panel) -> None:
        """Draw the sheet again, unless the player has closed it."""
        if self.core.panels.shows(sheet.NAME):
            self.core.open(panel)
