"""Shows what a game says besides its cards: facts above the table, and calls to choose from on it."""

from typing import Any

from app.panels import calls_html
from app.platform.dom import Dom
from app.view import keys
from app.view.pixel_layout import Rect
from engine.core.game import Game, Position

_TWICE = 0.4  # seconds between two taps of which the second does not fall on what the first one brought


class CallsView:
    """Shows facts and calls, and moves the focus among the calls."""

    def __init__(self, dom: Dom, host: Any) -> None:
        self._dom = dom
        self._host = host
        self._offered = ""
        self._told = ""
        self._called = float("-inf")  # when a call was last made, in seconds

    def show(self, game: Game, position: Position, field: Rect | None) -> None:
        """Show the facts of a position, and its calls in a part of the table, where there is one for them."""
        self.show_facts(game, position)
        offered = calls_html.offer(game, position) if field else ""
        element = self._dom.element("offer")
        if field and offered:
            # bids need the whole field; fewer words leave a card that stands out of the hand in sight
            height = field.height if 'class="bids' in offered else 0.85 * field.height
            left, top = field.x + self._host.offsetLeft, field.y + self._host.offsetTop
            element.style.cssText = (
                f"left:{left:.0f}px;top:{top:.0f}px;width:{field.width:.0f}px;max-height:{height:.0f}px"
            )
        self._write_offer(offered)

    def show_facts(self, game: Game, position: Position) -> None:
        """Show the facts alone, as while automatic moves are shown one by one."""
        told, plate = calls_html.facts(game, position), self._dom.element("plate")
        held = plate.matches(":focus-within")
        self._write(plate, told, self._told)
        button = plate.querySelector("button")
        if held and button and told != self._told:
            button.focus()
        self._told = told

    def hide_offer(self) -> None:
        """Hide the calls while automatic moves are being shown."""
        self._write_offer("")

    def _write_offer(self, offered: str) -> None:
        self._write(self._dom.element("offer"), offered, self._offered)
        self._host.classList.toggle("asked", bool(offered))
        self._offered = offered

    def _write(self, element: Any, text: str, before: str) -> None:
        if text != before:
            element.innerHTML = text
        element.hidden = not text

    # The keyboard

    def is_meant(self) -> bool:
        """Return whether a press now is a call of its own, and not the second tap of a double tap."""
        before, self._called = self._called, self._dom.now()
        return self._called - before > _TWICE

    def press(self) -> bool:
        """Press the call that has the focus; return whether there is one."""
        focused = self._dom.element("offer").querySelector("button:focus")
        if focused:
            focused.click()
        return bool(focused)

    def has_focus(self) -> bool:
        """Return whether one of the calls has the focus."""
        return bool(self._dom.element("offer").matches(":focus-within"))

    def take_focus(self) -> bool:
        """Give the focus to the first call; return whether there is one."""
        first = self._dom.element("offer").querySelector("[data-do^=call]")
        if first:
            first.focus()
        return bool(first)

    def walk(self, target: Any, key: str) -> bool:
        """Move the focus from call to call with an arrow key; return whether the key was meant for that."""
        pointing = keys.direction(key)
        offer = self._dom.element("offer")
        if not pointing or not offer.contains(target):
            return False
        buttons = list(offer.querySelectorAll("button"))
        at = next(i for i, button in enumerate(buttons) if button.isSameNode(target))
        buttons[keys.neighbour([_rect(button) for button in buttons], at, pointing)].focus()
        return True


def _rect(element: Any) -> Rect:
    box = element.getBoundingClientRect()
    return Rect(box.left, box.top, box.width, box.height)
