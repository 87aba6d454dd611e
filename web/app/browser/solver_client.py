"""Asks web workers, which run in the background, about positions: one question at a time.

The first question starts the first worker. Questions have numbers, so that a late answer to an earlier question
can be recognized and ignored. If a search takes long, more workers (*helpers*) search for an answer to the same
question, each in another order. The first answer that decides the question ends the search.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from app.browser.device import Device
from app.browser.dom import Dom
from app.browser.solver_service import (
    is_unknown,
    question,
    question_for_advice,
    question_for_reach,
    read_chances,
    read_reach,
    read_verdict,
)
from app.browser.solver_worker import Message, SolverWorker
from app.browser.spare_workers import SpareWorkers
from engine.core.game import Game, Move, Position
from engine.play import notation
from engine.play.known_position import KnownPosition
from engine.play.session import Session
from engine.solving.chance import Chance
from engine.solving.models import gains_by_variants
from engine.solving.reach import Reach
from engine.solving.solve import Answer, Verdict

_UNKNOWN = Verdict(Answer.UNKNOWN, (), 0)
_ALONE = 2.0  # seconds that the first worker searches before helpers start
_LATE_MS = 3_000  # how long helpers may go on after the first worker has ended, because they start slowly
_REST_MS = 20_000  # how long helpers wait for another question before they are ended


class _Asker(NamedTuple):
    """The functions that receive the answers to a question."""

    heard: Callable[[str, bool], None]  # gets each answer as text, and whether it is the last answer
    failed: Callable[[], None]  # is called if no more answers will come, because all workers have failed


class SolverClient:
    """Sends questions to the workers and receives their answers."""

    def __init__(self, dom: Dom, device: Device) -> None:
        self._dom = dom
        self._device = device
        self._spare = SpareWorkers(dom)
        self._first: SolverWorker | None = None
        self._helpers: list[SolverWorker] = []
        self._searching: list[SolverWorker] = []  # the workers that have not given their last answer
        self._unknown = ""  # the last "unknown" answer to the current question; empty if there is none
        self._help = dom.timer()  # starts the helpers
        self._late = dom.timer()  # ends a search after the first worker has ended without a decision
        self._rest = dom.timer()  # ends the helpers
        self._number = 0  # of the current question
        self._asker: _Asker | None = None

    @property
    def is_there(self) -> bool:
        """Whether questions can be answered, see `Device.has_workers`."""
        return self._device.has_workers

    @property
    def busy(self) -> bool:
        """Whether a question waits for its last answer."""
        return self._asker is not None

    def ask(
        self,
        game: Game,
        position: Position,
        seconds: float,
        done: Callable[[Verdict], None],
        *,
        helped: bool = False,
    ) -> None:
        """Ask whether a position can be won, and call `done` with the verdict later.

        If an earlier question still waits for its answer, it is dropped, and its `done` is never called. `seconds`
        limits the time of the search. If the workers fail or the time is over, the verdict is "unknown". With
        `helped`, a long search gets as many helpers as the device can spare.
        """
        asker = _Asker(lambda text, _: done(read_verdict(game.id, text)), lambda: done(_UNKNOWN))
        self._put(question(game.id, notation.position_text(game, position), seconds), asker)
        if helped and self._asker is asker:
            self._spare.prepare()
            self._help.set(_ALONE * 1000, partial(self._call_helpers, game, position, seconds - _ALONE))

    def ask_for_reach(self, session: Session, seconds: float, done: Callable[[Reach], None]) -> None:
        """Ask for the best position that can be reached from the current position of a game.

        `done` is called later with the answer; it is an empty `Reach` if the worker fails. The search takes at
        most `seconds`. As with `ask`, an earlier question is dropped.
        """
        name = session.game.id
        asker = _Asker(lambda text, _: done(read_reach(name, text)), lambda: done(Reach((), False)))
        self._put(question_for_reach(session, seconds), asker)

    def ask_for_chances(
        self,
        game: Game,
        known: KnownPosition,
        moves: Sequence[Move],
        seconds: float,
        told: Callable[[tuple[Chance, ...], bool], None],
    ) -> int:
        """Ask how often each of these moves wins; return the number of the question.

        `told` is called several times later, with the chances found so far and with whether they are the last. If
        the worker fails, the last chances are empty. The search takes at most `seconds`. As with `ask`, an earlier
        question is dropped.
        """
        asker = _Asker(lambda text, last: told(read_chances(game.id, text), last), lambda: told((), True))
        self._put(question_for_advice(game, known, moves, seconds), asker)
        return self._number

    def works_on(self, number: int) -> bool:
        """Return whether the question with this number waits for its last answer."""
        return self._asker is not None and self._number == number

    def warm_up(self) -> None:
        """Start the first worker if it is not running yet, so that the first answer will come sooner."""
        if self._first is None:
            self._start_first()

    def drop(self) -> None:
        """Drop the question that waits for its answer, if there is one; it is never answered.

        Helpers without work end later, even if an error has stopped the timer that would have ended them.
        """
        self._stop()

    def _put(self, text: str, asker: _Asker) -> None:
        self._stop(but=self._first)  # the first worker drops its old question when it gets the new one
        self._asker = asker
        if self._first is None:
            self._start_first()
        if self._first is None:
            self._stop()
            asker.failed()
        else:
            self._searching.append(self._first)
            self._first.ask(self._number, text)

    def _start_first(self) -> None:
        try:
            self._first = SolverWorker(self._dom, self._told)
        except Exception as error:  # if there can be no workers, the type of the exception depends on the browser
            self._warn(error)

    def _call_helpers(self, game: Game, position: Position, seconds: float) -> None:
        """Start a search for the same answer in the helpers, each in its own order, for at most `seconds`."""
        wanted = self._spare.count() if gains_by_variants(game, position) else 0
        if wanted:
            self._rest.stop()
        try:
            while len(self._helpers) < wanted:
                self._helpers.append(SolverWorker(self._dom, self._told))
        except Exception as error:  # the browser may limit the number of workers
            self._warn(error)
        place = notation.position_text(game, position)
        for variant, helper in enumerate(self._helpers[:wanted], start=1):
            self._searching.append(helper)
            helper.ask(self._number, question(game.id, place, seconds, variant))

    def _told(self, worker: SolverWorker, message: Message) -> None:
        """Handle a message from a worker: an answer or a failure.

        While other workers still search, only an answer that decides the question ends the search. A worker that
        fails is ended, even if it failed at an earlier question.
        """
        if message.failed:
            self._warn(message.failed)
            self._lose(worker)
        concerns = worker in self._searching if message.failed else message.number == self._number
        if not concerns or self._asker is None:
            return
        if message.failed or (message.last and is_unknown(message.answer)):
            self._decided_nothing(worker, message.answer)
        else:
            asker = self._asker
            if message.last:
                self._stop()
            if message.answer:
                asker.heard(message.answer, message.last)

    def _decided_nothing(self, worker: SolverWorker, answer: str) -> None:
        """Handle the end of one worker without a decision: wait for the others, or give up if there are none.

        After the end of the first worker, the helpers get only `_LATE_MS` milliseconds more.
        """
        self._searching = [each for each in self._searching if each is not worker]
        self._unknown = answer or self._unknown
        if not self._searching:
            self._give_up()
        elif worker is self._first:
            self._late.set(_LATE_MS, self._give_up)

    def _give_up(self) -> None:
        """End the search; report the last "unknown" answer or, if there is none, that the workers have failed."""
        asker, answer = self._asker, self._unknown
        self._stop()
        if asker and answer:
            asker.heard(answer, True)
        elif asker:
            asker.failed()

    def _stop(self, but: SolverWorker | None = None) -> None:
        """Stop all workers that search, except `but`; end the helpers later, unless they are needed again.

        From now on, answers to the current question are ignored, because the number of the question has changed.
        If the timer that ends the helpers is running already, it is not set again.
        """
        self._number += 1
        self._help.stop()
        self._late.stop()
        for worker in self._searching:
            if worker is not but:
                worker.ask(self._number, "")
        self._searching = []
        self._asker = None
        self._unknown = ""
        if self._helpers and not self._rest.runs:
            self._rest.set(_REST_MS, self._end_helpers)

    def _end_helpers(self) -> None:
        for helper in self._helpers:
            helper.end()
        self._helpers = []

    def _lose(self, worker: SolverWorker) -> None:
        """End a worker that has failed; the next question starts another one."""
        worker.end()
        if worker is self._first:
            self._first = None
        else:
            self._helpers.remove(worker)

    def _warn(self, why: object) -> None:
        self._dom.window.console.warn("The search broke off:", str(why))
