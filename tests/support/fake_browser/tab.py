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
"""Sizes of the window: upright, wide, and wide but low."""


class Tab:
    """One tab, in which the page's Python runs. Tabs of the same browser are made with the same `storage`."""

    def __init__(
        self, address: str = "/", *, storage: Storage | None = None, size: tuple[int, int] = PHONE, seed: int = 1
    ) -> None:
        self.storage = storage or Storage()
        self.window: Window = Window(self.storage, address, size, seed)
        self.document = self.window.document
        self.page: Any = None  # what Python has started
        self._touched: Any = None  # the element on which the last touch began
        self.raises = True  # whether what a handler raises is raised here, too, once all else has happened

    def start(self) -> None:
        """Let the page's Python arrive. Call it where `fake_pyodide` is in force."""
        self.window.open_kept()
        steps, goes_on = self.starting(), True

        def go_on() -> None:  # as `app/main.py` does
            nonlocal goes_on
            goes_on = False
            goes_on = any(steps)

        while goes_on:
            self.window.loop.run(go_on)
        self._settle()

    def starting(self) -> Iterator[bool | None]:
        """Let the page's Python start in steps; see `Page.starting`."""
        from app.browser.device import Device
        from app.browser.dom import Dom
        from app.page import Page

        dom = Dom(self.window)
        self.page = Page(dom, Device(dom))
        yield from self.page.starting()

    def take_over(self, *, seen: bool = False) -> bool:
        """Let another Python go on while nobody sees this tab, as `play.ts` does; `seen` if it was asked for.

        Return False if this one may not stop.
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
        """The tab goes out of sight."""
        self._show("hidden")

    def show(self) -> None:
        """The tab comes into sight again."""
        self._show("visible")

    def _show(self, state: str) -> None:
        if self.document.visibilityState != state:
            self.document.visibilityState = state
            self._happen(self.document, Event("visibilitychange", cancelable=False))
        self._settle()

    # What went wrong

    @property
    def errors(self) -> list[Exception]:
        """What handlers and timers have raised since the last look."""
        return self.window.loop.errors

    @property
    def logged_errors(self) -> list[str]:
        """What was logged as an error."""
        return [words for level, words in self.window.console.logged if level == "error"]

    def check(self) -> None:
        """Raise what a handler has raised, or say what was logged as an error."""
        if self.errors:
            raise self.errors[0]
        assert not self.logged_errors, self.logged_errors

    # Looking

    def find(self, what: str | Element) -> Any:
        """The first element of a selector; an error if there is none."""
        if isinstance(what, Element):
            return what
        found = self.document.querySelector(what)
        assert found, f"nothing in the page is {what}"
        return found

    def find_all(self, selector: str) -> list[Element]:
        """All elements of a selector."""
        return self.document.querySelectorAll(selector)

    def text(self, what: str | Element) -> str:
        """The text of an element, with plain spaces at its ends taken away."""
        return str(self.find(what).textContent).strip("\u00a0 \n")

    def allows(self, button: str) -> bool:
        """Whether the button of this selector says that it can do something now."""
        return bool(self.find(button).getAttribute("aria-disabled") != "true")

    def is_open(self, dialog: str) -> bool:
        """Whether the dialog of this id is open."""
        found = self.document.getElementById(dialog)
        assert isinstance(found, Dialog)
        return found.open

    def box(self, what: str | Element) -> Box:
        """Where an element is in the window."""
        found: Box = self.find(what).getBoundingClientRect()
        return found

    def _drawn(self, group: str) -> list[Element]:
        """The elements of one group of the table, "spots" or "cards"; none before it is drawn."""
        table = self.document.getElementById("table")
        if not table:
            return []
        groups: list[Element] = table.children
        return next(found.children for found in groups if found.classList.contains(group))

    def cards(self, spot: str = "") -> list[Element]:
        """The cards drawn on a pile, the lowest first; without a name, of all piles."""
        drawn = [*self._drawn("cards"), *self._drawn("held")]
        return [card for card in drawn if not spot or card.dataset.spot == spot]

    def outlines(self) -> list[Element]:
        """The outlines of all piles that are drawn."""
        return self._drawn("spots")

    def outline(self, spot: str) -> Element:
        """The outline of a pile."""
        return next(found for found in self.outlines() if found.dataset.spot == spot)

    def place(self, spot: str) -> Point:
        """The middle of the open card of a pile, or of its outline when it is empty."""
        return self.box((self.cards(spot) or [self.outline(spot)])[-1]).middle

    @property
    def in_motion(self) -> bool:
        """Whether anything is still being animated."""
        self.window.animations = [animation for animation in self.window.animations if animation.runs]
        return bool(self.window.animations)

    def stored(self, name: str) -> str | None:
        """What is kept under a name."""
        return self.storage.texts.get(name)

    # Time

    def advance(self, ms: float) -> None:
        """Let time pass in all tabs."""
        for window in list(self.storage.windows):
            window.loop.advance(ms)
        self._settle()

    def rest(self, at_most: float = 600_000) -> None:
        """Let time pass until nothing is to come so soon any more but what comes again and again."""
        passed = 0.0
        while passed < at_most and any(window.loop.waiting(at_most - passed) for window in self.storage.windows):
            self.advance(250)
            passed += 250

    def _settle(self) -> None:
        """Run what waits in all tabs, and raise what a handler has raised."""
        for window in list(self.storage.windows):
            window.loop.settle()
            if self.raises and window.loop.errors:
                raise window.loop.errors.pop(0)

    def _happen(self, target: Any, event: Event) -> bool:
        """Let an event happen, and all that follows at once; whether nobody prevented what follows."""
        self.window.loop.run(target.dispatch, event)
        return not event.defaultPrevented

    def send(self, kind: str, detail: str = "") -> None:
        """Let a script send the page an event of its own, with a text."""
        self._happen(self.window, Event(kind, bubbles=False, detail=detail))
        self._settle()
