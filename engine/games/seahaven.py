"""Ten columns face up, four towers, and everything built in suit.

# The table
One pack, dealt face up to ten columns of five. Four **towers** hold one card each. The last two cards of the
deal start in the two middle towers. There are four foundations.

[table seahaven/16: towers a1-a4, foundations f1-f4, columns t1-t10]

# The aim
Bring all 52 cards home. Each foundation is built up in suit, from ace to king. A card that’s home stays there.

# Play
- The top card of each column and the cards in the towers are free.
- A tower holds one card.
- Columns are built down in suit: the eight of hearts goes on the nine of hearts. Only a king can fill an empty
column.
- Cards move one at a time. You can still move a run as one, if there are enough free towers: it can have one
card more than there are free towers.

[move seahaven/16 t10t2: The eight of clubs goes on the nine of clubs, in the same suit.]
"""

from engine.core.saying import say
from engine.rules.record import Build, Cells, Columns, Fill, Ranks, Record, Suits, Take
from engine.rules.recorded import Recorded

SEAHAVEN = Record(
    cells=Cells((0, 1, 1, 0)),
    tableau=Columns(
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


GAMES = (Seahaven(),)
