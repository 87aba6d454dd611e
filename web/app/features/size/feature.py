"""Changes the size of the cards, and pans a table that is larger than the area in which it is shown."""

from app.core.feature import Feature
from app.core.part import Commands
from app.panels.number_text import decimal
from app.state.settings import CARD_SIZES, changed
from app.view.keys import Key
from engine.core.saying import say

_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Size(Feature):
    """Makes the cards of the table larger and smaller."""

    keys = (Key("+", "larger", "key-larger"), Key("-", "smaller", "key-smaller"))

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "larger": lambda _: self._step(1),
            "smaller": lambda _: self._step(-1),
            "size": self._use_size,
            "pan": self._pan,
        }

    def _step(self, by: int) -> None:
        """Make the cards larger or smaller by one step; if that is not possible, say so."""
        at = CARD_SIZES.index(self.core.board.field.size) + by
        if not (0 <= at < len(CARD_SIZES) and self._choose(CARD_SIZES[at])):
            self.core.say(say("cards-largest" if by > 0 else "cards-smallest"), aloud=True)

    def _use_size(self, size: str) -> None:
        self._choose(float(size))

    def _choose(self, size: float) -> bool:
        """Set the size of the cards, a multiple of the usual size; say it and return True if it has changed."""
        before = self.core.board.field.size
        self.core.change_settings(changed(self.core.settings, "card_size", f"{size:g}"))
        after = self.core.board.field.size
        if after != before:
            self.core.say(say("cards-times", size=decimal(after)))
        return after != before

    def _pan(self, direction: str) -> None:
        """Move the view over the table in a direction, such as "left"; at the edge of the table, say so."""
        if not self.core.board.pan(*_DIRECTIONS[direction]):
            self.core.say(say("table-ends"), aloud=True)
