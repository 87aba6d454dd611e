"""Ten columns face up, four towers, and everything built in suit.

# The table
One pack, dealt face up to ten columns of five. Four **towers** hold one card each. The last two cards of the
deal start in the two middle towers. There are four foundations.

[table seahaven/16: foundations f1-f2, towers a1-a4, foundations f3-f4, columns t1-t10]

# The aim
Bring all 52 cards home. Each foundation is built up in suit, from ace to king. A card that’s home stays there.

# Play
- The last card of each column and the cards in the towers are free.
- A tower holds one card.
- Columns are built down in suit: the eight of hearts goes on the nine of hearts. Only a king can fill an empty
column.
- Cards move one at a time. You can still move a run as one, if there are enough free towers: it can have one
card more than there are free towers.

[move seahaven/16 t10t2: The eight of clubs goes on the nine of clubs, in the same suit.]
"""

from engine.core import cards
from engine.core.game import Kind, Position, Spot
from engine.core.layouts import Layout, Place, View, column, dock, fanned, in_line, row, spread
from engine.core.patience import Patience
from engine.core.piles import columns, foundations
from engine.core.relations import ANY_CARD, KINGS, ONE_HIGHER, ONE_LOWER, SAME_SUIT
from engine.core.saying import say
from engine.core.shuffle import SplitMix64, shuffled

_COLUMNS = 10


class Seahaven(Patience):
    """Seahaven Towers, Art Cabral's game of 1988."""

    id = family = "seahaven"
    minutes = (6, 10)
    source = say("source-seahaven")
    packs = 1
    winning_figure = "wave"
    spots = (
        *(Spot(f"a{i}", Kind.CELL, say("tower-number", number=i)) for i in range(1, 5)),
        *foundations(),
        *columns(_COLUMNS),
    )
    packing = {Kind.FOUNDATION: ONE_HIGHER & SAME_SUIT, Kind.TABLEAU: ONE_LOWER & SAME_SUIT}
    runs = {Kind.TABLEAU: ONE_LOWER & SAME_SUIT}
    empty_accepts = {Kind.TABLEAU: KINGS, Kind.CELL: ANY_CARD}
    space_sources = frozenset({Kind.TABLEAU, Kind.CELL})
    cell = "tower"
    max_lost_nodes = 200  # with a higher limit, the proof that a game is lost would take seconds on a phone

    def __init__(self) -> None:
        self.rules = __doc__
        self.layouts = _tables()
        self.prepare()

    def start(self, number: int) -> Position:
        """Return the deal: five rows of ten cards in columns, then a card to each of the two middle towers."""
        dealt = shuffled(cards.full_pack(), SplitMix64(number))
        columns = (dealt[i:50:_COLUMNS] for i in range(_COLUMNS))
        return (b"", dealt[50:51], dealt[51:], b"", *[b""] * 4, *columns)


def _tables() -> dict[View, Layout]:
    return {"tall": _tall(), "tall-top": _tall_top(), "wide": _wide(), "low": _low()}


def _tall() -> Layout:
    columns = fanned(row(0.03, 1.12, 10, step=1.056), dy=0.8, below=1.12)
    towers, homes = dock(*spread(columns, 6, 4)), spread(columns, 0, 4)
    return Layout(10.56, 7, (*towers, *homes, *columns), fills=True)


def _tall_top() -> Layout:
    columns = fanned(row(0.03, 1.12, 10, step=1.056), dy=0.8)
    return Layout(10.56, 6, (*_top(columns), *columns), fills=True)


def _wide() -> Layout:
    columns = fanned(row(0.1, 1.12, 10, step=1.1444), dy=0.36)
    return Layout(11.5, 3.6, (*_top(columns), *columns), fills=True, smallest=0.7)


def _low() -> Layout:
    homes = [*row(12.02, 0, 2), *row(12.02, 1.06, 2)]
    columns = fanned(row(1.25, 0, 10, step=1.062), dy=0.45)
    return Layout(14.13, 4.4, (*column(0.05, 0, 4, step=1.1), *homes, *columns), fills=True)


def _top(columns: list[Place]) -> list[Place]:
    """Return the places of the top row: the towers in the middle, and two foundations at each end."""
    return in_line(columns, 0, 3, 4, 5, 6, 0, 1, 8, 9)


GAMES = (Seahaven(),)
