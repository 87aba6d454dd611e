"""A page that nobody sees, for the App without a browser; see `app.core.shown`.

Of the table, the layout that was drawn last is kept.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from app.app import App
from app.core import shown
from app.view.pixel_layout import PixelLayout, Rect
from support.hand_clock import Clock
from support.silent import Hear, silent

_FIGURE_MS = 900


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
UNSEEN = {"has_focus": False, "command_in_focus": "", "text_of": ""}  # what a page without a focus answers


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


class Buttons:
    is_typing = False

    def reachable(self) -> list[list[str]]:
        return []

    def __getattr__(self, name: str) -> Any:
        return getattr(_BUTTONS, name)


_BUTTONS = silent(shown.Buttons)


class Deck:
    def load(self, files: Iterable[str], done: Callable[[bool], None]) -> None:
        done(True)

    def wear(self, settings: object) -> None:
        """Wear nothing."""
