"""Shows what some games have besides cards: facts, such as the score, and buttons for calls, such as bids.

The facts are above the table, the calls on a free part of it.
"""

from typing import Any

from app.panels import calls_html
from app.platform.dom import Dom
from app.view import keys
from app.view.markup import NOTHING, Markup
from app.view.pixel_layout import Rect
from engine.core.game import Game, Position

_TWICE = 0.4  # seconds; a sooner second tap is part of a double tap, and not meant for the new calls under it


class CallsView:
    """Shows facts, such as the score, and buttons for calls, such as bids; moves the focus among these buttons."""

    def __init__(self, dom: Dom, host: Any) -> None:
        self._dom = dom
        self._host = host
        self._offered = ""
        self._told = ""
        self._called = float("-inf")  # when the button of a call was last pressed, in seconds

    def show(self, game: Game, position: Position, field: Rect | None) -> None:
        """Show the facts of a position, and buttons for the calls that can be made in it.

        `field` is the rectangle in which the buttons are shown, in pixels from the top left corner of the table;
        if it is None, no buttons are shown.
        """
        self.show_facts(game, position)
        offered = calls_html.offer(game, position) if field else NOTHING
        element = self._dom.element("offer")
        if field and offered:
            # bids need the whole field; other calls need less, and should not hide a raised card of the hand below
            height = field.height if 'class="bids' in offered else 0.85 * field.height
            left, top = field.x + self._host.offsetLeft, field.y + self._host.offsetTop
            element.style.cssText = (
                f"left:{left:.0f}px;top:{top:.0f}px;width:{field.width:.0f}px;max-height:{height:.0f}px"
            )
        self._write_offer(offered)

    def show_facts(self, game: Game, position: Position) -> None:
        """Show the facts of a position and leave the buttons for calls as they are."""
        told, plate = calls_html.facts(game, position), self._dom.element("plate")
        held = plate.matches(":focus-within")
        self._write(plate, told, self._told)
        button = plate.querySelector("button")
        if held and button and told != self._told:
            button.focus()
        self._told = told

    def hide_offer(self) -> None:
        """Hide the buttons for calls until the next `show`; used while moves are shown one by one."""
        self._write_offer(NOTHING)

    def _write_offer(self, offered: Markup) -> None:
        self._write(self._dom.element("offer"), offered, self._offered)
        self._host.classList.toggle("asked", bool(offered))
        self._offered = offered

    def _write(self, element: Any, text: Markup, before: str) -> None:
        if text != before:
            self._dom.fill(element, text)
        element.hidden = not text

    # The keyboard

    def is_meant(self) -> bool:
        """Note that the button of a call is pressed now; return whether this press counts.

        A press very soon after another is the second tap of a double tap and does not count.
        """
        before, self._called = self._called, self._dom.now()
        return self._called - before > _TWICE

    def press(self) -> bool:
        """Press the button that has the focus, if it is one of those for calls; else return False."""
        focused = self._dom.element("offer").querySelector("button:focus")
        if focused:
            focused.click()
        return bool(focused)

    def has_focus(self) -> bool:
        """Return whether one of the buttons for calls has the focus."""
        return bool(self._dom.element("offer").matches(":focus-within"))

    def take_focus(self) -> bool:
        """Give the focus to the button of the first call; return False if there are no calls."""
        first = self._dom.element("offer").querySelector("[data-do^=call]")
        if first:
            first.focus()
        return bool(first)

    def walk(self, target: Any, key: str) -> bool:
        """Move the focus from button to button, if an arrow key was pressed on one of the buttons for calls.

        `target` is the element on which the key was pressed, `key` the browser's name of the key. Returns False if
        the key is no arrow key or was pressed elsewhere.
        """
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
