"""The worker that judges positions. It runs in the same process and has its own clock.

It runs the page's own `solver_service`. Each look of the service at this clock takes a fixed time. So a search
ends after the same number of positions on every machine.
"""

from types import SimpleNamespace
from typing import Any
from unittest import mock

from app.browser import solver_service
from app.browser.solver_service import SolverService
from support.fake_browser.event_loop import EventLoop
from support.fake_browser.events import Event, EventTarget
from support.fake_browser.values import JsObject

_SLICE_MS = 30  # milliseconds, as in solver.ts
_LOOK_SECONDS = 0.1  # seconds that pass at each look at the clock; the service looks about every 16 positions


class SolverWorker(EventTarget):
    """A worker with one question at a time. If `fails` is true, it breaks off the next question."""

    __slots__ = ("_latest", "_seconds", "_service", "ended", "fails")

    def __init__(self, loop: EventLoop) -> None:
        super().__init__(loop)
        self._service = SolverService()
        self._latest = 0
        self._seconds = 0.0
        self.ended = False
        self.fails = False

    def postMessage(self, message: JsObject) -> None:  # noqa: N802  # the browser's name
        """Take a question. An empty text drops the previous question."""
        number, question = message.number, message.question
        self._loop.set_timer(lambda: self._take(number, question), 0, (), again=False)

    def terminate(self) -> None:
        self.ended = True

    def _take(self, number: int, question: str) -> None:
        self._latest = number
        if question and not self.ended:
            if self.fails:
                self._answer(number, failed="out of memory")
                return
            self._service.take(question)
            self._go_on(number)

    def _go_on(self, number: int) -> None:
        if self.ended or number != self._latest:
            return
        with mock.patch.object(solver_service, "time", SimpleNamespace(perf_counter=self._look)):
            answer = self._service.go_on(_SLICE_MS)
        if answer:
            self._answer(number, answer=answer)
        if not self._service.done:
            self._loop.set_timer(lambda: self._go_on(number), _SLICE_MS, (), again=False)

    def _look(self) -> float:
        self._seconds += _LOOK_SECONDS
        return self._seconds

    def _answer(self, number: int, answer: str = "", failed: str = "") -> None:
        last = self._service.done or bool(failed)
        data: dict[str, Any] = {"number": number, "answer": answer, "last": last, "failed": failed}
        if not self.ended:
            self.dispatch(Event("message", bubbles=False, cancelable=False, data=JsObject(data)))
