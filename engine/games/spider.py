"""Sort two packs into eight runs, from king to ace, in ten columns.

# The table
Two packs, 104 cards. Ten columns: six cards in each of the first four, five in the others, with only the last card
of each face up. The other 50 cards are the stock: five more rows.

[table spider/3: complete runs f1-f8, columns t1-t10, stock s]

# The aim
Complete eight runs, each from king down to ace in one suit. A complete run is removed at once.

# Play
- The top card of a column is free. It goes on any card one rank higher, in any suit.
- A run in one suit moves as one.
- Any card or run can fill an empty column.
- A face-down card in a column turns up when nothing lies on it.
- The stock deals one card to every column, but only when no column is empty.

[move spider/3/t9t3 t3t1x2: The ten and nine of diamonds are of one suit, so they move together, here to the jack
of clubs.]
"""

from engine.core import cards
from engine.core.cards import HEARTS, SPADES
from engine.core.game import Position, Status
from engine.core.game_words import GameWords
from engine.core.layouts import Layout, Place, View, column, dock, fanned, in_line, row, sized, swapping
from engine.core.saying import Saying, say
from engine.rules.record import (
    EACH_SUIT,
    RUN,
    Build,
    Columns,
    Fill,
    Ranks,
    Record,
    Runs,
    Stock,
    Suits,
    Take,
    To,
)
from engine.rules.recorded import Recorded, RecordedRuleSet

_COLUMNS, _RUNS = 10, 8


class Spider(Recorded):
    """Spider, played by one of its rule sets: the common form, or with one or two suits as in Microsoft's Spider.

    With one or two suits, the game still deals two full packs, so that all 104 cards differ. `displayed_card`
    gives the suit that the player sees. The rules compare the suits that the player sees.
    """

    family = "spider"
    minutes = (15, 30)
    words = GameWords(scored="runs")
    winning_figure = "spokes"
    max_lost_nodes = 300  # with a higher limit, the proof that a game is lost would take seconds on a phone
    endings = {
        Status.WON: say("all-runs-complete"),
        Status.LOST: say("no-run-possible"),
    }

    def __init__(self, rule_set: RecordedRuleSet) -> None:
        super().__init__(rule_set.record)
        self.use_rule_set(rule_set, __doc__)

    def tables(self) -> dict[View, Layout]:
        """Return where the piles lie in each view: on wide screens, small complete runs beside the columns."""
        return _tables()

    def ending(self, position: Position, status: Status) -> Saying:
        """Return how a game ended; if it is lost, also why the stock cannot help."""
        if status is not Status.LOST:
            return super().ending(position, status)
        # If a lost game has cards in the stock, the columns have fewer than ten cards: with ten cards, the player
        # could fill all columns and deal.
        stock = say("too-few-to-deal") if position[self.stock] else say("stock-used-up")
        if any(cards.is_down(card) for i in self.tableau for card in position[i]) and position[self.stock]:
            return stock  # the other sentence might be false: it says that no face-down card can be turned up
        return say("sentences", parts=[stock, super().ending(position, status)])


def _tables() -> dict[View, Layout]:
    return {"tall": _tall(), "tall-top": _tall_top(), "wide": _wide(), "low": _low()}


def _tall() -> Layout:
    columns = fanned(row(0.03, 0, _COLUMNS, step=1.049), dy=0.76, backs=0.32, below=1.12)
    homes, stock = dock(*in_line(columns, 6, *range(_RUNS))), dock(*in_line(columns, 6, _COLUMNS - 1))
    return Layout(10.5, 7, (*homes, *columns, *stock), fills=True)


def _tall_top() -> Layout:
    columns = fanned(row(0.03, 1.12, _COLUMNS, step=1.049), dy=0.76, backs=0.32)
    homes, stock = in_line(columns, 0, *range(_RUNS)), in_line(columns, 0, _COLUMNS - 1)
    return Layout(10.5, 6, (*homes, *columns, *stock), fills=True)


# On wide and low screens the columns need the whole height. So the complete runs lie beside them. They are small,
# because the player never moves them.


def _wide() -> Layout:
    columns = fanned(row(1.42, 0, _COLUMNS, step=1.07), dy=0.43, backs=0.35)
    homes = swapping(*sized([*column(0.1, 1.2, 4, step=0.56), *column(0.62, 1.2, 4, step=0.56)], 0.48))
    return Layout(12.15, 4, (*homes, *columns, *swapping(Place(0.1, 0))), fills=True, smallest=0.77, shift=-1.32)


def _low() -> Layout:
    columns = fanned(row(0.05, 0, _COLUMNS, step=1.13), dy=0.4, backs=0.35)
    rows = [place for x in (11.6, 12.17, 12.74) for place in column(x, 1.14, 3, step=0.545)]
    homes = swapping(*sized(rows[:_RUNS], 0.52))  # three columns, so that the title has room below
    return Layout(13.3, 4.3, (*homes, *columns, *swapping(Place(11.87, 0))), fills=True, shift=2.03)


def _record(suits: tuple[int, int, int, int]) -> Record:
    columns = Columns(
        cards=(6,) * 4 + (5,) * 6,
        face_down=(5,) * 4 + (4,) * 6,
        build=Build(Ranks.LOWER, Suits.ANY),
        take=Take.RUN,
        run=RUN,
        fill=Fill.ANY,
    )
    return Record(columns, Runs(), stock=Stock(to=To.FULL_COLUMNS), packs=2, suits=suits)


_SOURCE = say("source-spider")

RULE_SETS = (
    RecordedRuleSet("spider", _SOURCE, say("note-spider"), _record(EACH_SUIT)),
    RecordedRuleSet("spider-2", _SOURCE, say("note-spider-2"), _record((SPADES, HEARTS, HEARTS, SPADES))),
    RecordedRuleSet("spider-1", _SOURCE, say("note-spider-1"), _record((SPADES, SPADES, SPADES, SPADES))),
)

GAMES = tuple(Spider(rule_set) for rule_set in RULE_SETS)
