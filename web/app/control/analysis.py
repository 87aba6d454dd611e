"""What the player may know of the game on the table: whether it can be won, what to do, and where it was lost.

Looks things up in what is known already, and has the worker find out the rest; the page never waits for it.
"""

from collections.abc import Callable

from app.platform.dom import Dom
from app.platform.solver_client import SolverClient
from engine.core.game import Status
from engine.play.session import Node, Session
from engine.solving import deal_index, hints
from engine.solving.hints import Hint
from engine.solving.knowledge import Knowledge, losing_interval, next_to_judge
from engine.solving.models import can_judge
from engine.solving.solve import Answer, Verdict

_DEALS = 6  # of so many deals it is remembered what was found
_QUIET_MS = 700  # a player who thinks is not disturbed by a search; one who plays on fast saves it
_BY_THE_WAY = 4.0  # seconds that are searched unasked
_ASKED = 20.0  # and for a hint or a review
_IN_VAIN = 8  # so many long searches that come to nothing end a review


class Analysis:
    """Answers about the game that `session` names; `learned` is called when there is something new to show."""

    def __init__(self, dom: Dom, session: Callable[[], Session], learned: Callable[[], None]) -> None:
        self._session = session
        self._learned = learned
        self._judge = SolverClient(dom)
        self._known: dict[tuple[str, int], Knowledge] = {}  # by rule set and number, the latest last
        self._timer = dom.timer()
        self._consulting = False

    @property
    def insight(self) -> Knowledge:
        """What is known of the game on the table."""
        session = self._session()
        deal = session.game.id, session.number
        found = self._known.pop(deal, None)
        if found is None:
            found = Knowledge(session.game)
            found.learn_answer(session.root, deal_index.answer(*deal))
        self._known[deal] = found
        if len(self._known) > _DEALS:
            del self._known[next(iter(self._known))]
        return found

    @property
    def busy(self) -> bool:
        """Whether something is being searched."""
        return self._judge.busy

    def can_judge(self) -> bool:
        """Whether this game is one of which anything can be proved, and with anything to decide."""
        game = self._session().game
        return can_judge(game) and game.has_choices

    # The quiet line

    def verdict(self, wish: str) -> Answer | None:
        """The answer to be shown beside the title, for a wish of "always", "lost" or "never"."""
        session = self._session()
        if wish == "never" or not self.can_judge() or session.status() is not Status.PLAYING:
            return None
        answer = self.insight.answer(session.here)
        return answer if wish == "always" or answer is Answer.IMPOSSIBLE else None

    def words(self, answer: Answer) -> str:
        """An answer on the game on the table, in a few words."""
        return hints.answer_words(answer, ever=self.could_be_won())

    def could_be_won(self) -> bool:
        """Whether the deal itself is not known to be lost."""
        return hints.could_be_won(self._session(), self.insight)

    def explained(self) -> str:
        """The verdict on where the game stands, and what it rests on."""
        return hints.verdict(self._session(), self.insight)

    def moved(self, wish: str) -> None:
        """The game stands elsewhere now; what is still to be known of it is asked when the player pauses."""
        self.stop()
        session = self._session()
        if wish != "never" and self.can_judge() and session.can_undo() and session.status() is Status.PLAYING:
            self._timer.set(_QUIET_MS, self._look)

    def drop_hint(self) -> None:
        """Nobody waits for the hint that is being looked for, if one is."""
        if self._consulting:
            self.stop()

    def stop(self) -> None:
        """Whatever is being searched is wanted no more."""
        self._timer.stop()
        self._judge.drop()
        self._consulting = False

    def _look(self) -> None:
        if self.insight.answer(self._session().here) is None:
            self._ask(self._session().here, _BY_THE_WAY)

    def _ask(self, node: Node, seconds: float) -> None:
        insight = self.insight

        def done(verdict: Verdict) -> None:
            insight.learn(node, verdict, at_length=False)
            self._learned()

        self._judge.ask(self._session().game, node.position, seconds, done)

    # Hints

    def consult(self, found: Callable[[], None]) -> bool:
        """Call `found` when all is known of this position that can be found out; whether that takes a while.

        Asked again meanwhile it does not wait any longer.
        """
        impatient = self._consulting
        self.stop()
        session, here, insight = self._session(), self._session().here, self.insight
        proved = insight.answer(here) is Answer.IMPOSSIBLE or insight.line(here.position)
        if impatient or proved or not self.can_judge() or insight.has_given_up(here):
            found()
            return False

        def done(verdict: Verdict) -> None:
            self._consulting = False
            insight.learn(here, verdict)
            self._learned()
            if session is self._session() and session.here is here:
                found()

        self._consulting = True
        self._judge.ask(session.game, here.position, _ASKED, done)
        return True

    def hint(self) -> Hint:
        """The next move, as far as is known."""
        return hints.hint(self._session(), self.insight)

    def nudge(self) -> str:
        """Whether there is something to be done, and no more than that."""
        return hints.nudge(self._session(), self.insight)

    # Where the game was lost

    def last_winnable(self) -> Node | None:
        """The last position on the way here that is known to be winnable, if the way since is known to be lost."""
        line = self._way_here()
        last, first = losing_interval(line, self.insight)
        return line[last] if 0 <= last < first < len(line) else None

    def find_way_back(self, found: Callable[[], None]) -> None:
        """Call `found` when all is known that can be of where on the way here the win was lost."""
        self.find_turn(self._way_here(), found)

    def _way_here(self) -> list[Node]:
        session = self._session()
        return [node for node in session.stands() if node.depth <= session.here.depth]

    def find_turn(self, line: list[Node], found: Callable[[], None], patience: int = _IN_VAIN) -> None:
        """Judge positions of a line one after another until it is known, as far as can be, where it was lost.

        `patience` is how many more searches may come to nothing.
        """
        self.stop()
        session, insight = self._session(), self.insight
        number = next_to_judge(line, insight) if patience else None
        if number is None:
            found()
            return

        def done(verdict: Verdict) -> None:
            insight.learn(line[number], verdict)
            self._learned()
            if session is self._session():
                self.find_turn(line, found, patience - (verdict.answer is Answer.UNKNOWN))

        self._judge.ask(session.game, line[number].position, _ASKED, done)
