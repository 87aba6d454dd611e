"""Listens to the pointer and the keys on the chart of a review, and gives the App commands for them."""

from collections.abc import Callable
from typing import Any

from app.browser.chart_drag import ChartDrag
from app.browser.dom import Dom, box_of
from app.view import keys

_BY_KEY = {"ArrowLeft": -1, "ArrowDown": -1, "ArrowRight": 1, "ArrowUp": 1, "PageDown": -10, "PageUp": 10}


class Strip:
    """Listens on the chart; `do` carries out a command."""

    def __init__(self, dom: Dom, do: Callable[[str], None]) -> None:
        self._dom = dom
        self._element = element = dom.element("strip")
        self._do = do
        self._drag: ChartDrag | None = None  # the drag by the pointer that is down; None if none is down
        dom.listen(element, "pointerdown", self._pressed)
        dom.listen(element, "pointermove", self._dragged)
        for end in ("pointerup", "pointercancel", "lostpointercapture"):
            dom.listen(element, end, self._let_go)
        dom.listen(element, "keydown", self._key, passive=False)

    @property
    def _last(self) -> int:
        """The index of the last position on the chart."""
        return int(self._element.getAttribute("aria-valuemax"))

    def _pressed(self, event: Any) -> None:
        if (self._drag and not event.isPrimary) or event.button:
            return  # a second finger, or another button of the mouse
        self._dom.capture(self._element, event.pointerId)
        box = box_of(self._element)
        self._drag = ChartDrag(int(event.pointerId), box, float(event.clientX), self._last + 1)
        self._do(f"review-at {self._drag.position}")

    def _dragged(self, event: Any) -> None:
        drag = self._drag
        if drag and event.pointerId == drag.pointer:
            drag.move(float(event.clientX), float(event.clientY))
            self._do(f"review-through {drag.position}")

    def _let_go(self, event: Any) -> None:
        drag = self._drag
        if drag and event.pointerId == drag.pointer:
            self._drag = None
            if drag.has_moved:
                self._do("review-words")

    def _key(self, event: Any) -> None:
        key = keys.pressed(event)
        ends = {"Home": 0, "End": self._last}
        if key in _BY_KEY:
            self._do(f"step {_BY_KEY[key]}")
        elif key in ends:
            self._do(f"review-at {ends[key]}")
        else:
            return
        event.preventDefault()
        event.stopPropagation()
