"""A model of Spider: the ten columns and the stock, with every card in the suit that it counts as in the rule set.

First a beam search (`spider_beam`) looks for a win. It is heuristic: it leaves out most positions, so it proves
nothing if it finds no win. Then a depth-first search looks at every position that the bound does not rule out,
so it is exact; but it ends in time only if few positions can be reached.

Bound: a position in which no column can ever be emptied is lost (`may_be_emptied`), since a win empties them
all.

Equivalence: two cards of the same rank that count as the same suit can be exchanged, and once the stock is empty
the order of the columns does not matter.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import KING, RANKS, SUITS, Pile
from engine.core.game import Move, Position
from engine.games.spider import Spider
from engine.solving.models.spider_beam import ROUND, beam_search, cleared, run_length, without
from engine.solving.search import GaveUpError, Model, Search, depth_first, limited

State: TypeAlias = tuple[Pile, ...]

_BETWEEN = b"\0"  # separates the columns in a key; no card has this value
_SHARE = 80  # per cent of the positions that the beam search may look at


class SpiderModel(Model[Move]):
    """One deal of Spider from one position on.

    A state is the ten columns and then the stock, with the cards of the stock face up and in the order in which
    they are dealt. A step is a move.
    """

    varies = True

    def __init__(self, game: Spider, position: Position) -> None:
        self.spots = (*game.tableau, game.stock)
        self.look = bytes(game.displayed_card(card) & ~cards.SECOND_PACK for card in range(256))
        self.start = self.pack(position)
        self.complete = sum(map(len, position)) == 52 * game.packs and _all_leave(b"".join(self.start))

    def pack(self, position: Position) -> State:
        """Return the search state of a position.

        Each card is stored with the suit that it counts as in this rule set; which of the two packs it comes from
        is left out.
        """
        *columns, stock = (position[i].translate(self.look) for i in self.spots)
        return (*columns, cards.turned_up(stock)[::-1])

    def successors(self, state: State) -> Iterator[tuple[Move, State]]:
        """Yield every legal move with the state after it.

        These are moves of runs and parts of runs between columns, and the deal of ten cards from the stock.
        """
        columns = state[:-1]
        for source, pile in enumerate(columns):
            longest = run_length(pile)
            for target, under in enumerate(columns):
                if source != target:
                    for n in _fitting(pile, longest, under):
                        yield Move(self.spots[source], self.spots[target], n), moved(state, source, target, n)
        if state[-1] and all(columns):
            yield Move(self.spots[-1], self.spots[0]), dealt(state)

    def pruned_successors(self, state: State) -> Iterable[tuple[Move, State]]:
        """Return the successors, sorted by `_disorder`; none if no column can ever be emptied."""
        return sorted(self.successors(state), key=_disorder) if may_be_emptied(state) else ()

    def moves(self, position: Position, step: Move) -> Sequence[Move]:
        """Return a tuple with the step as its only move, since here every step is a move."""
        return (step,)

    def won(self, state: State) -> bool:
        """Return whether no card is left; always False if the first position lacked cards of the game."""
        return self.complete and not any(state)

    def key(self, state: State) -> bytes:
        """Return the columns and the stock as bytes; once the stock is empty, the columns are sorted.

        While there is a stock, the order of the columns matters, since each gets a different card of it.
        """
        return _BETWEEN.join(state if state[-1] else sorted(state))

    def search(self, max_nodes: int, variant: int = 0) -> Search[Move]:
        """Search with a beam for at most 80 % of `max_nodes` positions; if it finds no win, search depth first."""
        if not self.complete or not may_be_emptied(self.start):
            return None
        try:
            won = yield from limited(
                beam_search(self.start[:-1], self.start[-1], variant), max_nodes * _SHARE // 100
            )
        except GaveUpError:
            won = None
        if won is not None:
            return [Move(self.spots[source], self.spots[target], n) for source, target, n in won]
        return (yield from depth_first(self))


def may_be_emptied(state: State) -> bool:
    """Return whether some column could ever be emptied. If the result is False, the position is certainly lost.

    The test allows more than the rules. A card counts as free from the moment that it is in the run at the end of
    a column, and every card of the stock counts as free from the start. The run at the end of a column may leave
    the column if some free card is one rank higher than the first card of the run. Before the first column is
    emptied there is no empty column that could take a run, so the test considers none.

    Complete runs that leave the table need no special case. A run can be complete only when cards of all thirteen
    ranks are free. Then every card but a king may leave its column, and since there are only eight kings, at
    least two of the ten columns have no king.
    """
    *piles, stock = state
    free = set(map(cards.rank, stock))
    while all(piles):
        runs = [pile[-run_length(pile) :] for pile in piles]
        free.update(cards.rank(card) for run in runs for card in run)
        after = [
            without(pile, len(run)) if cards.rank(run[0]) + 1 in free else pile
            for pile, run in zip(piles, runs, strict=True)
        ]
        if after == piles:
            return False
        piles = after
    return True


def _disorder(child: tuple[Move, State]) -> int:
    """Return how many cards lie under the runs at the ends of the columns, plus the number of these runs."""
    return sum(len(pile) - run_length(pile) + 1 for pile in child[1][:-1] if pile)


def _all_leave(pile: Pile) -> bool:
    """Return whether these cards make complete runs from king to ace, with no card left over."""
    count = Counter(cards.turned_up(pile))
    kings = {suit: count[cards.make(KING, suit)] for suit in SUITS}
    return count == Counter({cards.make(rank, suit): kings[suit] for rank in RANKS for suit in SUITS})


def _fitting(pile: Pile, longest: int, under: Pile) -> range:
    """Return the possible numbers of cards that may go from the end of a column onto another column (`under`).

    `longest` is the length of the run at the end of the column.
    """
    if not under:
        return range(1, longest + 1)
    n = cards.rank(under[-1]) - cards.rank(pile[-1]) if pile else 0
    return range(n, n + (0 < n <= longest))


def moved(state: State, source: int, target: int, n: int) -> State:
    """Return the state after `n` cards go from one column to another."""
    piles = list(state)
    piles[target] += piles[source][-n:]
    piles[source] = without(piles[source], n)
    return (*map(cleared, piles[:-1]), piles[-1])


def dealt(state: State) -> State:
    """Return the state after ten cards are dealt from the stock, one onto each column."""
    *piles, stock = state
    for i, card in enumerate(stock[:ROUND]):
        piles[i] += bytes([card])
    return (*map(cleared, piles), stock[ROUND:])
