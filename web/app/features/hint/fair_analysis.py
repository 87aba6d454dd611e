"""Finds out how often each move wins when the cards that the player has not seen are dealt anew."""

from collections.abc import Callable

from app.core.outside import Solver
from engine.play.known_position import known_position
from engine.play.session import Node, Session
from engine.solving import fair_hint
from engine.solving.chance import Chance

_SECONDS = 6.0  # the longest time for one piece of advice


class FairAnalysis:
    """Judges the moves in the position of the game that `session` returns, and keeps what was found for it."""

    def __init__(self, solver: Solver, session: Callable[[], Session]) -> None:
        self._solver = solver
        self._session = session
        self._question = 0  # the number of the last question to the worker
        self._node: Node | None = None  # the position that the chances are about
        self._chances: tuple[Chance, ...] = ()

    @property
    def chances(self) -> tuple[Chance, ...]:
        """What was found for the current position, the best move first; empty if nothing was found yet."""
        return self._chances if self._node is self._session().here else ()

    @property
    def goes_on(self) -> bool:
        """Whether moves are being judged now."""
        return self._solver.works_on(self._question)

    def drop(self) -> None:
        """Stop judging moves, if that is going on."""
        if self.goes_on:
            self._solver.drop()

    def consult(self, told: Callable[[bool], None]) -> None:
        """Judge the moves of the current position.

        `told` is called when the first chances are known, and when they are as good as they will be; its argument
        says which. It is not called any more once the position has changed.
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
