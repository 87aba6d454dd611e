"""Asks the worker, which runs in the background, whether positions can be won: one question at a time.

The worker is started by the first question. Questions are numbered, so that a late answer to an earlier question
is recognized and ignored.
"""

from collections.abc import Callable
from typing import Any

from app.platform.dom import Dom
from app.platform.solver_service import question, read_verdict
from engine.core.game import Game, Position
from engine.play import notation
from engine.solving.solve import Answer, Verdict

_UNKNOWN = Verdict(Answer.UNKNOWN, (), 0)


class SolverClient:
    """Sends questions to the worker and receives its answers."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._worker: Any = None
        self._number = 0
        self._game = ""
        self._done: Callable[[Verdict], None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a question waits for its answer."""
        return self._done is not None

    def ask(self, game: Game, position: Position, seconds: float, done: Callable[[Verdict], None]) -> None:
        """Ask whether a position can be won, and call `done` with the verdict later.

        If an earlier question still waits for its answer, it is dropped, and its `done` is never called. `seconds`
        limits the time of the search. If the worker fails or the time is up, the verdict is "unknown".
        """
        self._number += 1
        self._game, self._done = game.id, done
        self._send(question(game.id, notation.position_text(game, position), seconds))

    def drop(self) -> None:
        """Drop the question that waits for its answer, if there is one; its `done` is never called."""
        if self._done:
            self._number += 1
            self._done = None
            self._send("")

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
        elif data.answer:
            self._settle(read_verdict(self._game, str(data.answer)))

    def _failed(self, why: Any) -> None:
        """Answer the waiting question with "unknown" and end the worker; the next question starts a new one."""
        self._dom.window.console.warn("The search broke off:", why)
        if self._worker is not None:
            self._worker.terminate()
        self._worker = None
        self._settle(_UNKNOWN)

    def _settle(self, verdict: Verdict) -> None:
        done, self._done = self._done, None
        if done:
            done(verdict)
