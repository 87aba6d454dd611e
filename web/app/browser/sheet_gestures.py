"""Closes a sheet by a press outside it, and on a phone by a swipe down, with the sheet following the finger."""

from collections.abc import Callable
from typing import Any

from app.browser.dom import Dom, box_of

_NARROW = 600  # up to this width of the window, in pixels, sheets lie along the lower edge, see `styles/low.css`
_SLOP = 6.0  # a finger that moves less than this many pixels counts as resting
_FAR = 0.3  # a sheet closes if it was pulled by more than this fraction of its height
_QUICK = 0.5  # a sheet that is pulled faster than this, in pixels a millisecond, also closes
_OUT_MS, _BACK_MS = 160, 200  # how long a sheet takes to leave the window, and to return to its place


class SheetGestures:
    """Listens to presses and fingers on the dialog of the sheets.

    `leave` closes the sheet; `calm` returns whether there must be no animations.
    """

    def __init__(self, dom: Dom, *, leave: Callable[[], None], calm: Callable[[], bool]) -> None:
        self._dom = dom
        self._sheet = sheet = dom.element("panel")
        self._leave = leave
        self._calm = calm
        self._began_outside = False
        # where (x, y) and when (in ms) the finger went down that may pull the sheet; None if no finger may
        self._start: tuple[float, float, float] | None = None
        self._touched_element: Any = None  # the element that the finger touched first
        self._pulled = 0.0  # how many pixels the sheet is pulled down now
        self._going = dom.timer()
        dom.listen(sheet, "pointerdown", self._pressed)
        dom.listen(sheet, "click", self._clicked)
        dom.listen(sheet, "touchstart", self._touched)
        dom.listen(sheet, "touchmove", self._moved, passive=False)
        dom.listen(sheet, "touchend", self._let_go)
        dom.listen(sheet, "touchcancel", lambda event: self._put_back())

    def redrawn(self) -> None:
        """Put the sheet back if the touched element was replaced, because no more events of this finger come."""
        if self._start and not self._touched_element.isConnected:
            self._put_back()

    # A press outside

    def _is_outside(self, event: Any) -> bool:
        """Return whether a pointer is beside the sheet, although the browser names the dialog as its target."""
        box, x, y = box_of(self._sheet), float(event.clientX), float(event.clientY)
        inside = box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height
        return str(event.target.id) == "panel" and not inside

    def _pressed(self, event: Any) -> None:
        self._began_outside = self._is_outside(event)

    def _clicked(self, event: Any) -> None:
        # the press must begin and end outside, because the mouse may go out while it selects text
        if self._began_outside and self._is_outside(event):
            self._leave()

    # A swipe down

    def _touched(self, event: Any) -> None:
        self._put_back()
        finger = event.touches.item(0)
        may_pull = int(event.touches.length) == 1 and float(self._dom.window.innerWidth) <= _NARROW
        if may_pull and not self._is_scrolled(event.target):
            self._start = float(finger.clientX), float(finger.clientY), float(event.timeStamp)
            self._touched_element = event.target

    def _is_scrolled(self, element: Any) -> bool:
        """Return whether an element, or one around it, can be scrolled up; then the finger scrolls it instead."""
        while str(element.id) != "panel":
            if float(element.scrollTop) > 0:
                return True
            element = element.parentNode
        return False

    def _moved(self, event: Any) -> None:
        if self._start is None:
            return
        finger = event.touches.item(0)
        x, y, _ = self._start
        by, aside = float(finger.clientY) - y, abs(float(finger.clientX) - x)
        if not self._pulled and max(abs(by), aside) <= _SLOP:
            return  # the direction of the finger is not clear yet
        if not self._pulled and (by <= aside or not event.cancelable):
            self._start = None  # the finger scrolls or moves sideways
            return
        event.preventDefault()  # else the browser would scroll
        self._pulled = max(by, 1.0)
        self._sheet.style.transform = f"translateY({self._pulled:.0f}px)"

    def _let_go(self, event: Any) -> None:
        if self._start is None or not self._pulled:
            self._put_back()
            return
        took = max(1.0, float(event.timeStamp) - self._start[2])
        if self._pulled > box_of(self._sheet).height * _FAR or self._pulled / took > _QUICK:
            self._go_out()
        else:
            self._put_back()

    def _go_out(self) -> None:
        """Let the sheet leave the window downwards, and then close it."""
        if self._calm():
            self._gone()
            return
        here, out = f"translateY({self._pulled:.0f}px)", "translateY(100%)"
        self._sheet.style.transform = out
        self._dom.animate(self._sheet, {"transform": [here, out]}, {"duration": _OUT_MS, "easing": "ease-in"})
        self._start = None
        self._going.set(_OUT_MS, self._gone)

    def _gone(self) -> None:
        self._stop()
        self._leave()

    def _put_back(self) -> None:
        """Let the sheet return to its place, if it was pulled."""
        pulled = self._pulled
        self._stop()
        if pulled and not self._calm():
            frames = {"transform": [f"translateY({pulled:.0f}px)", "none"]}
            self._dom.animate(self._sheet, frames, {"duration": _BACK_MS, "easing": "ease-out"})

    def _stop(self) -> None:
        self._going.stop()
        self._start, self._pulled = None, 0.0
        self._sheet.style.transform = ""
