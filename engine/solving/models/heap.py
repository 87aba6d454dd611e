"""A model of games that are only a record, in which all cards are played on one heap whatever their suits.

**State.** One number: in the lowest four bits the rank on top of the heap, in the next six the number of cards in
the stock, and above them a bit for each card that is left in the tableau.

**Equivalence.** Only ranks count, so the suit on top of the heap does not matter, nor which cards lie under it.
What lies face down does not matter either, since the search knows every card. Nothing is left out.
"""

from collections.abc import Iterator, Sequence

from engine.core import cards
from engine.core.game import Move, Position
from engine.rules.record import Fill, Heap, Suits, To
from engine.rules.recorded import Recorded
from engine.solving.models.cache import Cache
from engine.solving.search import Model, Search, depth_first

_RANK, _LEFT = 4, 6  # bits
_CARDS = _RANK + _LEFT  # where the bits of the tableau begin
_TOP, _STOCK = (1 << _RANK) - 1, (1 << _LEFT) - 1


def is_played_on_a_heap(game: Recorded) -> bool:
    """Return whether this model can search a game.

    Every move goes to the heap, where suits do not count, and the stock is used once.
    """
    record = game.record
    aim, stock, columns = record.aim, record.stock, record.columns
    return (
        isinstance(aim, Heap)
        and aim.build.suits is Suits.ANY
        and record.packs == 1
        and not (record.cells or record.reserve or columns.build or columns.fill is not Fill.NONE)
        and (stock is None or (stock.turn == 1 and stock.redeals == 0 and stock.to is To.WASTE))
    )


class HeapModel(Model[int]):
    """A game from one position on. A step is the index of the spot from which a card goes to the heap."""

    def __init__(self, game: Recorded, position: Position) -> None:
        self.game = game
        self._heap = game.waste if game.waste >= 0 else game.foundations[0]
        self._stock = [cards.rank(card) for card in position[game.stock]] if game.stock >= 0 else []
        self._spots: list[int] = []  # by number of a card: its spot, its rank, and the bits of the cards upon it
        self._ranks: list[int] = []
        self._over: list[int] = []
        first = self._number_cards(position)
        for spot in game.tableau:
            if position[spot]:
                self._over[first[spot]] |= sum(1 << first[i] for i in game.covering_spots(position, spot))
        self._free = Cache(self._free_cards)
        fits = game.packing[game.kinds[self._heap]]
        self._fits = {
            under: frozenset(
                rank for rank in cards.RANKS if fits.allows(cards.make(rank, 0), cards.make(under, 0))
            )
            for under in cards.RANKS
        } | {0: frozenset()}
        top = cards.rank(position[self._heap][-1]) if position[self._heap] else 0
        self.start = ((1 << len(self._ranks)) - 1) << _CARDS | len(self._stock) << _RANK | top

    def _number_cards(self, position: Position) -> dict[int, int]:
        """Give each card of the tableau a number; return the number of the bottom card of each spot."""
        first = {}
        for spot in self.game.tableau:
            first[spot] = len(self._ranks)
            for depth, card in enumerate(position[spot], 1):
                self._spots.append(spot)
                self._ranks.append(cards.rank(card))
                self._over.append(1 << len(self._over) + 1 if depth < len(position[spot]) else 0)
        return first

    def _free_cards(self, left: int) -> list[tuple[int, int, int]]:
        """Return the free ones of these cards: of each its rank, its bit in a state, and its spot."""
        return [
            (rank, 1 << number + _CARDS, self._spots[number])
            for number, rank in enumerate(self._ranks)
            if left >> number & 1 and not left & self._over[number]
        ]

    def pruned_successors(self, state: int) -> Iterator[tuple[int, int]]:
        """Yield every step with the state after it, the cards of the tableau first."""
        top = state & _TOP
        fits, rest = self._fits[top], state - top
        for rank, bit, spot in self._free[state >> _CARDS]:
            if rank in fits:
                yield spot, rest - bit + rank
        left = state >> _RANK & _STOCK
        if left:
            yield self.game.stock, rest - (1 << _RANK) + self._stock[left - 1]

    def won(self, state: int) -> bool:
        """Return whether no card is left in the tableau."""
        return not state >> _CARDS

    def key(self, state: int) -> int:
        """Return the state itself."""
        return state

    def search(self, max_nodes: int, variant: int = 0) -> Search[int]:
        """Search depth first for the steps to a win."""
        return depth_first(self)

    def moves(self, position: Position, step: int) -> Sequence[Move]:
        """Return the one move of a step."""
        return (Move(step, self._heap),)
