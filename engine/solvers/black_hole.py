"""Black Hole for searching: how many cards each fan still has, and the rank on top of the hole, in one number.

A fan only ever gets shorter, so the deal and seventeen small counts say everything; suits do not matter.
"""

from collections.abc import Sequence

from engine import cards
from engine.cards import RANKS
from engine.game import Move, Position
from engine.games.black_hole import BlackHole
from engine.search import Model

_BITS = 3  # for the count of one fan
_ONE_FAN = (1 << _BITS) - 1
_RING = len(RANKS)


class BlackHoleModel(Model[int, int]):
    """A state is the counts of the fans, three bits each, above the four bits of the rank; a step is a fan."""

    def __init__(self, game: BlackHole, position: Position) -> None:
        self.hole = game.hole
        self.fans = game.tableau
        # of each fan, the ranks from the card at the bottom to the one on top, as they lie in the first position
        self.ranks = [tuple(map(cards.rank, position[i])) for i in self.fans]
        self.start = self.pack(position)

    def pack(self, position: Position) -> int:
        """The counts, and the rank in the hole."""
        state = 0
        for i in reversed(self.fans):
            state = state << _BITS | len(position[i])
        return state << 4 | cards.rank(position[self.hole][-1])

    def children(self, state: int) -> list[tuple[int, int]]:
        """A card one rank above or below the hole's goes in, ace and king being neighbours."""
        top, counts = state & 15, state >> 4
        after = state - top
        found = []
        for fan, ranks in enumerate(self.ranks):
            left = counts >> fan * _BITS & _ONE_FAN
            if left and (ranks[left - 1] - top) % _RING in {1, _RING - 1}:
                found.append((fan, after - (1 << fan * _BITS + 4) + ranks[left - 1]))
        return found

    def moves(self, position: Position, step: int) -> Sequence[Move]:
        """The last card of a fan."""
        return (Move(self.fans[step], self.hole),)

    def won(self, state: int) -> bool:
        """No fan has a card."""
        return state < 16
