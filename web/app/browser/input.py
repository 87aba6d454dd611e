"""Listens to every press in the document, and passes it to the App as a press on the table or as a command."""

from typing import Any

from app.browser.dom import Dom
from app.browser.field import Field
from app.browser.gestures import GestureCallbacks, Gestures
from app.browser.pinch import Pinch, PinchCallbacks
from app.core.core import Core
from app.core.presses import KeyPlace, Presses
from app.core.repeated_tap import Tap
from app.core.shown import Point
from app.state.settings import CARD_SIZES
from app.view import keys
from app.view.keeping_in_view import nearest_size
from engine.view.board import CardView


class Input:
    """Listens to the focus at once, and to pointers, keys and forms as soon as `hear_presses` is called."""

    def __init__(self, dom: Dom, field: Field, core: Core, presses: Presses) -> None:
        self._dom = dom
        self._field = field
        self._core = core
        self._presses = presses
        self._host = host = dom.element("board")
        dom.listen(host, "focusin", self._focused, never_waits=True)
        dom.listen(host, "focusout", lambda event: core.marks.draw())
        self._held: Point = (0.0, 0.0)  # the point of the table that a pinch keeps between the fingers

    def hear_presses(self) -> None:
        """Answer presses from now on; earlier ones are stored, see `early_presses`, and answered from there."""
        dom, host = self._dom, self._host
        callbacks = PinchCallbacks(self._may_pinch, self._begin_pinch, self._move_pinch, self._end_pinch)
        self._pinch = Pinch(dom, host, callbacks)  # made first, so that it gets each event before `Gestures`
        self._gestures = Gestures(dom, host, self._callbacks())
        dom.listen(dom.document, "click", self._click)
        dom.listen(dom.document, "submit", self._submit, passive=False)
        dom.listen(dom.document, "keydown", self._key, passive=False)
        dom.listen(dom.element("gallery-search"), "input", self._search)

    def reset(self) -> None:
        """Forget a gesture that is going on; used after an exception."""
        self._gestures.reset()

    # Pointer

    def _callbacks(self) -> GestureCallbacks:
        board, presses = self._core.board, self._presses
        return GestureCallbacks(
            layout=lambda: board.layout,
            game=lambda: self._core.session,
            pressed=presses.pointer_down,
            tap=self._tap,
            right_click=presses.right_click,
            lift=presses.lift,
            stuck=presses.stuck,
            move=board.cards.carry,
            drop=presses.drop,
            put_back=presses.put_back,
            hold=presses.hold,
            let_go=presses.let_go,
            pan=self._field.pan,
            pull=self._field.pull,
            pinches=lambda: self._pinch.is_possible,
        )

    def _tap(self, spot: int | None, card: CardView | None) -> None:
        gestures, layout = self._gestures, self._core.board.layout
        tap = Tap(gestures.point, gestures.began, gestures.ended, gestures.clicks)
        place = gestures.place

        def at(point: Point) -> tuple[int | None, CardView | None]:
            """Return the pile and the card that a tap at a point of the window would have hit before this tap."""
            x, y = (place[i] + (point[i] - tap.point[i]) / layout.size for i in (0, 1))
            return layout.spot_at(x, y), layout.card_at(x, y)

        self._presses.pointer_tap(spot, card, tap, at)

    # Two fingers

    def _may_pinch(self) -> bool:
        return not self._gestures.is_at_work

    def _begin_pinch(self, middle: Point) -> None:
        self._presses.reset()
        self._gestures.reset()
        self._held = self._field.point(*middle)

    def _move_pinch(self, by: float, middle: Point) -> None:
        field = self._field
        size = min(max(field.size * by, CARD_SIZES[0]), CARD_SIZES[-1])
        field.stretch(size / field.size, self._held, *middle)

    def _end_pinch(self, by: float, middle: Point) -> None:
        """Choose the card size that is nearest to the pinch, and keep the held point between the fingers."""
        field = self._field
        field.relax()
        command = f"size {nearest_size(field.size * by)}"
        self._core.recording.note(f"do {command}")
        self._core.do(command)
        field.hold(self._held, *middle)

    # Buttons, forms, and the clicks of a screen reader, which come without a pointer

    def _click(self, event: Any) -> None:
        without_pointer = event.detail == 0
        button = event.target.closest("button[data-do]")
        if button and not button.disabled:
            self._presses.press_button(str(button.getAttribute("data-do")), by_key=without_pointer)
        elif without_pointer and self._host.contains(event.target):
            element = event.target.closest("[data-spot]")
            if element:
                self._presses.click_pile(
                    str(element.getAttribute("data-spot")), str(element.getAttribute("data-card"))
                )

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        form = event.target
        self._presses.submit(f"{form.getAttribute('data-do')} {form.querySelector('input').value}")

    def _search(self, event: Any) -> None:
        self._core.do(f"search {event.target.value}")

    # Keys

    def _key(self, event: Any) -> None:
        control = bool(event.ctrlKey or event.metaKey)
        place = self._place(event.target)
        if self._presses.key(keys.pressed(event), control=control, alt=bool(event.altKey), place=place):
            event.preventDefault()

    def _place(self, target: Any) -> KeyPlace:
        """Return what kind of element a key is pressed on."""
        if target.matches("input"):
            return "field"
        if not target.matches("button"):
            return ""
        return "call" if self._dom.element("offer").contains(target) else "button"

    def _focused(self, event: Any) -> None:
        """Tell the App that a pile or card of the table has got the focus."""
        target = event.target
        self._presses.focused(str(target.getAttribute("data-spot")), str(target.getAttribute("data-card")))
