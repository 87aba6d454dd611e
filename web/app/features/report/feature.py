"""Opens the reports that a game has about itself, such as the score of a rubber."""

from app.core.feature import Feature
from app.core.part import Commands
from app.panels.report_html import report
from engine.core.saying import say

_MISSING = {"score": say("no-score-sheet"), "count": say("house-is-not-bidding")}


class Reports(Feature):
    """Shows the report with a name, such as "score" or "count"."""

    def commands(self) -> Commands:
        """Return the command that opens a report; the rest of the command is its name."""
        return {"report": self._open}

    def _open(self, name: str) -> None:
        """Open a report; if the game has no such report now, tell the player so."""
        reports = self.core.session.game.reports(self.core.session.position)
        found = {report.name: report for report in reports}.get(name)
        if found:
            self.core.open(report(found))
        else:
            self.core.say(_MISSING.get(name), aloud=True)
