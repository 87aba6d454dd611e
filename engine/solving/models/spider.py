"""Spider for searching: the ten columns and the stock, each card in the suit it is taken for.

A win is sought first, round by round, with so many of the best positions kept at a time (`engine.solvers.rounds`).
What that search leaves out it says nothing of, so that an exhaustive one follows.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import KING, RANKS, SUITS, Pile
from engine.core.game import Move, Position
from engine.games.spider import Spider
from engine.solving.models.spider_beam import ROUND, cleared, hanging, seek, without
from engine.solving.search import GaveUpError, Model, Search, depth_first, limited

State: TypeAlias = tuple[Pile, ...]

_BETWEEN = b"\0"  # no card
_SHARE = 80  # per cent of the budget for seeking a win, before all is looked through


class SpiderModel(Model[Move]):
    """A state is the columns and, last, the stock, face up and in the order it is dealt; a step is a move."""

    def __init__(self, game: Spider, position: Position) -> None:
        self.spots = (*game.tableau, game.stock)
        self.look = bytes(game.seen(card) & ~cards.SECOND_PACK for card in range(256))
        self.start = self.pack(position)
        self.complete = sum(map(len, position)) == 52 * game.packs and _all_leave(b"".join(self.start))

    def pack(self, position: Position) -> State:
        """The cards as they look, the packs not told apart."""
        *columns, stock = (position[i].translate(self.look) for i in self.spots)
        return (*columns, cards.turned_up(stock)[::-1])

    def successors(self, state: State) -> Iterator[tuple[Move, State]]:
        """Runs and parts of runs from column to column, and a round from the stock."""
        columns = state[:-1]
        for source, pile in enumerate(columns):
            longest = hanging(pile)
            for target, under in enumerate(columns):
                if source != target:
                    for n in _fitting(pile, longest, under):
                        yield Move(self.spots[source], self.spots[target], n), _moved(state, source, target, n)
        if state[-1] and all(columns):
            yield Move(self.spots[-1], self.spots[0]), _dealt(state)

    def pruned_successors(self, state: State) -> Iterable[tuple[Move, State]]:
        """None where no column can ever be emptied; else those first that leave least in disorder."""
        return sorted(self.successors(state), key=_disorder) if may_be_emptied(state) else ()

    def moves(self, position: Position, step: Move) -> Sequence[Move]:
        """The step is a move."""
        return (step,)

    def won(self, state: State) -> bool:
        """No card is left on the table, and none is missing."""
        return self.complete and not any(state)

    def key(self, state: State) -> bytes:
        """While the stock has cards each column will get one of its own; after that their order is nothing."""
        return _BETWEEN.join(state if state[-1] else sorted(state))

    def search(self, max_nodes: int) -> Search[Move]:
        """First for a win, by rounds, and with what is left of the budget for certainty."""
        if not self.complete or not may_be_emptied(self.start):
            return None
        try:
            won = yield from limited(seek(self.start[:-1], self.start[-1]), max_nodes * _SHARE // 100)
        except GaveUpError:
            won = None
        if won is not None:
            return [Move(self.spots[source], self.spots[target], n) for source, target, n in won]
        return (yield from depth_first(self))


def may_be_emptied(state: State) -> bool:
    """Whether there may ever be an empty column; if not, the game cannot be won.

    A card that has once lain open is taken to be free for ever after, and the stock from the first. A run leaves
    its column if its first card is one lower than any free card. The first space has to come without the help of
    another, so that where there is none even then, there will be none.

    Whole runs, which leave by themselves, need no thought: when all thirteen ranks are free every card but a king
    may leave, and of ten columns two have none of the eight kings.
    """
    *piles, stock = state
    free = set(map(cards.rank, stock))
    while all(piles):
        runs = [pile[-hanging(pile) :] for pile in piles]
        free.update(cards.rank(card) for run in runs for card in run)
        left = [
            without(pile, len(run)) if cards.rank(run[0]) + 1 in free else pile
            for pile, run in zip(piles, runs, strict=True)
        ]
        if left == piles:
            return False
        piles = left
    return True


def _disorder(child: tuple[Move, State]) -> int:
    """How many cards lie under what hangs together, and how many columns there are."""
    return sum(len(pile) - hanging(pile) + 1 for pile in child[1][:-1] if pile)


def _all_leave(pile: Pile) -> bool:
    """Whether these cards make whole runs and nothing else."""
    count = Counter(cards.turned_up(pile))
    kings = {suit: count[cards.make(KING, suit)] for suit in SUITS}
    return count == Counter({cards.make(rank, suit): kings[suit] for rank in RANKS for suit in SUITS})


def _fitting(pile: Pile, longest: int, under: Pile) -> range:
    """How many cards of a pile may go on another, where so many hang together."""
    if not under:
        return range(1, longest + 1)
    n = cards.rank(under[-1]) - cards.rank(pile[-1]) if pile else 0
    return range(n, n + (0 < n <= longest))


def _moved(state: State, source: int, target: int, n: int) -> State:
    piles = list(state)
    piles[target] += piles[source][-n:]
    piles[source] = without(piles[source], n)
    return (*map(cleared, piles[:-1]), piles[-1])


def _dealt(state: State) -> State:
    *piles, stock = state
    for i, card in enumerate(stock[:ROUND]):
        piles[i] += bytes([card])
    return (*map(cleared, piles), stock[ROUND:])
