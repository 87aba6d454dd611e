"""Changes how large the cards are, by commands and by a pinch, and pans a table that is larger than its field."""

from app.board.gestures import Point
from app.board.pinch import Pinch, PinchCallbacks
from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.panels.number_text import decimal
from app.state.settings import CARD_SIZES, changed
from app.view.sight import nearest_size
from engine.core.saying import say

_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Size(Feature):
    """Makes the cards of the table larger and smaller."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._held: Point = (0.0, 0.0)  # the point of the table that stays between the fingers
        callbacks = PinchCallbacks(self._may_pinch, self._begin_pinch, self._move_pinch, self._end_pinch)
        self._pinch = Pinch(core.dom, core.host, callbacks)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "larger": lambda _: self._step(1),
            "smaller": lambda _: self._step(-1),
            "size": self._use_size,
            "pan": self._pan,
        }

    @property
    def takes_fingers(self) -> bool:
        """Whether two fingers are on the table, which may pinch."""
        return self._pinch.is_possible

    def _may_pinch(self) -> bool:
        return self.core.presses.may_pinch

    # By commands

    def _step(self, by: int) -> None:
        """Make the cards larger or smaller by one step; say so if they have that size already."""
        at = CARD_SIZES.index(self.core.board.field.size) + by
        if not (0 <= at < len(CARD_SIZES) and self._choose(CARD_SIZES[at])):
            self.core.say(say("cards-largest" if by > 0 else "cards-smallest"), aloud=True)

    def _use_size(self, size: str) -> None:
        self._choose(float(size))

    def _choose(self, size: float) -> bool:
        """Give the cards a size, and say it; return whether they have another size than before."""
        before = self.core.board.field.size
        self.core.change_settings(changed(self.core.settings, "card_size", f"{size:g}"))
        after = self.core.board.field.size
        if after != before:
            self.core.say(say("cards-times", size=decimal(after)))
        return after != before

    def _pan(self, direction: str) -> None:
        """Move the view over the table in a direction, such as "left"; say so if the table ends there."""
        if not self.core.board.pan(*_DIRECTIONS[direction]):
            self.core.say(say("table-ends"), aloud=True)

    # By two fingers

    def _begin_pinch(self, middle: Point) -> None:
        self.core.presses.reset()
        self._held = self.core.board.field.point(*middle)

    def _move_pinch(self, by: float, middle: Point) -> None:
        field = self.core.board.field
        size = min(max(field.size * by, CARD_SIZES[0]), CARD_SIZES[-1])
        field.stretch(size / field.size, self._held, *middle)

    def _end_pinch(self, by: float, middle: Point) -> None:
        """Give the cards the size that is nearest to what the fingers show, with the held point between them."""
        field = self.core.board.field
        field.relax()
        size = nearest_size(field.size * by)
        self.core.recording.note(f"do size {size}")
        self._choose(size)
        field.hold(self._held, *middle)
