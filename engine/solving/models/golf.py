"""Golf for searching: how many cards each column and the stock still have, and the rank on the waste.

The deals of a round have nothing to do with each other but for the sum of the cards they leave: the search looks
for better and better ways through each, until the sum is good enough or cannot be.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import ACE, KING, RANKS, Pile
from engine.core.game import Move, Position, counter_value
from engine.games.golf import Golf
from engine.solving.search import Model, Search

_RANK = 4  # bits for the rank on the waste; 0 where it is empty
_TOP = (1 << _RANK) - 1
_COUNT = 6  # bits for the cards of a pile
_CARDS = (1 << _COUNT) - 1
_NUMBER = 16  # bits for the number of the deal
_FIELD = 8  # bits for a margin
# by the rank on the waste, the ranks that may follow: none on a king, and no king on an ace
_FITS = [{top - 1, top + 1} & set(RANKS) if ACE <= top < KING else set() for top in range(_TOP + 1)]

_WIDTHS = (30, 300)  # of the sweeps
_SHARE = 5000  # positions of the first part of the proof; each of the others is twice the one before

Line: TypeAlias = tuple[int, "Line"] | None  # the last step, and those before it
Node: TypeAlias = tuple[int, int, int, Line]  # a state, its margins, the cards left, and how it was reached


class Deal:
    """One deal from some position on. A state is the rank on the waste and a count for the stock and each column.

    A step is the number of a column, whose last card is played, or `turn`.
    """

    def __init__(self, columns: Sequence[Pile], stock: Pile, waste: Pile) -> None:
        self.turn = len(columns)
        self.columns = [tuple(map(cards.rank, column)) for column in columns]
        self.stock = tuple(map(cards.rank, stock))
        self.places = [_RANK + _COUNT * (1 + column) for column in range(len(columns))]
        self.start = self.pack(columns, stock, waste)

    def pack(self, columns: Sequence[Pile], stock: Pile, waste: Pile) -> int:
        """The state of these piles."""
        counts = sum(len(pile) << place for pile, place in zip(columns, self.places, strict=True))
        return counts | len(stock) << _RANK | (cards.rank(waste[-1]) if waste else 0)

    def plays(self, state: int) -> list[tuple[int, int]]:
        """The columns whose last card fits, each with what follows."""
        top = state & _TOP
        fits = _FITS[top]
        found = []
        for column, ranks in enumerate(self.columns):
            place = self.places[column]
            count = state >> place & _CARDS
            if count and ranks[count - 1] in fits:
                found.append((column, state - (1 << place) - top + ranks[count - 1]))
        return found

    def pruned_successors(self, state: int) -> list[tuple[int, int]]:
        """The plays that are enough to look at, those from high columns last.

        The only card of a column waits while a column with more cards shows its rank: that one might as well give
        its card now, and the only card go when that one would have.
        """
        found = self.plays(state)
        if len(found) > 1:
            ranked = sorted((child >> self.places[column] & _CARDS, column, child) for column, child in found)
            high = {child & _TOP for under, _, child in ranked if under}
            found = [(column, child) for under, column, child in ranked if under or child & _TOP not in high]
        return found

    def turned(self, state: int) -> int:
        """What follows when a card of the stock, which must not be empty, is turned."""
        return state - (1 << _RANK) - (state & _TOP) + self.stock[(state >> _RANK & _CARDS) - 1]

    def left(self, state: int) -> int:
        """How many cards the columns have."""
        return sum(state >> place & _CARDS for place in self.places)

    def over(self, state: int) -> bool:
        """Whether the deal is played to its end."""
        return not self.left(state) or not (state >> _RANK & _CARDS or self.plays(state))

    def to_the_end(self, steps: Iterable[int]) -> Iterator[int]:
        """These steps, and then any until the deal is over."""
        state = self.start
        for step in steps:
            yield step
            state = self.turned(state) if step == self.turn else dict(self.plays(state))[step]
        while not self.over(state):
            step, state = next(iter(self.plays(state)), None) or (self.turn, self.turned(state))
            yield step


class GolfModel(Model[int]):
    """A state is that of a deal, and above it the number of the deal and the cards left in those before.

    A step is one of the deal's, or `next`, with which the next deal comes.
    """

    def __init__(self, game: Golf, position: Position) -> None:
        self.game = game
        self.next = len(game.tableau) + 1
        first, before = self.standing(position)
        self.may_leave = (game.par if game.is_round else 0) - before
        self.deals = {first: Deal(*self.piles(position))}
        for number in range(first + 1, game.deals + 1):
            position = game.play(position, Move(game.waste, game.stock))
            self.deals[number] = Deal(*self.piles(position))

    def piles(self, position: Position) -> tuple[list[Pile], Pile, Pile]:
        """The columns, the stock and the waste."""
        return [position[i] for i in self.game.tableau], position[self.game.stock], position[self.game.waste]

    def standing(self, position: Position) -> tuple[int, int]:
        """The number of the deal, and the cards left in those before."""
        if not self.game.is_round:
            return 1, 0
        return counter_value(position[self.game.names["n"]]), counter_value(position[self.game.names["b"]])

    def moves(self, position: Position, step: int) -> Sequence[Move]:
        """The last card of a column to the waste, the next of the stock, or all of them gathered up."""
        if step == self.next:
            return (Move(self.game.waste, self.game.stock),)
        source = self.game.tableau[step] if step < len(self.game.tableau) else self.game.stock
        return (Move(source, self.game.waste),)

    def search(self, max_nodes: int) -> Search[int]:
        """Each deal in turn a little longer, until they leave few enough cards or are known to leave too many."""
        hunts = [BoundSearch(deal) for deal in self.deals.values()]
        effort = 0
        while sum(hunt.floor for hunt in hunts) <= self.may_leave:
            for hunt in hunts:
                hunt.spare = self.may_leave - sum(other.floor for other in hunts if other is not hunt)
                yield from hunt.go_on(effort)
                if sum(hunt.best for hunt in hunts) <= self.may_leave:
                    return self._steps(hunts)
            effort += 1
        return None

    def _steps(self, hunts: Sequence["BoundSearch"]) -> list[int]:
        """All steps of the round, each deal played to its end."""
        steps: list[int] = []
        for hunt in hunts:
            steps += hunt.deal.to_the_end(hunt.steps())
            steps.append(self.next)
        return steps[:-1]


class Bounds:
    """What a deal can still come to, by counting.

    Every card that is played lies on a card of a rank beside its own that is no king, and no two on the same. So
    of the cards of some ranks in the columns as many stay as there are more of them than of all the cards beside
    them. It is enough to ask this of every row of ranks that lie two apart. And a king ends what can be played
    before the next card is turned.

    The margins stand side by side in one number, a field for each; one below 0 says how many cards will stay.
    """

    def __init__(self, deal: Deal) -> None:
        rows = [range(low, high + 1, 2) for low in RANKS for high in range(low, KING + 1, 2)]
        beside = [{rank + side for rank in row for side in (-1, 1)} & set(range(ACE, KING)) for row in rows]
        fields = [1 << _FIELD * number for number in range(len(rows) + 1)]
        self.each = sum(fields)
        self.zeros = self.each << _FIELD - 1  # a field stands so much higher than it counts
        king, top = fields[-1], deal.start & _TOP
        # by rank: what it adds by leaving a column, takes by being covered, and leaves to kings
        self.leaves = [_total(fields, rows, rank) for rank in range(_TOP + 1)]
        self.covered = [_total(fields, beside, rank) for rank in range(_TOP + 1)]
        self.carries = [king if rank != KING else 0 for rank in range(_TOP + 1)]
        self.turn = king
        laid = [rank for ranks in deal.columns for rank in ranks]
        self.start = self.zeros + self.carries[top] + king * (len(deal.stock) - laid.count(KING))
        self.start += sum(self.covered[rank] for rank in (*laid, *deal.stock, top))
        self.start -= sum(self.leaves[rank] for rank in laid)

    def played(self, margins: int, top: int, rank: int) -> int:
        """The margins when a card of this rank is played on `top`."""
        return margins - self.covered[top] + self.leaves[rank]

    def turned(self, margins: int, top: int, rank: int) -> int:
        """The margins when a card of this rank is turned on `top`."""
        return margins - self.covered[top] - self.turn - self.carries[top] + self.carries[rank]

    def stay(self) -> int:
        """How many cards of the columns will stay, at least, in the position from which the deal is looked at."""
        margins, worst = self.start, 0
        while margins:
            worst = max(worst, (1 << _FIELD - 1) - (margins & (1 << _FIELD) - 1))
            margins >>= _FIELD
        return worst


class BoundSearch:
    """The least number of cards that a deal leaves: `floor` is proved, `best` was reached by a line.

    `spare` is how many the deal may leave at most. It may be lowered on the way, and nothing above it is hunted.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.bounds = Bounds(deal)
        self.best = self.spare = deal.left(deal.start)
        self.line: Line = None
        self.floor = min(self.best, self.bounds.stay())
        self._known = {deal.start}
        self._waiting: list[Node] = [(deal.start, self.bounds.start, self.best, None)]

    def go_on(self, effort: int) -> Generator[None, None, None]:
        """Try harder than before, effort growing from 0: first with a few sweeps, then a part of the proof.

        Yields how many positions it has looked at, a few at a time.
        """
        if effort < len(_WIDTHS):
            return self._swept(_WIDTHS[effort])
        return self._proved(_SHARE << effort - len(_WIDTHS))

    def _open(self) -> bool:
        """Whether there is anything to hunt for yet."""
        return self.floor < self.best and self.floor <= self.spare

    def _swept(self, width: int) -> Generator[None, None, None]:
        """Go on from no more than so many positions each time the stock is turned, those with the fewest cards."""
        here: list[Node] = [(self.deal.start, self.bounds.start, self.deal.left(self.deal.start), None)]
        while here and self._open():
            found = {node[0]: node for node in here}
            while here:
                for node in self._played(here.pop()):
                    if node[0] not in found:
                        found[node[0]] = node
                        here.append(node)
                        yield
            fewest = sorted(found.values(), key=_cards_left)[:width]
            turned = (node for before in fewest for node in self._turned(before))
            here = list({node[0]: node for node in turned}.values())
            for _ in here:
                yield

    def _proved(self, share: int) -> Generator[None, None, None]:
        """Depth first through so many positions more; when none is left to look at, the floor is known."""
        known, waiting = self._known, self._waiting
        begun = len(known)
        while waiting and self._open() and len(known) < begun + share:
            here = waiting.pop()
            for node in self._turned(here) + self._played(here):
                if node[0] not in known:
                    known.add(node[0])
                    waiting.append(node)
                    yield
        if not waiting and self._open():
            self.floor = min(self.best, self.spare + 1)

    def _played(self, node: Node) -> list[Node]:
        """The positions after one more card, as far as they may come to something better than what was reached."""
        state, margins, left, line = node
        bounds, top = self.bounds, state & _TOP
        limit = bounds.each * min(self.best - 1, self.spare)
        found: list[Node] = []
        for step, child in self.deal.pruned_successors(state):
            now = bounds.played(margins, top, child & _TOP)
            if (now + limit) & bounds.zeros == bounds.zeros:
                found.append((child, now, left - 1, (step, line)))
        if found and left <= self.best:
            self.best, self.line = left - 1, found[-1][-1]
        return found

    def _turned(self, node: Node) -> list[Node]:
        """The position after the next card of the stock, if there is one and it may come to something better."""
        state, margins, left, line = node
        if not state >> _RANK & _CARDS:
            return []
        bounds, child = self.bounds, self.deal.turned(state)
        now = bounds.turned(margins, state & _TOP, child & _TOP)
        limit = bounds.each * min(self.best - 1, self.spare)
        return [(child, now, left, (self.deal.turn, line))] if (now + limit) & bounds.zeros == bounds.zeros else []

    def steps(self) -> list[int]:
        """The steps of the best way."""
        steps, line = [], self.line
        while line:
            step, line = line
            steps.append(step)
        return steps[::-1]


def _cards_left(node: Node) -> int:
    return node[2]


def _total(units: Sequence[int], groups: Sequence[Iterable[int]], rank: int) -> int:
    """The units of those groups that have the rank."""
    return sum(unit for unit, group in zip(units, groups, strict=False) if rank in group)
