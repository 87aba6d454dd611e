"""Turns what a mouse, finger or pen does into one gesture: a tap, a drag, a hold (a long press), a right click."""

from collections.abc import Callable
from typing import Any, NamedTuple

from app.platform.dom import Dom
from app.view.pixel_layout import PixelLayout, Rect
from engine.view.board import CardView

_SLOP = {"mouse": 4.0, "touch": 8.0, "pen": 8.0}  # how far a pointer may move in a tap, in pixels
_LONG_PRESS_MS = 450
_LEFT, _RIGHT = 0, 2  # buttons of a mouse; a finger is the left one


class GestureCallbacks(NamedTuple):
    """The functions that `Gestures` calls at the stages of a gesture. Lengths are in pixels."""

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


class _Press(NamedTuple):
    """A pointer that is down: the point where it went down, and the card and spot there.

    `x` and `y` are in pixels from the top left corner of the table. If the pointer moves more than `slop` pixels
    from that point, it is no tap any more. `pointer` is the browser's number of the pointer.
    """

    pointer: int
    x: float
    y: float
    slop: float
    card: CardView | None
    spot: int | None


class Gestures:
    """Calls the functions of `callbacks` for what the pointer does on `host`, the element with the table.

    `began` and `ended` are when the pointer last went down and up, in seconds by the browser's clock of events;
    `point` is where it went down, in pixels from the top left corner of the table.
    """

    def __init__(self, dom: Dom, host: Any, callbacks: GestureCallbacks) -> None:
        self._host = host
        self._callbacks = callbacks
        self._press: _Press | None = None
        self._dragging = False
        self._holding = False
        self._timer = dom.timer()
        self._corner = (0.0, 0.0)
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
        self._dragging = self._holding = False

    def _down(self, event: Any) -> None:
        if self._press or not event.isPrimary or event.button not in {_LEFT, _RIGHT}:
            return
        self._callbacks.pressed()
        box = self._host.getBoundingClientRect()
        self._corner = (box.left, box.top)
        x, y = event.clientX - box.left, event.clientY - box.top
        self.began, self.point = event.timeStamp / 1000, (x, y)
        self._game = self._callbacks.game()
        layout = self._callbacks.layout()
        if event.button == _RIGHT:
            self._callbacks.right_click(layout.spot_at(x, y))
            return
        slop = _SLOP.get(event.pointerType, 8.0)
        self._press = _Press(event.pointerId, x, y, slop, layout.card_at(x, y), layout.spot_at(x, y))
        self._dragging = self._holding = False
        self._host.setPointerCapture(event.pointerId)
        self._timer.set(_LONG_PRESS_MS, self._hold)

    def _hold(self) -> None:
        """Begin a hold: the pointer has stayed where it went down."""
        if self._press and not self._dragging and not self._is_over():
            self._holding = self._callbacks.hold(self._press.card)

    def _move(self, event: Any) -> None:
        press = self._press
        if not press or event.pointerId != press.pointer or self._is_over():
            return
        dx, dy = event.clientX - self._corner[0] - press.x, event.clientY - self._corner[1] - press.y
        if not self._dragging:
            if self._holding or dx * dx + dy * dy <= press.slop * press.slop:
                return
            self._timer.stop()
            lifted = self._liftable(press.card)
            if not lifted:
                return
            self._dragging = True
            self._callbacks.lift(lifted)
        self._callbacks.move(dx, dy)

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
        x, y = event.clientX - self._corner[0], event.clientY - self._corner[1]
        far = (x - press.x) ** 2 + (y - press.y) ** 2 > press.slop**2
        if self._dragging and press.card:
            self._drop(press.card, x - press.x, y - press.y)
        elif self._holding:
            self._callbacks.let_go()
        elif far:
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
