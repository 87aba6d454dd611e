"""Wraps a web worker that judges positions: the page sends it questions and receives answers."""

from collections.abc import Callable
from typing import Any, NamedTuple

from app.browser.dom import Dom


class Message(NamedTuple):
    """A message of a worker about a question: an answer, or the reason why it cannot answer."""

    number: int  # of the question
    answer: str  # the answer as text; empty after a failure
    last: bool  # whether it is the last answer to this question
    failed: str  # the reason of a failure; empty with an answer


class SolverWorker:
    """One worker. A new question stops its work on the previous one; an empty question does only that.

    `told` gets the worker and each message from it, until `end` is called. If the browser cannot start workers,
    the constructor raises an exception, whose type depends on the browser.
    """

    def __init__(self, dom: Dom, told: Callable[["SolverWorker", Message], None]) -> None:
        self._dom = dom
        self._told = told
        self._ended = False
        self._number = 0  # of the last question
        self._worker = dom.window.backbone.startSolver()
        self._handlers = {"message": dom.handler(self._answered), "error": dom.handler(self._failed)}
        for event, handler in self._handlers.items():
            self._worker.addEventListener(event, handler)

    def ask(self, number: int, question: str) -> None:
        """Send a question, a text from `solver_service`; all messages about it will contain this number."""
        self._number = number
        self._worker.postMessage(self._dom.js({"number": number, "question": question}))

    def end(self) -> None:
        """End the worker for good; `told` is not called any more."""
        self._ended = True
        self._worker.terminate()
        for event, handler in self._handlers.items():
            self._worker.removeEventListener(event, handler)
            self._dom.release(handler)  # else its reference to the worker would keep the worker in memory
        self._handlers = {}

    def _answered(self, event: Any) -> None:
        data = event.data
        if data.number:  # messages without a number are not about a question; `start.ts` handles them
            self._tell(Message(int(data.number), str(data.answer or ""), bool(data.last), str(data.failed or "")))

    def _failed(self, event: Any) -> None:
        self._tell(Message(self._number, "", True, "no worker"))

    def _tell(self, message: Message) -> None:
        if not self._ended:
            self._told(self, message)
