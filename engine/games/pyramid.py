"""Clear a pyramid of cards by removing pairs that add up to 13.

# The table
One pack. Twenty-eight cards lie face up in a pyramid of seven rows. Each card above the bottom row is covered by
two cards of the next row. The other 24 cards are the stock.

[table pyramid/45/sw: pyramid t5, free cards t22-t28, stock s, waste w]

# The aim
Clear the whole pyramid.

# Play
- Remove two free cards that add up to 13. An ace counts 1, a jack 11, a queen 12. A king counts
13 and is removed on its own.
- A card of the pyramid is free when nothing covers it. The top card of the waste is free, too, but it pairs only
with a card of the pyramid.
- Turn the stock one card at a time to the waste. You can go through it as often as you like. The waste keeps its
order.
- The game is lost when you can’t remove a card in a whole pass through the stock.

[move pyramid/45 t23t24: The ten of spades and the three of spades make 13.]
"""

from engine.core.game import Kind, Status
from engine.core.game_words import GameWords
from engine.core.layouts import Layout, Place, View, swapping
from engine.core.saying import say
from engine.rules.record import NO_LIMIT, Pairs, Peaks, Record, Stock
from engine.rules.recorded import Recorded, RecordedRuleSet

_ROWS = 7


class Pyramid(Recorded):
    """Pyramid, played by one of its rule sets: the common form or the variant Tut's Tomb."""

    family = "pyramid"
    minutes = (4, 6)
    resting_kinds = frozenset({Kind.TABLEAU})
    column = "place"
    words = GameWords(scored="left")
    winning_figure = "fountain"
    endings = {
        Status.WON: say("pyramid-gone"),
        Status.LOST: say("nothing-to-take-away"),
    }

    def __init__(self, rule_set: RecordedRuleSet) -> None:
        super().__init__(rule_set.record)
        self.use_rule_set(rule_set, __doc__)

    def tables(self) -> dict[View, Layout]:
        """Return where the piles lie in each view: the pyramid, and the other piles below it or in its corners."""
        return _tables()


def _tables() -> dict[View, Layout]:
    # `rest`: the places of the cards taken away, the stock and the waste
    rest = swapping(
        Place(0.15, 5.1, size=1.35), Place(5.46, 5.1, size=1.35), Place(2.9, 5.1, size=1.35, dx=0.42, last=3)
    )
    tall = _pyramid(6.96, 3.48, (0.96, 0.62), rest)._replace(height=6.6, least=0.75, most=1.45)
    rest = [Place(4.75, 0), Place(5.86, 0), Place(0.1, 0, dx=0.33, last=3)]
    tall_top = _pyramid(6.96, 3.48, (0.96, 0.62), rest)._replace(least=0.85, most=1.8)
    rest = swapping(Place(7.9, 0), Place(1.7, 0), Place(0.02, 0, dx=0.33, last=3))
    wide = _pyramid(9, 4.5, (1.3, 0.48), rest)
    rest = swapping(Place(9.5, 0), Place(1.75, 0), Place(0.05, 0, dx=0.34, last=3))
    low = _pyramid(11.6, 5.6, (1.12, 0.5), rest)
    return {"tall": tall, "tall-top": tall_top, "wide": wide, "low": low._replace(least=0.95)}


def _pyramid(width: float, middle: float, step: tuple[float, float], rest: list[Place]) -> Layout:
    """Return a layout of seven rows. Each row begins half a step further left than the row above it.

    Args:
        width: the width of the table, in card widths.
        middle: the x of the centre of the top card, in card widths.
        step: the distance from card to card, in card widths, and from row to row, in card heights.
        rest: the places of the cards taken away, the stock and the waste.
    """
    across, down = step
    places = [
        Place(middle - 0.5 + across * (i - row / 2), down * row) for row in range(_ROWS) for i in range(row + 1)
    ]
    return Layout(width, max(down * (_ROWS - 1), rest[0].y) + 1, (*places, *rest), most=1.2)


def _record(with_cover: bool) -> Record:
    return Record(Peaks(_ROWS), Pairs(with_cover), stock=Stock(redeals=NO_LIMIT))


RULE_SETS = (
    RecordedRuleSet("pyramid", say("source-pyramid"), say("note-pyramid"), _record(with_cover=False)),
    RecordedRuleSet("pyramid-tut", say("source-pyramid-tut"), say("note-pyramid-tut"), _record(with_cover=True)),
)

GAMES = tuple(Pyramid(rule_set) for rule_set in RULE_SETS)
