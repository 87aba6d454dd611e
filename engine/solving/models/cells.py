"""FreeCell and Seahaven Towers for searching, as the rules have them: columns, cells and foundations in suit.

Which column or which cell a card is in makes no difference, so that a state has them in order, and a step says
which card goes on which. Both games search something more abstract than this and tell what they found in these
steps.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import Card
from engine.core.game import Kind, Move, Position
from engine.core.patience import Patience
from engine.solving.search import Model

# How many cards of each suit are home, the cards in cells in order, and the columns in order.
State: TypeAlias = tuple[bytes, ...]
# The card that goes, with all that lies on it, and the card it goes on or one of the places below.
Step: TypeAlias = tuple[Card, int]

HOME, CELL, SPACE = range(3)  # smaller than any card


class CellsModel(Model[State, Step]):
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
        self.start = self.pack(position)

    def pack(self, position: Position) -> State:
        """The position with its cells and its columns in order."""
        home = bytes(len(position[i]) for i in self.homes)
        cells = b"".join(position[i] for i in self.game.cells)
        return _state(home, cells, [position[i] for i in self.game.tableau])

    def successors(self, state: State) -> Iterator[tuple[Step, State]]:
        """Every run that may be lifted, wherever it may be laid."""
        home, cells, *columns = state
        free = len(self.game.cells) - len(cells)
        spaces = columns.count(b"") if self.game.any_fills else 0
        most = (free + 1 << spaces, free + 1 << max(0, spaces - 1))
        for i, card in enumerate(cells):
            left = cells[:i] + cells[i + 1 :]
            if free:
                yield (card, CELL), state
            yield from self._laid((home, left, *columns), b"", bytes([card]), most)
        for i, column in enumerate(columns):
            others = columns[:i] + columns[i + 1 :]
            for n in range(1, self._hanging(column) + 1):
                rest, run = column[:-n], column[-n:]
                if free and n == 1:
                    yield (run[0], CELL), _state(home, cells + run, [*others, rest])
                for step, child in self._laid((home, cells, *others), rest, run, most):
                    yield step, _state(child[0], child[1], [*child[2:], rest])

    def _hanging(self, column: bytes) -> int:
        """How many cards at the end of a column hang together."""
        n = min(1, len(column))
        while n < len(column) and column[-n - 1] in self.onto[column[-n]]:
            n += 1
        return n

    def _laid(self, left: State, rest: bytes, run: bytes, most: tuple[int, int]) -> Iterator[tuple[Step, State]]:
        """A run laid home, on a column or into a space; `left` is the state without it and without the rest."""
        home, cells, *columns = left
        card = run[0]
        if len(run) == 1 and home[cards.suit(card)] == cards.rank(card) - 1:
            yield (card, HOME), _state(one_more(home, card), cells, columns)
        for i, column in enumerate(columns):
            if column and column[-1] in self.onto[card] and len(run) <= most[0]:
                yield (card, column[-1]), _state(home, cells, [*columns[:i], column + run, *columns[i + 1 :]])
        if b"" in columns and card in self.fillers and len(run) <= most[1]:
            i = columns.index(b"")
            yield (card, SPACE), _state(home, cells, [*columns[:i], run, *columns[i + 1 :]])

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

    def won(self, state: State) -> bool:
        """Every card is home."""
        return sum(state[0]) == len(cards.RANKS) * len(cards.SUITS)


def one_more(home: bytes, card: Card) -> bytes:
    """The counts of the foundations when the card has gone home."""
    suit = cards.suit(card)
    return home[:suit] + bytes([cards.rank(card)]) + home[suit + 1 :]


def _state(home: bytes, cells: bytes, columns: Sequence[bytes]) -> State:
    return (home, bytes(sorted(cells)), *sorted(columns))


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
