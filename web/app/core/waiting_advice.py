"""Lets commands for advice wait on a first visit until there is a worker that judges positions."""

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
    more: str  # its argument
    node: Node  # the position for which it was given


class WaitingAdvice(Feature):
    """Answers commands for advice: at once where that is possible, else with a word, and later.

    Games that can be judged by fair advice alone judge cards in the page as well, which takes MicroPython too
    long. So with them the page asks for Pyodide, which then goes on with the command.
    """

    def __init__(self, core: Core, commands: Commands) -> None:
        super().__init__(core)
        self._commands = commands
        self._asked: _Asked | None = None  # what was asked for last while no advice could be given
        self._has_asked_for_pyodide = False
        self._why_not = say("advice-still-loading")  # said as long as no worker answers

    def commands(self) -> Commands:
        """Return the commands, which wait if they have to."""
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
        """Give the advice that waits."""
        self._give()

    def panel_closed(self) -> None:
        """Give the advice that waits, which must not come while a sheet covers the table."""
        self._give()

    def _give(self) -> None:
        """Give the advice that waits, if it can be given and no sheet covers the table."""
        waits_for_python = self._has_asked_for_pyodide and not self._can_advise()
        if not self.core.device.has_workers or waits_for_python or self.core.panels.is_open:
            return
        asked, self._asked = self._asked, None
        if asked and asked.node is self.core.session.here:
            self._commands[asked.name](asked.more)

    def asked(self) -> str:
        """Return the command that waits, for the Python that goes on here; empty if there is none."""
        asked = self._asked
        return f"{asked.name} {asked.more}" if asked and asked.node is self.core.session.here else ""

    def failed(self) -> None:
        """Say from now on that there is no advice on this visit, since the worker that finds it cannot start."""
        self._why_not = say("advice-not-loaded")
        if self._asked:
            self._asked = None
            self.core.say(self._why_not, aloud=True)
