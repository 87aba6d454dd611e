"""Puts what a game says besides its cards into the page: the facts above the table, the calls upon it."""

from typing import Any

from app.panels import calls_html
from app.platform.dom import Dom
from app.view import keys
from app.view.pixel_layout import Rect
from engine.core.game import Game, Position

_TWICE = 0.4  # seconds between two taps of which the second does not fall on what the first one brought


class CallsView:
    """The plate of facts and the field of calls."""

    def __init__(self, dom: Dom, host: Any) -> None:
        self._dom = dom
        self._host = host
        self._offered = ""
        self._told = ""
        self._called = float("-inf")  # when a call was last made, in seconds

    def show(self, game: Game, position: Position, field: Rect | None) -> None:
        """What is to be said of a position; the calls stand in the field."""
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
        """The facts alone, as while the moves of the house are seen one by one."""
        told, plate = calls_html.facts(game, position), self._dom.element("plate")
        held = plate.matches(":focus-within")
        self._write(plate, told, self._told)
        button = plate.querySelector("button")
        if held and button and told != self._told:
            button.focus()
        self._told = told

    def hide_offer(self) -> None:
        """Nothing is asked while there is something to be seen."""
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
        """Whether a press now is a call of its own, and not the second tap of two."""
        before, self._called = self._called, self._dom.now()
        return self._called - before > _TWICE

    def press(self) -> bool:
        """Press the call that the keyboard is at; whether there is one."""
        focused = self._dom.element("offer").querySelector("button:focus")
        if focused:
            focused.click()
        return bool(focused)

    def has_focus(self) -> bool:
        """Whether the keyboard is at the calls."""
        return bool(self._dom.element("offer").matches(":focus-within"))

    def take_focus(self) -> bool:
        """Go to the first call; whether there is one."""
        first = self._dom.element("offer").querySelector("[data-do^=call]")
        if first:
            first.focus()
        return bool(first)

    def walk(self, target: Any, key: str) -> bool:
        """The arrows go from call to call; whether the key was meant for them."""
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
