"""Finds the buttons that a pointer could press now, and listens to a switch that presses them."""

from collections.abc import Callable, Sequence
from typing import Any

from app.browser.dom import Dom
from app.view import keys

_SHEETS = ("panel", "gallery")  # ids of the dialogs; the first lies over the second
_PARTS = ("main", "nav", "header")  # the parts of the page with buttons, the most useful first
_MODIFIERS = {"Shift", "Control", "Alt", "Meta"}
# the other events of a press, after "pointerdown" or "keydown"; the page must not get them either
_REST_OF_A_PRESS = ("pointerup", "mousedown", "mouseup", "touchstart", "touchend", "contextmenu", "keyup", "click")


class ReachableButtons:
    """The buttons of the open sheet or, if none is open, of the page; see `app.core.shown.Buttons`."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._found: dict[str, Any] = {}  # by name
        self._framed: list[Any] = []

    def reachable(self) -> list[list[str]]:
        """Return the names of the visible, enabled buttons, in groups of buttons that stand side by side."""
        self._found = {}
        groups = []
        for group in self._groups():
            first = len(self._found)
            # a picture and the words beside it can be two buttons with one command; the dictionary keeps one
            for command, button in {str(button.getAttribute("data-do")): button for button in group}.items():
                name = command
                while name in self._found:
                    name += " again"
                self._found[name] = button
            groups.append(list(self._found)[first:])
        return groups

    def _groups(self) -> list[list[Any]]:
        dom = self._dom
        sheet = next((name for name in _SHEETS if dom.element(name).open), None)
        parts = [dom.element(sheet)] if sheet else [dom.document.querySelector(name) for name in _PARTS]
        groups: list[list[Any]] = []
        for part in parts:
            for button in filter(_can_be_pressed, part.querySelectorAll("button")):
                if groups and groups[-1][0].parentNode.isSameNode(button.parentNode):
                    groups[-1].append(button)
                else:
                    groups.append([button])
        return groups

    def frame(self, names: Sequence[str]) -> None:
        """Draw a frame around these buttons and no others."""
        for button in self._framed:
            button.classList.remove("framed")
        self._framed = [self._found[name] for name in names]
        for button in self._framed:
            button.classList.add("framed")

    def focus(self, name: str) -> None:
        """Give the focus to a button."""
        self._found[name].focus()

    def press(self, name: str) -> None:
        """Press a button."""
        self._found[name].click()

    @property
    def is_typing(self) -> bool:
        """Whether the focus is in a text field, which receives the keys."""
        return bool(self._dom.document.activeElement.matches("input"))

    def stop_typing(self) -> None:
        """Take the focus from a field."""
        self._dom.document.activeElement.blur()

    def watch_switch(self, is_on: Callable[[], bool], pressed: Callable[[], None]) -> None:
        """Call `pressed` for every press and every key while `is_on` returns True; the page does not get them."""
        switch, window = _Switch(is_on, pressed), self._dom.window
        self._dom.listen(window, "keydown", switch.key, passive=False, capture=True)
        self._dom.listen(window, "pointerdown", switch.pointer, passive=False, capture=True)
        for kind in _REST_OF_A_PRESS:
            self._dom.listen(window, kind, switch.rest_of_a_press, passive=False, capture=True)


class _Switch:
    """Hides every press from the page while `is_on` returns True, and calls `pressed` instead."""

    def __init__(self, is_on: Callable[[], bool], pressed: Callable[[], None]) -> None:
        self._is_on = is_on
        self._pressed = pressed

    def key(self, event: Any) -> None:
        """Answer a key, unless it is a shortcut or is typed into a text field."""
        is_shortcut = event.ctrlKey or event.altKey or event.metaKey or keys.pressed(event) in _MODIFIERS
        if self._is_on() and not is_shortcut and not event.target.matches("input"):
            _keep_from_page(event)
            if not event.repeat:
                self._pressed()

    def pointer(self, event: Any) -> None:
        """Answer a pointer that went down, unless it is on a text field."""
        if self._is_on() and not event.target.closest("input"):
            _keep_from_page(event)
            if event.isPrimary:
                self._pressed()

    def rest_of_a_press(self, event: Any) -> None:
        """Hide the other events of a press from the page, except a click by a screen reader."""
        by_reader = event.type == "click" and event.detail == 0
        if self._is_on() and not by_reader and not event.target.matches("input"):
            _keep_from_page(event)


def _keep_from_page(event: Any) -> None:
    if event.cancelable:
        event.preventDefault()
    event.stopPropagation()


def _can_be_pressed(button: Any) -> bool:
    is_drawn = button.getClientRects().length > 0
    return bool(is_drawn and not button.disabled and button.getAttribute("aria-disabled") != "true")
