"""Shows what some games have besides cards: facts, such as the score, and buttons for calls, such as bids.

The facts are above the table, the calls on a free part of it.
"""

from collections.abc import Iterable
from typing import Any

from app.board.gestures import DOUBLE_CLICK
from app.board.trick_view import TrickView
from app.panels import calls_html
from app.panels.bids_html import find
from app.platform.dom import Dom, box_of
from app.view import keys
from app.view.markup import NOTHING, Markup
from app.view.pixel_layout import PixelLayout, Rect
from engine.core.game import Call, Game, Kind, Position

# In pixels.
_ABOVE_HAND = 6  # between the calls and the hand below them
_BELOW_PILES = 12  # between the other piles and the calls below them
_BESIDE = 6  # between the calls and the edges of the room
_WIDE_ENOUGH = 420  # a width with which seven bids side by side can be pressed


class CallsView:
    """Shows facts, such as the score, and buttons for calls, such as bids; moves the focus among these buttons."""

    def __init__(self, dom: Dom, host: Any) -> None:
        self._dom = dom
        self._host = host
        self._trick = TrickView(dom)
        self._offered = ""
        self._field: Rect | None = None  # where they are shown
        self._told = ""
        self._chosen = ""  # the notation of the call chosen in a grid, or empty
        self._asked: tuple[Game, Position] | None = None  # the game and position of the calls shown last
        self._meant: frozenset[str] = frozenset()  # the notation of the calls that are marked
        self._hinted = ""  # the notation of the call that a hint has named, or empty
        self._called = float("-inf")  # when the button of a call was last pressed, in seconds

    def show(self, game: Game, position: Position, layout: PixelLayout) -> Rect | None:
        """Show the facts of a position, and buttons for the calls that can be made in it.

        The layout has the place where the buttons are shown; if it has none, no buttons are shown. Returns that
        place, in pixels of the layout, if no calls were shown there before; else None.
        """
        field = _field(game, layout)
        self._trick.place(field)
        self.show_facts(game, position)
        if self._asked != (game, position):
            self._asked, self._chosen, self._hinted = (game, position), "", ""
        offered = calls_html.offer(game, position, self._chosen) if field else NOTHING
        if field and offered:
            self._place(field, whole=_has_grid(game, position), hangs=not _hand(game, layout))
            self._trick.hide()
        is_new = bool(offered) and (not self._offered or field != self._field)
        self._field = field
        self._write_offer(offered)
        return field.scaled(1 / layout.size) if field and is_new else None

    def _place(self, field: Rect, *, whole: bool, hangs: bool) -> None:
        """Put the calls in the middle of their field, or at its upper edge if they are to hang there.

        They are as large as the `whole` field, or as they need.
        """
        left, y = field.x, field.y + (0 if hangs else field.height / 2)
        height = "height" if whole else "max-height"
        element = self._dom.element("offer")
        element.style.cssText = (
            f"left:{left:.0f}px;top:{y:.0f}px;width:{field.width:.0f}px;{height}:{field.height:.0f}px"
        )
        element.classList.toggle("whole", whole)
        element.classList.toggle("hangs", hangs)

    def choose(self, text: str) -> Call | None:
        """Choose a call of the grid, given in notation, so that it can be made next; show what it is worth.

        Return the call; None if it is not offered now.
        """
        if self._asked is None:
            return None
        game, position = self._asked
        offered = game.call_options(position)
        call = find(game, offered, text) if offered else None
        if call:
            self._chosen = text
            focused = self._focused()
            self._write_offer(calls_html.offer(game, position, text))
            if focused:
                self.focus_on(focused)
        return call

    @property
    def is_chosen(self) -> bool:
        """Whether a call of the grid is chosen, but not yet made."""
        return bool(self._chosen)

    def hint(self, text: str) -> None:
        """Point at a call, given in notation, until the position changes: it is chosen, or its button is marked.

        If the player has chosen another call meanwhile, nothing changes.
        """
        if self._asked is None or self._chosen not in {"", self._hinted}:
            return
        game, position = self._asked
        offered = game.call_options(position)
        self._hinted = text
        if offered and find(game, offered, text):
            self.choose(text)
        else:
            self._chosen = ""
            self._write_offer(calls_html.offer(game, position, ""))

    def mark(self, meant: Iterable[str]) -> None:
        """Mark the buttons of these calls, given in notation, and no others; a call may have two buttons."""
        self._meant = frozenset(meant)
        self._write_marks()

    def _write_marks(self) -> None:
        for button in self._dom.element("offer").querySelectorAll("button"):
            _, _, text = str(button.id).partition("-")
            button.classList.toggle("meant", text in self._meant or text == (self._hinted or None))

    def focus_on_call(self, text: str) -> None:
        """Give the focus to the button that makes the chosen call."""
        self.focus_on(f"call {text}")

    def _focused(self) -> str:
        """Return the command of the button for calls that has the focus; empty if none has it."""
        focused = self._dom.element("offer").querySelector("button:focus")
        return str(focused.getAttribute("data-do")) if focused else ""

    def focus_on(self, command: str) -> None:
        """Give the focus to the button with this command, if it is shown."""
        button = self._dom.element("offer").querySelector(f'[data-do="{command}"]')
        if button:
            button.focus()

    def show_facts(self, game: Game, position: Position) -> None:
        """Show the facts of a position and its last trick; leave the buttons for calls as they are."""
        self._trick.show(game, position)
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
        if self._meant or self._hinted:
            self._write_marks()
        self._host.classList.toggle("asked", bool(offered))
        self._offered = offered

    def _write(self, element: Any, text: Markup, before: str) -> None:
        if text != before:
            self._dom.fill(element, text)
        element.hidden = not text

    # The keyboard

    def is_meant(self) -> bool:
        """Note that the button of a call is pressed now; return whether this press counts.

        A press very soon after another is part of a double click, and not meant for the new calls under it.
        """
        before, self._called = self._called, self._dom.now()
        return self._called - before >= DOUBLE_CLICK

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
        first = self._dom.element("offer").querySelector("[data-do^=bid], [data-do^=call]")
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
        buttons = list(offer.querySelectorAll("button:not([disabled])"))
        at = next(i for i, button in enumerate(buttons) if button.isSameNode(target))
        buttons[keys.neighbour([box_of(button) for button in buttons], at, pointing)].focus()
        return True


def _hand(game: Game, layout: PixelLayout) -> list[Rect]:
    """Return the rectangles of the cards of the hand."""
    return [layout.rect(card) for card in layout.board.cards if game.spots[card.spot].kind is Kind.HAND]


def _field(game: Game, layout: PixelLayout) -> Rect | None:
    """Return the rectangle for the calls: that of the layout, down to the hand; None if the layout has none.

    After the end of a deal, when there is no hand, it lies below the other piles, so that it covers none. Where
    the cards leave room at the sides, it is made wider, up to what bids need. It is in pixels of the table as the
    page shows it. On a table larger than its room it is at most so large that all of it can be in sight.
    """
    field = layout.calls_rect()
    if field is None:
        return None
    hand = [rect.y for rect in _hand(game, layout)]
    others = max((rect.y + rect.height for rect in map(layout.rect, layout.board.cards)), default=0.0)
    top = field.y if hand else min(max(field.y, others + _BELOW_PILES), layout.height - field.height)
    bottom = min(hand) - _ABOVE_HAND if hand else top + field.height
    width = max(field.width, min(layout.width - 2 * _BESIDE, _WIDE_ENOUGH))
    return _shown(Rect(field.x + (field.width - width) / 2, top, width, bottom - top), layout)


def _shown(field: Rect, layout: PixelLayout) -> Rect:
    """Return a rectangle of the layout as the page shows it, but smaller than the room."""
    size = layout.size
    if size == 1:
        return field
    width = min(field.width * size, layout.width - 2 * _BESIDE)
    height = min(field.height * size, layout.height - 2 * _BESIDE)
    x, y = field.middle
    return Rect(x * size - width / 2, y * size - height / 2, width, height)


def _has_grid(game: Game, position: Position) -> bool:
    offered = game.call_options(position)
    return bool(offered and offered.grid)
