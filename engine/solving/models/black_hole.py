"""Black Hole for searching: one number for what is left of the fans and the rank on top of the hole.

A fan only ever gets shorter, and suits do not matter. A card that is the last of its fan is as good as any other
such card of its rank, so that of those only the number is kept.

The cards go into the hole as a walk around the ring of the thirteen ranks, and a *gap* is what lies between two
neighbours there. Thirteen being odd, the cards that are left and the rank the walk is to end on say how often each
gap has to be crossed: no more, no less. While there is an end that this fits, a position may still be won.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import RANKS
from engine.core.game import Move, Position
from engine.games.black_hole import BlackHole
from engine.solving.search import Model, Search

_RING = len(RANKS)
_RANK = 4  # bits for the rank in the hole
_TOP = (1 << _RANK) - 1
_COUNT = 3  # bits for the number of single cards of a rank
_SINGLE = (1 << _COUNT) - 1
_USED = 6  # bits for how often a gap was crossed
_CROSSED = (1 << _USED) - 1
_GAPS = (1 << _RING) - 1
# of each rank, the two next to it, each with the gap between
_NEIGHBOURS = [(((r + 1) % _RING, r), ((r - 1) % _RING, (r - 1) % _RING)) for r in range(_RING)]

Line: TypeAlias = tuple[int, "Line"] | None  # a step, and those before it
Walk: TypeAlias = tuple[
    int, int, int
]  # how often each gap was crossed, the ends that fit, the gaps closed for each


class BlackHoleModel(Model[int]):
    """A state is the rank in the hole, a count for each rank, and a number for each fan.

    The count is of the fans that have a single card, of that rank; the number is of the cards a fan has besides
    its last. A step is a fan, or, from `singles` on, a rank of which a single card goes. Ranks are 0 to 12 here.
    """

    def __init__(self, game: BlackHole, position: Position) -> None:
        self.hole = game.hole
        self.fans = game.tableau
        self.singles = len(self.fans)
        # of each fan, the ranks of its cards, bottom first, as they lie in the first position
        self.ranks = [tuple(cards.rank(card) - 1 for card in position[i]) for i in self.fans]
        self.longest = max(map(len, self.ranks))
        self.complete = sum(map(len, position)) == len(cards.full_pack())
        self.single_at = [_RANK + _COUNT * rank for rank in range(_RING)]
        width = self.longest.bit_length()
        self.fan_at = [_RANK + _COUNT * _RING + width * fan for fan in range(len(self.fans))]
        self.fan_mask = (1 << width) - 1
        self.start = self.pack(position)

    def pack(self, position: Position) -> int:
        """The rank in the hole, the single cards, and what the other fans have."""
        state = cards.rank(position[self.hole][-1]) - 1
        for fan, i in enumerate(self.fans):
            left = len(position[i])
            if left > 1:
                state += left - 1 << self.fan_at[fan]
            elif left:
                state += 1 << self.single_at[self.ranks[fan][0]]
        return state

    def without(self, fan: int, above: int) -> int:
        """What is added to a state when a fan with so many cards above its last loses one."""
        single = 1 << self.single_at[self.ranks[fan][0]] if above == 1 else 0
        return single - (1 << self.fan_at[fan])

    def moves(self, position: Position, step: int) -> Sequence[Move]:
        """The last card of a fan, or any single card of the rank."""
        if step < self.singles:
            return (Move(self.fans[step], self.hole),)
        rank = step - self.singles + 1
        fan = next(i for i in self.fans if len(position[i]) == 1 and cards.rank(position[i][0]) == rank)
        return (Move(fan, self.hole),)

    def won(self, state: int) -> bool:
        """No fan has a card, and the whole pack was there."""
        return state <= _TOP and self.complete

    def search(self, max_nodes: int) -> Search[int]:
        """Depth first through what is worthwhile, leaving out what no walk around the ring can end well."""
        if self.won(self.start):
            return []
        ahead = Ahead(self)
        known = {self.start}
        waiting: list[tuple[int, int, Walk, Line]] = []
        if self.complete and ahead.ring.start[1]:
            waiting.append((self.start, ahead.showing, ahead.ring.start, None))
        while waiting:
            state, showing, walk, line = waiting.pop()
            for child, now_showing, now, step in ahead.of(state, showing, walk):
                if child not in known:
                    known.add(child)
                    yield
                    waiting.append((child, now_showing, now, (step, line)))
                    if child <= _TOP:
                        return _steps((step, line))
        return None


class Ahead:
    """What is worthwhile, found without asking every fan, and only as far as the ring of ranks has no objection.

    The cards that show, apart from single ones, stand in a field of bits for each rank. A bit tells the fan and
    how many cards it has: those with more cards have the higher bits.
    """

    def __init__(self, model: BlackHoleModel) -> None:
        fans = len(model.ranks)
        self.ring = Ring(model.ranks, model.start & _TOP)
        self.single_at, self.first_single = model.single_at, model.singles
        self.width = fans * model.longest
        self.field = (1 << self.width) - 1
        # by the bit of a card: its fan, and what its going adds to the state and to the cards that show
        self.plays: dict[int, tuple[int, int, int]] = {}
        self.showing = 0
        for fan, ranks in enumerate(model.ranks):
            under = 0
            for above, rank in enumerate(ranks[1:], start=1):
                card = 1 << fans * above + fan
                shown = card << self.width * rank
                self.plays[card] = fan, model.without(fan, above), under - shown
                under = shown
            self.showing += under

    def of(self, state: int, showing: int, walk: Walk) -> list[tuple[int, int, Walk, int]]:
        """Each state that may follow, with the cards that show, the walk and the step: the most promising last.

        That is over the gap crossed less often so far, which keeps the most ends open, or where fewer cards show,
        and among cards of a rank the one with the most under it.
        """
        top = state & _TOP
        used = walk[0]
        ways = []
        for rank, gap in _NEIGHBOURS[top]:
            there = showing >> self.width * rank & self.field
            if there or state >> self.single_at[rank] & _SINGLE:
                on = self.ring.crossed(walk, gap, rank)
                if on:
                    often = used >> _USED * gap & _CROSSED
                    ways.append((2 * often + there.bit_count(), rank, there, on))
        if len(ways) > 1 and ways[0] < ways[1]:
            ways.reverse()
        found = []
        for _, rank, there, on in ways:
            base = state - top + rank
            if not there:
                child = base - (1 << self.single_at[rank])
                found.append((child, showing, on, self.first_single + rank))
            rest = there
            while rest:
                card = rest & -rest
                rest -= card
                fan, change, turned = self.plays[card]
                found.append((base + change, showing + turned, on, fan))
        return found


class Ring:
    """The walk that the cards make around the ring of ranks, and on which ranks it may still end.

    Gap number r lies between rank r and the next.
    """

    def __init__(self, fans: Sequence[Sequence[int]], top: int) -> None:
        laid = [rank for ranks in fans for rank in ranks]
        left = [laid.count(rank) for rank in range(_RING)]
        ends = [crossings(left, top, end) for end in range(_RING)]
        fit = [min(gaps) >= 0 for gaps in ends]
        most = max(map(max, ends)) + 2
        # by gap and number of crossings: the ends it is not too many for, those it is enough for, and the same as
        # one bit for each end and gap
        self.may = [
            [_bits(fit[e] and n <= gaps[gap] for e, gaps in enumerate(ends)) for n in range(most)]
            for gap in range(_RING)
        ]
        self.last = [[_bits(n == gaps[gap] for gaps in ends) for n in range(most)] for gap in range(_RING)]
        self.closes = [
            [sum(1 << _RING * e + gap for e, gaps in enumerate(ends) if n == gaps[gap]) for n in range(most)]
            for gap in range(_RING)
        ]
        closed = sum(self.closes[gap][0] for gap in range(_RING))
        self.start: Walk = (0, self._joined(_bits(fit), closed, top), closed)

    def crossed(self, walk: Walk, gap: int, rank: int) -> Walk | None:
        """The walk taken on over a gap to this rank; None if there is no end any more that it fits."""
        used, ends, closed = walk
        used += 1 << _USED * gap
        times = used >> _USED * gap & _CROSSED
        ends &= self.may[gap][times]
        last = ends & self.last[gap][times]
        if last:
            closed |= self.closes[gap][times]
            ends = ends - last | self._joined(last, closed, rank)
        return (used, ends, closed) if ends else None

    def _joined(self, ends: int, closed: int, rank: int) -> int:
        """Those of the ends for which the gaps that are still to be crossed hang together with the rank."""
        found = 0
        while ends:
            end = ends & -ends
            ends -= end
            if _within_reach(closed >> _RING * (end.bit_length() - 1) & _GAPS) >> rank & 1:
                found |= end
        return found


def crossings(left: Sequence[int], top: int, end: int) -> list[int]:
    """How often a walk from `top` to `end` over so many cards of each rank crosses each gap.

    The walk comes to every card and leaves it but for the last, and leaves the first rank once more, so that the
    crossings on both sides of each rank are given; on a ring of an odd number that leaves one solution. It may
    have numbers below 0: then there is no such walk.
    """
    sides = [2 * cards_left + (rank == top) - (rank == end) for rank, cards_left in enumerate(left)]
    around = 0
    for side in sides[1:]:
        around = side - around  # crossings of the gap above this rank, but for those of the very first gap
    gaps = [(sides[0] - around) // 2]
    for side in sides[1:]:
        gaps.append(side - gaps[-1])
    return gaps


@cache
def _within_reach(closed: int) -> int:
    """A bit for each rank from which all gaps but the closed ones can be crossed."""
    is_open = [not closed >> gap & 1 for gap in range(_RING)]
    if not any(is_open):
        return _GAPS
    stretches = sum(is_open[gap] and not is_open[gap - 1] for gap in range(_RING))
    return 0 if stretches > 1 else _bits(is_open[rank] or is_open[rank - 1] for rank in range(_RING))


def _bits(flags: Iterable[bool]) -> int:
    """Bit n is flag n."""
    return sum(flag << n for n, flag in enumerate(flags))


def _steps(line: Line) -> list[int]:
    """The steps of a line, the first one first."""
    steps = []
    while line:
        step, line = line
        steps.append(step)
    return steps[::-1]
