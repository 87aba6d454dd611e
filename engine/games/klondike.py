"""The best-known patience of all: seven columns, a stock, and four aces to find.

# The table
One pack. Seven columns of one to seven cards, with only the last card of each face up. The other 24 cards are
the stock. There are four foundations.

[table klondike/2357: foundations f1-f4, waste w, stock s, columns t1-t7]

# The aim
Bring all 52 cards home. Each foundation is built up in suit, from ace to king.

# Play
- Columns are built down in alternating colours: a black nine goes on a red ten. You can move any part of a
face-up run as one.
- A face-down card in a column turns up when nothing lies on it.
- Only a king, on its own or with the run on it, can fill an empty column.
- The top card of the waste can go to a column or home. The top card of a foundation can come back to a column.

[move klondike/2357 t2t4: The eight of clubs is black and goes on the nine of diamonds, which is red.]
"""

from engine.core.game import Move, Position, Status
from engine.core.saying import say
from engine.rules.record import NO_LIMIT, Build, Columns, Fill, Foundations, Ranks, Record, Stock, Suits, Take
from engine.rules.recorded import Recorded, RecordedRuleSet


class Klondike(Recorded):
    """Klondike, played by one of its rule sets; some of them allow at most three passes through the stock."""

    family = "klondike"
    minutes = (5, 10)
    max_lost_nodes = 300  # with a higher limit, the proof that a game is lost would take seconds on a phone
    endings = {
        Status.WON: say("all-home"),
        Status.LOST: say("klondike-stuck"),
    }

    def __init__(self, rule_set: RecordedRuleSet) -> None:
        super().__init__(rule_set.record)
        self.use_rule_set(rule_set, __doc__)

    def is_shuttle(self, position: Position, move: Move) -> bool:
        """Return whether the move makes no progress (see `Patience.is_shuttle`).

        Turning up stock cards and redeals make no progress here, even if the number of redeals has a limit.
        """
        return self.is_stock_turn(move.source, move.target) or super().is_shuttle(position, move)


def _record(turn: int, redeals: int | None) -> Record:
    columns = Columns(
        cards=(1, 2, 3, 4, 5, 6, 7),
        face_down=(0, 1, 2, 3, 4, 5, 6),
        build=Build(Ranks.LOWER, Suits.ALTERNATE),
        take=Take.RUN,
        fill=Fill.KING,
    )
    return Record(columns, Foundations(may_return=True), stock=Stock(turn, redeals))


RULE_SETS = (
    RecordedRuleSet("klondike", say("source-klondike"), say("note-klondike"), _record(1, NO_LIMIT)),
    RecordedRuleSet("klondike-3", say("source-klondike-3"), say("note-klondike-3"), _record(3, NO_LIMIT)),
    RecordedRuleSet("klondike-1x3", say("source-klondike-1x3"), say("note-klondike-1x3"), _record(1, 2)),
    RecordedRuleSet("klondike-3x3", say("source-klondike-3x3"), say("note-klondike-3x3"), _record(3, 2)),
)

GAMES = tuple(Klondike(rule_set) for rule_set in RULE_SETS)
