"""Asks the worker, which runs in the background, about positions: one question at a time.

The worker is started by the first question. Questions are numbered, so that a late answer to an earlier question
is recognized and ignored.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from app.platform.dom import Dom
from app.platform.solver_service import question, question_for_advice, read_chances, read_verdict
from engine.core.game import Game, Move, Position
from engine.play import notation
from engine.play.known_position import KnownPosition
from engine.solving.chance import Chance
from engine.solving.solve import Answer, Verdict

_UNKNOWN = Verdict(Answer.UNKNOWN, (), 0)


class _Asker(NamedTuple):
    """Who waits for the answers to a question."""

    heard: Callable[[str, bool], None]  # gets each answer as text, and whether it is the last one
    failed: Callable[[], None]  # is called if there will be no more answers, since the worker has failed


class SolverClient:
    """Sends questions to the worker and receives its answers."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._worker: Any = None
        self._number = 0
        self._asker: _Asker | None = None

    @property
    def busy(self) -> bool:
        """Whether a question waits for its last answer."""
        return self._asker is not None

    def ask(self, game: Game, position: Position, seconds: float, done: Callable[[Verdict], None]) -> None:
        """Ask whether a position can be won, and call `done` with the verdict later.

        If an earlier question still waits for its answer, it is dropped, and its `done` is never called. `seconds`
        limits the time of the search. If the worker fails or the time is up, the verdict is "unknown".
        """
        asker = _Asker(lambda text, _: done(read_verdict(game.id, text)), lambda: done(_UNKNOWN))
        self._put(question(game.id, notation.position_text(game, position), seconds), asker)

    def ask_for_chances(
        self,
        game: Game,
        known: KnownPosition,
        moves: Sequence[Move],
        seconds: float,
        told: Callable[[tuple[Chance, ...], bool], None],
    ) -> int:
        """Ask how often each move wins, and call `told` later, several times; return the number of the question.

        It gets the chances found so far, and whether these are the last. As with `ask`, an earlier question is
        dropped. If the worker fails, the last chances are empty.
        """
        asker = _Asker(lambda text, last: told(read_chances(game.id, text), last), lambda: told((), True))
        self._put(question_for_advice(game, known, moves, seconds), asker)
        return self._number

    def works_on(self, number: int) -> bool:
        """Return whether the question with this number waits for its last answer."""
        return self._asker is not None and self._number == number

    def warm_up(self) -> None:
        """Start the worker, if it does not run yet, so that the first answer will come sooner."""
        if self._worker is None:
            self._send("")

    def drop(self) -> None:
        """Drop the question that waits for its answer, if there is one; it is never answered."""
        if self._asker:
            self._number += 1
            self._asker = None
            self._send("")

    def _put(self, text: str, asker: _Asker) -> None:
        self._number += 1
        self._asker = asker
        self._send(text)

    def _send(self, text: str) -> None:
        if self._worker is None:
            try:
                self._worker = self._start()
            except Exception as error:  # which one it is if there are no workers depends on the browser
                self._failed(error)
                return
        self._worker.postMessage(self._dom.js({"number": self._number, "question": text}))

    def _start(self) -> Any:
        """Start a worker and listen to it until another one replaces it."""
        worker = self._dom.window.backboneSolver()

        def answered(event: Any) -> None:
            if worker is self._worker and event.data.number == self._number:
                self._answered(event.data)

        def failed(event: Any) -> None:
            if worker is self._worker:
                self._failed("no worker")

        self._dom.listen(worker, "message", answered)
        self._dom.listen(worker, "error", failed)
        return worker

    def _answered(self, data: Any) -> None:
        if data.failed:
            self._failed(data.failed)
        elif data.answer and self._asker:
            asker, last = self._asker, bool(data.last)
            if last:
                self._asker = None
            asker.heard(str(data.answer), last)

    def _failed(self, why: Any) -> None:
        """Tell who waits for an answer, and end the worker; the next question starts a new one."""
        self._dom.window.console.warn("The search broke off:", why)
        if self._worker is not None:
            self._worker.terminate()
        self._worker = None
        asker, self._asker = self._asker, None
        if asker:
            asker.failed()
