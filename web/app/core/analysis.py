"""Finds out whether the game on the table can be won, and which move is best; `losing_move` where it was lost.

It uses all cards, also those that lie face down. `app.features.hint.fair_analysis` gives advice without these.

If the answer is known already, it is looked up. Otherwise a web worker searches in the background. The page does
not wait: it passes a function, which is called when the search ends.
"""

from collections.abc import Callable

from app.core.outside import Solver, Time
from app.core.slices import Slices
from app.state.settings import VerdictWish
from engine.core.game import Status
from engine.core.saying import Saying
from engine.play.session import Node, Session
from engine.solving import deal_index, hints
from engine.solving.advisers import has_verdicts
from engine.solving.hints import Hint
from engine.solving.knowledge import Knowledge
from engine.solving.reach import Reach
from engine.solving.solve import Answer, Verdict

_DEALS = 6  # the number of deals whose results are kept in memory
_QUIET_MS = 700  # milliseconds without a move, before a search begins that the player has not asked for
_UNASKED = 4.0  # the longest time for such a search, in seconds
ASKED = 20.0  # the longest time for a hint or for a position of a review, in seconds
_REACH = 3.0  # the longest time to search for the best reachable position where no win is known, in seconds
_SLICE_MS = 4  # the length of a slice of storing a verdict, and of the pause after it


class Analysis:
    """Answers questions about the game that `session` returns.

    `learned` is called after each search, even one without a result, but not after a search that was stopped
    before its result came.
    """

    def __init__(
        self, time: Time, solver: Solver, session: Callable[[], Session], learned: Callable[[], None]
    ) -> None:
        self._session = session
        self._learned = learned
        self._solver = solver
        self._known: dict[tuple[str, int], Knowledge] = {}  # by rule set and deal number, the last used at the end
        self._timer = time.timer(unseen=True)
        self._consulting = False  # whether a search for a hint is running
        self._learning = Slices(time, slice_ms=_SLICE_MS, pause_ms=_SLICE_MS)  # stores verdicts
        self._after: Callable[[], None] | None = None  # what to call when the last verdict is stored

    @property
    def knowledge(self) -> Knowledge:
        """What is known about the positions of the deal on the table."""
        session = self._session()
        deal = session.game.id, session.number
        found = self._known.pop(deal, None)
        if found is None:
            found = Knowledge(session.game)
        found.learn_answer(session.root, deal_index.answer(*deal))  # the chart may be loaded only now
        self._known[deal] = found
        if len(self._known) > _DEALS:
            del self._known[next(iter(self._known))]
        return found

    @property
    def busy(self) -> bool:
        """Return whether a search is going on, or its result is being stored."""
        return self._solver.busy or self._after is not None

    def can_judge(self) -> bool:
        """Return whether wins can be searched for: the rule set has a solver, and the player has choices in it."""
        game = self._session().game
        return has_verdicts(game)

    # The verdict beside the title

    def verdict(self, wish: VerdictWish) -> Answer | None:
        """Return the answer to show beside the title: whether the current position can be won.

        Returns None if nothing is to be shown: the position has not been judged yet, the game is over or cannot be
        judged, or the player does not want an answer. `wish` is the player's setting: "always", "never", or
        "lost", which means only if the position cannot be won.
        """
        session = self._session()
        if wish == "never" or not self.can_judge() or session.status_so_far() is not Status.PLAYING:
            return None
        answer = self.knowledge.answer(session.here)
        return answer if wish == "always" or answer is Answer.IMPOSSIBLE else None

    def words(self, answer: Answer) -> Saying:
        """Return an answer about the game on the table in a few words, such as "can be won"."""
        session = self._session()
        return hints.answer_words(session.game, answer, self.knowledge.answer(session.root))

    def how_lost(self) -> str:
        """Return the word that messages use if the current position cannot be won; see `hints.how_lost`."""
        return hints.how_lost(self._session(), self.knowledge)

    def is_useless(self) -> bool:
        """Return whether it is proved that no move can gain anything any more."""
        return hints.is_useless(self._session(), self.knowledge)

    def will_judge(self, wish: VerdictWish) -> bool:
        """Return whether the current position is being judged, or will be after a moment."""
        is_under_way = self._timer.runs or self.busy
        is_open = self._judges_here() and self.knowledge.answer(self._session().here) is None
        return wish == "always" and is_under_way and is_open

    def explained(self) -> Saying:
        """Return in words whether the current position can be won, and how that is known."""
        return hints.verdict(self._session(), self.knowledge)

    def moved(self, wish: VerdictWish, *, warm_up: bool = False) -> None:
        """Stop any search; after a moment without a further move, search whether the new position can be won.

        No search begins if the player's setting `wish` is "never", if the answer is known already, before the
        first move, or after the end of the game. If `wish` is "never", `warm_up` says to start the worker after a
        move, so that a hint will come sooner.
        """
        self.stop()
        if not self._goes_on():
            return
        session = self._session()
        if wish != "never" and self.can_judge():
            here = session.here
            self._timer.set(_QUIET_MS, lambda: self._look(here))
        elif warm_up:
            self._timer.set(_QUIET_MS, self._solver.warm_up)

    def _goes_on(self) -> bool:
        """Return whether the game is under way, and positions of it can be judged."""
        session = self._session()
        is_playing = session.can_undo() and session.status_so_far() is Status.PLAYING
        return is_playing and self._solver.is_there

    def _judges_here(self) -> bool:
        return self.can_judge() and self._goes_on()

    def drop_hint(self) -> None:
        """Stop the search for a hint, if one is going on."""
        if self._consulting:
            self.stop()

    def stop(self) -> None:
        """Stop the search that is going on, if any: what waits for its result is never called.

        A result that has come already is still stored.
        """
        self._timer.stop()
        self._solver.drop()
        self._after = None
        self._consulting = False

    def _learn(
        self,
        knowledge: Knowledge,
        node: Node,
        verdict: Verdict,
        after: Callable[[], None],
        *,
        at_length: bool = True,
    ) -> None:
        """Store a verdict in slices, because a long way to a win takes long; then call `after`.

        If `stop` was called meanwhile, call only `_learned` then: what is shown may depend on the verdict.
        """

        def stored() -> None:
            if self._after is after:
                self._after = None
                after()
            else:
                self._learned()

        self._learning.finish()  # an earlier verdict must not get lost
        self._after = after
        self._learning.start_now(knowledge.learning(node, verdict, at_length=at_length), stored)

    def _look(self, node: Node) -> None:
        """Judge a position, unless the table shows another one now, for example a game from another tab."""
        if self._session().here is not node:
            return
        if self.knowledge.answer(node) is None:
            self._ask(node, _UNASKED)
        else:
            self._look_behind(node)

    def _look_behind(self, node: Node) -> None:
        """If a position is lost, find out whether the deal could be won, then the best position within reach."""
        session, knowledge = self._session(), self.knowledge
        if session.here is not node or knowledge.answer(node) is not Answer.IMPOSSIBLE:
            return
        if knowledge.answer(session.root) is None:
            self._ask(session.root, _UNASKED)
        elif knowledge.reach(node.position) is None:
            self._ask_for_reach(self._learned)

    def _ask(self, node: Node, seconds: float) -> None:
        """Judge a position in the background, with only one worker, because the player has not asked for it."""
        session, here, knowledge = self._session(), self._session().here, self.knowledge

        def learned() -> None:
            self._learned()
            if session is self._session() and not self.busy:
                self._look_behind(here)

        def done(verdict: Verdict) -> None:
            self._learn(knowledge, node, verdict, learned, at_length=False)

        self._solver.ask(session.game, node.position, seconds, done)

    def _ask_for_reach(self, done: Callable[[], None]) -> None:
        """Search for the best position that can be reached from the current position, then call `done`.

        `done` is not called if another position is on the table by then.
        """
        session, here, knowledge = self._session(), self._session().here, self.knowledge

        def came(reach: Reach) -> None:
            knowledge.learn_reach(here.position, reach)
            if session is self._session() and session.here is here:
                done()

        self._solver.ask_for_reach(session, _REACH, came)

    # Hints

    def consult(self, found: Callable[[], None], *, best: bool = False) -> bool:
        """Start a search for a win from the current position; return whether a search was started.

        If no win is found and `best` is True, a second search looks for the best position that can be reached.
        `found` is called at the end, whatever the result is, or at once if no search is needed or possible. If
        this method is called again during the search, the search stops: the new `found` is called at once, and the
        earlier one never. If the position changes during the search, `found` is not called.
        """
        self._learning.finish()  # if the answer is there already, nobody has to wait for it
        impatient = self._consulting
        self.stop()
        session, here, knowledge = self._session(), self._session().here, self.knowledge
        is_over = session.status_so_far() is not Status.PLAYING
        if impatient or is_over or knowledge.line(here.position) or not self.can_judge():
            found()
            return False
        if knowledge.answer(here) is Answer.IMPOSSIBLE or knowledge.has_given_up(here):
            return self._look_behind_for(found, best=best)

        def learned(verdict: Verdict) -> None:
            self._consulting = False
            self._learned()
            if session is self._session() and session.here is here:
                if verdict.answer is Answer.WINNABLE:
                    found()
                else:
                    self._look_behind_for(found, best=best)

        def done(verdict: Verdict) -> None:
            self._learn(knowledge, here, verdict, lambda: learned(verdict))

        self._consulting = True
        self._solver.ask(session.game, here.position, ASKED, done, helped=True)
        return True

    def _look_behind_for(self, found: Callable[[], None], *, best: bool) -> bool:
        """Find the facts for a hint where no win is known, then call `found`; return whether a search is needed.

        If the position is lost, the first fact is whether the deal could be won from its start. With `best`, the
        second fact is the best position that can be reached.
        """
        session, here, knowledge = self._session(), self._session().here, self.knowledge

        def judged(verdict: Verdict) -> None:
            self._learn(knowledge, session.root, verdict, learned, at_length=False)

        def learned() -> None:
            if session is self._session() and session.here is here:
                done()

        def done() -> None:
            self._consulting = False
            self._learned()
            self._look_behind_for(found, best=best)

        if knowledge.answer(here) is Answer.IMPOSSIBLE and knowledge.answer(session.root) is None:
            self._solver.ask(session.game, session.root.position, _UNASKED, judged)
        elif best and knowledge.reach(here.position) is None:
            self._ask_for_reach(done)
        else:
            found()
            return False
        self._consulting = True
        return True

    def could_be_won(self) -> bool:
        """Return False if it is proved that the deal on the table could not be won even from its start."""
        return self.how_lost() != "never"

    def hint(self) -> Hint:
        """Return the hint that follows from what is known: words, and a move if there is one; see `hints.hint`."""
        return hints.hint(self._session(), self.knowledge)

    def nudge(self) -> Saying:
        """Return words that say only whether there is something useful to do, without naming a move."""
        return hints.nudge(self._session(), self.knowledge)
