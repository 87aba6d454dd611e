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

from engine.core.layouts import Layout, Place, View, column, dock, fanned, in_line, row, spread
from engine.core.saying import say
from engine.records.record import Build, Cells, Columns, Fill, Ranks, Record, Suits, Take
from engine.records.recorded import Recorded

SEAHAVEN = Record(
    cells=Cells((0, 1, 1, 0)),
    columns=Columns(
        cards=(5,) * 10,
        build=Build(Ranks.LOWER, Suits.SAME),
        take=Take.ONE_BY_ONE,
        fill=Fill.KING,
    ),
)


class Seahaven(Recorded):
    """Seahaven Towers, Art Cabral's game of 1988."""

    id = family = "seahaven"
    minutes = (6, 10)
    source = say("source-seahaven")
    winning_figure = "wave"
    cell = "tower"
    max_lost_nodes = 200  # with a higher limit, the proof that a game is lost would take seconds on a phone

    def __init__(self, record: Record = SEAHAVEN) -> None:
        super().__init__(record)
        self.rules = __doc__
        self.layouts = _tables()


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
