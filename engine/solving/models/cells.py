"""FreeCell and Seahaven Towers for searching, as the rules have them: columns, cells and foundations in suit.

Which column or which cell a card is in makes no difference, so that a state has them in order, and a step says
which card goes on which. Both games search something more abstract than this and tell what they found in these
steps.
"""

from collections.abc import Sequence
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import Card
from engine.core.game import Kind, Move, Position
from engine.core.patience import Patience
from engine.solving.search import Model

# The card that goes, with all that lies on it, and the card it goes on or one of the places below.
Step: TypeAlias = tuple[Card, int]

HOME, CELL, SPACE = range(3)  # smaller than any card


class CellsModel(Model[Step]):
    """The common part: `children` go by the rules alone."""

    def __init__(self, game: Patience, position: Position) -> None:
        self.game = game
        self.position = position
        packing, first = game.packing[Kind.TABLEAU], game.first[Kind.TABLEAU]
        pack = cards.full_pack()
        # of each card, those it may lie on; and the cards that may fill a space
        self.onto = {card: bytes(under for under in pack if packing.allows(card, under)) for card in pack}
        self.fillers = frozenset(card for card in pack if card in first)
        homes = {cards.suit(game.spots[i].mark or 0): i for i in game.foundations}
        self.homes = [homes[suit] for suit in cards.SUITS]

    def home(self, position: Position) -> bytes:
        """Return how many cards of each suit are on the foundations, in the order of `cards.SUITS`."""
        return bytes(len(position[i]) for i in self.homes)

    def moves(self, position: Position, step: Step) -> Sequence[Move]:
        """The one move that makes the step."""
        card, target = step
        source = next(i for i in (*self.game.cells, *self.game.tableau) if card in position[i])
        n = len(position[source]) - position[source].index(card)
        if target == HOME:
            return (Move(source, self.homes[cards.suit(card)]),)
        if target in {CELL, SPACE}:
            spots = self.game.cells if target == CELL else self.game.tableau
            return (Move(source, next(i for i in spots if not position[i]), n),)
        return (Move(source, next(i for i in self.game.tableau if position[i][-1:] == bytes([target])), n),)


def one_more(home: bytes, card: Card) -> bytes:
    """The counts of the foundations when the card has gone home."""
    suit = cards.suit(card)
    return home[:suit] + bytes([cards.rank(card)]) + home[suit + 1 :]


class Telling:
    """A line found in an abstract search, told step by step as the rules have it.

    `position` is where it stands, and `steps` are those made so far.
    """

    def __init__(self, model: CellsModel) -> None:
        self.model = model
        self.position = model.position
        self.steps: list[Step] = []

    def make(self, card: Card, target: int) -> None:
        """Make a step, which has to be legal."""
        for move in self.model.moves(self.position, (card, target)):
            self.position = self.model.game.play(self.position, move)
        self.steps.append((card, target))

    def in_cells(self) -> bytes:
        """The cards in cells."""
        return b"".join(self.position[i] for i in self.model.game.cells)

    def columns(self) -> list[bytes]:
        """The columns that have cards."""
        return [self.position[i] for i in self.model.game.tableau if self.position[i]]

    def ends(self) -> bytes:
        """The last cards of the columns."""
        return bytes(column[-1] for column in self.columns())

    def run_from(self, card: Card) -> bytes:
        """The card and all that lies on it in its column."""
        column = next(column for column in self.columns() if card in column)
        return column[column.index(card) :]

    def fits_home(self, card: Card) -> bool:
        """Whether the foundation of its suit waits for this card."""
        return len(self.position[self.model.homes[cards.suit(card)]]) == cards.rank(card) - 1
