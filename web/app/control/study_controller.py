"""Shows what was possible in a deal of Bridge Solitaire that is played out."""

from collections.abc import Callable, Generator

from app.control.page_context import PageContext
from app.panels.report_html import report
from app.platform.dom import Dom
from engine.core.optional import Report
from engine.core.saying import say
from engine.play.session import Node
from engine.solving.bridge import study_report


class StudyController:
    """Answers the command for the sheet about a deal.

    The work is done in short parts, so that presses are answered meanwhile.
    """

    def __init__(self, dom: Dom, context: PageContext) -> None:
        self._context = context
        self._timer = dom.timer()

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {"study": lambda _: self._begin()}

    def _begin(self) -> None:
        session = self._context.table().session
        if study_report.can_study(session.game, session.position):
            self._context.say(say("thinking"), aloud=True)
            work = study_report.study(study_report.played_deal(session))
            self._timer.set(0, lambda: self._go_on(work, session.here))
        else:
            self._context.say(say("nothing-to-study"), aloud=True)

    def _go_on(self, work: Generator[None, None, Report], node: Node) -> None:
        """Do a part of the work, and the next one a moment later; open the sheet at the end.

        Stop if the position on the table has changed.
        """
        if self._context.table().session.here is not node:
            return
        try:
            next(work)
        except StopIteration as end:
            self._context.open(report(end.value))
            return
        self._timer.set(0, lambda: self._go_on(work, node))
