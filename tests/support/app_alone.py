"""The App without a browser: tabs of one device, a clock that is moved by hand, texts kept in memory."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from app.app import App
from app.core import outside, shown
from app.core.outside import Outside
from app.state.handed_over import HandedOver
from support.hand_clock import Clock
from support.kept_texts import Shelf
from support.silent import Hear, silent
from support.unseen_device import Device, Languages, Solver
from support.unseen_page import UNSEEN, Buttons, Deck, Dialogs, Field, Figure, Table


class Right:
    """The right to write to the store. At most one tab of a device has it."""

    def __init__(self) -> None:
        self.holder: Alone | None = None

    def claim(self, tab: "Alone") -> None:
        """Give the right to a tab. The former holder first writes its last changes, and then falls asleep."""
        before, self.holder = self.holder, None
        if before and before is not tab:
            self.holder = before
            before.app.core.autosave.flush()
        self.holder = tab
        if before and before is not tab and before.is_open:
            before.app.other_tab_sheet.fall_asleep()


class Writing:
    """The right to write as one tab sees it; see `app.core.outside.Writing`."""

    is_exclusive = True

    def __init__(self, right: Right, tab: "Alone") -> None:
        self._right = right
        self._tab = tab

    @property
    def may_write(self) -> bool:
        return self._right.holder is self._tab

    def claim(self, done: Callable[[], None]) -> None:
        self._right.claim(self._tab)
        done()

    def give_way(self) -> None:
        self._right.holder = None


class Place(NamedTuple):
    """The parts of a device that all its tabs share."""

    clock: Clock
    shelf: Shelf
    right: Right


class Alone:
    """One tab: the App with replacements for everything that it needs from a browser."""

    def __init__(
        self,
        place: Place,
        device: Device | None = None,
        former: HandedOver | None = None,
        hear: Hear | None = None,
    ) -> None:
        self.place = place
        self.device = device or Device()
        self.table = Table()
        self.solver = Solver(place.clock)
        self.is_open = True
        clock = place.clock
        dialogs = Dialogs(clock, hear)
        self.app = dialogs.app = App(
            Outside(
                time=clock,
                page=silent(shown.Page, hear, **UNSEEN),
                buttons=Buttons(),
                dialogs=dialogs,
                cards=self.table,
                field=Field(),
                figure=Figure(clock),
                deck=Deck(),
                device=self.device,
                solver=self.solver,
                languages=Languages(),
                charts=silent(outside.Charts),
                numbered_texts=place.shelf.beside(),
                writing=Writing(place.right, self),
            )
        )
        place.right.claim(self)
        _run(self.app.making_parts())
        _run(self.app.drawing())
        _run(self.app.starting(former, lambda: iter(()), has_early=False))

    def close(self) -> None:
        """Close the tab as a browser does: the tab becomes hidden first."""
        self.device.is_hidden = True
        self.app.lifecycle.leave()
        self.is_open = False


def alone() -> Alone:
    """Return a tab with the App, on a first visit and on a device of its own."""
    return Alone(Place(Clock(Random(1)), Shelf(), Right()))


def _run(steps: Iterator[object]) -> None:
    for _ in steps:
        pass
