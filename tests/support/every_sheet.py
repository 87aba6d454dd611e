"""Opens every sheet of the page with all keys and buttons, and collects everything that the page shows.

A new sheet is opened here without any change if a key, or a button of the menu or of another sheet, opens it.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from html import unescape
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from app.core.outside import Address
from app.panels.panel import Panel
from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.solving.solve import Answer
from make.tools import WEB
from support.app_alone import Alone, Place, Right
from support.hand_clock import Clock
from support.kept_texts import Shelf
from support.random_player import AROUND, press_for
from support.silent import Hear
from support.strategies import recorded
from support.unseen_device import Device

_COMMAND = re.compile(r'data-do="([^"]*)"')
_MOST = 3  # commands with the same first word that are given on sheets
_LONG_MS = 60_000  # milliseconds, after which nothing runs any more that a press started
_SLOW_MS = 100.0  # milliseconds that pass at each look at the clock of a slow device
HOSTILE = "<img src=x onerror=alert(1)>\"'&</p><b>"
"""A text that becomes markup wherever it is not escaped."""
TYPED = ("7", "7h", HOSTILE)
"""Texts to type into the field of a sheet."""


class Visit(NamedTuple):
    """A game whose sheets are opened, and the answer of a search there."""

    link: str
    answer: Answer = Answer.UNKNOWN
    is_first: bool = False  # the player has not played before, and has a slow device


class Site(NamedTuple):
    """A place in the code where a sheet is made."""

    file: str  # the path below web/
    line: int


def sites() -> set[Site]:
    """Return all places in the code of the page at which a sheet is made."""
    found = set()
    for path in (WEB / "app").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Panel":
                found.add(Site(str(path.relative_to(WEB)), node.lineno))
    return found


@contextmanager
def noting_sites(found: set[Site]) -> Iterator[None]:
    """Add to `found` each place at which a sheet is made inside the `with` block."""
    make = Panel.__new__

    def noting(cls: type[Panel], *arguments: Any, **named: Any) -> Panel:
        caller = sys._getframe(1)
        if caller.f_code.co_filename.startswith(str(WEB)):
            found.add(Site(caller.f_code.co_filename.removeprefix(f"{WEB}/"), caller.f_lineno))
        return make(cls, *arguments, **named)

    with patch.object(Panel, "__new__", noting):
        yield


class _Device(Device):
    """A device whose texts from outside all hold `HOSTILE`."""

    def address(self) -> Address:
        return Address(f"https://example.org/{HOSTILE}", ("",), self.fragment)

    def version(self) -> str:
        return HOSTILE

    def build(self) -> str:
        return HOSTILE

    def fetch_text(
        self, address: str, arrived: Callable[[str], object], failed: Callable[[], object] = lambda: None
    ) -> None:
        arrived(f"## {HOSTILE}\n\n### {HOSTILE}\n\n- {HOSTILE}\n")


class Visitor:
    """Gives the commands of all keys and buttons in some games, and then all commands of the opened sheets.

    Each visit has another player. This player has played one game of Golf to its end, unless it is a first visit.
    `hear` is as in `Alone`.
    """

    def __init__(self, hear: Hear) -> None:
        self._hear = hear
        # This text cannot be read, so the sheet about unread texts opens, too.
        self._shelf = Shelf(results={7: HOSTILE})
        self._play_out("golf")
        # How many commands were given on sheets, by first word and `Visit.is_first`.
        self._given = Counter[tuple[str, bool]]()
        # Lists of commands that are still to be given, each in a game of its own.
        self._waiting: list[tuple[Visit, list[str]]] = []

    def go(self, visits: Iterable[Visit]) -> None:
        """Open each sheet that can be opened in these games."""
        for visit in visits:
            tab = self._open(visit)
            keys = [key.command for key in tab.app.core.keyboard.keys]
            for command in sorted({*keys, *AROUND}):
                tab = self._give(visit, tab, [command, command])
        while self._waiting:
            visit, way = self._waiting.pop()
            self._give(visit, self._open(visit), way)
        Alone(self._open(Visit("")).place)  # the second tab takes the games over, so the first one shows its sheet

    def _play_out(self, name: str) -> None:
        """Play a game to its end, so that it becomes a result."""
        tab = Alone(_place(self._shelf), hear=self._hear)
        core = tab.app.core
        core.do(f"game {name}")
        while core.session.status_so_far() is Status.PLAYING:
            tab.app.presses.answer(press_for(core, next(iter(core.table.turn.moves)), drags=True))
            tab.place.clock.advance(_LONG_MS)
        tab.close()

    def _open(self, visit: Visit) -> Alone:
        """Open the game of a link without its last move, and then make that move."""
        place = _place(Shelf(), _SLOW_MS) if visit.is_first else _place(self._shelf.again())
        tab = Alone(place, _Device(), hear=self._hear)
        tab.solver.answer = visit.answer
        core = tab.app.core
        core.go_back()
        tab.device.fragment = f"#{visit.link}"
        core.receive()
        if core.session.can_undo() and visit.link:
            move = core.session.here.move
            core.do("undo")
            assert move
            tab.app.presses.answer(press_for(core, move, drags=True))
            tab.place.clock.advance(_LONG_MS)
            self._see(visit, tab, [])
        return tab

    def _give(self, visit: Visit, tab: Alone, way: list[str]) -> Alone:
        """Give the commands of `way`, and note for later the commands of the sheet that is open at the end.

        Return a tab in which the game is unchanged: the same tab if possible, else a new one.
        """
        core, before = tab.app.core, tab.app.core.session.text()
        for number, command in enumerate(way, 1):
            core.do(command)
            tab.place.clock.advance(1000)
            self._see(visit, tab, way[:number])
        for _ in range(3):
            core.go_back()
            tab.place.clock.advance(0)
        return tab if core.is_at_rest and core.session.text() == before else self._open(visit)

    def _see(self, visit: Visit, tab: Alone, way: list[str]) -> None:
        panel = tab.app.core.panels.panel
        for command in _offered(panel) if panel else ():
            kind = command.partition(" ")[0], visit.is_first
            if self._given[kind] < _MOST:
                self._given[kind] += 1
                self._waiting.append((visit, [*way, command]))


def _place(shelf: Shelf, step_ms: float = 0.0) -> Place:
    return Place(Clock(Random(1), step_ms), shelf, Right())


def _offered(panel: Panel) -> Iterator[str]:
    """Yield the commands of a sheet, and for each field the command with some typed texts."""
    for command in map(unescape, _COMMAND.findall(panel.body)):
        yield command
        if f'<form class="text-form" data-do="{command}"' in panel.body:
            yield from (f"{command} {typed}" for typed in TYPED)


def ends(name: str) -> list[str]:
    """Return links to the recorded games of a rule set, each at its end."""
    return [link for _, link in recorded(CATALOGUE[name])]
