"""One tab of the browser, and the player before it: pointer, keys, clock, address, other tabs."""

from typing import Any

from support.fake_browser.elements import Dialog, Element, FileList, Input
from support.fake_browser.events import Event
from support.fake_browser.layout import Box
from support.fake_browser.values import JsObject, jsnull
from support.fake_browser.window import File, Storage, Window

Point = tuple[float, float]

PHONE, DESK, LOW = (390, 844), (1280, 800), (844, 390)
"""Sizes of the window: upright, wide, and wide but low."""


class Browser:
    """One tab. Tabs of the same browser are made with the same `storage`."""

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
        from app.page import start

        self.window.open_kept()
        self.window.loop.run(lambda: setattr(self, "page", start(self.window)))
        self._settle()

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
        self.window.backboneHandedOver = page.handed_over()
        page.leave()
        self.window.backbonePresses.clear()
        self.start()
        return True

    def close(self) -> None:
        """Close the tab."""
        self.hide()
        self.window.close()

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

    # The pointer

    def can_press(self, what: str | Element) -> bool:
        """Whether an element can be reached: seen, and under no dialog."""
        found = self.find(what)
        return bool(found.visible and not found.inert)

    def press(self, what: str | Element, pointer: str = "mouse") -> None:
        """Press a button, or whatever else can be pressed, in its middle."""
        found = self.find(what)
        assert self.can_press(found), f"{found} cannot be pressed"
        self._press(found, self.box(found).middle, pointer)

    def tap(self, at: Point, pointer: str = "mouse", *, clicks: int = 1) -> None:
        """Press whatever is at a point; `clicks` is the system's count, 2 at the second part of a double click."""
        self._press(self.element_at(*at), at, pointer, clicks)

    def _press(self, element: Element, at: Point, pointer: str, clicks: int = 1) -> None:
        self.pointer_down(at, pointer, target=element, clicks=clicks)
        self.pointer_up(at, pointer, target=element)

    def drag(self, start: Point, *others: Point, pointer: str = "mouse") -> None:
        """Press at a point, go to the others in turn, and let go there."""
        self.pointer_down(start, pointer)
        for point in others:
            self.pointer_move(point, pointer)
        self.pointer_up((start, *others)[-1], pointer)

    def element_at(self, x: float, y: float) -> Element:
        """The uppermost element at a point that can be pressed; the board or the page where there is none."""
        around: Element = self.document.modal or self.document.body
        pressed: list[Element] = around.querySelectorAll("button, input")
        if around is self.document.body:
            board, strip = map(self.document.getElementById, ("board", "strip"))
            pressed = [*pressed, *reversed(self.cards()), *self.outlines(), board, strip]
        hit = (element for element in pressed if element.getBoundingClientRect().holds(x, y))
        return next(hit, around)

    def _pointer(self, kind: str, at: Point, pointer: str, number: int, button: int = 0) -> Event:
        # the first touch, mouse or pen is the primary one
        details: dict[str, Any] = {
            "pointerId": number,
            "pointerType": pointer,
            "isPrimary": number == 1,
            "button": button,
            "buttons": int(bool(self.window.pointers)),
        }
        moment = self.window.loop.now
        return Event(kind, clientX=at[0], clientY=at[1], ctrlKey=False, detail=0, timeStamp=moment, **details)

    def pointer_down(
        self,
        at: Point,
        pointer: str = "mouse",
        *,
        number: int = 1,
        button: int = 0,
        target: Element | None = None,
        clicks: int = 1,
    ) -> None:
        """Put a pointer down. Does not look whether the page is in a state in which a browser would let it."""
        element = target or self.element_at(*at)
        self.window.pointers[number] = None
        self._happen(element, self._pointer("pointerdown", at, pointer, number, button))
        if pointer == "touch":
            self._touched = element
            self._touch_stays = self._touch("touchstart", at)
        elif self._happen(element, Event("mousedown", detail=clicks)):
            self._focus_by_press(element)
        self._down = element
        self._settle()

    def _touch(self, kind: str, *fingers: Point) -> bool:
        """A touch event, on the element where the touch began; whether nobody prevented what follows."""
        if not self._touched:
            return True  # a test moves or lifts a finger that was never put down
        points = [JsObject({"clientX": x, "clientY": y}) for x, y in fingers]
        touches = JsObject({"length": len(points), "item": lambda number: points[number]})
        return self._happen(self._touched, Event(kind, touches=touches, timeStamp=self.window.loop.now))

    def _focus_by_press(self, element: Element) -> None:
        """The focus goes where a button of the mouse goes down."""
        at: Any = element
        while at and at is not self.document and not at.focusable:
            at = at.parentNode
        wanted = at if at and at is not self.document else None
        self.window.loop.run(self.document.move_focus, wanted)

    def pointer_move(self, at: Point, pointer: str = "mouse", *, number: int = 1) -> None:
        """Move a pointer."""
        target = self.window.pointers.get(number) or self.element_at(*at)
        self._happen(target, self._pointer("pointermove", at, pointer, number))
        if pointer == "touch":
            self._touch("touchmove", at)
        self._settle()

    def pointer_up(
        self, at: Point, pointer: str = "mouse", *, number: int = 1, target: Element | None = None
    ) -> None:
        """Lift a pointer, and click if it was put down and lifted on the same element."""
        captured = self.window.pointers.get(number)
        element = captured or target or self.element_at(*at)
        self._happen(element, self._pointer("pointerup", at, pointer, number))
        self._release(number, at, pointer)
        if pointer == "touch":
            self._touch_stays &= self._touch("touchend")
        emulated = pointer != "touch" or self._touch_stays
        if number == 1 and emulated and (captured or element is self._down):
            if pointer == "touch":
                self._focus_by_press(element)
            if element.isConnected:
                self.window.loop.run(self.window.click, element, 1, at)
        self._settle()

    def pointer_cancel(self, at: Point, pointer: str = "touch", *, number: int = 1) -> None:
        """The system takes the pointer away, as for a call coming in."""
        target = self.window.pointers.get(number) or self.element_at(*at)
        self._happen(target, self._pointer("pointercancel", at, pointer, number))
        self._release(number, at, pointer)
        self._touch("touchcancel")
        self._settle()

    def pinch(self, at: Point, by: float) -> None:
        """Put two fingers down, 100 pixels apart, and move them apart or together by a factor."""
        for number, side in ((1, -1), (2, 1)):
            self.pointer_down((at[0] + side * 50, at[1]), "touch", number=number)
        for part in (0.5, 1):
            far = 50 * (1 + part * (by - 1))
            for number, side in ((1, -1), (2, 1)):
                self.pointer_move((at[0] + side * far, at[1]), "touch", number=number)
        for number, side in ((2, 1), (1, -1)):
            self.pointer_up((at[0] + side * 50 * by, at[1]), "touch", number=number)

    def _release(self, number: int, at: Point, pointer: str) -> None:
        captured = self.window.pointers.pop(number, None)
        if captured:
            self._happen(captured, self._pointer("lostpointercapture", at, pointer, number))

    def activate(self, what: str | Element) -> None:
        """Press without a pointer, as a screen reader does: nothing but a click, with a detail of 0."""
        found = self.find(what)
        assert self.can_press(found), f"{found} cannot be activated"
        if found.focusable:
            self.window.loop.run(found.focus)
        self.window.loop.run(self.window.click, found, 0)
        self._settle()

    # Keys

    def key(
        self,
        key: str,
        *,
        code: str = "",
        ctrl: bool = False,
        alt: bool = False,
        meta: bool = False,
        shift: bool = False,
        repeat: bool = False,
    ) -> None:
        """Press a key where the focus is, with what the browser then does by itself."""
        element = self.document.activeElement
        held = {"ctrlKey": ctrl, "altKey": alt, "metaKey": meta, "shiftKey": shift, "repeat": repeat}
        event = Event("keydown", key=key, code=code, **held)
        if self._happen(element, event) and not (ctrl or alt or meta):
            self._type(element, key)
        self._settle()

    def _type(self, element: Any, key: str) -> None:
        """What a key does that the page has left alone."""
        modal = self.document.modal
        if key == "Escape" and modal:
            if self._happen(modal, Event("cancel", bubbles=False)):
                self.window.loop.run(modal.close)
        elif key == "Tab":
            self._tab()
        elif isinstance(element, Input):
            self._type_into(element, key)
        elif element.tag.name == "button" and key in {"Enter", " "}:
            self.window.loop.run(self.window.click, element, 0)

    def _type_into(self, field: Input, key: str) -> None:
        if key == "Enter" and field.form:
            button = field.form.querySelector("button[type=submit]")
            self.window.loop.run(self.window.click, button, 0)
        elif len(key) == 1 and not field.hasAttribute("readonly"):
            field.value += key
            self._happen(field, Event("input"))

    def _tab(self) -> None:
        """The focus goes to the next element at which Tab stops, and from the last to the first."""
        around = self.document.modal or self.document.body
        stops = [found for found in around.querySelectorAll("*") if found.focusable and _tab_index(found) >= 0]
        at = stops.index(self.document.focused) + 1 if self.document.focused in stops else 0
        if stops:
            self.window.loop.run(self.document.move_focus, stops[at % len(stops)])

    def write(self, what: str | Element, text: str) -> None:
        """Write a text into a field, in place of what stands there."""
        field = self.find(what)
        assert isinstance(field, Input) and self.can_press(field)
        self.window.loop.run(field.focus)
        field.value = text
        self._happen(field, Event("input"))
        self._settle()

    # The window

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self.window.innerWidth, self.window.innerHeight = width, height
        self.window.loop.run(self.window.dispatch, Event("resize", bubbles=False))
        self._settle()

    def go_to(self, fragment: str) -> None:
        """Follow a link to another fragment of this page, or type it into the address."""
        before = self.window.location.hash
        address = f"#{fragment}" if fragment else ""
        if before != address:
            location = self.window.location
            self.window.loop.run(self.window.history.visit, location.pathname + location.search + address)
        self._settle()

    def back(self) -> None:
        """The browser's own way back."""
        self.window.loop.run(self.window.history.step, -1)
        self._settle()

    def forward(self) -> None:
        """The browser's own way on."""
        self.window.loop.run(self.window.history.step, 1)
        self._settle()

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

    def leave(self) -> None:
        """The page is left, and kept by the browser for the way back."""
        self._happen(self.window, Event("pagehide", bubbles=False, cancelable=False))
        self.hide()

    def come_back(self) -> None:
        """The way back leads to the page that was kept."""
        self._happen(self.window, Event("pageshow", bubbles=False, cancelable=False, persisted=True))
        self.show()

    def prefer(self, query: str, *, holds: bool) -> None:
        """Change a preference of the device, by its media query."""
        self.window.loop.run(lambda: self.window.change_media(query, holds=holds))
        self._settle()

    def offer_update(self) -> None:
        """A new version of the page has arrived."""
        self._happen(self.window, Event("update-ready", bubbles=False))
        self._settle()

    def become_ready_for_offline(self) -> None:
        """All files of the game are kept now."""
        self.window.offline = True
        self._happen(self.window, Event("offline-ready", bubbles=False))
        self._settle()

    # Before the start

    def press_early(
        self,
        *,
        spot: str = "",
        card: str = "",
        targets: str = "",
        button: str = "",
        key: str = "",
        code: str = "",
        ctrl: bool = False,
    ) -> None:
        """Press something before Python has arrived, as `early_presses.ts` keeps it."""
        texts = {"spot": spot, "card": card, "targets": targets, "button": button, "key": key}
        press = {name: text or jsnull for name, text in texts.items()}
        self.window.backbonePresses.append(JsObject({**press, "code": code, "ctrlKey": ctrl, "shiftKey": False}))

    # Files

    def pick_file(self, text: str | None) -> None:
        """Pick a file for the field that asked for one; without a text it cannot be read."""
        picker, self.window.picker = self.window.picker, None
        assert picker, "no file is asked for"
        picker.files = FileList([File(self.window.loop, text)])
        self._happen(picker, Event("change", cancelable=False))
        self._settle()


def _tab_index(element: Element) -> int:
    return int(str(element.getAttribute("tabindex") or 0))
