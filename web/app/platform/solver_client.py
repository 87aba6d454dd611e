"""Asks the worker whether positions can be won, one question at a time; the worker starts with the first."""

from collections.abc import Callable
from typing import Any

from app.platform.dom import Dom
from app.platform.solver_service import question, verdict_read
from engine.core.game import Game, Position
from engine.play import notation
from engine.solving.solve import Answer, Verdict

_NOTHING = Verdict(Answer.UNKNOWN, (), 0)


class SolverClient:
    """The page's end of the questions."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._worker: Any = None
        self._number = 0
        self._game = ""
        self._done: Callable[[Verdict], None] | None = None

    @property
    def busy(self) -> bool:
        """Whether an answer is being waited for."""
        return self._done is not None

    def ask(self, game: Game, position: Position, seconds: float, done: Callable[[Verdict], None]) -> None:
        """Ask about a position, which may take so long; an answer still being waited for is wanted no more."""
        self._number += 1
        self._game, self._done = game.id, done
        self._send(question(game.id, notation.position_text(game, position), seconds))

    def drop(self) -> None:
        """The answer is wanted no more."""
        if self._done:
            self._number += 1
            self._done = None
            self._send("")

    def _send(self, text: str) -> None:
        if self._worker is None:
            self._worker = self._dom.window.backboneSolver()
            self._dom.listen(self._worker, "message", self._answered)
            self._dom.listen(self._worker, "error", lambda event: self._broke_off("no worker"))
        self._worker.postMessage(self._dom.js({"number": self._number, "question": text}))

    def _answered(self, event: Any) -> None:
        if event.data.number != self._number:
            return
        if event.data.failed:
            self._broke_off(event.data.failed)
        elif event.data.answer:
            self._settle(verdict_read(self._game, str(event.data.answer)))

    def _broke_off(self, why: Any) -> None:
        """The worker could not go on; the next question starts another."""
        self._dom.window.console.warn("The search broke off:", why)
        self._worker.terminate()
        self._worker = None
        self._settle(_NOTHING)

    def _settle(self, verdict: Verdict) -> None:
        done, self._done = self._done, None
        if done:
            done(verdict)
