"""Seven columns to be played off onto one pile, up and down, with as few cards left as can be.

# The table
One pack. Seven columns of five cards, face up; one card starts the waste; the other sixteen are the stock.

# The aim
Play all 35 cards of the columns to the waste. Each card left at the end counts one, and none left is a win.

# Play
- The last card of a column goes on the waste if it is one rank above or below the card on top there, whatever
its suit.
- Nothing goes on a king, and only a two on an ace.
- When you cannot or will not go on, turn the next card of the stock to the waste. There is one pass.
"""

from engine import cards
from engine.cards import KING
from engine.game import Kind, Move, Place, Position, Spot, Table, View
from engine.patience import Patience
from engine.relations import NEXT_TO, relation
from engine.shuffle import SplitMix64, shuffled
from engine.tables import row

_COLUMNS, _ROWS = 7, 5


class Golf(Patience):
    """Golf, strict about kings."""

    id = "golf"
    title = family = "Golf"
    source = "The game as this collection's rules give it: nothing on a king."
    rules = f"{__doc__}\n# Source\n{source}"
    packs = 1
    scored = "left"
    spots = (
        *(Spot(f"t{i}", Kind.TABLEAU, f"column {i}") for i in range(1, _COLUMNS + 1)),
        Spot("s", Kind.STOCK, "stock"),
        Spot("w", Kind.WASTE, "waste"),
    )
    packing = {Kind.WASTE: NEXT_TO - relation(lambda card, under: cards.rank(under) == KING)}
    first = {}
    fills = frozenset()

    def __init__(self) -> None:
        self.tables = _tables()
        self.prepare()

    def start(self, number: int) -> Position:
        """Five rows of seven, a card to the waste, the rest to the stock."""
        dealt = shuffled(cards.full_pack(), SplitMix64(number))
        on_table = _COLUMNS * _ROWS
        columns = (dealt[i:on_table:_COLUMNS] for i in range(_COLUMNS))
        return (*columns, cards.turned_down(dealt[:on_table:-1]), dealt[on_table : on_table + 1])

    def barred(self, position: Position, source: int, target: int) -> str:
        """Cards go nowhere but to the waste."""
        if self.kinds[target] is Kind.TABLEAU and source == self.waste:
            return "A card on the waste stays there."
        if self.kinds[target] is Kind.TABLEAU:
            return "Cards go only to the waste." if position[target] else super().barred(position, source, target)
        return super().barred(position, source, target)

    def finished(self, position: Position) -> bool:
        """No card is left in the columns."""
        return not self.left(position)

    def left(self, position: Position) -> int:
        """How many cards the columns still hold."""
        return sum(len(position[i]) for i in self.tableau)

    def points_dealt(self, position: Position) -> int:
        """A point for each card left."""
        return self.left(position)

    def points(self, before: Position, move: Move, after: Position) -> int:
        """A point less for each card played."""
        return self.left(after) - self.left(before)


def _tables() -> dict[View, Table]:
    rest = [Place(3.78, 4.1, size=1.3), Place(2.34, 4.1, size=1.3)]
    tall = Table(7.42, 5.5, (*row(0.1, 0, 7, step=1.037, dy=0.62), *rest), least=0.85, most=1.4)
    rest = [Place(4.55, 2.78), Place(3.35, 2.78)]
    wide = Table(8.9, 3.78, (*row(0.2, 0, 7, step=1.25, dy=0.37), *rest), least=0.9, most=1.3)
    rest = [Place(9.3, 0.5), Place(8.15, 0.5)]
    low = Table(10.4, 3.5, (*row(0.1, 0, 7, step=1.12, dy=0.6), *rest), least=0.9, most=1.3)
    return {"tall": tall, "wide": wide, "low": low}


GAMES = (Golf(),)
