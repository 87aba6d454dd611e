"""Thirteen cards in reserve, four columns, and foundations whose first rank changes from deal to deal.

# The table
One pack. Thirteen cards lie in a pile, the reserve, with only the top one face up. One card goes to the first
foundation: all four foundations start with its rank. Each of the four columns has one card. The other 34 cards
are the stock.

[table canfield/119: reserve r, foundations f1-f4, columns t1-t4, stock s, waste w]

# The aim
Bring all 52 cards home. Each foundation is built up in suit from the first rank until it has thirteen cards. An
ace follows a king. A card that’s home stays there.

# Play
- Columns are built down in alternating colours, and a king goes on an ace. You can move any face-up card to
another column, with all the cards on it.
- An empty column is filled at once from the reserve. When the reserve is empty, any free card can fill it.
- The top card of the reserve, the top card of the waste and the top card of each column are free.
- You can go through the stock as often as you like. The waste keeps its order.

[move canfield/119 t1t2: The ten of clubs goes on the jack of hearts; the reserve fills the empty column.]
"""

from engine.core.game import Kind
from engine.core.layouts import Layout, Place, View, column, dock, fanned, in_line, row, swapping
from engine.core.saying import say
from engine.rules.record import (
    NO_LIMIT,
    Base,
    Build,
    Columns,
    Fill,
    Foundations,
    Ranks,
    Record,
    Reserve,
    Stock,
    Suits,
    Take,
)
from engine.rules.recorded import Recorded, RecordedRuleSet


class Canfield(Recorded):
    """Canfield, the game of Richard Canfield's casino, played by one of its rule sets."""

    family = "canfield"
    minutes = (6, 10)
    resting_kinds = frozenset({Kind.RESERVE})
    winning_figure = "fountain"
    max_lost_nodes = 300  # with a higher limit, the proof that a game is lost would take seconds on a phone

    def __init__(self, rule_set: RecordedRuleSet) -> None:
        super().__init__(rule_set.record)
        self.use_rule_set(rule_set, __doc__)
        self.reserve = self.names["r"]

    def tables(self) -> dict[View, Layout]:
        """Return where the piles lie in each view: the reserve near the thumb, and four wide columns."""
        return _tables()


def _tables() -> dict[View, Layout]:
    return {"tall": _tall(), "tall-top": _tall_top(), "wide": _wide(), "low": _low()}


def _tall() -> Layout:
    columns = fanned(row(0.14, 1.085, 4, step=1.12), dy=0.57, below=1.155)
    homes = in_line(columns, 0, *range(4))
    below, stock, waste = *in_line(columns, 3.6, 0, 3), *in_line(columns, 3.6, 1.5, dx=0.25)
    reserve, *rest = dock(
        below._replace(dx=0.06, room=0.4, read=True, noted=True), stock, waste._replace(last=3, read=True)
    )
    return Layout(4.64, 4.6, (*homes, reserve, *columns, *rest), fills=True, smallest=0.7)


def _tall_top() -> Layout:
    rest = [Place(0.1, 4.15), Place(0.1, 2.25, dy=0.27, last=3, room=0.55)]
    homes, columns = row(1.5, 0, 4, step=1.1), fanned(row(1.5, 1.2, 4, step=1.1), dy=0.5)
    return Layout(5.9, 5.2, (*homes, Place(0.1, 0, dy=0.12, room=0.7), *columns, *rest), fills=True)


def _wide() -> Layout:
    columns, homes = fanned(row(1.75, 0, 4, step=1.4), dy=0.43), swapping(*column(7.6, 0, 4, step=1.055))
    reserve, *rest = swapping(
        Place(0.1, 0, dy=0.04, room=0.3),
        Place(0.1, 1.42),
        Place(0.1, 2.54, dy=0.3, last=3),
    )
    return Layout(8.7, 4.18, (*homes, reserve, *columns, *rest), fills=True, smallest=0.84)


def _low() -> Layout:
    columns = fanned(row(2.85, 0, 4, step=1.35), dy=0.4)
    homes = swapping(*row(0.1, 0, 2), *row(0.1, 1.06, 2))
    reserve, *rest = swapping(
        Place(0.1, 2.4, dx=0.06, room=0.9, read=True, noted=True),
        Place(9.25, 0),
        Place(8.6, 1.15, dx=0.34, last=3),
    )
    return Layout(10.35, 4.13, (*homes, reserve, *columns, *rest), fills=True, shift=-0.5)


def _record(turn: int) -> Record:
    columns = Columns(
        cards=(1, 1, 1, 1),
        build=Build(Ranks.LOWER, Suits.ALTERNATE, is_ring=True),
        take=Take.ANY,
        fill=Fill.RESERVE,
    )
    return Record(columns, Foundations(Base.DEALT), reserve=Reserve((13,)), stock=Stock(turn, NO_LIMIT))


_SOURCE = say("source-canfield")

RULE_SETS = (
    RecordedRuleSet("canfield", _SOURCE, say("note-canfield"), _record(1)),
    RecordedRuleSet("canfield-3", _SOURCE, say("note-canfield-3"), _record(3)),
)

GAMES = tuple(Canfield(rule_set) for rule_set in RULE_SETS)
