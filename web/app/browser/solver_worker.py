"""A worker of the browser that judges positions, as the page sees it: questions go in, answers come out."""

from collections.abc import Callable
from typing import Any, NamedTuple

from app.browser.dom import Dom


class Message(NamedTuple):
    """What a worker says about a question: an answer, or why it cannot answer. One of the two texts is empty."""

    number: int  # of the question
    answer: str
    last: bool  # whether it is the last answer to this question
    failed: str


class SolverWorker:
    """One worker. A question ends the work on the one before, and an empty question does only that.

    `told` gets the worker and each message from it, until `end` is called. Making a worker raises an exception if
    there are no workers; which one depends on the browser.
    """

    def __init__(self, dom: Dom, told: Callable[["SolverWorker", Message], None]) -> None:
        self._dom = dom
        self._told = told
        self._ended = False
        self._number = 0  # of the question asked last
        self._worker = dom.window.backbone.startSolver()
        self._handlers = {"message": dom.handler(self._answered), "error": dom.handler(self._failed)}
        for event, handler in self._handlers.items():
            self._worker.addEventListener(event, handler)

    def ask(self, number: int, question: str) -> None:
        """Put a question, as `solver_service` writes it, under a number that is in all messages about it."""
        self._number = number
        self._worker.postMessage(self._dom.js({"number": number, "question": question}))

    def end(self) -> None:
        """End the worker for good; nothing more is heard of it."""
        self._ended = True
        self._worker.terminate()
        for event, handler in self._handlers.items():
            self._worker.removeEventListener(event, handler)
            self._dom.release(handler)  # else it would hold the worker for as long as the page is open
        self._handlers = {}

    def _answered(self, event: Any) -> None:
        data = event.data
        if data.number:  # else it is about no question; `start.ts` listens to that
            self._tell(Message(int(data.number), str(data.answer or ""), bool(data.last), str(data.failed or "")))

    def _failed(self, event: Any) -> None:
        self._tell(Message(self._number, "", True, "no worker"))

    def _tell(self, message: Message) -> None:
        if not self._ended:
            self._told(self, message)
