"""What the models of FreeCell and Seahaven Towers share: their steps, and how steps become moves.

Each of the two models searches states that are more abstract than the table. The steps found are then translated
into steps on the table with a `StepWriter`. A step on the table says which card goes onto which card; in which
column or cell a card lies makes no difference.
"""

from collections.abc import Sequence
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import Card
from engine.core.game import Kind, Move, Position
from engine.core.patience import Patience
from engine.solving.search import Model

# A card, which moves with all cards that lie on it, and its target: another card, or one of the three below.
Step: TypeAlias = tuple[Card, int]

HOME, CELL, SPACE = range(3)  # smaller than any card


class CellsModel(Model[Step]):
    """A model of a game with free cells, from one position on.

    It holds which card may lie on which. A step of the search may take several moves, which `moves` returns.
    """

    def __init__(self, game: Patience, position: Position) -> None:
        self.game = game
        self.position = position
        packing, first = game.packing[Kind.TABLEAU], game.empty_accepts[Kind.TABLEAU]
        pack = cards.full_pack()
        # by card, the cards that it may lie on in a column
        self.onto = {card: bytes(under for under in pack if packing.allows(card, under)) for card in pack}
        # the cards that may go to an empty column
        self.fillers = frozenset(card for card in pack if card in first)
        homes = {cards.suit(game.spots[i].mark or 0): i for i in game.foundations}
        self.homes = [homes[suit] for suit in cards.SUITS]

    def home(self, position: Position) -> bytes:
        """Return how many cards of each suit are on the foundations, in the order of `cards.SUITS`."""
        return bytes(len(position[i]) for i in self.homes)

    def moves(self, position: Position, step: Step) -> Sequence[Move]:
        """Return the one move that makes a step on the table, as a tuple."""
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
    """Return the numbers of cards on the foundations after this card is added.

    `home` holds a number for each suit, in the order of `cards.SUITS`.
    """
    suit = cards.suit(card)
    return home[:suit] + bytes([cards.rank(card)]) + home[suit + 1 :]


class StepWriter:
    """Collects, one by one, the steps on the table that carry out the result of an abstract search.

    `steps` holds the steps collected so far; `position` is the position after them.
    """

    def __init__(self, model: CellsModel) -> None:
        self.model = model
        self.position = model.position
        self.steps: list[Step] = []

    def make(self, card: Card, target: int) -> None:
        """Add a step, which has to be legal, to `steps`, and play its moves."""
        for move in self.model.moves(self.position, (card, target)):
            self.position = self.model.game.play(self.position, move)
        self.steps.append((card, target))

    def in_cells(self) -> bytes:
        """Return the cards that lie in cells."""
        return b"".join(self.position[i] for i in self.model.game.cells)

    def columns(self) -> list[bytes]:
        """Return the columns that are not empty, each with its bottom card first."""
        return [self.position[i] for i in self.model.game.tableau if self.position[i]]

    def ends(self) -> bytes:
        """Return the last card of each column that is not empty."""
        return bytes(column[-1] for column in self.columns())

    def run_from(self, card: Card) -> bytes:
        """Return a card and then all cards that lie on it in its column, from the bottom up."""
        column = next(column for column in self.columns() if card in column)
        return column[column.index(card) :]

    def fits_home(self, card: Card) -> bool:
        """Return whether this card is the next card of its suit that the foundation takes."""
        return len(self.position[self.model.homes[cards.suit(card)]]) == cards.rank(card) - 1
