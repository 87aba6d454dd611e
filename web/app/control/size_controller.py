"""Changes how large the cards are, by commands and by a pinch, and pans a table that is larger than its field."""

from collections.abc import Callable
from typing import Any

from app.board.board_controller import BoardController
from app.board.gestures import Point
from app.board.pinch import Pinch, PinchCallbacks
from app.control.page_context import PageContext
from app.panels.number_text import decimal
from app.platform.dom import Dom
from app.state.settings import CARD_SIZES, Settings, changed
from app.view.sight import nearest_size
from engine.core.saying import say

_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class SizeController:
    """Makes the cards of the table in `host` larger and smaller; `change` uses other settings from now on.

    `may_pinch` returns whether two fingers on the table may begin to pinch; `pinched` is called when they do.
    """

    def __init__(
        self,
        dom: Dom,
        host: Any,
        board: BoardController,
        context: PageContext,
        change: Callable[[Settings], None],
        *,
        may_pinch: Callable[[], bool],
        pinched: Callable[[], None],
    ) -> None:
        self._board = board
        self._context = context
        self._change = change
        self._pinched = pinched
        self._held: Point = (0.0, 0.0)  # the point of the table that stays between the fingers
        self._pinch = Pinch(
            dom, host, PinchCallbacks(may_pinch, self._begin_pinch, self._move_pinch, self._end_pinch)
        )

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {"larger": lambda _: self._step(1), "smaller": lambda _: self._step(-1), "pan": self._pan}

    def pinches(self) -> bool:
        """Return whether two fingers are on the table, which may pinch."""
        return self._pinch.is_possible

    # By commands

    def _step(self, by: int) -> None:
        """Make the cards larger or smaller by one step; say so if they have that size already."""
        at = CARD_SIZES.index(self._board.field.size) + by
        if not (0 <= at < len(CARD_SIZES) and self._choose(CARD_SIZES[at])):
            self._context.say(say("cards-largest" if by > 0 else "cards-smallest"), aloud=True)

    def _choose(self, size: float) -> bool:
        """Give the cards a size, and say it; return whether they have another size than before."""
        before = self._board.field.size
        self._change(changed(self._context.settings(), "card_size", f"{size:g}"))
        after = self._board.field.size
        if after != before:
            self._context.say(say("cards-times", size=decimal(after)))
        return after != before

    def _pan(self, direction: str) -> None:
        """Move the view over the table in a direction, such as "left"; say so if the table ends there."""
        if not self._board.pan(*_DIRECTIONS[direction]):
            self._context.say(say("table-ends"), aloud=True)

    # By two fingers

    def _begin_pinch(self, middle: Point) -> None:
        self._pinched()
        self._held = self._board.field.point(*middle)

    def _move_pinch(self, by: float, middle: Point) -> None:
        field = self._board.field
        size = min(max(field.size * by, CARD_SIZES[0]), CARD_SIZES[-1])
        field.stretch(size / field.size, self._held, *middle)

    def _end_pinch(self, by: float, middle: Point) -> None:
        """Give the cards the size that is nearest to what the fingers show, with the held point between them."""
        field = self._board.field
        field.relax()
        self._choose(nearest_size(field.size * by))
        field.hold(self._held, *middle)
