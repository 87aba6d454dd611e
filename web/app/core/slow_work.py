"""Does long work in short slices, so that the page can answer presses in between and the player can stop it."""

from collections.abc import Callable, Generator
from typing import Any, TypeVar

from app.core.open_panel import OpenPanel
from app.core.outside import Time
from app.core.part import Say
from app.panels.panel import Panel
from app.panels.slow_work_html import NAME, slow_work
from app.view.words import text
from engine.core.saying import Saying, say

_T = TypeVar("_T")
Work = Generator[float, None, _T]  # yields its progress, from 0 to 1, and returns its result

_PAUSE_MS = 4  # the pause between two slices, in which the page can answer presses
# the lengths of the first slice and of all others; most work ends within the first, and then no sheet is shown
_FIRST_MS, _SLICE_MS = 150, 50


class SlowWork:
    """Does one piece of work at a time; a new piece replaces an unfinished one."""

    def __init__(self, time: Time, panels: OpenPanel, *, show: Callable[[Panel], None], say: Say) -> None:
        self._time = time
        self._panels = panels
        self._show = show
        self._say = say
        self._timer = time.timer()
        self._title = ""
        self._work: Work[Any] | None = None
        self._done: Callable[[Any], None] = lambda result: None
        self._is_shown = False  # whether the sheet has been opened

    def start(self, title: Saying, work: Work[_T], done: Callable[[_T], None]) -> None:
        """Do some work, and call `done` with its result: at once if the work is short, else later.

        Long work opens a sheet with the title and the progress. If the player closes the sheet, the work is
        dropped, and `done` is never called.
        """
        self._timer.stop()
        self._title, self._work, self._done, self._is_shown = text(title), work, done, False
        self._go_on(_FIRST_MS)

    def _go_on(self, ms: float) -> None:
        if self._work is None or self._sheet_is_gone():
            return
        until = self._time.now() + ms / 1000
        try:
            fraction = next(self._work)
            while self._time.now() < until:
                fraction = next(self._work)
        except StopIteration as end:
            self._work = None
            if self._is_shown:
                self._panels.close()
            self._done(end.value)
            return
        self._show(slow_work(self._title, fraction))
        self._is_shown = True
        self._timer.set(_PAUSE_MS, lambda: self._go_on(_SLICE_MS))

    def _sheet_is_gone(self) -> bool:
        """Return whether the sheet of the work was opened, but was closed or replaced since then."""
        return self._is_shown and not self._panels.shows(NAME)

    def panel_closed(self) -> None:
        """Drop the work if its sheet was closed; the page calls this method whenever a sheet was closed."""
        if self._work and self._sheet_is_gone():
            self._timer.stop()
            self._work.close()
            self._work = None
            self._say(say("work-stopped"), aloud=True)
