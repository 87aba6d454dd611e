"""Lets commands for advice, such as a hint, wait until a worker can judge positions; on first visits only."""

from collections.abc import Callable
from typing import NamedTuple

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from engine.core.saying import say
from engine.play.session import Node
from engine.solving.advisers import needs_fair_advice


class _Asked(NamedTuple):
    """A command for advice that waits for a worker, or for Pyodide."""

    name: str
    more: str  # the argument of the command
    node: Node  # the position on the table when the command was given


class WaitingAdvice(Feature):
    """Answers commands for advice at once if that is possible; if not, says so, and answers them later.

    In some games only fair advice is possible, which does not use hidden cards. It needs work in the page itself,
    which takes MicroPython too long. For these games the page asks for Pyodide, which then answers the command.
    """

    def __init__(self, core: Core, commands: Commands) -> None:
        super().__init__(core)
        self._commands = commands
        self._asked: _Asked | None = None  # the last command that was given while no advice was possible
        self._has_asked_for_pyodide = False
        self._why_not = say("advice-still-loading")  # the words for a command that has to wait

    def commands(self) -> Commands:
        """Return the commands for advice, each of which waits if necessary."""
        return {name: self._waiting(name) for name in self._commands}

    def _waiting(self, name: str) -> Callable[[str], None]:
        return lambda more: self._give_or_wait(name, more)

    def _give_or_wait(self, name: str, more: str) -> None:
        if self._can_advise():
            self._commands[name](more)
            return
        self._asked = _Asked(name, more, self.core.session.here)
        self.core.say(self._why_not, aloud=True)
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

        Drop the command if the position on the table has changed since it was given.
        """
        waits_for_python = self._has_asked_for_pyodide and not self._can_advise()
        if not self.core.device.has_workers or waits_for_python or self.core.panels.is_open:
            return
        asked, self._asked = self._asked, None
        if asked and asked.node is self.core.session.here:
            self._commands[asked.name](asked.more)

    def asked(self) -> str:
        """Return the command that waits, for the Python that takes the page over; empty if none waits."""
        asked = self._asked
        return f"{asked.name} {asked.more}" if asked and asked.node is self.core.session.here else ""

    def failed(self) -> None:
        """Note that the worker for advice cannot start; from now on, commands say that there is no advice."""
        self._why_not = say("advice-not-loaded")
        if self._asked:
            self._asked = None
            self.core.say(self._why_not, aloud=True)
