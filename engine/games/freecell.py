"""All cards are face up, and four free cells help you sort them. Nearly every deal can be won.

# The table
One pack, dealt face up to eight columns: seven cards to the first four, six to the others. There are four empty
**cells** and four foundations.

[table freecell/31: cells a1-a4, foundations f1-f4, columns t1-t8]

# The aim
Bring all 52 cards home. Each foundation is built up in suit, from ace to king. A card that’s home stays there.

# Play
- The last card of each column and the cards in the cells are free.
- A cell holds one card.
- Columns are built down in alternating colours: a red nine goes on a black ten. Any card can fill an empty
column.
- Cards move one at a time. You can still move a run as one, if there’s room to move its cards one by one. With
free cells alone, that’s one card more than there are free cells. Each empty column doubles the number, but the
column you’re moving to doesn’t count.
- Deals are numbered as in Microsoft FreeCell. Of the first 32,000, only deal 11982 can’t be won.

[move freecell/31/t8f3 t5t8: The two of clubs is black and goes on the three of hearts, which is red.]
"""

from engine.core.game import Kind, Position, Spot
from engine.core.layouts import Layout, View, column, dock, fanned, in_line, row, spread
from engine.core.patience import Patience
from engine.core.piles import columns, foundations
from engine.core.relations import ANY_CARD, ONE_HIGHER, ONE_LOWER, OTHER_COLOUR, SAME_SUIT
from engine.core.saying import say
from engine.core.shuffle import microsoft

_COLUMNS = 8


class FreeCell(Patience):
    """FreeCell, the game of Paul Alfille, with the deals of Microsoft FreeCell."""

    id = family = "freecell"
    minutes = (8, 15)
    source = say("source-freecell")
    packs = 1
    spots = (
        *(Spot(f"a{i}", Kind.CELL, say("cell-number", number=i)) for i in range(1, 5)),
        *foundations(),
        *columns(_COLUMNS),
    )
    packing = {Kind.FOUNDATION: ONE_HIGHER & SAME_SUIT, Kind.TABLEAU: ONE_LOWER & OTHER_COLOUR}
    runs = {Kind.TABLEAU: ONE_LOWER & OTHER_COLOUR}
    empty_accepts = {Kind.TABLEAU: ANY_CARD, Kind.CELL: ANY_CARD}
    space_sources = frozenset({Kind.TABLEAU, Kind.CELL})
    max_lost_nodes = 200  # with a higher limit, the proof that a game is lost would take seconds on a phone

    def __init__(self) -> None:
        self.rules = __doc__
        self.layouts = _tables()
        self.prepare()

    def start(self, number: int) -> Position:
        """Return the deal of Microsoft FreeCell with this number: all cards face up, row by row from the left."""
        dealt = microsoft(number)
        return (*[b""] * 8, *(dealt[i::_COLUMNS] for i in range(_COLUMNS)))


def _tables() -> dict[View, Layout]:
    return {"tall": _tall(), "tall-top": _tall_top(), "wide": _wide(), "low": _low()}


def _tall() -> Layout:
    columns = fanned(row(0.06, 1.12, 8, step=1.0371), dy=0.62, below=1.12)
    cells, homes = dock(*spread(columns, 4.6, 4)), spread(columns, 0, 4)
    return Layout(8.38, 5.6, (*cells, *homes, *columns), fills=True)


def _tall_top() -> Layout:
    columns = fanned(row(0.06, 1.12, 8, step=1.0371), dy=0.62)
    return Layout(8.38, 5, (*in_line(columns, 0, *range(8)), *columns), fills=True)


def _wide() -> Layout:
    columns = fanned(row(0.1, 1.12, 8, step=1.2), dy=0.36)
    return Layout(9.6, 3.6, (*in_line(columns, 0, *range(8)), *columns), fills=True, smallest=0.7)


def _low() -> Layout:
    homes = [*row(10.18, 0, 2), *row(10.18, 1.06, 2)]
    columns = fanned(row(1.36, 0, 8, step=1.085), dy=0.4)
    return Layout(12.3, 4.13, (*column(0.06, 0, 4, step=1.04), *homes, *columns), fills=True)


GAMES = (FreeCell(),)
