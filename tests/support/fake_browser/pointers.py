"""Mouse, fingers and pen on a tab, and presses without a pointer."""

from typing import Any

from support.fake_browser.elements import Element
from support.fake_browser.events import Event
from support.fake_browser.tab import Point, Tab
from support.fake_browser.values import JsObject


class WithPointers(Tab):
    """A tab on which a player presses, drags and pinches."""

    def can_press(self, what: str | Element) -> bool:
        """Return whether an element can be pressed: it is visible, and no dialog lies over it."""
        found = self.find(what)
        return bool(found.visible and not found.inert)

    def press(self, what: str | Element, pointer: str = "mouse") -> None:
        """Press the middle of an element."""
        found = self.find(what)
        assert self.can_press(found), f"{found} cannot be pressed"
        self._press(found, self.box(found).middle, pointer)

    def tap(self, at: Point, pointer: str = "mouse", *, clicks: int = 1) -> None:
        """Press the uppermost element at a point. `clicks` is 2 for the second click of a double click."""
        self._press(self.element_at(*at), at, pointer, clicks)

    def _press(self, element: Element, at: Point, pointer: str, clicks: int = 1) -> None:
        self.pointer_down(at, pointer, target=element, clicks=clicks)
        self.pointer_up(at, pointer, target=element)

    def drag(self, start: Point, *others: Point, pointer: str = "mouse") -> None:
        """Press at a point, move through the other points, and let go at the last one."""
        self.pointer_down(start, pointer)
        for point in others:
            self.pointer_move(point, pointer)
        self.pointer_up((start, *others)[-1], pointer)

    def element_at(self, x: float, y: float) -> Element:
        """Return the uppermost element at a point that can be pressed; the body or the dialog if there is none."""
        around: Element = self.document.modal or self.document.body
        pressed: list[Element] = around.querySelectorAll("button, input")
        if around is self.document.body:
            board, strip = map(self.document.getElementById, ("board", "strip"))
            pressed = [*pressed, *reversed(self.cards()), *self.outlines(), board, strip]
        hit = (element for element in pressed if element.getBoundingClientRect().holds(x, y))
        return next(hit, around)

    def _pointer(self, kind: str, at: Point, pointer: str, number: int, button: int = 0) -> Event:
        # The browser calls the first touch, mouse or pen the primary pointer.
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
        """Put a pointer down. The method does not check whether a browser would allow it in this state."""
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
        """Dispatch a touch event on the element where the touch began.

        Return whether no listener prevented the default action.
        """
        if not self._touched:
            return True  # a test may move or lift a finger that was never put down
        points = [JsObject({"clientX": x, "clientY": y}) for x, y in fingers]
        touches = JsObject({"length": len(points), "item": lambda number: points[number]})
        return self._happen(self._touched, Event(kind, touches=touches, timeStamp=self.window.loop.now))

    def _focus_by_press(self, element: Element) -> None:
        """Move the focus to the element that is pressed, or to the nearest element around it that can have it."""
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
        """Let the system cancel the pointer, as it does when a phone call comes in."""
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
        """Press without a pointer, as a screen reader does: only a click event, with a `detail` of 0."""
        found = self.find(what)
        assert self.can_press(found), f"{found} cannot be activated"
        if found.focusable:
            self.window.loop.run(found.focus)
        self.window.loop.run(self.window.click, found, 0)
        self._settle()
