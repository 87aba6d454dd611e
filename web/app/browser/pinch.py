"""Recognizes a pinch of two fingers: by which factor their distance has changed, and where they are."""

from collections.abc import Callable
from math import dist
from typing import Any, NamedTuple

from app.browser.dom import Dom
from app.core.shown import Point

_SLOP = 12  # a pinch begins when the distance of two fingers has changed by more than this many pixels


class PinchCallbacks(NamedTuple):
    """The functions that `Pinch` calls. A point is the middle between the fingers, in pixels of the window."""

    may_begin: Callable[[], bool]  # returns whether no other gesture is going on
    begin: Callable[[Point], None]
    move: Callable[[float, Point], None]  # gets the distance of the fingers as a multiple of the first distance
    end: Callable[[float, Point], None]  # gets the same as `move`, when a finger is lifted


class Pinch:
    """Calls the functions of `callbacks` for what two fingers do on `host`, the element with the table."""

    def __init__(self, dom: Dom, host: Any, callbacks: PinchCallbacks) -> None:
        self._dom = dom
        self._host = host
        self._callbacks = callbacks
        self._fingers: dict[int, Point] = {}  # by the browser's id, the fingers that are down, two at most
        self._apart = 1.0  # the distance of the fingers at the beginning, in pixels
        self._between: Point = (0.0, 0.0)  # the middle between the fingers at the beginning
        self._runs = False
        dom.listen(host, "pointerdown", self._down)
        dom.listen(host, "pointermove", self._move)
        for event in ("pointerup", "pointercancel", "lostpointercapture"):
            dom.listen(host, event, self._up)

    @property
    def is_possible(self) -> bool:
        """Whether two fingers are down, so that they may pinch."""
        return len(self._fingers) > 1

    def _down(self, event: Any) -> None:
        if event.isPrimary:
            self._fingers.clear()  # the primary pointer is the first finger, so no other can be down
        if event.pointerType != "touch" or self.is_possible:
            return
        self._fingers[event.pointerId] = event.clientX, event.clientY
        if self.is_possible:
            self._dom.capture(self._host, event.pointerId)
            self._apart, self._between = max(1.0, self._distance()), self._middle()

    def _move(self, event: Any) -> None:
        if event.pointerId not in self._fingers:
            return
        self._fingers[event.pointerId] = event.clientX, event.clientY
        if not self.is_possible:
            return
        if not self._runs and abs(self._distance() - self._apart) > _SLOP and self._callbacks.may_begin():
            self._runs = True
            self._callbacks.begin(self._between)
        if self._runs:
            self._callbacks.move(self._distance() / self._apart, self._middle())

    def _up(self, event: Any) -> None:
        if event.pointerId not in self._fingers:
            return
        by, middle = self._distance() / self._apart, self._middle()
        del self._fingers[event.pointerId]
        if self._runs:
            self._runs = False
            self._callbacks.end(by, middle)

    def _distance(self) -> float:
        points = list(self._fingers.values())
        return dist(points[0], points[-1])

    def _middle(self) -> Point:
        points = list(self._fingers.values())
        return (points[0][0] + points[-1][0]) / 2, (points[0][1] + points[-1][1]) / 2
