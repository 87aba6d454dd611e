"""Finds out how often each move wins if the cards that the player has not seen are dealt anew at random."""

from collections.abc import Callable

from app.core.outside import Solver
from engine.play.known_position import known_position
from engine.play.session import Node, Session
from engine.solving import fair_hint
from engine.solving.chance import Chance

_SECONDS = 6.0  # the longest time for judging the moves of one position


class FairAnalysis:
    """Judges the moves of the current position in the background, and remembers their chances.

    `session` returns the game on the table. A chance is the result of a move in possible deals, see
    `engine.solving.chance`.
    """

    def __init__(self, solver: Solver, session: Callable[[], Session]) -> None:
        self._solver = solver
        self._session = session
        self._question = 0  # the number that `solver` gave to the last question
        self._node: Node | None = None  # the position to which the chances belong
        self._chances: tuple[Chance, ...] = ()

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The chances of the moves in the current position, the best move first; empty if none are known yet."""
        return self._chances if self._node is self._session().here else ()

    @property
    def goes_on(self) -> bool:
        """Whether moves are being judged now."""
        return self._solver.works_on(self._question)

    def drop(self) -> None:
        """Stop judging moves; do nothing if no moves are being judged."""
        if self.goes_on:
            self._solver.drop()

    def consult(self, told: Callable[[bool], None]) -> None:
        """Judge the moves of the current position in the background.

        `told` is called with False when the first chances are known, and with True when the last ones are. The
        first call is left out if all chances come at once, or if there is nothing to judge. If the position
        changes, `told` is not called any more.
        """
        session = self._session()
        node, moves = session.here, fair_hint.moves_to_judge(session)
        self._node, self._chances = node, ()

        def heard(chances: tuple[Chance, ...], last: bool) -> None:
            if node is self._session().here:
                is_first = not self._chances
                self._chances = tuple(chance for chance in chances if chance.samples) or self._chances
                if last or (is_first and self._chances):
                    told(last)

        if moves and not fair_hint.has_one_move(session.game, moves):
            self._question = self._solver.ask_for_chances(
                session.game, known_position(session), moves, _SECONDS, heard
            )
        else:
            told(True)
