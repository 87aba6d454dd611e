"""Lets commands for advice, such as a hint, wait until a worker can judge positions; on first visits only."""

from collections.abc import Callable
from typing import NamedTuple

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from engine.core.game import Status
from engine.core.saying import Saying, say
from engine.play.session import Node, Session
from engine.solving.advisers import needs_fair_advice

_ASK_AGAIN = "ask-again"  # the command that asks the player to give the command that has waited once more
_LASTING = {"hint", "nudge", "verdict"}  # commands that are answered in words for any position
_AFTER_SHOWN_MS = 300  # how long to wait while moves are being shown, before looking again


class _Asked(NamedTuple):
    """A command for advice that waits for a worker, or for Pyodide."""

    name: str
    more: str  # the argument of the command
    session: Session  # the game on the table when the command was given
    node: Node  # its position then


class WaitingAdvice(Feature):
    """Answers commands for advice at once if that is possible; if not, says so, and answers them later.

    If the player makes moves meanwhile, a hint is given for the position that they have led to: the page has
    promised one. Other commands, such as one that goes back to an earlier position, would come as a surprise then;
    the player is asked to give them again. A command about another game than the one on the table is dropped.

    In some games only fair advice is possible, which does not use hidden cards. It needs work in the page itself,
    which takes MicroPython too long. For these games the page asks for Pyodide, which then answers the command.
    """

    def __init__(self, core: Core, commands: Commands) -> None:
        super().__init__(core)
        self._commands = commands
        self._asked: _Asked | None = None  # the last command that was given while no advice was possible
        self._has_asked_for_pyodide = False
        self._why_not: Saying | None = None  # why advice never comes; None as long as it may
        self._later = core.time.timer(unseen=True)

    def commands(self) -> Commands:
        """Return the commands for advice, each of which waits if necessary."""
        return {
            **{name: self._waiting(name) for name in self._commands},
            _ASK_AGAIN: lambda _: self.core.say(say("moved-since-asking"), aloud=True),
        }

    def _waiting(self, name: str) -> Callable[[str], None]:
        return lambda more: self._give_or_wait(name, more)

    def _give_or_wait(self, name: str, more: str) -> None:
        if self._can_advise():
            self._commands[name](more)
            return
        self.core.panels.close()  # such as the menu: what was asked for comes over the table
        self._asked = _Asked(name, more, self.core.session, self.core.session.here)
        still_loading = say("advice-still-loading" if name in _LASTING else "review-still-loading")
        self.core.say(self._why_not or still_loading, aloud=True)
        if self.core.device.has_workers:
            self._has_asked_for_pyodide = True
            self.core.device.ask_for_pyodide()

    def _can_advise(self) -> bool:
        """Return whether advice about the game on the table can be given by this Python, now."""
        needs_pyodide = self.core.device.is_micropython and needs_fair_advice(self.core.table.game)
        return self.core.device.has_workers and not needs_pyodide

    def advice_came(self) -> None:
        """Carry out the command that waits, because there are workers now."""
        self._give()

    def panel_closed(self) -> None:
        """Carry out the command that waits, because no sheet covers the table any more."""
        self._give()

    def _give(self) -> None:
        """Carry out the command that waits, if advice is possible and no sheet covers the table.

        If moves are being shown on the table, do it after them.
        """
        waits_for_python = self._has_asked_for_pyodide and not self._can_advise()
        if not self.core.device.has_workers or waits_for_python or self.core.panels.is_open:
            return
        if self._asked and self.core.playback.kind:
            self._later.set(_AFTER_SHOWN_MS, self._give)
            return
        command, self._asked = self.asked(), None
        if command:
            self.core.do(command)

    def asked(self) -> str:
        """Return the command that waits, as it has to be carried out in the position on the table; empty if none.

        The Python that takes the page over carries it out, too.
        """
        asked, session = self._asked, self.core.session
        if not asked or asked.session is not session:
            return ""
        if asked.node is session.here:
            return f"{asked.name} {asked.more}".strip()
        if asked.name not in _LASTING:
            return _ASK_AGAIN
        return asked.name if session.status_so_far() is Status.PLAYING else ""

    def failed(self) -> None:
        """Note that the worker for advice cannot start; from now on, commands say that there is no advice."""
        self._why_not = say("advice-not-loaded")
        if self._asked:
            self._asked = None
            self.core.say(self._why_not, aloud=True)
