"""A model of Black Hole: a state is one number, the cards left in the fans and the rank on top of the hole.

Equivalence: a fan only ever loses cards, in a fixed order, and suits do not matter. A *single* card is the only
card left in its fan. All single cards of a rank are interchangeable, so only their number is stored.

Dominance: a single card is not played while a longer fan ends in the same rank. In any win that plays the
single card first, the two cards can change places: the rank in the hole is the same, and the next card of the
longer fan is free earlier.

Bound: the cards go into the hole as a walk around the ring of the thirteen ranks. A *gap* lies between two
neighbouring ranks. Since thirteen is odd, three things determine how often each gap is crossed (`crossings`):
the cards that are left, the rank on top, and the rank that the walk ends on. A position is pruned if no end
rank is possible: for each of them some gap was already crossed too often, or some gap that must still be
crossed cannot be reached. This is the condition for an Eulerian trail; it is necessary for a win.

The search is depth first and exact: it finds a win or proves that there is none.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import RANKS
from engine.core.game import Move, Position
from engine.games.black_hole import BlackHole
from engine.solving.search import Model, Search

_RANKS = len(RANKS)
_RANK = 4  # bits for the rank in the hole
_TOP = (1 << _RANK) - 1
_COUNT = 3  # bits for the number of single cards of a rank
_SINGLE = (1 << _COUNT) - 1
_SHOWING = 4  # bits for the cards of a rank that are the last of longer fans
_SHOWN = (1 << _SHOWING) - 1
_USED = 6  # bits for how often a gap was crossed
_CROSSED = (1 << _USED) - 1
_GAPS = (1 << _RANKS) - 1
# by rank, the two neighbouring ranks, each with the gap between
_NEIGHBOURS = [(((r + 1) % _RANKS, r), ((r - 1) % _RANKS, (r - 1) % _RANKS)) for r in range(_RANKS)]

Path: TypeAlias = tuple[int, "Path"] | None  # the last step, and the path before it
_Play: TypeAlias = tuple[int, int, int]  # a fan, and what playing its last card adds to the state and to `showing`
# How often each gap was crossed; the end ranks still possible; by end rank, the gaps that are closed for it.
RingState: TypeAlias = tuple[int, int, int]


class BlackHoleModel(Model[int]):
    """One deal of Black Hole from one position on.

    A state is a number. Its bits, the lowest first, hold the rank in the hole; for each rank the number of
    single cards (the only cards left in their fans); for each fan the number of cards above its bottom card.
    Ranks are 0 to 12. A step plays one card into the hole. It is the index of a fan, or the number `singles` plus
    a rank, which stands for any single card of that rank.
    """

    def __init__(self, game: BlackHole, position: Position) -> None:
        self.hole = game.hole
        self.fans = game.tableau
        self.singles = len(self.fans)
        # by fan, the ranks of its cards in the first position, bottom first
        self.ranks = [tuple(cards.rank(card) - 1 for card in position[i]) for i in self.fans]
        self.longest = max(map(len, self.ranks))
        self.complete = sum(map(len, position)) == len(cards.full_pack())
        self.single_at = [_RANK + _COUNT * rank for rank in range(_RANKS)]
        width = self.longest.bit_length()
        self.fan_at = [_RANK + _COUNT * _RANKS + width * fan for fan in range(len(self.fans))]
        self.fan_mask = (1 << width) - 1
        self.start = self.pack(position)

    def pack(self, position: Position) -> int:
        """Return the state of a position; it must be one that can be reached from the first position."""
        state = cards.rank(position[self.hole][-1]) - 1
        for fan, i in enumerate(self.fans):
            left = len(position[i])
            if left > 1:
                state += left - 1 << self.fan_at[fan]
            elif left:
                state += 1 << self.single_at[self.ranks[fan][0]]
        return state

    def without(self, fan: int, above: int) -> int:
        """Return what is added to a state when a fan loses a card.

        `above` is how many cards the fan had before that, its bottom card not counted; it is at least 1.
        """
        single = 1 << self.single_at[self.ranks[fan][0]] if above == 1 else 0
        return single - (1 << self.fan_at[fan])

    def moves(self, position: Position, step: int) -> Sequence[Move]:
        """Return the one move of a step; if the step names a rank only, any single card of this rank is played."""
        if step < self.singles:
            return (Move(self.fans[step], self.hole),)
        rank = step - self.singles + 1
        fan = next(i for i in self.fans if len(position[i]) == 1 and cards.rank(position[i][0]) == rank)
        return (Move(fan, self.hole),)

    def won(self, state: int) -> bool:
        """Return whether all fans are empty; always False if cards were missing from the first position."""
        return state <= _TOP and self.complete

    def search(self, max_nodes: int, variant: int = 0) -> Search[int]:
        """Search depth first for the steps to a win; dominance and the bound rule out some successors."""
        if self.won(self.start):
            return []
        successors = Successors(self)
        visited = {self.start}
        stack: list[tuple[int, int, RingState, Path]] = []
        if self.complete and successors.ring.start[1]:
            stack.append((self.start, successors.showing, successors.ring.start, None))
        while stack:
            state, showing, ring, path = stack.pop()
            for child, now_showing, now, step in successors.of(state, showing, ring):
                if child not in visited:
                    visited.add(child)
                    yield
                    stack.append((child, now_showing, now, (step, path)))
                    if child <= _TOP:
                        return _steps((step, path))
        return None


class Successors:
    """Finds the successors that are left after pruning, without looking at every fan.

    `showing` is a number with four bits for each rank, one for each of its cards. A bit is set if its card is the
    last one of a fan of two or more cards. Cards that have more cards under them have the higher bits.
    """

    def __init__(self, model: BlackHoleModel) -> None:
        self.ring = RankRing(model.ranks, model.start & _TOP)
        self.single_at, self.first_single = model.single_at, model.singles
        of_rank: list[list[tuple[int, int]]] = [[] for _ in range(_RANKS)]  # (cards under it, its fan)
        for fan, ranks in enumerate(model.ranks):
            for above, rank in enumerate(ranks[1:], start=1):
                of_rank[rank].append((above, fan))
        shown = {
            card: 1 << _SHOWING * rank + place
            for rank, several in enumerate(of_rank)
            for place, card in enumerate(sorted(several))
        }
        self.showing = sum(shown.get((len(ranks) - 1, fan), 0) for fan, ranks in enumerate(model.ranks))
        played: list[list[_Play]] = [
            [
                (fan, model.without(fan, above), shown.get((above - 1, fan), 0) - shown[above, fan])
                for above, fan in sorted(several)
            ]
            for several in of_rank
        ]
        # by rank, and by the four bits of this rank in `showing`, what can be played
        self.plays = [[_chosen(several, bits) for bits in range(1 << _SHOWING)] for several in played]

    def of(self, state: int, showing: int, ring: RingState) -> list[tuple[int, int, RingState, int]]:
        """Return the successors of a state as (state, showing, ring state, step), the most promising last.

        At most two ranks can be played. Each gets a number, and the rank with the lower number is more promising.
        The number is the sum of two: twice how often the gap between this rank and the rank in the hole was
        crossed, since crossing other gaps keeps more end ranks possible; and how many fans of two or more cards
        end in this rank.

        Of cards of one rank, the card with more cards under it is more promising. The order is a rule of thumb and
        prunes nothing.
        """
        top = state & _TOP
        used = ring[0]
        choices = []
        for rank, gap in _NEIGHBOURS[top]:
            plays = self.plays[rank][showing >> _SHOWING * rank & _SHOWN]
            if plays or state >> self.single_at[rank] & _SINGLE:
                on = self.ring.crossed(ring, gap, rank)
                if on:
                    often = used >> _USED * gap & _CROSSED
                    choices.append((2 * often + len(plays), rank, plays, on))
        if len(choices) > 1 and choices[0] < choices[1]:
            choices.reverse()
        found = []
        for _, rank, plays, on in choices:
            base = state - top + rank
            if not plays:
                child = base - (1 << self.single_at[rank])
                found.append((child, showing, on, self.first_single + rank))
            for fan, change, turned in plays:
                found.append((base + change, showing + turned, on, fan))
        return found


def _chosen(several: Sequence[_Play], bits: int) -> tuple[_Play, ...]:
    """Return the plays whose bits are set; bit n belongs to play n."""
    return tuple(play for number, play in enumerate(several) if bits >> number & 1)


class RankRing:
    """Computes the bound of this model: the ranks on which the walk around the ring can still end.

    Gap r lies between rank r and the next rank. A `RingState` holds how often each gap was crossed, the set of
    end ranks that are still possible, and for each end rank the set of gaps that may not be crossed again.
    """

    def __init__(self, fans: Sequence[Sequence[int]], top: int) -> None:
        laid = [rank for ranks in fans for rank in ranks]
        left = [laid.count(rank) for rank in range(_RANKS)]
        ends = [crossings(left, top, end) for end in range(_RANKS)]
        fit = [min(gaps) >= 0 for gaps in ends]
        times = range(max(map(max, ends)) + 2)
        # All three are indexed by gap and by number of crossings n. `may` holds the end ranks that allow n
        # crossings, `last` those that need exactly n. `closes` holds the same as `last`, but with one bit for each
        # pair of an end rank and a gap.
        self.may = [
            [_bits(fit[e] and n <= gaps[gap] for e, gaps in enumerate(ends)) for n in times]
            for gap in range(_RANKS)
        ]
        self.last = [[_bits(n == gaps[gap] for gaps in ends) for n in times] for gap in range(_RANKS)]
        self.closes = [
            [sum(1 << _RANKS * e + gap for e, gaps in enumerate(ends) if n == gaps[gap]) for n in times]
            for gap in range(_RANKS)
        ]
        closed = sum(self.closes[gap][0] for gap in range(_RANKS))
        self.start: RingState = (0, self._connected(_bits(fit), closed, top), closed)

    def crossed(self, ring: RingState, gap: int, rank: int) -> RingState | None:
        """Return the ring state after the walk crosses a gap to this rank; None if no end rank is left."""
        used, ends, closed = ring
        used += 1 << _USED * gap
        times = used >> _USED * gap & _CROSSED
        ends &= self.may[gap][times]
        last = ends & self.last[gap][times]
        if last:
            closed |= self.closes[gap][times]
            ends = ends - last | self._connected(last, closed, rank)
        return (used, ends, closed) if ends else None

    def _connected(self, ends: int, closed: int, rank: int) -> int:
        """Return those end ranks for which every gap that must still be crossed can be reached from this rank."""
        found = 0
        while ends:
            end = ends & -ends
            ends -= end
            if _within_reach(closed >> _RANKS * (end.bit_length() - 1) & _GAPS) >> rank & 1:
                found |= end
        return found


def crossings(left: Sequence[int], top: int, end: int) -> list[int]:
    """Return how often a walk around the ring crosses each gap; gap r lies between rank r and the next rank.

    The walk goes from rank `top` to rank `end` and enters `left[rank]` cards of each rank. It enters every card
    once and leaves every card except the last, and it leaves `top`. That gives the sum of the crossings on both
    sides of each rank; on a ring of an odd number of ranks these thirteen equations have one solution. If some
    number is below 0, there is no such walk.
    """
    sides = [2 * cards_left + (rank == top) - (rank == end) for rank, cards_left in enumerate(left)]
    around = 0
    for side in sides[1:]:
        around = side - around  # crossings of the gap above this rank if gap 0 had none
    gaps = [(sides[0] - around) // 2]
    for side in sides[1:]:
        gaps.append(side - gaps[-1])
    return gaps


@cache
def _within_reach(closed: int) -> int:
    """Return the set of ranks from which every gap that is not closed can be crossed in one walk."""
    is_open = [not closed >> gap & 1 for gap in range(_RANKS)]
    if not any(is_open):
        return _GAPS
    stretches = sum(is_open[gap] and not is_open[gap - 1] for gap in range(_RANKS))
    return 0 if stretches > 1 else _bits(is_open[rank] or is_open[rank - 1] for rank in range(_RANKS))


def _bits(flags: Iterable[bool]) -> int:
    """Return the number whose bit n is flag n."""
    return sum(flag << n for n, flag in enumerate(flags))


def _steps(path: Path) -> list[int]:
    """Return the steps of a line in the order in which they are made."""
    steps = []
    while path:
        step, path = path
        steps.append(step)
    return steps[::-1]
