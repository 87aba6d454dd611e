"""A model of Spider: the ten columns and the stock, with every card in the suit that the rule set takes it for.

A win is looked for first by a beam search (`spider_beam`), which is heuristic: it leaves out most positions, so
that finding nothing proves nothing. Then a depth-first search looks at everything, which is exact. It ends only
where few positions can be reached.

Bound: a position in which no column can ever be emptied is lost (`may_be_emptied`), since a win empties them all.

Equivalence: cards of the two packs are not told apart, and once the stock is used up neither are the columns.
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

_BETWEEN = b"\0"  # no card: parts the columns in a key
_SHARE = 80  # per cent of the positions that the beam search may look at


class SpiderModel(Model[Move]):
    """One deal of Spider from one position on.

    A state is the ten columns and, last, the stock, face up and in the order in which it is dealt. A step is a
    move.
    """

    def __init__(self, game: Spider, position: Position) -> None:
        self.spots = (*game.tableau, game.stock)
        self.look = bytes(game.displayed_card(card) & ~cards.SECOND_PACK for card in range(256))
        self.start = self.pack(position)
        self.complete = sum(map(len, position)) == 52 * game.packs and _all_leave(b"".join(self.start))

    def pack(self, position: Position) -> State:
        """Return the state of a position: the cards as they look, the packs not told apart."""
        *columns, stock = (position[i].translate(self.look) for i in self.spots)
        return (*columns, cards.turned_up(stock)[::-1])

    def successors(self, state: State) -> Iterator[tuple[Move, State]]:
        """Yield every legal move with its state: runs and parts of runs between columns, and a round dealt."""
        columns = state[:-1]
        for source, pile in enumerate(columns):
            longest = run_length(pile)
            for target, under in enumerate(columns):
                if source != target:
                    for n in _fitting(pile, longest, under):
                        yield Move(self.spots[source], self.spots[target], n), _moved(state, source, target, n)
        if state[-1] and all(columns):
            yield Move(self.spots[-1], self.spots[0]), _dealt(state)

    def pruned_successors(self, state: State) -> Iterable[tuple[Move, State]]:
        """Return the successors, least disorder first; none if no column can ever be emptied."""
        return sorted(self.successors(state), key=_disorder) if may_be_emptied(state) else ()

    def moves(self, position: Position, step: Move) -> Sequence[Move]:
        """Return the step, which is a move."""
        return (step,)

    def won(self, state: State) -> bool:
        """Return whether no card is left on the table, and none was missing."""
        return self.complete and not any(state)

    def key(self, state: State) -> bytes:
        """Return the columns, in any order once the stock is empty, as each gets a card of its own until then."""
        return _BETWEEN.join(state if state[-1] else sorted(state))

    def search(self, max_nodes: int) -> Search[Move]:
        """Search with the beam for a share of the positions, and with what is left depth first."""
        if not self.complete or not may_be_emptied(self.start):
            return None
        try:
            won = yield from limited(beam_search(self.start[:-1], self.start[-1]), max_nodes * _SHARE // 100)
        except GaveUpError:
            won = None
        if won is not None:
            return [Move(self.spots[source], self.spots[target], n) for source, target, n in won]
        return (yield from depth_first(self))


def may_be_emptied(state: State) -> bool:
    """Return whether some column may ever be emptied; if not, the game cannot be won.

    The test takes every card to be free for ever once it has been open, and the cards of the stock from the first.
    A run leaves its column if its first card is one rank lower than any free card. As this allows more than the
    rules, False is certain. The first empty column has to come without the help of another, so none is assumed.

    Whole runs, which leave by themselves, are covered: when all thirteen ranks are free every card but a king may
    leave, and of ten columns at least two have none of the eight kings.
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
    """Return how many cards lie under the runs at the ends of the columns, plus the number of columns."""
    return sum(len(pile) - run_length(pile) + 1 for pile in child[1][:-1] if pile)


def _all_leave(pile: Pile) -> bool:
    """Return whether these cards make whole runs and nothing else."""
    count = Counter(cards.turned_up(pile))
    kings = {suit: count[cards.make(KING, suit)] for suit in SUITS}
    return count == Counter({cards.make(rank, suit): kings[suit] for rank in RANKS for suit in SUITS})


def _fitting(pile: Pile, longest: int, under: Pile) -> range:
    """Return how many cards of a column may go on another; `longest` is the length of the run at its end."""
    if not under:
        return range(1, longest + 1)
    n = cards.rank(under[-1]) - cards.rank(pile[-1]) if pile else 0
    return range(n, n + (0 < n <= longest))


def _moved(state: State, source: int, target: int, n: int) -> State:
    """Return the state after `n` cards go from one column to another."""
    piles = list(state)
    piles[target] += piles[source][-n:]
    piles[source] = without(piles[source], n)
    return (*map(cleared, piles[:-1]), piles[-1])


def _dealt(state: State) -> State:
    """Return the state after a round is dealt from the stock."""
    *piles, stock = state
    for i, card in enumerate(stock[:ROUND]):
        piles[i] += bytes([card])
    return (*map(cleared, piles), stock[ROUND:])
