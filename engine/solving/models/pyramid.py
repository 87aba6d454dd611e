"""A model of Pyramid and Tut's Tomb: the cards of the pyramid, and the number of cards of each rank outside it.

Equivalence: the player may go through the stock as often as he likes, so any card of stock and waste can be
brought to the top of the waste at any time. Of these cards only the number of each rank matters. Suits never
matter.

Dominance: a free king is removed at once, since it needs no partner, and this can only free other cards. A free
card is paired with a card outside at once if there are enough cards outside for all cards of both ranks in the
pyramid: every other card that could be its partner then has another partner. Kings outside the pyramid may
stay, since the game is won when the pyramid is removed.

Two states are treated as equal (`key`) if they have the same cards in the pyramid, and if for each two ranks that
make thirteen the same number of pairs must be made within the pyramid. The search is depth first and exact.
"""

from collections.abc import Sequence
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
    """Which cards of the pyramid are free and which may go together, for one set of cards still in the pyramid."""

    kings: tuple[int, ...]  # the spots of free kings
    free: tuple[int, ...]  # the spots of the other free cards
    pairs: tuple[Step, ...]  # the spots of two cards that may go together
    remaining: tuple[int, ...]  # by rank, how many cards of the pyramid have it; 0 for rank 0


class PyramidModel(Model[Step]):
    """One deal of Pyramid from one position on.

    A state is a number. Its low bits hold, for each rank, how many cards of it are in stock and waste together;
    above them is one bit for each card still in the pyramid. A step is a pair of spots: two cards of the
    pyramid, or a card of the pyramid and the waste, or a king and the pile of removed cards. For a step with
    the waste, the player first goes through the stock until the right card is on top of the waste.
    """

    def __init__(self, game: Pyramid, position: Position) -> None:
        self.game = game
        self.ranks = [cards.rank(position[i][-1]) if position[i] else 0 for i in game.tableau]
        everywhere = tuple(b"\0" for _ in game.spots)
        self.over = [sum(1 << i for i in game.covering_spots(everywhere, spot)) for spot in game.tableau]
        self._shapes: dict[int, PyramidShape] = {}
        self.start = self.pack(position)

    def pack(self, position: Position) -> int:
        """Return the state of a position; it must be one that can be reached from the first position."""
        remaining = sum(1 << i for i in self.game.tableau if position[i])
        others = position[self.game.stock] + position[self.game.waste]
        return remaining << _COUNTS | sum(_one(cards.rank(card)) for card in others)

    def shape(self, remaining: int) -> PyramidShape:
        """Return the shape of a set of cards; `remaining` has one bit for each spot of the pyramid with a card."""
        found = self._shapes.get(remaining)
        if found is None:
            found = self._shapes[remaining] = self._shape(remaining)
        return found

    def _shape(self, remaining: int) -> PyramidShape:
        """Compute what `shape` returns."""
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
        """Return the step that removes a card of the pyramid with a card outside it, and the state after it."""
        return (spot, self.game.waste), state - _card(spot) - _one(KING - self.ranks[spot])

    def search(self, max_nodes: int, variant: int = 0) -> Search[Step]:
        """Search depth first for the steps to a win."""
        return depth_first(self)

    def pruned_successors(self, state: int) -> list[tuple[Step, int]]:
        """Return the steps that dominance does not rule out, each with the state after it.

        If some step can do no harm, it is returned alone; otherwise all steps that remove a card of the pyramid
        are returned.
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

    def _needed(self, state: int, shape: PyramidShape, rank: int) -> int:
        """Return how many pairs of this rank and its partner's rank have to be made within the pyramid."""
        other = KING - rank
        return max(shape.remaining[rank] - _others(state, other), shape.remaining[other] - _others(state, rank), 0)

    def key(self, state: int) -> int:
        """Return the cards left in the pyramid, and how many pairs must be made within it, as one number.

        The number of pairs is counted for each two ranks that make thirteen.
        """
        remaining = state >> _COUNTS
        shape = self.shape(remaining)
        for rank in range(1, KING // 2 + 1):
            remaining = remaining << _COUNT | self._needed(state, shape, rank)
        return remaining

    def moves(self, position: Position, step: Step) -> Sequence[Move]:
        """Return the moves of a step: any moves that turn up cards of the stock or redeal it, then the removal."""
        source, target = step
        if self.game.waste not in step:
            return (Move(source, target),)
        wanted = KING if source == self.game.waste else KING - self.ranks[source]
        turns = []
        while not position[self.game.waste] or cards.rank(position[self.game.waste][-1]) != wanted:
            turns.append(self.game.next_turn(position))
            position = self.game.play(position, turns[-1])
        return (*turns, Move(source, target))

    def won(self, state: int) -> bool:
        """Return whether no card is left in the pyramid."""
        return not state >> _COUNTS


def _card(spot: int) -> int:
    """Return the bit of the card on this spot of the pyramid."""
    return 1 << _COUNTS + spot


def _one(rank: int) -> int:
    """Return what one card of this rank outside the pyramid adds to a state."""
    return 1 << _COUNT * (rank - 1)


def _others(state: int, rank: int) -> int:
    """Return how many cards of this rank are outside the pyramid."""
    return state >> _COUNT * (rank - 1) & _COUNT_MASK
