"""Turns what a mouse, finger or pen does into one gesture: a tap, a drag, a pan, a long press, a right click."""

from collections.abc import Callable
from math import dist
from typing import Any, NamedTuple

from app.platform.dom import Dom
from app.view.pixel_layout import PixelLayout, Rect
from engine.view.board import CardView

_SLOP = {"mouse": 4.0, "touch": 8.0, "pen": 8.0}  # how far a pointer may move in a tap, in pixels
_LONG_PRESS_MS = 450
_PULL_MS = 16  # between two pulls at the edge of the field
_LEFT, _RIGHT = 0, 2  # buttons of a mouse; a finger is the left one

Point = tuple[float, float]


class GestureCallbacks(NamedTuple):
    """The functions that `Gestures` calls at the stages of a gesture. Lengths are in pixels of the layout."""

    layout: Callable[[], PixelLayout]  # returns the layout that is drawn
    game: Callable[[], object]  # returns the game on the table; another one ends the gesture without effect
    pressed: Callable[[], None]  # a pointer went down
    tap: Callable[[int | None, CardView | None], None]  # the tapped spot and card; None for no spot, no card
    right_click: Callable[[int | None], None]  # the spot; None for no spot
    lift: Callable[[list[CardView]], None]  # a drag begins with these cards, the lowest first
    move: Callable[[float, float], None]  # the dragged cards are moved to this far (right, down) from their place
    drop: Callable[[CardView, int | None], None]  # the lowest dragged card, and the spot it is dropped on or None
    put_back: Callable[[], None]  # the drag was interrupted, by the browser for example
    hold: Callable[[CardView | None], bool]  # a hold begins on this card or None; returns whether it has an effect
    let_go: Callable[[], None]  # the hold is over; only called if it has an effect
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
    `point` is where it went down, in pixels of the window.
    """

    def __init__(self, dom: Dom, host: Any, callbacks: GestureCallbacks) -> None:
        self._host = host
        self._callbacks = callbacks
        self._press: _Press | None = None
        self._dragging = False
        self._holding = False
        self._panning = False
        self._at = (0.0, 0.0)  # where in the window the pointer is
        self._timer = dom.timer()
        self.began = self.ended = 0.0
        self.point = (0.0, 0.0)
        self._game: object = None  # the game that was on the table when the pointer went down
        dom.listen(host, "pointerdown", self._down, passive=False)
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
        self._dragging = self._holding = self._panning = False

    @property
    def is_at_work(self) -> bool:
        """Whether cards are being dragged, or a hold goes on."""
        return self._press is not None and (self._dragging or self._holding)

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
        self.began, self.point = event.timeStamp / 1000, self._at
        self._game = self._callbacks.game()
        layout = self._callbacks.layout()
        if event.button == _RIGHT:
            self._callbacks.right_click(layout.spot_at(x, y))
            return
        slop = _SLOP.get(event.pointerType, 8.0)
        self._press = _Press(event.pointerId, self._at, x, y, slop, layout.card_at(x, y), layout.spot_at(x, y))
        self._dragging = self._holding = self._panning = False
        self._host.setPointerCapture(event.pointerId)
        self._timer.set(_LONG_PRESS_MS, self._hold)

    def _hold(self) -> None:
        """Begin a hold: the pointer has stayed where it went down."""
        idle = self._press and not self._dragging and not self._panning and not self._callbacks.pinches()
        if self._press and idle and not self._is_over():
            self._holding = self._callbacks.hold(self._press.card)

    def _move(self, event: Any) -> None:
        press = self._press
        if not press or event.pointerId != press.pointer or self._is_over():
            return
        before, self._at = self._at, (event.clientX, event.clientY)
        if not self._dragging and not self._panning:
            if self._holding or self._callbacks.pinches() or dist(self._at, press.began) <= press.slop:
                return
            self._timer.stop()
            self._begin_to_move(press)
        if self._dragging:
            self._carry()
            self._pull()
        elif self._panning:
            self._callbacks.pan(before[0] - self._at[0], before[1] - self._at[1])

    def _begin_to_move(self, press: _Press) -> None:
        """Begin to drag the pressed cards; if none can be dragged, pan a table that is larger than its field."""
        lifted = self._liftable(press.card)
        self._dragging = bool(lifted)
        self._panning = not lifted and self._callbacks.layout().size > 1
        if lifted:
            self._callbacks.lift(lifted)

    def _carry(self) -> None:
        if self._press:
            x, y = self._point()
            self._callbacks.move(x - self._press.x, y - self._press.y)

    def _pull(self) -> None:
        """Pan for as long as the dragged cards are held near the edge of the field."""
        if self._press and not self._is_over() and self._callbacks.pull(self._at, self._press.began):
            self._carry()
            self._timer.set(_PULL_MS, self._pull)

    def _liftable(self, card: CardView | None) -> list[CardView]:
        """Return the cards to drag: the pressed card and the cards on top of it; empty if they cannot be dragged.

        The last card of a pile can be dragged even if it has no legal move: when it is dropped, the player is told
        why it may not go there.
        """
        if card is None or not (card.lifts or card.label):
            return []
        if card.single:
            return [card]
        return [
            other
            for other in self._callbacks.layout().board.cards
            if other.spot == card.spot and other.depth >= card.depth
        ]

    def _up(self, event: Any) -> None:
        press = self._press
        if not press or event.pointerId != press.pointer or self._is_over():
            return
        self._end()
        self.ended = event.timeStamp / 1000
        self._at = event.clientX, event.clientY
        if self._dragging and press.card:
            x, y = self._point()
            self._drop(press.card, x - press.x, y - press.y)
        elif self._holding:
            self._callbacks.let_go()
        elif self._panning or dist(self._at, press.began) > press.slop:
            return  # a swipe over the table means nothing
        else:
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
        if self._dragging:
            self._callbacks.put_back()
        if self._holding:
            self._callbacks.let_go()

    def _is_over(self) -> bool:
        """End the gesture if another game has come to the table since it began; return whether that is so.

        A link or the way back of the browser can bring another game while a pointer is down. Its table was drawn
        anew, so there is nothing to put back.
        """
        if self._callbacks.game() is self._game:
            return False
        if self._holding:
            self._callbacks.let_go()
        self.reset()
        return True

    def _end(self) -> None:
        self._timer.stop()
        self._press = None
