"""All cards lie face up, and four free cells help to sort them. Nearly every deal can be won.

# The table
One pack, dealt face up to eight columns, seven cards to the first four and six to the others. Beside them are
four empty **cells** and four foundations.

[table freecell/31: cells a1-a4, foundations f1-f4, columns t1-t8]

# The aim
Bring all 52 cards home: each foundation grows in its suit from the ace to the king. A card that is home stays
home.

# Play
- The last card of each column and the cards in the cells are free.
- A cell holds one card.
- A column is built down in alternating colours: a red nine goes on a black ten. An empty column takes any
card.
- Cards move one at a time. A run may be moved as one where its cards could be moved singly, by way of free
cells and empty columns: (free cells + 1) cards, and twice as many for each empty column besides the one they
go to.
- Deal numbers are those of Microsoft FreeCell: of its deals 1 to 32000 only 11982 cannot be won.

[move freecell/31/t8f3 t5t8: The two of clubs is black and goes on the three of hearts, which is red.]
"""

from engine.core.game import Kind, Layout, Position, Spot, View
from engine.core.layouts import column, dock, fanned, in_line, row, spread
from engine.core.optional import HasUsualTime
from engine.core.patience import Patience, columns, foundations
from engine.core.relations import ANY_CARD, ONE_HIGHER, ONE_LOWER, OTHER_COLOUR, SAME_SUIT
from engine.core.saying import say
from engine.core.shuffle import microsoft

_COLUMNS = 8


class FreeCell(Patience, HasUsualTime):
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
    max_lost_nodes = 200  # with more, the proof would take seconds on a phone

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
