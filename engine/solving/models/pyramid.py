"""A model of Pyramid and Tut's Tomb: the cards of the pyramid, and the number of cards of each rank outside it.

Equivalence: the stock comes round as often as the player likes, so any card of stock and waste can be brought to
the top of the waste at any time. Of these cards only the number of each rank matters. Suits never matter.

Dominance: a free king goes at once, since it goes alone and only opens others. A free card goes with a card
outside when the cards outside are enough for all cards of both ranks in the pyramid: whatever else either card
could pair with has another partner. Kings outside the pyramid may stay, since the pyramid alone has to go.

Two states with the same cards in the pyramid and the same number of pairs, rank by rank, that must be made within
the pyramid are equal (`key`). The search is depth first and exact.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from engine.core import cards
from engine.core.cards import KING, RANKS
from engine.core.game import Move, Position
from engine.games.pyramid import Pyramid
from engine.solving.search import Model, Search, depth_first

_COUNT = 3  # bits for the number of cards of a rank
_COUNTS = _COUNT * len(RANKS)
_COUNT_MASK = (1 << _COUNT) - 1

Step: TypeAlias = tuple[int, int]  # the two spots that give a card; see `PyramidModel`


class PyramidShape(NamedTuple):
    """What a set of cards in the pyramid allows, whatever is outside."""

    kings: tuple[int, ...]  # the spots of free kings
    free: tuple[int, ...]  # the spots of the other free cards
    pairs: tuple[Step, ...]  # the spots of two cards that may go together
    remaining: tuple[int, ...]  # by rank, how many cards of the pyramid have it; 0 for rank 0


class PyramidModel(Model[Step]):
    """One deal of Pyramid from one position on.

    A state has a count for each rank of stock and waste together in its low bits, and above them a bit for each
    card of the pyramid that is still there. A step is a pair of spots: two cards of the pyramid, a card and the
    waste, or a king and the pile of cards that are gone. With the waste, the stock is turned until the right card
    is on top.
    """

    def __init__(self, game: Pyramid, position: Position) -> None:
        self.game = game
        self.ranks = [cards.rank(position[i][-1]) if position[i] else 0 for i in game.tableau]
        everywhere = tuple(b"\0" for _ in game.spots)
        self.over = [sum(1 << i for i in game.covering_spots(everywhere, spot)) for spot in game.tableau]
        self.shape = cache(self._shape)
        self.start = self.pack(position)

    def pack(self, position: Position) -> int:
        """Return the state of a position that can be reached from the first one."""
        remaining = sum(1 << i for i in self.game.tableau if position[i])
        others = position[self.game.stock] + position[self.game.waste]
        return remaining << _COUNTS | sum(_one(cards.rank(card)) for card in others)

    def _shape(self, remaining: int) -> PyramidShape:
        """Return the shape of a set of cards, given as a bit for each spot."""
        spots = [spot for spot in self.game.tableau if remaining >> spot & 1]
        free = [spot for spot in spots if not remaining & self.over[spot]]
        pairs = [(i, j) for i in free for j in free if i < j and self._fit(i, j)]
        if self.game.cover_pairs:
            pairs += [
                (i, j) for j in free for i in spots if remaining & self.over[i] == 1 << j and self._fit(i, j)
            ]
        found = [self.ranks[spot] for spot in spots]
        return PyramidShape(
            tuple(spot for spot in free if self.ranks[spot] == KING),
            tuple(spot for spot in free if self.ranks[spot] != KING),
            tuple(pairs),
            tuple(found.count(rank) for rank in range(KING + 1)),
        )

    def _fit(self, one: int, other: int) -> bool:
        """Return whether the ranks on two spots make thirteen."""
        return self.ranks[one] + self.ranks[other] == KING

    def _with_other(self, state: int, spot: int) -> tuple[Step, int]:
        """Return the step, and the state after it, that removes a card of the pyramid with one outside."""
        return (spot, self.game.waste), state - _card(spot) - _one(KING - self.ranks[spot])

    def search(self, max_nodes: int) -> Search[Step]:
        """Search depth first."""
        return depth_first(self)

    def pruned_successors(self, state: int) -> list[tuple[Step, int]]:
        """Return the steps that dominance leaves: a single one, or all that remove a card of the pyramid."""
        shape = self.shape(state >> _COUNTS)
        if shape.kings:
            king = shape.kings[0]
            return [((king, self.game.gone), state - _card(king))]
        outside = [_others(state, KING - self.ranks[spot]) for spot in shape.free]
        for spot, count in zip(shape.free, outside, strict=True):
            if count and not self._needed(state, shape, self.ranks[spot]):
                return [self._with_other(state, spot)]
        found = [((i, j), state - _card(i) - _card(j)) for i, j in shape.pairs]
        return found + [
            self._with_other(state, spot) for spot, count in zip(shape.free, outside, strict=True) if count
        ]

    def _needed(self, state: int, shape: PyramidShape, rank: int) -> int:
        """Return how many pairs of this rank and its partner have to be made within the pyramid."""
        other = KING - rank
        return max(shape.remaining[rank] - _others(state, other), shape.remaining[other] - _others(state, rank), 0)

    def key(self, state: int) -> int:
        """Return the cards in the pyramid, and for each pair of ranks the number of pairs needed within it."""
        remaining = state >> _COUNTS
        shape = self.shape(remaining)
        for rank in range(1, KING // 2 + 1):
            remaining = remaining << _COUNT | self._needed(state, shape, rank)
        return remaining

    def moves(self, position: Position, step: Step) -> Sequence[Move]:
        """Return the removal, after turning the stock until the card from outside, if any, is on the waste."""
        source, target = step
        if self.game.waste not in step:
            return (Move(source, target),)
        wanted = KING if source == self.game.waste else KING - self.ranks[source]
        turns = []
        while not position[self.game.waste] or cards.rank(position[self.game.waste][-1]) != wanted:
            ends = (self.game.stock, self.game.waste)
            turns.append(Move(*ends if position[self.game.stock] else ends[::-1]))
            position = self.game.play(position, turns[-1])
        return (*turns, Move(source, target))

    def won(self, state: int) -> bool:
        """Return whether the pyramid is gone."""
        return not state >> _COUNTS


def _card(spot: int) -> int:
    """Return the bit of the card on this spot of the pyramid."""
    return 1 << _COUNTS + spot


def _one(rank: int) -> int:
    """Return the unit of the count of this rank outside the pyramid."""
    return 1 << _COUNT * (rank - 1)


def _others(state: int, rank: int) -> int:
    """Return how many cards of this rank are outside the pyramid."""
    return state >> _COUNT * (rank - 1) & _COUNT_MASK
