"""Turns what a mouse, finger or pen does into one gesture: a tap, a drag, a pan, a long press, a right click."""

from collections.abc import Callable
from enum import Enum
from math import dist
from typing import Any, NamedTuple

from app.browser.dom import Dom
from app.core.presses import Hold
from app.core.shown import Point
from app.view.pixel_layout import PixelLayout, Rect
from engine.view.board import CardView

# How far a pointer may move in a tap, in pixels. A finger or a pen slips; what moves farther is seen to be a drag.
_SLOP = {"mouse": 4.0, "touch": 12.0, "pen": 12.0}
_HELD_SLOP = 2  # how much farther it may move in a long press, as a multiple: a finger that rests rolls
_LONG_PRESS_MS = 450
_PULL_MS = 16  # between two pulls at the edge of the field
_LEFT, _RIGHT = 0, 2  # buttons of a mouse; a finger is the left one


class _Gesture(Enum):
    """What the pointer that is down has been found to do."""

    PRESS = "press"  # a tap, unless it moves or lasts
    DRAG = "drag"
    PAN = "pan"
    SHOW = "show"  # a long press that shows something
    RUN = "run"  # a long press that lets something run
    SWIPE = "swipe"  # means nothing


class GestureCallbacks(NamedTuple):
    """The functions that `Gestures` calls at the stages of a gesture. Lengths are in pixels of the layout."""

    layout: Callable[[], PixelLayout]  # returns the layout that is drawn
    game: Callable[[], object]  # returns the game on the table; another one ends the gesture without effect
    pressed: Callable[[], None]  # a pointer went down
    tap: Callable[[int | None, CardView | None], None]  # the tapped spot and card; None for no spot, no card
    right_click: Callable[[int | None], None]  # the spot; None for no spot
    lift: Callable[[list[CardView]], None]  # a drag begins with these cards, the lowest first
    stuck: Callable[[CardView], None]  # a drag would begin with this card, but it cannot be picked up
    move: Callable[[float, float], None]  # the dragged cards are moved to this far (right, down) from their place
    drop: Callable[[CardView, int | None], None]  # the lowest dragged card, and the spot it is dropped on or None
    put_back: Callable[[], None]  # the drag was interrupted, by the browser for example
    hold: Callable[[CardView | None], Hold]  # a long press begins on this card or None; returns what it does
    let_go: Callable[[], None]  # the long press is over; only called if it does something
    pan: Callable[[float, float], None]  # the view is moved over the table, so far (right, down) in the window
    pull: Callable[[Point, Point], bool]  # a card is dragged, in the window, to the first point from the second;
    # returns whether the table is panned, because the pointer is near the edge of its field
    pinches: Callable[[], bool]  # returns whether a second finger is down, so that none of them drags or holds


class _Press(NamedTuple):
    """A pointer that is down: the point where it went down, and the card and spot there.

    `x` and `y` are in pixels from the top left corner of the table, `began` is the same point in the window. If
    the pointer moves more than `slop` pixels of the window from there, it is no tap any more. `pointer` is the
    browser's number of the pointer.
    """

    pointer: int
    began: Point
    x: float
    y: float
    slop: float
    card: CardView | None
    spot: int | None


class Gestures:
    """Calls the functions of `callbacks` for what the pointer does on `host`, the element with the table.

    `began` and `ended` are when the pointer last went down and up, in seconds by the browser's clock of events;
    `point` is where it went down, in pixels of the window, and `place` the same in pixels of the table. `clicks`
    is the number of this press in a double or triple click by the settings of the system, where that counts, or 1.
    """

    def __init__(self, dom: Dom, host: Any, callbacks: GestureCallbacks) -> None:
        self._host = host
        self._callbacks = callbacks
        self._press: _Press | None = None
        self._gesture = _Gesture.PRESS
        self._at = (0.0, 0.0)  # where in the window the pointer is
        self._timer = dom.timer()
        self.began = self.ended = 0.0
        self.point = self.place = (0.0, 0.0)
        self.clicks = 1
        self._game: object = None  # the game that was on the table when the pointer went down
        dom.listen(host, "pointerdown", self._down, passive=False)
        dom.listen(host, "mousedown", self._count)
        dom.listen(host, "pointermove", self._move)
        dom.listen(host, "pointerup", self._up)
        dom.listen(host, "pointercancel", self._cancel)
        dom.listen(host, "lostpointercapture", self._cancel)
        # no gestures of the browser itself: after a fast swipe it would ignore the next tap, as ending a scroll
        for gesture in ("touchstart", "contextmenu"):
            dom.listen(host, gesture, lambda event: event.preventDefault(), passive=False)

    def reset(self) -> None:
        """Forget the present gesture, if a pointer is down; no function is called for this gesture any more."""
        self._end()
        self._gesture = _Gesture.PRESS

    @property
    def is_at_work(self) -> bool:
        """Whether cards are being dragged, or a long press does something."""
        return self._press is not None and self._gesture in {_Gesture.DRAG, _Gesture.SHOW, _Gesture.RUN}

    def _point(self) -> Point:
        """Return the point of the table where the pointer is."""
        box, size = self._host.getBoundingClientRect(), self._callbacks.layout().size
        return (self._at[0] - box.left) / size, (self._at[1] - box.top) / size

    def _down(self, event: Any) -> None:
        if self._press or not event.isPrimary or event.button not in {_LEFT, _RIGHT}:
            return
        self._callbacks.pressed()
        self._at = event.clientX, event.clientY
        x, y = self._point()
        self.began, self.point, self.place, self.clicks = event.timeStamp / 1000, self._at, (x, y), 1
        self._game = self._callbacks.game()
        layout = self._callbacks.layout()
        if event.button == _RIGHT:
            self._callbacks.right_click(layout.spot_at(x, y))
            return
        slop = _SLOP.get(event.pointerType, 8.0)
        self._press = _Press(event.pointerId, self._at, x, y, slop, layout.card_at(x, y), layout.spot_at(x, y))
        self._gesture = _Gesture.PRESS
        self._host.setPointerCapture(event.pointerId)
        self._timer.set(_LONG_PRESS_MS, self._hold)

    def _count(self, event: Any) -> None:
        """Note the system's count of clicks, which a browser tells only in the event after "pointerdown"."""
        self.clicks = max(1, int(event.detail))

    def _hold(self) -> None:
        """Begin a long press: the pointer has stayed where it went down."""
        rests = self._gesture is _Gesture.PRESS and not self._callbacks.pinches()
        if self._press and rests and not self._is_over():
            held = self._callbacks.hold(self._press.card)
            self._gesture = {Hold.SHOWS: _Gesture.SHOW, Hold.RUNS: _Gesture.RUN}.get(held, _Gesture.PRESS)

    def _move(self, event: Any) -> None:
        press = self._press
        if not press or event.pointerId != press.pointer or self._is_over():
            return
        before, self._at = self._at, (event.clientX, event.clientY)
        if self._gesture in {_Gesture.PRESS, _Gesture.SHOW}:
            still = press.slop * (_HELD_SLOP if self._gesture is _Gesture.SHOW else 1)
            if self._callbacks.pinches() or dist(self._at, press.began) <= still:
                return
            self._begin_to_move(press)
        if self._gesture is _Gesture.DRAG:
            self._carry()
            self._pull()
        elif self._gesture is _Gesture.PAN:
            self._callbacks.pan(before[0] - self._at[0], before[1] - self._at[1])

    def _begin_to_move(self, press: _Press) -> None:
        """Begin to drag the pressed cards; if none can be dragged, pan a table that is larger than its field."""
        self._timer.stop()
        if self._gesture is _Gesture.SHOW:
            self._callbacks.let_go()
        self._gesture = _Gesture.SWIPE
        if press.card and press.card.liftable:
            self._gesture = _Gesture.DRAG
            self._callbacks.lift(self._callbacks.layout().lifted(press.card))
        elif self._callbacks.layout().size > 1:
            self._gesture = _Gesture.PAN
        elif press.card:
            self._callbacks.stuck(press.card)

    def _carry(self) -> None:
        if self._press:
            x, y = self._point()
            self._callbacks.move(x - self._press.x, y - self._press.y)

    def _pull(self) -> None:
        """Pan for as long as the dragged cards are held near the edge of the field."""
        if self._press and not self._is_over() and self._callbacks.pull(self._at, self._press.began):
            self._carry()
            self._timer.set(_PULL_MS, self._pull)

    def _up(self, event: Any) -> None:
        press = self._press
        if not press or event.pointerId != press.pointer or self._is_over():
            return
        self._end()
        self.ended = event.timeStamp / 1000
        self._at = event.clientX, event.clientY
        if self._gesture is _Gesture.DRAG and press.card:
            x, y = self._point()
            self._drop(press.card, x - press.x, y - press.y)
        elif self._gesture in {_Gesture.SHOW, _Gesture.RUN}:
            self._callbacks.let_go()
        elif self._gesture is _Gesture.PRESS and dist(self._at, press.began) <= press.slop:
            self._callbacks.tap(press.spot, press.card)

    def _drop(self, card: CardView, dx: float, dy: float) -> None:
        """Drop the card on the legal pile that it covers most.

        If it covers no legal pile and has left its own place, drop it on the pile it covers most: the player is
        then told why it may not go there. `dx` and `dy` are how far it was dragged, in pixels.
        """
        layout = self._callbacks.layout()
        dropped: Rect = layout.rect(card).moved(dx, dy)
        others = tuple(view.spot for view in layout.board.spots if view.spot != card.spot)
        target = layout.most_covered(dropped, card.targets)
        if target is None and not layout.rect(card).overlap(dropped):
            target = layout.most_covered(dropped, others)
        self._callbacks.drop(card, target)

    def _cancel(self, event: Any) -> None:
        press = self._press
        if not press or event.pointerId != press.pointer or self._is_over():
            return
        self._end()
        if self._gesture is _Gesture.DRAG:
            self._callbacks.put_back()
        elif self._gesture in {_Gesture.SHOW, _Gesture.RUN}:
            self._callbacks.let_go()

    def _is_over(self) -> bool:
        """End the gesture if another game has come to the table since it began; return whether that is so.

        A link or the way back of the browser can bring another game while a pointer is down. Its table was drawn
        anew, so there is nothing to put back.
        """
        if self._callbacks.game() is self._game:
            return False
        if self._gesture in {_Gesture.SHOW, _Gesture.RUN}:
            self._callbacks.let_go()
        self.reset()
        return True

    def _end(self) -> None:
        self._timer.stop()
        self._press = None
