"""All cards are face up, and four free cells help you sort them. Nearly every deal can be won.

# The table
One pack, dealt face up to eight columns: seven cards to each of the first four, six to the others. There are four
empty **cells** and four foundations.

[table freecell/31: cells a1-a4, foundations f1-f4, columns t1-t8]

# The aim
Bring all 52 cards home. Each foundation is built up in suit, from ace to king. A card that’s home stays there.

# Play
- The top card of each column and the cards in the cells are free.
- A cell holds one card.
- Columns are built down in alternating colours: a red nine goes on a black ten. Any card can fill an empty
column.
- Cards move one at a time. You can still move a run as one if there’s room to move its cards one by one. The most
you can move is one card more than there are free cells: three cards with two free cells. Each empty column doubles
that number, but the column you’re moving to doesn’t count.
- Deals are numbered as in Microsoft FreeCell. Of the first 32,000, only deal 11982 can’t be won.

[move freecell/31/t8f3 t5t8: The two of clubs is black and goes on the three of hearts, which is red.]
"""

from engine.core.saying import say
from engine.rules.record import Build, Cells, Columns, Deals, Fill, Ranks, Record, Suits, Take
from engine.rules.recorded import Recorded

FREECELL = Record(
    cells=Cells((0, 0, 0, 0)),
    tableau=Columns(
        cards=(7, 7, 7, 7, 6, 6, 6, 6),
        build=Build(Ranks.LOWER, Suits.ALTERNATE),
        take=Take.ONE_BY_ONE,
        fill=Fill.ANY,
    ),
    deals=Deals.MICROSOFT,
)


class FreeCell(Recorded):
    """FreeCell, the game of Paul Alfille, with the deals of Microsoft FreeCell."""

    id = family = "freecell"
    minutes = (8, 15)
    source = say("source-freecell")
    max_lost_nodes = 200  # with a higher limit, the proof that a game is lost would take seconds on a phone

    def __init__(self, record: Record = FREECELL) -> None:
        super().__init__(record)
        self.rules = __doc__


GAMES = (FreeCell(),)
