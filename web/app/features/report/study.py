"""Shows what was possible in a deal of Bridge Solitaire that is played out."""

from collections.abc import Generator

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.panels.report_html import report
from engine.core.reports import Report
from engine.core.saying import say
from engine.play.session import Node
from engine.solving.bridge import study_report


class Study(Feature):
    """Answers the command for the sheet about a deal.

    The work is done in short parts, so that the page can answer presses in between.
    """

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._timer = core.time.timer()

    def advice_commands(self) -> Commands:
        """Return the command for this sheet; on a first visit, it waits for the worker, as a hint does."""
        return {"study": lambda _: self._begin()}

    def _begin(self) -> None:
        session = self.core.session
        if study_report.can_study(session.game, session.position):
            self.core.say(say("thinking"), aloud=True)
            work = study_report.study(study_report.played_deal(session))
            self._timer.set(0, lambda: self._go_on(work, session.here))
        else:
            self.core.say(say("nothing-to-study"), aloud=True)

    def _go_on(self, work: Generator[None, None, Report], node: Node) -> None:
        """Do a part of the work, and the next one a moment later; open the sheet at the end.

        Stop if the position on the table has changed.
        """
        if self.core.session.here is not node:
            return
        try:
            next(work)
        except StopIteration as end:
            self.core.open(report(end.value))
            return
        self._timer.set(0, lambda: self._go_on(work, node))
