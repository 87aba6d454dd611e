"""Opens the reports that a game has about itself, such as the score of a rubber."""

from collections.abc import Sequence

from app.core.feature import Feature
from app.core.part import Commands
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.panels.report_html import report
from app.view.keys import Key
from engine.core.saying import say

_MISSING = {"score": say("no-score-sheet"), "count": say("house-is-not-bidding")}
SIGN = "M6 3.5h12v17H6ZM9 8h6M9 12h6M9 16h3"


class Reports(Feature):
    """Shows a report, which is given by its name, such as "score" or "count"."""

    keys = (Key("s", "report score", "key-score-sheet"), Key("b", "report count", "key-count"))

    def menu_entries(self) -> Sequence[MenuEntry]:
        """Return a button for each report on the game."""
        reports = self.core.session.game.reports(self.core.session.position)
        return [MenuEntry(f"report {found.name}", found.title, MenuGroup.LOOK_BACK, SIGN) for found in reports]

    def commands(self) -> Commands:
        """Return the command that opens a report; its argument is the name of the report."""
        return {"report": self._open}

    def _open(self, name: str) -> None:
        """Open a report; if the game has no such report now, tell the player so."""
        reports = self.core.session.game.reports(self.core.session.position)
        found = {report.name: report for report in reports}.get(name)
        if found:
            self.core.open(report(found))
        else:
            self.core.say(_MISSING.get(name), aloud=True)
