"""Runs the App without a browser: with a clock that is set by hand, texts in memory, and no visible output.

What the App wants to show is thrown away. Only the last layout of the table is stored, for the laws: the rules
that a test machine checks after its steps (see `support.app_machine`).
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from inspect import isfunction, signature
from random import Random
from typing import Any, NamedTuple

from app.app import App
from app.core import outside, shown
from app.core.outside import Address, Outside
from app.panels.panel import Panel
from app.saving.storage import CannotStoreError
from app.state.handed_over import HandedOver
from app.view.pixel_layout import PixelLayout, Rect
from engine.solving.chance import Chance
from engine.solving.reach import Reach
from engine.solving.solve import Answer, Verdict
from support.hand_clock import Clock
from support.kept_texts import Shelf

_SEARCH_MS, _FIGURE_MS = 300, 900


Hear = Callable[[str | Panel], object]
"""A function that receives everything that the page shows or says: HTML, words, or a sheet."""

_HEARD = {"markup", "panel", "text", "words", "more", "caption"}  # arguments that a player sees or hears


def silent(protocol: type, hear: Hear | None = None, **answers: object) -> Any:
    """Return an object with all methods of a protocol; they do nothing and return what `answers` says, or None.

    `hear` is called with what a player would see or hear.
    """
    methods = {name: value for name, value in vars(protocol).items() if isfunction(value)}
    known = {*methods, *(name for name, value in vars(protocol).items() if isinstance(value, property))}

    def done(name: str, *arguments: object, **named: object) -> object:
        if hear and name in methods:
            given = signature(methods[name]).bind(None, *arguments, **named).arguments
            for what in _HEARD & given.keys():
                hear(given[what])
        return answers.get(name)

    class Silent:
        def __getattr__(self, name: str) -> Any:
            if name not in known:
                raise AttributeError(f"{protocol.__name__} has no {name}")
            return partial(done, name)

    return Silent()


# What is shown


class Table:
    """Keeps the layout that was drawn last; see `app.core.shown.Cards`."""

    has_focus = False

    def __init__(self) -> None:
        self.drawn: PixelLayout | None = None

    def drawing(self, layout: PixelLayout, game: object, caption: str) -> Iterator[None]:
        self.drawn = layout
        yield

    def show(self, layout: PixelLayout, game: object, *, calm: bool, at_most: float) -> None:
        self.drawn = layout

    def former(self) -> None:
        return None

    def __getattr__(self, name: str) -> Any:
        return getattr(_CARDS, name)


_CARDS = silent(shown.Cards)
_UNSEEN = {"has_focus": False, "command_in_focus": "", "text_of": ""}  # what a page without a focus answers


class Field:
    """The part of a phone's window in which the table lies; see `app.core.shown.Field`."""

    room = (390.0, 679.0)
    table_box = seen = Rect(0.0, 60.0, *room)

    def __init__(self) -> None:
        self.size = 1.0

    def enlarge(self, size: float) -> None:
        self.size = size

    def __getattr__(self, name: str) -> Any:
        return getattr(_FIELD, name)


_FIELD = silent(shown.Field)


class Figure:
    """A win celebration that nobody sees, but that takes its usual time; see `app.core.shown.Figure`."""

    gather_ms = 420.0

    def __init__(self, clock: Clock) -> None:
        self._timer = clock.timer()
        self._over: Callable[[bool], None] | None = None
        self.is_shown = self.folds = False

    @property
    def is_running(self) -> bool:
        return self._over is not None

    def uncovered(self) -> Rect:
        return Field.table_box

    def show(self, *_: object) -> None:
        self.is_shown = True

    def start(self, over: Callable[[bool], None]) -> None:
        self._over = over
        self._timer.set(_FIGURE_MS, lambda: self._end(pressed=False))

    def _end(self, *, pressed: bool) -> None:
        over, self._over = self._over, None
        self._timer.stop()
        if over:
            over(pressed)

    def fade_in(self) -> None:
        """Show nothing."""

    def raise_sheet(self, ms: float) -> None:
        """Show nothing."""

    def finish(self) -> bool:
        was_running = self.is_running
        if self.folds:
            self.clear()
        self._end(pressed=True)
        return was_running

    def fold(self, x: float, y: float) -> None:
        self.finish()
        if self.is_shown:
            self.folds = True
            self._timer.set(self.gather_ms, self.clear)

    def clear(self) -> None:
        self._timer.stop()
        self._over = None
        self.is_shown = self.folds = False


class Dialogs:
    """Sheets that report their closing a moment later, as those of a browser do."""

    def __init__(self, clock: Clock, hear: Hear | None) -> None:
        self._clock = clock
        self._silent = silent(shown.Dialogs, hear)
        self.app: App | None = None

    def hide(self) -> None:
        self._clock.after(0, self._report)

    def _report(self) -> None:
        assert self.app
        panels = self.app.core.panels
        panels.was_closed(has_panel=panels.panel is not None, has_gallery=panels.gallery_is_open)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._silent, name)


# The device


class Device:
    """A device without sound, clipboard and network; see `app.core.outside.Device`."""

    has_workers = True
    is_micropython = False
    window_size = (390.0, 844.0)
    prefers_calm = prefers_dark = can_send = False

    def __init__(self) -> None:
        self.is_hidden = False
        self.fragment = ""  # the part of the address after "#"
        self.files: list[str] = []  # the texts of the files that were saved
        self.small_texts: dict[str, str] = {}  # small stored texts, by name
        self.is_full = False

    def address(self) -> Address:
        return Address("https://example.org/", ("",), self.fragment)

    def clear_address(self) -> None:
        self.fragment = ""

    def decoded(self, address: str) -> str:
        return address

    def stored(self, name: str) -> str | None:
        return self.small_texts.get(name)

    def store(self, name: str, text: str) -> None:
        if self.is_full:
            raise CannotStoreError
        self.small_texts[name] = text

    def version(self) -> str:
        return "0"

    def build(self) -> str:
        return "0"

    def not_kept(self) -> str:
        return ""

    def facts(self) -> dict[str, str]:
        return {}

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        done(True)

    def send_text(self, text: str, failed: Callable[[], None]) -> None:
        failed()

    def send_picture(self, name: str, picture: Any, failed: Callable[[], None]) -> None:
        failed()

    def picture(self, name: str, done: Callable[[str, Any], None]) -> None:
        done("svg", "")

    def download(self, name: str, text: str) -> None:
        self.files.append(text)

    def choose_text(
        self, kinds: str, most: int, chosen: Callable[[str | None], None], too_large: Callable[[], None]
    ) -> None:
        """Take the file that was saved last."""
        chosen(self.files[-1] if self.files else None)

    def fetch_text(
        self, address: str, arrived: Callable[[str], object], failed: Callable[[], object] = lambda: None
    ) -> None:
        failed()

    def __getattr__(self, name: str) -> Any:
        return getattr(_DEVICE, name)


_DEVICE = silent(outside.Device)


class Solver:
    """A solver that answers after a fixed time, always with `answer`; see `app.core.outside.Solver`."""

    is_there = True
    answer = Answer.UNKNOWN  # a test may set another answer, such as that no position can be won

    def __init__(self, clock: Clock) -> None:
        self._timer = clock.timer()
        self._number = 0

    @property
    def busy(self) -> bool:
        return self._timer.runs

    def _answer(self, call: Callable[[], None]) -> None:
        self._number += 1
        self._timer.set(_SEARCH_MS, call)

    def ask(self, *question: Any, helped: bool = False) -> None:
        self._answer(lambda: question[-1](Verdict(self.answer, (), 0)))

    def ask_for_reach(self, *question: Any) -> None:
        self._answer(lambda: question[-1](Reach((), False)))

    def ask_for_chances(self, *question: Any) -> int:
        chances = tuple(Chance(move, won=1, unknown=0, samples=2) for move in question[2])
        self._answer(lambda: question[-1](chances, True))
        return self._number

    def works_on(self, number: int) -> bool:
        return self.busy and number == self._number

    def warm_up(self) -> None:
        """Do nothing."""

    def drop(self) -> None:
        self._timer.stop()


class Languages:
    """Languages that are always English, whatever the player wishes."""

    wish = "auto"

    def speak(self, wish: str, done: Callable[[bool], None]) -> None:
        self.wish = wish
        done(True)


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
            before.app.other_tabs.fall_asleep()


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


# All of it


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
                page=silent(shown.Page, hear, **_UNSEEN),
                buttons=_Buttons(),
                dialogs=dialogs,
                cards=self.table,
                field=Field(),
                figure=Figure(clock),
                deck=_Deck(),
                device=self.device,
                solver=self.solver,
                languages=Languages(),
                charts=silent(outside.Charts),
                records=place.shelf.beside(),
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


def alone(hear: Hear | None = None) -> Alone:
    """Return a tab with the App, on a first visit and on a device of its own."""
    return Alone(Place(Clock(Random(1)), Shelf(), Right()), hear=hear)


class _Buttons:
    is_typing = False

    def reachable(self) -> list[list[str]]:
        return []

    def __getattr__(self, name: str) -> Any:
        return getattr(_BUTTONS, name)


_BUTTONS = silent(shown.Buttons)


class _Deck:
    def load(self, files: Iterable[str], done: Callable[[bool], None]) -> None:
        done(True)

    def wear(self, settings: object) -> None:
        """Wear nothing."""


def _run(steps: Iterator[object]) -> None:
    for _ in steps:
        pass
