"""Finds the move after which the game on the table could not be won any more."""

from collections.abc import Callable

from app.core.analysis import ASKED, Analysis
from engine.play.session import Node
from engine.solving.knowledge import losing_interval, next_to_judge
from engine.solving.solve import Answer, Verdict

_MOST_IN_VAIN = 8  # a review gives up after this many searches without a result


class LossAnalysis(Analysis):
    """Answers also where a game was lost."""

    def losing_move(self) -> int | None:
        """Return the number of the move after which the game on the table could not be won any more.

        Returns None if that move is not known, or if no move lost the game.
        """
        line = self._session().player_nodes()
        last, first = losing_interval(line, self.knowledge)
        return first if self.can_judge() and 0 <= last == first - 1 and first < len(line) else None

    def last_winnable(self) -> Node | None:
        """Return the last of the positions before the current one that are known to be winnable.

        Returns None if there is no such position, or if the current position is not known to be lost.
        """
        line = self._way_here()
        last, first = losing_interval(line, self.knowledge)
        return line[last] if 0 <= last < first < len(line) else None

    def find_way_back(self, found: Callable[[], None]) -> None:
        """Search the moves that led to the current position for the move that lost the game.

        `found` is called at the end of the search; see `find_losing_move`.
        """
        self.find_losing_move(self._way_here(), found)

    def _way_here(self) -> list[Node]:
        session = self._session()
        return [node for node in session.player_nodes() if node.depth <= session.here.depth]

    def find_losing_move(self, line: list[Node], found: Callable[[], None], patience: int = _MOST_IN_VAIN) -> None:
        """Search a line of positions for the move after which the game could not be won any more.

        Single positions of the line are judged, in the order of `next_to_judge`, until the move is known, no
        position is left to judge, or the verdict was "unknown" `patience` times in all. The verdicts are in
        `knowledge`. `found` is called at the end, whether or not the move was found, but not if the search is
        stopped or if another game is on the table by then.
        """
        self.stop()
        session, knowledge = self._session(), self.knowledge
        number = next_to_judge(line, knowledge) if patience else None
        if number is None:
            found()
            return

        def done(verdict: Verdict) -> None:
            left = patience - (verdict.answer is Answer.UNKNOWN)
            self._learn(knowledge, line[number], verdict, lambda: learned(left))

        def learned(left: int) -> None:
            self._learned()
            if session is self._session():
                self.find_losing_move(line, found, left)

        self._solver.ask(session.game, line[number].position, ASKED, done, helped=True)
