"""Recognizes the gestures of a mouse, finger or pen on the table: tap, drag, pan, long press, right click."""

from collections.abc import Callable
from enum import Enum
from math import dist
from typing import Any, NamedTuple

from app.browser.dom import Dom
from app.core.presses import Hold
from app.core.shown import Point
from app.view.pixel_layout import PixelLayout, Rect
from engine.view.board import CardView

# How many pixels a pointer may move in a tap, because fingers and pens slip. A pointer that moves farther drags.
_SLOP = {"mouse": 4.0, "touch": 12.0, "pen": 12.0}
_HELD_SLOP = 2  # the factor for this distance in a long press, because a resting finger rolls
_LONG_PRESS_MS = 450
_PULL_MS = 16  # the pause between two small pans while a card is held at the edge of the field
_LEFT, _RIGHT = 0, 2  # the browser's numbers of mouse buttons; a finger counts as the left one


class _Gesture(Enum):
    """The gesture of the pointer that is down, as far as it is known."""

    PRESS = "press"  # it becomes a tap, unless the pointer moves or stays down for long
    DRAG = "drag"
    PAN = "pan"
    SHOW = "show"  # a long press that shows something
    RUN = "run"  # a long press that lets moves run
    SWIPE = "swipe"  # a movement without any effect


class GestureCallbacks(NamedTuple):
    """The functions that `Gestures` calls during a gesture. Lengths without a note are in pixels of the layout."""

    layout: Callable[[], PixelLayout]  # returns the layout that is drawn
    game: Callable[[], object]  # returns the game on the table; if it changes, the gesture ends without effect
    pressed: Callable[[], None]  # a pointer went down
    tap: Callable[[int | None, CardView | None], None]  # the tapped spot and card; None for no spot, no card
    right_click: Callable[[int | None], None]  # the spot; None for no spot
    lift: Callable[[list[CardView]], None]  # a drag begins with these cards, the lowest first
    stuck: Callable[[CardView], None]  # a drag would begin with this card, but it cannot be picked up
    move: Callable[[float, float], None]  # the dragged cards are now this far (right, down) from their places
    drop: Callable[[CardView, int | None], None]  # the lowest dragged card, and the spot it is dropped on or None
    put_back: Callable[[], None]  # the drag was interrupted, for example by the browser
    hold: Callable[[CardView | None], Hold]  # a long press begins on this card or None; returns what it does
    let_go: Callable[[], None]  # the long press is over; only called if it did something
    pan: Callable[[float, float], None]  # the view moves over the table by (right, down) pixels of the window
    # gets where the pointer is and where its drag began, in pixels of the window; pans the table if the pointer is
    # near the edge of the field, and returns whether it has panned
    pull: Callable[[Point, Point], bool]
    pinches: Callable[[], bool]  # returns whether a second finger is down; then no drag or long press begins


class _Press(NamedTuple):
    """A pointer that is down: the point where it went down, and the card and spot there.

    `x` and `y` are in pixels from the top left corner of the table, and `began` is the same point in the window.
    If the pointer moves more than `slop` pixels of the window from there, the press is not a tap any more.
    `pointer` is the browser's id of the pointer.
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

    `began` and `ended` are the times when the pointer last went down and up, in seconds of the browser's clock of
    events. `point` is where it went down, in pixels of the window, and `place` the same in pixels of the table.
    `clicks` is the number of this press in a double or triple click (1, 2, …) as the operating system counts
    clicks; it is 1 if the system does not count.
    """

    def __init__(self, dom: Dom, host: Any, callbacks: GestureCallbacks) -> None:
        self._dom = dom
        self._host = host
        self._callbacks = callbacks
        self._press: _Press | None = None
        self._gesture = _Gesture.PRESS
        self._at = (0.0, 0.0)  # the point of the window where the pointer is
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
        # Switch off the browser's own gestures. After a fast swipe the browser would ignore the next tap, because
        # it would take this tap as the end of a scroll.
        for gesture in ("touchstart", "contextmenu"):
            dom.listen(host, gesture, lambda event: event.preventDefault(), passive=False)

    def reset(self) -> None:
        """Forget the current gesture, if there is one; no function is called for it any more."""
        self._end()
        self._gesture = _Gesture.PRESS

    @property
    def is_at_work(self) -> bool:
        """Whether cards are being dragged, or a long press does something."""
        return self._press is not None and self._gesture in {_Gesture.DRAG, _Gesture.SHOW, _Gesture.RUN}

    def _point(self) -> Point:
        """Return the point of the table where the pointer is, in pixels of the layout."""
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
        self._dom.capture(self._host, event.pointerId)
        self._timer.set(_LONG_PRESS_MS, self._hold)

    def _count(self, event: Any) -> None:
        """Store the system's count of clicks, which only "mousedown" has, the event after "pointerdown"."""
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
        """Begin a drag of the pressed cards if they can be picked up, or else a pan if the table is enlarged."""
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
        """Pan again and again while the dragged cards are held near the edge of the field."""
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

        If it covers no legal pile and has left its own place, drop it on the pile it covers most, so that the
        player is told why it may not go there. It was dragged by `dx` and `dy` pixels.
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
        """End the gesture if another game is on the table than when it began; return whether that is so.

        A link or the Back button can change the game while a pointer is down. The whole table was then drawn anew,
        so no dragged card has to be put back.
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
