"""A page on which a solver client asks workers. The workers answer when a test tells them to."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

from app.browser.dom import Dom
from app.browser.solver_client import SolverClient
from engine.games.catalogue import CATALOGUE
from engine.solving.solve import Answer, Verdict

UNKNOWN = Verdict(Answer.UNKNOWN, (), 0)


class Worker:
    """A worker that answers when the test tells it to."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.listeners: dict[str, Callable[[Any], None]] = {}
        self.ended = False

    def addEventListener(self, kind: str, call: Callable[[Any], None]) -> None:  # noqa: N802
        self.listeners[kind] = call

    def removeEventListener(self, kind: str, call: Callable[[Any], None]) -> None:  # noqa: N802
        assert self.listeners.pop(kind) is call

    def postMessage(self, message: dict[str, Any]) -> None:  # noqa: N802  # the browser's name
        self.asked.append(message)

    def terminate(self) -> None:
        self.ended = True

    def reply(self, number: int, answer: str = "", failed: str = "", *, last: bool = True) -> None:
        self.listeners["message"](
            SimpleNamespace(data=SimpleNamespace(number=number, answer=answer, failed=failed, last=last))
        )

    def answer(self, text: str = "", failed: str = "") -> None:
        """Answer the latest question. No further answer to it follows."""
        self.reply(self.asked[-1]["number"], text, failed)

    def die(self) -> None:
        self.listeners["error"](SimpleNamespace())


class Timer:
    """A timer that ends when the test tells it to."""

    def __init__(self) -> None:
        self._call: Callable[[], None] | None = None
        self.times = 0  # how often the timer was started

    @property
    def runs(self) -> bool:
        return self._call is not None

    def set(self, ms: float, call: Callable[[], None]) -> None:
        assert ms > 0
        self.times += 1
        self._call = call

    def stop(self) -> None:
        self._call = None

    def fire(self) -> None:
        call, self._call = self._call, None
        if call:
            call()


class Proxy:
    """A function as JavaScript holds it. It cannot be called after `destroy`."""

    def __init__(self, call: Callable[..., object]) -> None:
        self._call = call
        self.is_destroyed = False

    def __call__(self, *arguments: Any) -> object:
        assert not self.is_destroyed
        return self._call(*arguments)

    def destroy(self) -> None:
        self.is_destroyed = True


class Page:
    """The part of `Dom` that the client uses."""

    def __init__(self) -> None:
        self.workers: list[Worker] = []
        self.warned: list[Any] = []
        console = SimpleNamespace(warn=lambda *words: self.warned.append(words[-1]))
        self.navigator = SimpleNamespace(hardwareConcurrency=8, deviceMemory=4)
        scripts = SimpleNamespace(startSolver=self._start)
        self.window = SimpleNamespace(backbone=scripts, console=console, navigator=self.navigator)
        self.document = SimpleNamespace(visibilityState="visible")
        self.timers: list[Timer] = []
        self.proxies: list[Proxy] = []

    def _start(self) -> Worker:
        self.workers.append(Worker())
        return self.workers[-1]

    def handler(self, call: Callable[..., object]) -> Proxy:
        self.proxies.append(Proxy(call))
        return self.proxies[-1]

    def release(self, handler: Proxy) -> None:
        handler.destroy()

    def js(self, value: dict[str, Any]) -> dict[str, Any]:
        return value

    def timer(self) -> Timer:
        self.timers.append(Timer())
        return self.timers[-1]

    def when(self, promise: Any, kept: Callable[[Any], None]) -> None:
        kept(promise)

    def let_time_pass(self) -> None:
        """Let every running timer end."""
        for timer in self.timers:
            timer.fire()


class Asking:
    """A solver client on a page, and the verdicts that it has received."""

    def __init__(self) -> None:
        self.page = Page()
        self.client = SolverClient(cast(Dom, self.page), Mock(has_workers=True))
        self.verdicts: list[Verdict] = []

    @property
    def workers(self) -> list[Worker]:
        """Return all workers that were started."""
        return self.page.workers

    def ask(self, name: str = "klondike") -> None:
        """Ask about the first deal of a rule set."""
        game = CATALOGUE[name]
        self.client.ask(game, game.start(1), 4.0, self.verdicts.append)

    def ask_with_help(self, name: str = "klondike-3") -> None:
        """Ask about the first deal of a rule set, and allow further workers to help if the search takes long."""
        game = CATALOGUE[name]
        self.client.ask(game, game.start(1), 20.0, self.verdicts.append, helped=True)

    def start_no_more(self, why: str) -> None:
        """Let every further worker fail to start."""

        def refuse() -> Worker:
            raise OSError(why)

        self.page.window.backbone.startSolver = refuse
