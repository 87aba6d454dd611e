"""One tab of the browser: how it starts, what can be seen in it, and its clock."""

from collections.abc import Iterator
from typing import Any

from support.fake_browser.controls import Dialog
from support.fake_browser.elements import Element
from support.fake_browser.events import Event
from support.fake_browser.layout import Box
from support.fake_browser.storage import Storage
from support.fake_browser.window import Window

Point = tuple[float, float]

PHONE, DESK, LOW = (390, 844), (1280, 800), (844, 390)
"""Sizes of the window in pixels: upright, wide, and wide but low."""


class Tab:
    """One tab, in which the page's Python runs. Tabs of the same browser have the same `storage`."""

    def __init__(
        self, address: str = "/", *, storage: Storage | None = None, size: tuple[int, int] = PHONE, seed: int = 1
    ) -> None:
        self.storage = storage or Storage()
        self.window: Window = Window(self.storage, address, size, seed)
        self.document = self.window.document
        self.page: Any = None  # the page object that Python has started
        self._touched: Any = None  # the element on which the last touch began
        self.raises = True  # whether an exception of a handler is raised here, too, after all tasks have run

    def start(self) -> None:
        """Start the page's Python. It must be called inside `fake_pyodide`."""
        self.window.open_kept()
        steps, goes_on = self.starting(), True

        def go_on() -> None:  # as `app/main.py` does
            nonlocal goes_on
            goes_on = False
            goes_on = next(steps, "end") != "end"

        while goes_on:
            self.window.loop.run(go_on)
        self._settle()

    def starting(self) -> Iterator[None]:
        """Start the page's Python in steps; see `Page.starting`."""
        from app.browser.device import Device
        from app.browser.dom import Dom
        from app.page import Page

        dom = Dom(self.window)
        self.page = Page(dom, Device(dom))
        yield from self.page.starting()

    def take_over(self, *, seen: bool = False) -> bool:
        """Let another Python continue with the page, as `play.ts` does.

        As a rule this happens while the tab is hidden; `seen` if the player has asked for it. Return False if the
        present Python may not stop.
        """
        if seen:
            return self._take_over()
        self.hide()
        try:
            return self._take_over()
        finally:
            self.show()

    def _take_over(self) -> bool:
        page = self.page
        if self.window.loop.errors or not page.may_hand_over():
            return False
        self.window.loop.run(page.rest)
        self._settle()
        if not page.may_hand_over():
            self.window.loop.run(page.go_on)
            return False
        self.window.backbone.handedOver = page.handed_over()
        page.leave()
        self.window.backbone.presses.clear()
        self.start()
        return True

    def close(self) -> None:
        """Close the tab."""
        self.hide()
        self.window.close()

    def hide(self) -> None:
        """Hide the tab."""
        self._show("hidden")

    def show(self) -> None:
        """Show the tab again."""
        self._show("visible")

    def _show(self, state: str) -> None:
        if self.document.visibilityState != state:
            self.document.visibilityState = state
            self._happen(self.document, Event("visibilitychange", cancelable=False))
        self._settle()

    # What went wrong

    @property
    def errors(self) -> list[Exception]:
        """Return what handlers and timers have raised and nobody has raised again."""
        return self.window.loop.errors

    @property
    def logged_errors(self) -> list[str]:
        """Return what was logged as an error."""
        return [words for level, words in self.window.console.logged if level == "error"]

    def check(self) -> None:
        """Raise the first exception of a handler. Fail if anything was logged as an error."""
        if self.errors:
            raise self.errors[0]
        assert not self.logged_errors, self.logged_errors

    # Looking

    def find(self, what: str | Element) -> Any:
        """Return the first element of a selector. There must be one."""
        if isinstance(what, Element):
            return what
        found = self.document.querySelector(what)
        assert found, f"nothing in the page is {what}"
        return found

    def find_all(self, selector: str) -> list[Element]:
        """Return all elements of a selector."""
        return self.document.querySelectorAll(selector)

    def text(self, what: str | Element) -> str:
        """Return the text of an element, without spaces at its ends."""
        return str(self.find(what).textContent).strip("\u00a0 \n")

    def allows(self, button: str) -> bool:
        """Return whether a button can do something now, by its attribute `aria-disabled`."""
        return bool(self.find(button).getAttribute("aria-disabled") != "true")

    def is_open(self, dialog: str) -> bool:
        """Return whether the dialog with this id is open."""
        found = self.document.getElementById(dialog)
        assert isinstance(found, Dialog)
        return found.open

    def box(self, what: str | Element) -> Box:
        """Return the box of an element in the window."""
        found: Box = self.find(what).getBoundingClientRect()
        return found

    def _drawn(self, group: str) -> list[Element]:
        """Return the elements of a group of the table, such as "cards"; none before the table is drawn."""
        table = self.document.getElementById("table")
        if not table:
            return []
        groups: list[Element] = table.children
        return next(found.children for found in groups if found.classList.contains(group))

    def cards(self, spot: str = "") -> list[Element]:
        """Return the drawn cards of a pile, the lowest first. Without a name, return those of all piles."""
        drawn = [*self._drawn("cards"), *self._drawn("held")]
        return [card for card in drawn if not spot or card.dataset.spot == spot]

    def outlines(self) -> list[Element]:
        """Return the outlines of all piles that are drawn."""
        return self._drawn("spots")

    def outline(self, spot: str) -> Element:
        """Return the outline of a pile."""
        return next(found for found in self.outlines() if found.dataset.spot == spot)

    def place(self, spot: str) -> Point:
        """Return the middle of the open card of a pile, or of its outline if the pile is empty."""
        return self.box((self.cards(spot) or [self.outline(spot)])[-1]).middle

    @property
    def in_motion(self) -> bool:
        """Return whether an animation still runs."""
        self.window.animations = [animation for animation in self.window.animations if animation.runs]
        return bool(self.window.animations)

    def stored(self, name: str) -> str | None:
        """Return the text that is stored under a name."""
        return self.storage.texts.get(name)

    # Time

    def advance(self, ms: float) -> None:
        """Let time pass in all tabs."""
        for window in list(self.storage.windows):
            window.loop.advance(ms)
        self._settle()

    def rest(self, at_most: float = 600_000) -> None:
        """Let time pass until no call is planned within `at_most` milliseconds, except repeated calls."""
        passed = 0.0
        while passed < at_most and any(window.loop.waiting(at_most - passed) for window in self.storage.windows):
            self.advance(250)
            passed += 250

    def _settle(self) -> None:
        """Run all tasks that wait in all tabs, and raise what a handler has raised."""
        for window in list(self.storage.windows):
            window.loop.settle()
            if self.raises and window.loop.errors:
                raise window.loop.errors.pop(0)

    def _happen(self, target: Any, event: Event) -> bool:
        """Dispatch an event. Return whether no listener prevented the default action."""
        self.window.loop.run(target.dispatch, event)
        return not event.defaultPrevented

    def send(self, kind: str, detail: str = "") -> None:
        """Dispatch an event of one of the page's own scripts, with a text as its detail."""
        self._happen(self.window, Event(kind, bubbles=False, detail=detail))
        self._settle()
