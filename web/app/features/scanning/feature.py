"""Plays with one switch: a frame goes by itself from place to place, and any press takes what it frames.

The frame goes through the piles that have something to do and through the buttons, or through those of an open
sheet. It first frames whole regions; a press on a region lets it go through the places in it.
"""

from typing import Any

from app.board.reachable_buttons import reachable_buttons
from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.features.scanning.sheet import wait_button
from app.view import keys, scan_stops
from app.view.scan_cycle import ScanCycle
from app.view.scan_stops import Stop
from engine.core.saying import say

_STEP_MS = {"slow": 2500.0, "steady": 1500.0, "quick": 1000.0, "fast": 700.0}
_FIRST = 1.5  # the first place after a press is framed longer, as a multiple of the usual time
_TREMOR = 0.2  # seconds; a sooner second press is part of the first
_MODIFIERS = {"Shift", "Control", "Alt", "Meta"}
# events of a press besides the first, which the page must not see either
_REST_OF_A_PRESS = ("pointerup", "mousedown", "mouseup", "touchstart", "touchend", "contextmenu", "keyup", "click")


class Scanning(Feature):
    """Moves the frame while the setting `scanning` is on, and answers the switch."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._timer = core.dom.timer(unseen=True)
        self._cycle = ScanCycle(())
        self._stops: dict[str, Stop] = {}  # the places to scan, by their names
        self._buttons: dict[str, Any] = {}
        self._framed: list[Any] = []  # the buttons that are framed
        self._waits = False
        self._pressed_at = float("-inf")
        self._listens = False

    # On and off

    @property
    def _is_on(self) -> bool:
        return self.core.settings.scanning != "off"

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {"wait": lambda _: self._wait()}

    def game_changed(self) -> None:
        """Begin or end, if the setting has been switched on or off since the last look."""
        if not self._is_on:
            self._end()
        elif self.core.dom.document.visibilityState == "hidden":
            self._timer.stop()
        elif not (self._waits or self._timer.runs):
            self._listen()
            self.core.dom.element("wait").hidden = False
            self._timer.set(0, self._begin)  # when all that follows from the present press is done

    def _end(self) -> None:
        if self._listens:
            self._timer.stop()
            self._waits = False
            self._frame(())
            self.core.dom.element("wait").hidden = True

    def _wait(self) -> None:
        """Let the frame wait until the next press."""
        self._timer.stop()
        self._waits = True
        self._frame(())
        self.core.say(say("frame-waits"), aloud=True)

    def _listen(self) -> None:
        """Listen to all presses before anything else does; not before the setting was on for the first time."""
        if self._listens:
            return
        self._listens = True
        self.core.dom.append(self.core.dom.document.querySelector("nav"), wait_button())
        window = self.core.dom.window
        self.core.dom.listen(window, "keydown", self._key, passive=False, capture=True)
        self.core.dom.listen(window, "pointerdown", self._pointer, passive=False, capture=True)
        for kind in _REST_OF_A_PRESS:
            self.core.dom.listen(window, kind, self._rest_of_a_press, passive=False, capture=True)
        self.core.dom.listen(self.core.dom.document, "visibilitychange", lambda event: self.game_changed())

    # The frame

    def _begin(self) -> None:
        """Find the places anew, and frame the first region."""
        groups = self._places()
        self.core.chrome.ring_focus(shown=True)
        self._cycle = ScanCycle(groups)
        self._frame(self._cycle.framed)
        self._timer.set(_FIRST * self._step_ms, self._step)

    @property
    def _step_ms(self) -> float:
        return _STEP_MS[self.core.settings.scanning]

    def _places(self) -> list[list[str]]:
        """Return the names of all places in groups; note what they stand for."""
        stops = [] if self._is_typing or self.core.chrome.panel_is_open else self._table_stops()
        buttons = [] if self.core.table.chosen and stops else reachable_buttons(self.core.dom)
        self._stops = {self._name_of(stop): stop for group in stops for stop in group}
        self._buttons = {}
        groups = [[self._name_of(stop) for stop in group] for group in stops]
        for group in buttons:
            first = len(self._buttons)
            # a picture and the words beside it are two buttons, and one is enough
            for command, button in {str(button.getAttribute("data-do")): button for button in group}.items():
                name = command
                while name in self._buttons:
                    name += " again"
                self._buttons[name] = button
            groups.append(list(self._buttons)[first:])
        return groups

    def _table_stops(self) -> list[list[Stop]]:
        table, stops = self.core.table, self.core.board.layout.stops
        return scan_stops.stops_to_press(table.turn, table.chosen, stops)

    def _name_of(self, stop: Stop) -> str:
        return f"{self.core.table.game.spots[stop.spot].name} {scan_stops.number_of(stop)}"

    def _step(self) -> None:
        """Frame what comes next; begin anew if there are other places than before."""
        if not self._is_on or self.core.dom.document.visibilityState == "hidden":
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
        before = [*self._stops, *self._buttons], bool(self._framed or self.core.board.is_framed)
        self._places()
        return before != ([*self._stops, *self._buttons], True)

    def _is_still_there(self) -> bool:
        """Return whether what is framed can still be pressed; other things may have come or gone."""
        self._places()
        framed = self._cycle.framed
        return bool(self._framed or self.core.board.is_framed) and set(framed) <= {*self._stops, *self._buttons}

    @property
    def _is_busy(self) -> bool:
        """Whether moves or a celebration are being shown, which a press ends."""
        return self.core.playback.kind is not None or self.core.celebration.is_running

    @property
    def _is_typing(self) -> bool:
        """Whether the focus is in a field, which takes the keys."""
        return bool(self.core.dom.document.activeElement.matches("input"))

    def _frame(self, names: tuple[str, ...]) -> None:
        """Frame these places and no others, and give the focus to the first."""
        for button in self._framed:
            button.classList.remove("framed")
        self._framed = [self._buttons[name] for name in names if name in self._buttons]
        for button in self._framed:
            button.classList.add("framed")
        stops = [self._stops[name] for name in names if name in self._stops]
        self.core.board.frame(stops)
        if stops:
            self.core.board.go_to(stops[0].spot, scan_stops.number_of(stops[0]))
        elif self._framed:
            self._framed[0].focus()

    # The switch

    def _key(self, event: Any) -> None:
        is_shortcut = event.ctrlKey or event.altKey or event.metaKey or keys.pressed(event) in _MODIFIERS
        if self._is_on and not is_shortcut and not event.target.matches("input"):
            self._keep_from_page(event)
            if not event.repeat:
                self._press()

    def _pointer(self, event: Any) -> None:
        if self._is_on and not event.target.closest("input"):
            self._keep_from_page(event)
            if event.isPrimary:
                self._press()

    def _rest_of_a_press(self, event: Any) -> None:
        """Keep the page from answering a press twice; a click without a pointer is let in."""
        by_reader = event.type == "click" and event.detail == 0
        if self._is_on and not by_reader and not event.target.matches("input"):
            self._keep_from_page(event)

    def _keep_from_page(self, event: Any) -> None:
        if event.cancelable:
            event.preventDefault()
        event.stopPropagation()

    def _press(self) -> None:
        """Answer the switch: take what is framed."""
        before, self._pressed_at = self._pressed_at, self.core.dom.now()
        if self._pressed_at - before < _TREMOR:
            return
        if self._is_typing:
            self.core.dom.document.activeElement.blur()
        if self._waits:
            self._waits = False
        elif self._is_busy:
            self.core.presses.give("")  # it ends what is being shown, and does nothing else
        elif self._is_still_there():
            self._take(self._cycle.press())
            return
        if self._is_on:
            self._begin()

    def _take(self, name: str | None) -> None:
        """Press a place; without one, frame the first place of the region that was gone into."""
        if name is None:
            self._frame(self._cycle.framed)
            self._timer.set(_FIRST * self._step_ms, self._step)
            return
        if name in self._stops:
            self._press_stop(self._stops[name])
        else:
            self._buttons[name].click()
        if self._is_on and not self._waits:
            self._begin()

    def _press_stop(self, stop: Stop) -> None:
        table = self.core.table
        self.core.board.go_to(stop.spot, scan_stops.number_of(stop))
        command = scan_stops.command_at(table.turn, table.chosen, stop)
        self.core.presses.give(command)
