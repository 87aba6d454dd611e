"""Pyramid for searching: which cards of the pyramid lie, and how many of each rank are not in it.

The stock comes round as often as you like, so that any card of stock and waste can be on top of the waste, and of
those only the numbers matter.
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

Step: TypeAlias = tuple[int, int]  # what goes and with what, by their spots; the waste: once the card has come


class Shape(NamedTuple):
    """What a set of cards of the pyramid offers: the cards that go alone, and those that may go with another."""

    kings: tuple[int, ...]  # that are free
    free: tuple[int, ...]  # the others that are
    pairs: tuple[Step, ...]  # two that may go together
    lying: tuple[int, ...]  # how many lie there of each rank; of 0 none


class PyramidModel(Model[Step]):
    """A state is a bit for each card of the pyramid, above a count for each rank of stock and waste together."""

    def __init__(self, game: Pyramid, position: Position) -> None:
        self.game = game
        self.ranks = [cards.rank(position[i][-1]) if position[i] else 0 for i in game.tableau]
        everywhere = tuple(b"\0" for _ in game.spots)
        self.over = [sum(1 << i for i in game.covering_spots(everywhere, spot)) for spot in game.tableau]
        self.shape = cache(self._shape)
        self.start = self.pack(position)

    def pack(self, position: Position) -> int:
        """The cards that lie, and the count of the others but for those that are gone."""
        lying = sum(1 << i for i in self.game.tableau if position[i])
        others = position[self.game.stock] + position[self.game.waste]
        return lying << _COUNTS | sum(_one(cards.rank(card)) for card in others)

    def _shape(self, lying: int) -> Shape:
        spots = [spot for spot in self.game.tableau if lying >> spot & 1]
        free = [spot for spot in spots if not lying & self.over[spot]]
        pairs = [(i, j) for i in free for j in free if i < j and self._fit(i, j)]
        if self.game.cover_pairs:
            pairs += [(i, j) for j in free for i in spots if lying & self.over[i] == 1 << j and self._fit(i, j)]
        found = [self.ranks[spot] for spot in spots]
        return Shape(
            tuple(spot for spot in free if self.ranks[spot] == KING),
            tuple(spot for spot in free if self.ranks[spot] != KING),
            tuple(pairs),
            tuple(found.count(rank) for rank in range(KING + 1)),
        )

    def _fit(self, one: int, other: int) -> bool:
        return self.ranks[one] + self.ranks[other] == KING

    def _with_other(self, state: int, spot: int) -> tuple[Step, int]:
        """A card of the pyramid goes with one of the others."""
        return (spot, self.game.waste), state - _card(spot) - _one(KING - self.ranks[spot])

    def search(self, max_nodes: int) -> Search[Step]:
        """Search depth first."""
        return depth_first(self)

    def pruned_successors(self, state: int) -> list[tuple[Step, int]]:
        """A free king goes at once, and so does a card that nothing will ever miss; kings outside may stay.

        Nothing is missed where the cards outside are enough for all of both ranks of a pair in the pyramid.
        """
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

    def _needed(self, state: int, shape: Shape, rank: int) -> int:
        """How many pairs of a rank and what goes with it have to be made within the pyramid."""
        other = KING - rank
        return max(shape.lying[rank] - _others(state, other), shape.lying[other] - _others(state, rank), 0)

    def key(self, state: int) -> int:
        """The cards that lie, and how many pairs of each kind have to be made among them."""
        lying = state >> _COUNTS
        shape = self.shape(lying)
        for rank in range(1, KING // 2 + 1):
            lying = lying << _COUNT | self._needed(state, shape, rank)
        return lying

    def moves(self, position: Position, step: Step) -> Sequence[Move]:
        """Turning till the card is there that goes, if it comes from outside, and the pair or king."""
        source, target = step
        if self.game.waste not in step:
            return (Move(source, target),)
        wanted = KING if source == self.game.waste else KING - self.ranks[source]
        turns = []
        while not position[self.game.waste] or cards.rank(position[self.game.waste][-1]) != wanted:
            ways = (self.game.stock, self.game.waste)
            turns.append(Move(*ways if position[self.game.stock] else ways[::-1]))
            position = self.game.play(position, turns[-1])
        return (*turns, Move(source, target))

    def won(self, state: int) -> bool:
        """The pyramid is gone."""
        return not state >> _COUNTS


def _card(spot: int) -> int:
    """The bit of a card of the pyramid."""
    return 1 << _COUNTS + spot


def _one(rank: int) -> int:
    """One card of a rank outside the pyramid."""
    return 1 << _COUNT * (rank - 1)


def _others(state: int, rank: int) -> int:
    """How many cards of a rank there are outside the pyramid."""
    return state >> _COUNT * (rank - 1) & _COUNT_MASK
