"""Lets the player use a single switch: a frame moves from place to place, and a press selects the framed place.

A place is a button, or a pile or card with a legal move. While a sheet is open, only its buttons are places. The
frame first moves over regions, which are groups of places. A press enters the framed region; then the frame
moves over its parts, which are smaller regions or places.
"""

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.features.scanning.sheet import wait_button
from app.view import scan_stops
from app.view.scan_cycle import ScanCycle
from app.view.scan_stops import Stop
from engine.core.saying import say

_STEP_MS = {"slow": 2500.0, "steady": 1500.0, "quick": 1000.0, "fast": 700.0}
_FIRST = 1.5  # the first frame after a press stays this many times longer
_TREMOR = 0.2  # seconds; a second press within this time is ignored


class Scanning(Feature):
    """Moves the frame while the setting `scanning` is on, and answers the switch."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._timer = core.time.timer(unseen=True)
        self._cycle = ScanCycle(())
        self._stops: dict[str, Stop] = {}  # the piles and cards to scan, by their names
        self._buttons: list[str] = []  # the names of the buttons to scan
        self._framed: list[str] = []  # the names of the framed buttons
        self._waits = False
        self._pressed_at = float("-inf")
        self._has_begun = False  # whether scanning was on since the page was opened

    # On and off

    @property
    def _is_on(self) -> bool:
        return self.core.settings.scanning != "off"

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {"wait": lambda _: self._wait()}

    def game_changed(self) -> None:
        """Begin or end scanning as the setting says; stop the frame while the page is hidden."""
        if not self._is_on:
            self._end()
        elif self.core.device.is_hidden:
            self._timer.stop()
        elif not (self._waits or self._timer.runs):
            self._listen()
            self.core.page.show("wait", shown=True)
            self._timer.set(0, self._begin)  # after everything that the current press causes

    def _end(self) -> None:
        if self._has_begun:
            self._timer.stop()
            self._waits = False
            self._frame(())
            self.core.page.show("wait", shown=False)

    def _wait(self) -> None:
        """Hide the frame until the next press."""
        self._timer.stop()
        self._waits = True
        self._frame(())
        self.core.say(say("frame-waits"), aloud=True)

    def _listen(self) -> None:
        """Add the button that pauses scanning, and hear all presses before the page does; do this only once."""
        if not self._has_begun:
            self._has_begun = True
            self.core.page.append("buttons", wait_button())
            self.core.buttons.watch_switch(lambda: self._is_on, self._press)

    def seen(self) -> None:
        """Go on: the page can be seen again."""
        self.game_changed()

    def stop(self) -> None:
        """Stop the frame, because the page is hidden or something has failed."""
        self._timer.stop()

    # The frame

    def _begin(self) -> None:
        """Find all places again, and frame the first region."""
        groups = self._places()
        self.core.ring_focus(shown=True)
        self._cycle = ScanCycle(groups)
        self._frame(self._cycle.framed)
        self._timer.set(_FIRST * self._step_ms, self._step)

    @property
    def _step_ms(self) -> float:
        return _STEP_MS[self.core.settings.scanning]

    def _places(self) -> list[list[str]]:
        """Return the names of all places in groups; store in `_stops` and `_buttons` what the names stand for."""
        stops = [] if self._is_typing or self.core.panels.is_open else self._table_stops()
        buttons = [] if self.core.table.chosen and stops else self.core.buttons.reachable()
        self._stops = {self._name_of(stop): stop for group in stops for stop in group}
        self._buttons = [name for group in buttons for name in group]
        return [*([self._name_of(stop) for stop in group] for group in stops), *buttons]

    def _table_stops(self) -> list[list[Stop]]:
        table, stops = self.core.table, self.core.board.layout.stops
        return scan_stops.stops_to_press(table.turn, table.chosen, stops)

    def _name_of(self, stop: Stop) -> str:
        return f"{self.core.table.game.spots[stop.spot].name} {scan_stops.number_of(stop)}"

    def _step(self) -> None:
        """Frame the next region or place; if the places have changed, begin again at the first region."""
        if not self._is_on or self.core.device.is_hidden:
            self.game_changed()
        elif self._is_busy or self._is_typing:
            self._frame(())
            self._timer.set(self._step_ms, self._step)
        elif self._has_changed():
            self._begin()
        else:
            self._cycle.step()
            if self._cycle.is_over:
                self._wait()
            else:
                self._frame(self._cycle.framed)
                self._timer.set(self._step_ms, self._step)

    def _has_changed(self) -> bool:
        before = [*self._stops, *self._buttons], bool(self._framed or self.core.marks.is_framed)
        self._places()
        return before != ([*self._stops, *self._buttons], True)

    def _is_still_there(self) -> bool:
        """Return whether everything in the frame can still be pressed, even if other places have changed."""
        self._places()
        framed = self._cycle.framed
        return bool(self._framed or self.core.marks.is_framed) and set(framed) <= {*self._stops, *self._buttons}

    @property
    def _is_busy(self) -> bool:
        """Whether moves or a celebration are being shown; a press ends them."""
        return self.core.playback.kind is not None or self.core.celebration.is_running

    @property
    def _is_typing(self) -> bool:
        """Whether the focus is in a text field, which receives the keys."""
        return self.core.buttons.is_typing

    def _frame(self, names: tuple[str, ...]) -> None:
        """Frame these places and no others, and give the focus to the first."""
        self._framed = [name for name in names if name in self._buttons]
        self.core.buttons.frame(self._framed)
        stops = [self._stops[name] for name in names if name in self._stops]
        self.core.marks.frame(stops)
        if stops:
            self.core.focus.go_to(stops[0].spot, scan_stops.number_of(stops[0]))
        elif self._framed:
            self.core.buttons.focus(self._framed[0])

    # The switch

    def _press(self) -> None:
        """Answer a press of the switch: select what is framed, or end a pause or what is being shown."""
        before, self._pressed_at = self._pressed_at, self.core.time.now()
        if self._pressed_at - before < _TREMOR:
            return
        if self._is_typing:
            self.core.buttons.stop_typing()
        if self._waits:
            self._waits = False
        elif self._is_busy:
            self.core.presses.give("")  # an empty command only ends what is being shown
        elif self._is_still_there():
            self._take(self._cycle.press())
            return
        if self._is_on:
            self._begin()

    def _take(self, name: str | None) -> None:
        """Press the place `name`; None means that a region was entered, so frame its first part."""
        if name is None:
            self._frame(self._cycle.framed)
            self._timer.set(_FIRST * self._step_ms, self._step)
            return
        if name in self._stops:
            self._press_stop(self._stops[name])
        else:
            self.core.buttons.press(name)
        if self._is_on and not self._waits:
            self._begin()

    def _press_stop(self, stop: Stop) -> None:
        table = self.core.table
        self.core.focus.go_to(stop.spot, scan_stops.number_of(stop))
        command = scan_stops.command_at(table.turn, table.chosen, stop)
        self.core.presses.give(command)
