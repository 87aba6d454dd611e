"""Closes a sheet by a press outside it, and on a phone by a swipe down, with the sheet following the finger."""

from collections.abc import Callable
from typing import Any

from app.browser.dom import Dom, box_of

_NARROW = 600  # pixels; in such a window sheets lie along the lower edge, see `styles/low.css`
_SLOP = 6.0  # pixels; a finger that moves less is at rest
_FAR = 0.3  # of the height of the sheet: so far it has to be pulled to close it
_QUICK = 0.5  # pixels a millisecond: a sheet that is pulled so quickly closes from anywhere
_OUT_MS, _BACK_MS = 160, 200


class SheetGestures:
    """Listens to presses and fingers on the dialog of the sheets.

    `leave` closes the sheet; `calm` returns whether nothing may move by itself.
    """

    def __init__(self, dom: Dom, *, leave: Callable[[], None], calm: Callable[[], bool]) -> None:
        self._dom = dom
        self._sheet = sheet = dom.element("panel")
        self._leave = leave
        self._calm = calm
        self._began_outside = False
        self._start: tuple[float, float, float] | None = None  # x, y and time in ms of the finger that may pull
        self._touched_element: Any = None  # where the finger came down
        self._pulled = 0.0  # pixels
        self._going = dom.timer()
        dom.listen(sheet, "pointerdown", self._pressed)
        dom.listen(sheet, "click", self._clicked)
        dom.listen(sheet, "touchstart", self._touched)
        dom.listen(sheet, "touchmove", self._moved, passive=False)
        dom.listen(sheet, "touchend", self._let_go)
        dom.listen(sheet, "touchcancel", lambda event: self._put_back())

    def redrawn(self) -> None:
        """Put the sheet back if what the finger touched was replaced: no more events of this finger come."""
        if self._start and not self._touched_element.isConnected:
            self._put_back()

    # A press outside

    def _is_outside(self, event: Any) -> bool:
        """Return whether a pointer is beside the sheet: the browser says that it is on the dialog there, too."""
        box, x, y = box_of(self._sheet), float(event.clientX), float(event.clientY)
        inside = box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height
        return str(event.target.id) == "panel" and not inside

    def _pressed(self, event: Any) -> None:
        self._began_outside = self._is_outside(event)

    def _clicked(self, event: Any) -> None:
        # both, so that text can be selected with the mouse up to a place outside
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
        """Return whether an element, or what it is in, can still be scrolled up; then a finger does that."""
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
            return  # too little to tell where the finger goes
        if not self._pulled and (by <= aside or not event.cancelable):
            self._start = None  # the finger scrolls or wanders
            return
        event.preventDefault()  # else the browser would take the finger for scrolling
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
        """Close the sheet, which leaves the window downwards first."""
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
