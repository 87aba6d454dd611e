"""Finds out about the game on the table: whether it can be won, what to do, and where it was lost.

What is known already is looked up; the worker searches for the rest, and the page never waits for it.
"""

from collections.abc import Callable

from app.platform.dom import Dom
from app.platform.solver_client import SolverClient
from app.state.settings import VerdictWish
from engine.core import optional
from engine.core.game import Status
from engine.play.session import Node, Session
from engine.solving import deal_index, hints
from engine.solving.hints import Hint
from engine.solving.knowledge import Knowledge, losing_interval, next_to_judge
from engine.solving.models import can_judge
from engine.solving.solve import Answer, Verdict

_DEALS = 6  # what was found out is remembered for so many deals
_QUIET_MS = 700  # without a move, before a search begins that nobody has asked for
_UNASKED = 4.0  # seconds for such a search
_ASKED = 20.0  # seconds for a hint or a position of a review
_MOST_IN_VAIN = 8  # a review ends after so many searches without a result


class Analysis:
    """Answers questions on the game that `session` returns; `learned` is called when there is news to show."""

    def __init__(self, dom: Dom, session: Callable[[], Session], learned: Callable[[], None]) -> None:
        self._session = session
        self._learned = learned
        self._solver = SolverClient(dom)
        self._known: dict[tuple[str, int], Knowledge] = {}  # by rule set and number, the latest last
        self._timer = dom.timer()
        self._consulting = False

    @property
    def knowledge(self) -> Knowledge:
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
        """Whether a search goes on."""
        return self._solver.busy

    def can_judge(self) -> bool:
        """Return whether there is a solver for this game, and anything to decide in it."""
        game = self._session().game
        return can_judge(game) and optional.has_choices(game)

    # The verdict beside the title

    def verdict(self, wish: VerdictWish) -> Answer | None:
        """Return the answer to show beside the title, if any; `wish` is the player's setting."""
        session = self._session()
        if wish == "never" or not self.can_judge() or session.status() is not Status.PLAYING:
            return None
        answer = self.knowledge.answer(session.here)
        return answer if wish == "always" or answer is Answer.IMPOSSIBLE else None

    def words(self, answer: Answer) -> str:
        """Return an answer on the game on the table in a few words."""
        return hints.answer_words(answer, ever=self.could_be_won())

    def could_be_won(self) -> bool:
        """Return whether the deal itself is not known to be impossible."""
        return hints.could_be_won(self._session(), self.knowledge)

    def explained(self) -> str:
        """Return in words whether the game can be won from here, and how that is known."""
        return hints.verdict(self._session(), self.knowledge)

    def moved(self, wish: VerdictWish) -> None:
        """Take note of a new position: once the player pauses, search for what is not known of it."""
        self.stop()
        session = self._session()
        if wish != "never" and self.can_judge() and session.can_undo() and session.status() is Status.PLAYING:
            self._timer.set(_QUIET_MS, self._look)

    def drop_hint(self) -> None:
        """Give up the search for a hint, if one goes on."""
        if self._consulting:
            self.stop()

    def stop(self) -> None:
        """Give up any search."""
        self._timer.stop()
        self._solver.drop()
        self._consulting = False

    def _look(self) -> None:
        if self.knowledge.answer(self._session().here) is None:
            self._ask(self._session().here, _UNASKED)

    def _ask(self, node: Node, seconds: float) -> None:
        knowledge = self.knowledge

        def done(verdict: Verdict) -> None:
            knowledge.learn(node, verdict, at_length=False)
            self._learned()

        self._solver.ask(self._session().game, node.position, seconds, done)

    # Hints

    def consult(self, found: Callable[[], None]) -> bool:
        """Search for a win from here, then call `found`; return whether that takes a while.

        Asked again during the search, it ends the search and calls `found` at once.
        """
        impatient = self._consulting
        self.stop()
        session, here, knowledge = self._session(), self._session().here, self.knowledge
        proved = knowledge.answer(here) is Answer.IMPOSSIBLE or knowledge.line(here.position)
        if impatient or proved or not self.can_judge() or knowledge.has_given_up(here):
            found()
            return False

        def done(verdict: Verdict) -> None:
            self._consulting = False
            knowledge.learn(here, verdict)
            self._learned()
            if session is self._session() and session.here is here:
                found()

        self._consulting = True
        self._solver.ask(session.game, here.position, _ASKED, done)
        return True

    def hint(self) -> Hint:
        """Return the best next move that is known."""
        return hints.hint(self._session(), self.knowledge)

    def nudge(self) -> str:
        """Return words that say only whether there is a useful move."""
        return hints.nudge(self._session(), self.knowledge)

    # Where the game was lost

    def last_winnable(self) -> Node | None:
        """Return the last position on the way here known to be winnable, if the game is known to be lost since."""
        line = self._way_here()
        last, first = losing_interval(line, self.knowledge)
        return line[last] if 0 <= last < first < len(line) else None

    def find_way_back(self, found: Callable[[], None]) -> None:
        """Search for where on the way here the win was lost, and then call `found`."""
        self.find_turn(self._way_here(), found)

    def _way_here(self) -> list[Node]:
        session = self._session()
        return [node for node in session.player_nodes() if node.depth <= session.here.depth]

    def find_turn(self, line: list[Node], found: Callable[[], None], patience: int = _MOST_IN_VAIN) -> None:
        """Search for where in a line of positions the win was lost, and then call `found`.

        It is given up after `patience` searches without a result.
        """
        self.stop()
        session, knowledge = self._session(), self.knowledge
        number = next_to_judge(line, knowledge) if patience else None
        if number is None:
            found()
            return

        def done(verdict: Verdict) -> None:
            knowledge.learn(line[number], verdict)
            self._learned()
            if session is self._session():
                self.find_turn(line, found, patience - (verdict.answer is Answer.UNKNOWN))

        self._solver.ask(session.game, line[number].position, _ASKED, done)
