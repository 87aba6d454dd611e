"""Shows what some games have besides cards: facts, such as the score, and buttons for calls.

A *call* is a move that the player makes by naming it, such as a bid. The facts are above the table, the buttons on
a free part of it.
"""

from collections.abc import Iterable

from app.core.outside import Time
from app.core.repeated_tap import DOUBLE_CLICK
from app.core.shown import Page
from app.core.trick_line import TrickLine
from app.panels import calls_html
from app.panels.bids_html import find
from app.view.markup import NOTHING, Markup
from app.view.pixel_layout import PixelLayout, Rect
from engine.core.game import Call, Game, Kind, Position
from engine.core.turn import Turn

# Distances in pixels. The room is the part of the page that is free for the table.
_ABOVE_HAND = 6  # between the buttons for calls and the hand below them
_BELOW_PILES = 12  # between the other piles and the buttons below them
_BESIDE = 6  # between the buttons and the edges of the room
_WIDE_ENOUGH = 420  # the width in which seven bids fit side by side and can be pressed


class Calls:
    """Shows facts, such as the score, and buttons for calls, such as bids."""

    def __init__(self, page: Page, time: Time) -> None:
        self._page = page
        self._time = time
        self._trick = TrickLine(page)
        self._offered = ""  # the HTML of the buttons that are shown
        self._field: Rect | None = None  # the rectangle of the buttons
        self._told = ""  # the HTML of the facts that are shown
        self._chosen = ""  # the notation of the call chosen in a grid, or empty
        self._asked: Turn | None = None  # the turn for which calls were last shown
        self._meant: frozenset[str] = frozenset()  # the notation of the calls that are marked
        self._hinted = ""  # the notation of the call that a hint has named, or empty
        self._called = float("-inf")  # when the button of a call was last pressed, in seconds

    def show(self, turn: Turn, layout: PixelLayout) -> Rect | None:
        """Show the facts of a position, and buttons for the calls that can be made in it.

        The layout says where the buttons are shown; if it has no place for them, none are shown. Return this
        rectangle, in pixels of the layout, if no buttons were shown there before; otherwise None.
        """
        game, before = turn.game, self._asked
        field = _field(game, layout)
        self._trick.place(field)
        self.show_facts(game, turn.position)
        if before is None or (before.game, before.position) != (game, turn.position):
            self._chosen = self._hinted = ""
        self._asked = turn
        offered = calls_html.offer(turn, self._chosen) if field else NOTHING
        if field and turn.calls:
            self._place(field, whole=bool(turn.calls.grid), hangs=not _hand(game, layout))
            self._trick.hide()
        is_new = bool(offered) and (not self._offered or field != self._field)
        self._field = field
        self._write_offer(offered)
        return field.scaled(1 / layout.size) if field and is_new else None

    def _place(self, field: Rect, *, whole: bool, hangs: bool) -> None:
        """Put the buttons in the middle of the rectangle `field`; if `hangs`, at its upper edge.

        If `whole`, they fill the height of the rectangle; otherwise they are only as high as they need.
        """
        left, y = field.x, field.y + (0 if hangs else field.height / 2)
        height = "height" if whole else "max-height"
        style = f"left:{left:.0f}px;top:{y:.0f}px;width:{field.width:.0f}px;{height}:{field.height:.0f}px"
        self._page.place("offer", style)
        self._page.flag("offer", "whole", on=whole)
        self._page.flag("offer", "hangs", on=hangs)

    def choose(self, text: str) -> Call | None:
        """Select a call of the grid, given in notation, without making it; show what it is worth.

        Return the call, or None if it is not offered now.
        """
        if self._asked is None:
            return None
        call = self._in_grid(text)
        if call:
            self._chosen = text
            focused = self._page.command_in_focus("offer")
            self._write_offer(calls_html.offer(self._asked, text))
            if focused:
                self.focus_on(focused)
        return call

    def _in_grid(self, text: str) -> Call | None:
        """Return the call of the grid with this notation; None if it is not offered now."""
        offered = self._asked.calls if self._asked else None
        return find(self._asked.game, offered, text) if self._asked and offered else None

    @property
    def is_chosen(self) -> bool:
        """Whether a call of the grid is chosen, but not yet made."""
        return bool(self._chosen)

    def hint(self, text: str) -> None:
        """Point at a call, given in notation, until the position changes.

        A call of the grid is selected; any other call has its button marked. If the player has selected another
        call meanwhile, nothing changes.
        """
        if self._asked is None or self._chosen not in {"", self._hinted}:
            return
        self._hinted = text
        if self._in_grid(text):
            self.choose(text)
        else:
            self._chosen = ""
            self._write_offer(calls_html.offer(self._asked, ""))

    def mark(self, meant: Iterable[str]) -> None:
        """Mark the buttons of these calls, given in notation, and no others; a call may have two buttons."""
        self._meant = frozenset(meant)
        self._write_marks()

    def _write_marks(self) -> None:
        def is_marked(name: str) -> bool:
            _, _, text = name.partition("-")
            return text in self._meant or text == (self._hinted or None)

        self._page.flag_buttons("offer", "meant", is_marked)

    def focus_on_call(self, text: str) -> None:
        """Give the focus to the button that makes the chosen call."""
        self.focus_on(f"call {text}")

    def focus_on(self, command: str) -> None:
        """Give the focus to the button with this command, if it is shown."""
        self._page.focus_first("offer", f'[data-do="{command}"]')

    def show_facts(self, game: Game, position: Position) -> None:
        """Show the facts of a position and its last trick; leave the buttons for calls as they are."""
        self._trick.show(game, position)
        told = calls_html.facts(game, position)
        if told != self._told:
            self._page.fill_again("plate", told)
        self._page.show("plate", shown=bool(told))
        self._told = told

    def hide_offer(self) -> None:
        """Hide the buttons for calls until the next `show`; used while moves are shown one by one."""
        self._write_offer(NOTHING)

    def _write_offer(self, offered: Markup) -> None:
        if offered != self._offered:
            self._page.fill("offer", offered)
        self._page.show("offer", shown=bool(offered))
        if self._meant or self._hinted:
            self._write_marks()
        self._page.flag("board", "asked", on=bool(offered))
        self._offered = offered

    # The keyboard

    def is_meant(self) -> bool:
        """Note that the button of a call is pressed now; return whether this press counts.

        A press very soon after another one does not count: it is the second half of a double click, and the player
        did not mean the new button that has appeared under the pointer.
        """
        before, self._called = self._called, self._time.now()
        return self._called - before >= DOUBLE_CLICK

    @property
    def command_in_focus(self) -> str:
        """The command of the button for a call that has the focus; empty if none of them has it."""
        return self._page.command_in_focus("offer")

    def has_focus(self) -> bool:
        """Return whether one of the buttons for calls has the focus."""
        return self._page.has_focus("offer")

    def take_focus(self) -> bool:
        """Give the focus to the button of the first call; return False if there are no calls."""
        if self._offered and self._asked:
            options = self._asked.calls
            if options and (options.calls or options.grid):
                self._page.focus_first("offer", "[data-do^=bid], [data-do^=call]")
                return True
        return False


def _hand(game: Game, layout: PixelLayout) -> list[Rect]:
    """Return the rectangles of the cards of the hand."""
    return [layout.rect(card) for card in layout.board.cards if game.spots[card.spot].kind is Kind.HAND]


def _field(game: Game, layout: PixelLayout) -> Rect | None:
    """Return the rectangle for the buttons of calls, in pixels of the enlarged table; None if there is none.

    It begins where the layout says, and ends above the hand. After the end of a deal, when there is no hand, it
    lies below the other piles, so that it covers none. If there is space at the sides, it is widened up to the
    width that bids need. On a table larger than its room it is small enough to be completely visible.
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
    """Return a rectangle of the layout in pixels of the enlarged table, reduced so that it fits into the room."""
    size = layout.size
    if size == 1:
        return field
    width = min(field.width * size, layout.width - 2 * _BESIDE)
    height = min(field.height * size, layout.height - 2 * _BESIDE)
    x, y = field.middle
    return Rect(x * size - width / 2, y * size - height / 2, width, height)
