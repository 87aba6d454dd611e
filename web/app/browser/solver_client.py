"""Asks workers, which run in the background, about positions: one question at a time.

The first worker is started by the first question. Questions are numbered, so that a late answer to an earlier
question is recognized and ignored. If a search lasts, more workers help: each searches for an answer to the same
question in another order, and the first who finds one ends the search.
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
_ALONE = 2.0  # seconds that the first worker searches before others help
_LATE_MS = 3_000  # so much later than the first worker may a helper end; it may have needed long to start
_REST_MS = 20_000  # so long do helpers wait for another question before they end


class _Asker(NamedTuple):
    """Who waits for the answers to a question."""

    heard: Callable[[str, bool], None]  # gets each answer as text, and whether it is the last one
    failed: Callable[[], None]  # is called if there will be no more answers, since all workers have failed


class SolverClient:
    """Sends questions to the workers and receives their answers."""

    def __init__(self, dom: Dom, device: Device) -> None:
        self._dom = dom
        self._device = device
        self._spare = SpareWorkers(dom)
        self._first: SolverWorker | None = None
        self._helpers: list[SolverWorker] = []
        self._searching: list[SolverWorker] = []  # the workers that have not given their last answer
        self._unknown = ""  # the last answer to the current question that decides nothing
        self._help = dom.timer()
        self._late = dom.timer()
        self._rest = dom.timer()
        self._number = 0
        self._asker: _Asker | None = None

    @property
    def is_there(self) -> bool:
        """Whether there can be workers: see `Device.has_workers`."""
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
        limits the time of the search. If the workers fail or the time is up, the verdict is "unknown". With
        `helped`, a search that lasts is helped by as many workers as the device can spare.
        """
        asker = _Asker(lambda text, _: done(read_verdict(game.id, text)), lambda: done(_UNKNOWN))
        self._put(question(game.id, notation.position_text(game, position), seconds), asker)
        if helped and self._asker is asker:
            self._spare.prepare()
            self._help.set(_ALONE * 1000, partial(self._call_helpers, game, position, seconds - _ALONE))

    def ask_for_reach(self, session: Session, seconds: float, done: Callable[[Reach], None]) -> None:
        """Ask how far one can come from the current position of a game, and call `done` with the answer later.

        As with `ask`, an earlier question is dropped. If the worker fails, nothing was found.
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
        """Start the first worker, if it does not run yet, so that the first answer will come sooner."""
        if self._first is None:
            self._start_first()

    def drop(self) -> None:
        """Drop the question that waits for its answer, if there is one; it is never answered."""
        if self._asker:
            self._stop()

    def _put(self, text: str, asker: _Asker) -> None:
        self._stop(but=self._first)  # the new question ends the work of the first worker on the one before
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
        except Exception as error:  # which one it is if there are no workers depends on the browser
            self._warn(error)

    def _call_helpers(self, game: Game, position: Position, seconds: float) -> None:
        """Let spare workers search for an answer to the current question, too, each in its own order."""
        wanted = self._spare.count() if gains_by_variants(game, position) else 0
        if wanted:
            self._rest.stop()
        try:
            while len(self._helpers) < wanted:
                self._helpers.append(SolverWorker(self._dom, self._told))
        except Exception as error:  # there may be a limit to the number of workers
            self._warn(error)
        place = notation.position_text(game, position)
        for variant, helper in enumerate(self._helpers[:wanted], start=1):
            self._searching.append(helper)
            helper.ask(self._number, question(game.id, place, seconds, variant))

    def _told(self, worker: SolverWorker, message: Message) -> None:
        """Hear of an answer or a failure. While others search, only an answer that decides ends the search.

        A worker that fails is ended, so it answers nothing any more, whatever question it has failed at.
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
        """Wait for the other workers that search, but not for long once the first one has come to its end."""
        self._searching = [each for each in self._searching if each is not worker]
        self._unknown = answer or self._unknown
        if not self._searching:
            self._give_up()
        elif worker is self._first:
            self._late.set(_LATE_MS, self._give_up)

    def _give_up(self) -> None:
        """End the search; answer "unknown" with the most that is known, or say that the workers have failed."""
        asker, answer = self._asker, self._unknown
        self._stop()
        if asker and answer:
            asker.heard(answer, True)
        elif asker:
            asker.failed()

    def _stop(self, but: SolverWorker | None = None) -> None:
        """Stop all workers that search, except `but`; end the helpers later, unless they are needed again.

        From now on answers to the current question are ignored, since its number is no longer in use. The time
        after which the helpers end does not begin anew with questions that need no help.
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
