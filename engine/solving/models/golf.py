"""A model of Golf: the number of cards in each column and in the stock, and the rank on the waste.

A column and the stock only ever lose cards, in a fixed order, so these numbers are enough. The nine deals of a
round affect one another only by the sum of the cards that they leave in the columns. `GolfModel` searches the
deals one after the other, again and again, and a little longer each time. If the best results found add up to par
or less, the round is won. If the proved lower bounds add up to more than par, it is lost.

Dominance: a card that is alone in its column is not played while a longer column ends in the same rank. The two
cards can change places in any line (a sequence of steps); then the next card of the longer column is free earlier.

Bound: `Bounds` counts, for sets of ranks, how many cards must stay in the columns because too few cards are
left to play them on. A position is pruned if it must leave at least as many cards as the best line found, or
more than the deal may leave.

Each deal is searched first by *sweeps*: beam searches, which find good lines but prove nothing. Then it is
searched depth first, and only what dominance and the bound rule out is left out. This *proof* shows the least
number of cards that the deal can leave.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import ACE, KING, RANKS, Pile
from engine.core.game import Move, Position, counter_value
from engine.games.golf import Golf
from engine.solving.search import BestEnd, Model, Search

_RANK = 4  # bits for the rank on the waste; 0 where it is empty
_TOP = (1 << _RANK) - 1
_COUNT = 6  # bits for the cards of a pile
_CARDS = (1 << _COUNT) - 1
_FIELD = 8  # bits for a margin, see `Bounds`
# by rank on top of the waste, the ranks that may be played on it: none on a king, and no king on an ace
_FITS = [{top - 1, top + 1} & set(RANKS) if ACE <= top < KING else set() for top in range(_TOP + 1)]

_WIDTHS = (30, 300)  # positions that the sweeps keep at each turn of the stock
_SHARE = 5000  # positions of the first part of the proof; each later part is twice the one before

_EFFORTS = 5  # stages of a search for the best end of a deal that cannot be won

Line: TypeAlias = tuple[int, "Line"] | None  # the last step, and the line before it
Node: TypeAlias = tuple[int, int, int, Line]  # a state, its margins, how many cards are left, the line to it


class GolfDeal:
    """One deal of Golf from one position on.

    A state is a number. Its bits, the lowest first, hold the rank on the waste (0 if the waste is empty); the
    number of cards in the stock; the number of cards in each column. A step is the index of the column whose last
    card is played, or the number `turn`, which stands for turning up the next card of the stock.
    """

    def __init__(self, columns: Sequence[Pile], stock: Pile, waste: Pile) -> None:
        self.turn = len(columns)
        self.columns = [tuple(map(cards.rank, column)) for column in columns]
        self.stock = tuple(map(cards.rank, stock))
        self.places = [_RANK + _COUNT * (1 + column) for column in range(len(columns))]
        self.start = self.pack(columns, stock, waste)

    def pack(self, columns: Sequence[Pile], stock: Pile, waste: Pile) -> int:
        """Return the state of these piles."""
        counts = sum(len(pile) << place for pile, place in zip(columns, self.places, strict=True))
        return counts | len(stock) << _RANK | (cards.rank(waste[-1]) if waste else 0)

    def plays(self, state: int) -> list[tuple[int, int]]:
        """Return the index of each column whose last card may be played, with the state after the play."""
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
        """Return `plays` without those that dominance rules out; plays from longer columns come last."""
        found = self.plays(state)
        if len(found) > 1:
            ranked = sorted((child >> self.places[column] & _CARDS, column, child) for column, child in found)
            high = {child & _TOP for under, _, child in ranked if under}
            found = [(column, child) for under, column, child in ranked if under or child & _TOP not in high]
        return found

    def turned(self, state: int) -> int:
        """Return the state after the next card of the stock is turned up; the stock must not be empty."""
        return state - (1 << _RANK) - (state & _TOP) + self.stock[(state >> _RANK & _CARDS) - 1]

    def left(self, state: int) -> int:
        """Return how many cards are in the columns."""
        return sum(state >> place & _CARDS for place in self.places)

    def over(self, state: int) -> bool:
        """Return whether the deal is over: the columns are empty, or no play is left and the stock is empty."""
        return not self.left(state) or not (state >> _RANK & _CARDS or self.plays(state))

    def to_the_end(self, steps: Iterable[int]) -> Iterator[int]:
        """Yield these steps, which start from the first state, and then any legal steps until the deal is over."""
        state = self.start
        for step in steps:
            yield step
            state = self.turned(state) if step == self.turn else dict(self.plays(state))[step]
        while not self.over(state):
            step, state = next(iter(self.plays(state)), None) or (self.turn, self.turned(state))
            yield step


class GolfModel(Model[int]):
    """One deal of Golf, or the rest of a round of nine deals, from one position on.

    A step is a number: a step of the current deal (see `GolfDeal`), or `next`, which stands for gathering the
    cards and starting the next deal.
    """

    def __init__(self, game: Golf, position: Position) -> None:
        self.game = game
        self.next = len(game.tableau) + 1
        first, before = self.round_so_far(position)
        self.max_left = (game.par if game.is_round else 0) - before
        self.deals = {first: GolfDeal(*self.piles(position))}
        for number in range(first + 1, game.deals + 1):
            position = game.play(position, Move(game.waste, game.stock))
            self.deals[number] = GolfDeal(*self.piles(position))

    def piles(self, position: Position) -> tuple[list[Pile], Pile, Pile]:
        """Return the columns, the stock and the waste of a position."""
        return [position[i] for i in self.game.tableau], position[self.game.stock], position[self.game.waste]

    def round_so_far(self, position: Position) -> tuple[int, int]:
        """Return the number of the current deal, from 1 on, and the total of cards left in the earlier deals."""
        if not self.game.is_round:
            return 1, 0
        return counter_value(position[self.game.names["n"]]), counter_value(position[self.game.names["b"]])

    def moves(self, position: Position, step: int) -> Sequence[Move]:
        """Return the one move of a step: a card to the waste, or all cards back to the stock for the next deal."""
        if step == self.next:
            return (Move(self.game.waste, self.game.stock),)
        source = self.game.tableau[step] if step < len(self.game.tableau) else self.game.stock
        return (Move(source, self.game.waste),)

    def search(self, max_nodes: int, variant: int = 0) -> Search[int]:
        """Search each deal in turn with growing effort, until it is certain whether the whole round can be won.

        All deals together may leave at most `max_left` cards, so one deal may leave at most this number minus the
        lower bounds proved for the other deals.
        """
        searches = [BoundSearch(deal) for deal in self.deals.values()]
        effort = 0
        while sum(search.lower_bound for search in searches) <= self.max_left:
            for search in searches:
                search.max_left = self.max_left - sum(
                    other.lower_bound for other in searches if other is not search
                )
                yield from search.advance(effort)
                if sum(search.best for search in searches) <= self.max_left:
                    return self._steps(searches)
            effort += 1
        return None

    def _steps(self, searches: Sequence["BoundSearch"]) -> list[int]:
        """Return the steps of the whole round, each deal played to its end."""
        steps: list[int] = []
        for search in searches:
            steps += search.deal.to_the_end(search.steps())
            steps.append(self.next)
        return steps[:-1]

    def best_end(self) -> Iterator[BestEnd[int] | None]:
        """Return a search for the end of the current deal that leaves the fewest cards."""
        number, deal = next(iter(self.deals.items()))
        search = BoundSearch(deal)
        for effort in range(_EFFORTS):
            if search.is_open:
                yield from search.advance(effort)
            is_last = number == self.game.deals
            steps = search.steps() if is_last else [*deal.to_the_end(search.steps()), self.next]
            yield BestEnd(steps, not search.is_open)


class Bounds:
    """A lower bound for the number of cards that stay in the columns of one deal, found by counting ranks.

    Every card that is played lies on a card of a neighbouring rank that is no king, and no two of them lie on the
    same card. So for any set of ranks: if the columns hold more cards of these ranks than there are cards of
    neighbouring ranks in all, at least the difference stays in the columns. The sets used are rows of every
    second rank, such as 3, 5 and 7; each of them gives one condition. One more condition is about kings: nothing
    can be played on a king before the next card of the stock is turned up.

    The *margin* of a condition is the number of cards to play on minus the number of cards to be played. A
    margin of -2 means that at least two cards stay. The margins of all conditions are packed into one number,
    each in a field of `_FIELD` bits.
    """

    def __init__(self, deal: GolfDeal) -> None:
        rows = [range(low, high + 1, 2) for low in RANKS for high in range(low, KING + 1, 2)]
        beside = [{rank + side for rank in row for side in (-1, 1)} & set(range(ACE, KING)) for row in rows]
        fields = [1 << _FIELD * number for number in range(len(rows) + 1)]
        self.each = sum(fields)
        self.zeros = self.each << _FIELD - 1  # the number whose fields all stand for a margin of 0
        king, top = fields[-1], deal.start & _TOP
        # All three are indexed by rank. `leaves` is added to the margins when a card leaves a column, `covered` is
        # subtracted when a card is covered. `carries` is what the top card of the waste adds for kings.
        self.leaves = [_total(fields, rows, rank) for rank in range(_TOP + 1)]
        self.covered = [_total(fields, beside, rank) for rank in range(_TOP + 1)]
        self.carries = [king if rank != KING else 0 for rank in range(_TOP + 1)]
        self.turn = king
        laid = [rank for ranks in deal.columns for rank in ranks]
        self.start = self.zeros + self.carries[top] + king * (len(deal.stock) - laid.count(KING))
        self.start += sum(self.covered[rank] for rank in (*laid, *deal.stock, top))
        self.start -= sum(self.leaves[rank] for rank in laid)

    def played(self, margins: int, top: int, rank: int) -> int:
        """Return the margins of all conditions (see `Bounds`) after a card of this rank is played on `top`."""
        return margins - self.covered[top] + self.leaves[rank]

    def turned(self, margins: int, top: int, rank: int) -> int:
        """Return the margins of all conditions (see `Bounds`) after a card of this rank is turned onto `top`."""
        return margins - self.covered[top] - self.turn - self.carries[top] + self.carries[rank]

    def stay(self) -> int:
        """Return the lower bound for the first position: no line leaves fewer cards in the columns than this."""
        margins, worst = self.start, 0
        while margins:
            worst = max(worst, (1 << _FIELD - 1) - (margins & (1 << _FIELD) - 1))
            margins >>= _FIELD
        return worst


class BoundSearch:
    """A search for the least number of cards that one deal leaves.

    `best` is the least number that a line found so far leaves. `lower_bound` is proved: no line leaves fewer
    cards than this. `max_left` is the largest number that the deal may leave if the round is to be won; lines that
    leave more are pruned. `max_left` may be lowered between two calls of `advance`.
    """

    def __init__(self, deal: GolfDeal) -> None:
        self.deal = deal
        self.bounds = Bounds(deal)
        self.best = self.max_left = deal.left(deal.start)
        self.line: Line = None
        self.lower_bound = min(self.best, self.bounds.stay())
        self._visited = {deal.start}
        self._stack: list[Node] = [(deal.start, self.bounds.start, self.best, None)]

    def advance(self, effort: int) -> Generator[None, None, None]:
        """Return a generator that runs one stage of the search and yields once for each position.

        It has no result; it changes `best`, `lower_bound` and the line that `steps` returns. `effort` is the
        number of the stage. Stages 0 and 1 are sweeps (beam searches, the second with a wider beam). Stage 2
        begins the depth-first search that proves the lower bound, and looks at about `_SHARE` positions; each
        stage after it continues this search, through about twice as many new positions as the stage before.
        """
        if effort < len(_WIDTHS):
            return self._sweep(_WIDTHS[effort])
        return self._prove(_SHARE << effort - len(_WIDTHS))

    @property
    def is_open(self) -> bool:
        """Whether a line that is good enough and better than `best` may still be found."""
        return self.lower_bound < self.best and self.lower_bound <= self.max_left

    def _sweep(self, width: int) -> Generator[None, None, None]:
        """Search by a beam that keeps only `width` positions: those with the fewest cards left.

        All others are dropped each time before a card of the stock is turned up.
        """
        frontier: list[Node] = [(self.deal.start, self.bounds.start, self.deal.left(self.deal.start), None)]
        while frontier and self.is_open:
            found = {node[0]: node for node in frontier}
            while frontier:
                for node in self._played(frontier.pop()):
                    if node[0] not in found:
                        found[node[0]] = node
                        frontier.append(node)
                        yield
            fewest = sorted(found.values(), key=_cards_left)[:width]
            turned = (node for before in fewest for node in self._turned(before))
            frontier = list({node[0]: node for node in turned}.values())
            for _ in frontier:
                yield

    def _prove(self, share: int) -> Generator[None, None, None]:
        """Continue the depth-first search through about `share` more positions.

        When no position is left to search, it is proved that no line both leaves at most `max_left` cards and is
        better than `best`; then `lower_bound` is raised.
        """
        visited, stack = self._visited, self._stack
        begun = len(visited)
        while stack and self.is_open and len(visited) < begun + share:
            node = stack.pop()
            for after in self._turned(node) + self._played(node):
                if after[0] not in visited:
                    visited.add(after[0])
                    stack.append(after)
                    yield
        if not stack and self.is_open:
            self.lower_bound = min(self.best, self.max_left + 1)
        if not self.is_open:  # it will never be open again, so the memory is freed for the searches of other deals
            self._visited, self._stack = set(), []

    def _played(self, node: Node) -> list[Node]:
        """Return the nodes after one more play that the bound does not prune; store the best line found so far."""
        state, margins, left, line = node
        bounds, top = self.bounds, state & _TOP
        limit = bounds.each * min(self.best - 1, self.max_left)
        found: list[Node] = []
        for step, child in self.deal.pruned_successors(state):
            now = bounds.played(margins, top, child & _TOP)
            if (now + limit) & bounds.zeros == bounds.zeros:
                found.append((child, now, left - 1, (step, line)))
        if found and left <= self.best:
            self.best, self.line = left - 1, found[-1][-1]
        return found

    def _turned(self, node: Node) -> list[Node]:
        """Return the node after the next card of the stock is turned, as a list.

        The list is empty if the stock is empty or the bound prunes the node.
        """
        state, margins, left, line = node
        if not state >> _RANK & _CARDS:
            return []
        bounds, child = self.bounds, self.deal.turned(state)
        now = bounds.turned(margins, state & _TOP, child & _TOP)
        limit = bounds.each * min(self.best - 1, self.max_left)
        return [(child, now, left, (self.deal.turn, line))] if (now + limit) & bounds.zeros == bounds.zeros else []

    def steps(self) -> list[int]:
        """Return the steps of the best line found, in the order in which they are made.

        Each step is a number: the index of a column, or `GolfDeal.turn`.
        """
        steps, line = [], self.line
        while line:
            step, line = line
            steps.append(step)
        return steps[::-1]


def _cards_left(node: Node) -> int:
    """Return how many cards are left in the columns at a node."""
    return node[2]


def _total(units: Sequence[int], groups: Sequence[Iterable[int]], rank: int) -> int:
    """Return the sum of the units whose group contains the rank; unit i belongs to group i."""
    return sum(unit for unit, group in zip(units, groups, strict=False) if rank in group)
