"""A beam search for a win of Spider: round by round of the stock, it keeps only the best positions.

What a column is worth depends on its cards alone and is worked out once for each different column, so that a move
costs no more than looking up the two columns it changes. Worth is a weighted sum (`HeuristicWeights`) found by
trying.

The search is heuristic. It finds wins; that it finds none proves nothing, since most positions are left out, and
since a position may, if very seldom, be mistaken for another one with the same hash.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from engine.core import cards
from engine.core.cards import KING, RANKS, SUITS, Card, Pile
from engine.core.shuffle import SplitMix64

ROUND = 10  # cards from the stock at once, one to each column

Step: TypeAlias = tuple[int, int, int]  # from column, to column, how many cards
Path: TypeAlias = "tuple[Path, Step] | None"  # the last step, behind the path to it
# Worth and hash of a position, the number of the node it comes from, and the step.
Choice: TypeAlias = tuple[int, int, int, Step]

_DEAL: Step = (ROUND, 0, 1)
_NEXT = 1 << 2  # from a card to the one higher in its suit
_WHOLE_RUNS = frozenset(bytes(cards.make(rank, suit) for rank in reversed(RANKS)) for suit in SUITS)
_NARROWEST = 32  # width of the first beam search


@lru_cache(1 << 16)
def run_length(pile: Pile) -> int:
    """Return how many cards at the end of a column are a run: face up, in suit, in descending ranks."""
    n = min(1, len(pile))
    while n < len(pile) and pile[-n - 1] == pile[-n] + _NEXT:
        n += 1
    return n


def without(pile: Pile, n: int) -> Pile:
    """Return the column after its last `n` cards leave and the card under them is turned up."""
    left = pile[:-n]
    return left[:-1] + cards.turned_up(left[-1:])


def cleared(pile: Pile) -> Pile:
    """Return the column after the whole run at its end, if there is one, leaves."""
    return without(pile, len(RANKS)) if pile[-len(RANKS) :] in _WHOLE_RUNS else pile


class HeuristicWeights(NamedTuple):
    """What columns and what is in them are worth, in tenths of a point; more is better.

    Whole numbers, because sums of fractions may differ between two builds of Python, and the search with them.
    """

    space: int = 240
    left: int = 1200  # a whole run that has gone home
    joined: int = 70  # a card on the next of its suit
    length: int = 3  # a run, times the square of its length
    mixed: int = -20  # a card on the next of another suit
    broken: int = -80  # a card on any other
    rising: int = -20  # more if it is the higher one
    king: int = -40  # a king that is on another card
    covered: Sequence[int] = (0, -130, -230, -320, -400, -470)  # by the number of cards that lie face down
    deeper: int = -50  # each face-down card beyond those


class Column(NamedTuple):
    """A column with all that the search needs to know of it."""

    pile: Pile  # the cards, without a whole run at the end
    worth: int
    hash: int  # a number drawn for this pile; the sum over all columns tells positions apart
    top: int  # rank of the last card, 0 if there is none
    run_length: int  # how many cards at the end are a run
    run: Pile  # these cards
    under: Pile  # the column without them, the next card turned up


class Columns(dict[Pile, Column]):
    """A cache of columns by their cards."""

    def __init__(self, weights: HeuristicWeights) -> None:
        super().__init__()
        self._weights = weights
        self._hashes = SplitMix64(0)

    def __missing__(self, pile: Pile) -> Column:
        left = cleared(pile)
        if left == pile:
            column = self._new(pile)
        else:
            column = self[left]
            column = column._replace(worth=column.worth + self._weights.left)
        self[pile] = column
        return column

    def _new(self, pile: Pile) -> Column:
        """Return a column that has not come up before; no whole run is at its end."""
        n = run_length(pile)
        run = pile[len(pile) - n :]
        top = cards.rank(run[-1]) if run else 0
        return Column(pile, worth(pile, self._weights), self._hashes.next(), top, n, run, without(pile, n))


def worth(pile: Pile, weights: HeuristicWeights) -> int:
    """Return what a column is worth."""
    if not pile:
        return weights.space
    covered = sum(map(cards.is_down, pile))
    listed = len(weights.covered) - 1
    total = weights.covered[min(covered, listed)] + weights.deeper * max(0, covered - listed)
    if covered and cards.rank(pile[covered]) == KING:
        total += weights.king
    length = 1
    for under, card in pairwise(pile[covered:]):
        if under == card + _NEXT:
            total += weights.joined
            length += 1
        else:
            total += weights.length * length * length + _on_another(under, card, weights)
            length = 1
    return total + weights.length * length * length


def _on_another(under: Card, card: Card, weights: HeuristicWeights) -> int:
    """Return what it is worth that a card lies on one that it makes no run with."""
    step = cards.rank(under) - cards.rank(card)
    if step == 1:
        return weights.mixed
    return weights.broken + weights.rising * (step < 0) + weights.king * (cards.rank(card) == KING)


class BeamNode(NamedTuple):
    """A position in the beam and the path to it."""

    worth: int
    hash: int
    piles: tuple[Pile, ...]
    path: Path

    def steps(self) -> list[Step]:
        """Return the steps of the path, the first one first."""
        steps, path = [], self.path
        while path:
            path, step = path
            steps.append(step)
        return steps[::-1]


class SpiderBeam:
    """One beam search, which keeps the best `width` positions after every step."""

    def __init__(self, width: int, weights: HeuristicWeights) -> None:
        self.columns = Columns(weights)
        self.width = width
        self.patience = 8  # steps that bring nothing better before the next round is dealt
        self.thorough = True  # whether no position was dropped, so that a wider search would find no more

    def search(self, piles: Sequence[Pile], stock: Pile) -> Generator[None, None, BeamNode | None]:
        """Return a node of a win, or None if none is found.

        Each round starts from the positions that the round before reached, with all empty columns filled and the
        next ten cards dealt. Like every search it yields once for each position it goes on from.
        """
        beam = [self._node(piles, 0, None)]
        for first in range(0, len(stock), ROUND):
            reached = yield from self._spread(beam)
            beam = self._dealt(self._filled(reached), stock[first : first + ROUND])
        reached = yield from self._spread(beam)
        return next((node for node in reached if not any(node.piles)), None)

    def _node(self, piles: Iterable[Pile], bonus: int, path: Path) -> BeamNode:
        """Return the node of these columns; `bonus` is what whole runs that left were worth."""
        columns = [self.columns[pile] for pile in piles]
        total = bonus + sum(column.worth for column in columns)
        return BeamNode(
            total, sum(column.hash for column in columns), tuple(column.pile for column in columns), path
        )

    def _spread(self, beam: list[BeamNode]) -> Generator[None, None, list[BeamNode]]:
        """Return all nodes kept on the way from these, until they get no better or there is no step."""
        seen = {node.hash for node in beam}
        reached, best, since = list(beam), -(10**9), 0
        while beam and since < self.patience:
            choices: list[Choice] = []
            for number, node in enumerate(beam):
                choices += self._choices(node, number)
                yield
            beam = self._kept(beam, choices, seen, self.width)
            reached += beam
            since += 1
            if beam and beam[0].worth > best:
                best, since = beam[0].worth, 0
        self.thorough &= not beam
        return reached

    def _choices(self, node: BeamNode, number: int) -> Iterator[Choice]:
        """Yield the steps that may be of use: a whole run, or a part of it to the next card of its suit."""
        columns = [self.columns[pile] for pile in node.piles]
        taking: list[list[int]] = [[] for _ in range(KING + 2)]
        for target, column in enumerate(columns):
            taking[column.top].append(target)
        spaces = taking[0][:1]
        for source, (pile, _, _, top, longest, run, under) in enumerate(columns):
            for n in range(1, longest + 1):
                for target in taking[top + n]:
                    if n == longest or columns[target].pile[-1] == run[-n] + _NEXT:
                        yield self._choice(node, columns, number, (source, target, n))
            if under and pile:
                for target in spaces:
                    yield self._choice(node, columns, number, (source, target, longest))

    def _choice(self, node: BeamNode, columns: Sequence[Column], number: int, step: Step) -> Choice:
        """Return what comes of a step from a node, without making the node."""
        source, target, n = step
        giver, taker = columns[source], columns[target]
        left = self.columns[giver.under if n == giver.run_length else giver.pile[:-n]]
        grown = self.columns[taker.pile + giver.run[-n:]]
        return (
            node.worth - giver.worth - taker.worth + left.worth + grown.worth,
            node.hash - giver.hash - taker.hash + left.hash + grown.hash,
            number,
            step,
        )

    def _kept(self, beam: Sequence[BeamNode], choices: list[Choice], seen: set[int], width: int) -> list[BeamNode]:
        """Return nodes of the best choices that were not seen before, at most `width`."""
        kept: list[BeamNode] = []
        for choice in sorted(choices, reverse=True):
            if choice[1] not in seen:
                if len(kept) == width:
                    self.thorough = False
                    break
                seen.add(choice[1])
                kept.append(self._made(beam[choice[2]], choice))
        return kept

    def _made(self, node: BeamNode, choice: Choice) -> BeamNode:
        """Return the node that a choice leads to."""
        total, number, _, step = choice
        source, target, n = step
        piles = list(node.piles)
        giver = self.columns[piles[source]]
        piles[source] = self.columns[giver.under if n == giver.run_length else giver.pile[:-n]].pile
        piles[target] = self.columns[piles[target] + giver.run[-n:]].pile
        return BeamNode(total, number, tuple(piles), (node.path, step))

    def _filled(self, reached: Iterable[BeamNode]) -> list[BeamNode]:
        """Return the best of these nodes with their empty columns filled in the best ways."""
        beam = sorted(reached, key=_worth, reverse=True)[: 4 * self.width]
        filled: list[BeamNode] = []
        while beam:
            filled += [node for node in beam if all(node.piles)]
            beam = [node for node in beam if not all(node.piles)]
            choices = [choice for number, node in enumerate(beam) for choice in self._fillings(node, number)]
            beam = self._kept(beam, choices, set(), 2 * self.width)
        return filled

    def _fillings(self, node: BeamNode, number: int) -> Iterator[Choice]:
        """Yield the ways to fill the first empty column."""
        columns = [self.columns[pile] for pile in node.piles]
        space = node.piles.index(b"")
        for source, column in enumerate(columns):
            for n in range(1, min(column.run_length, len(column.pile) - 1) + 1):
                yield self._choice(node, columns, number, (source, space, n))

    def _dealt(self, filled: Iterable[BeamNode], row: Pile) -> list[BeamNode]:
        """Return the best nodes after a round is dealt, each position once."""
        dealt: dict[int, BeamNode] = {}
        for node in filled:
            bonus = node.worth - sum(self.columns[pile].worth for pile in node.piles)
            piles = [pile + row[i : i + 1] for i, pile in enumerate(node.piles)]
            after = self._node(piles, bonus, (node.path, _DEAL))
            dealt[after.hash] = after
        self.thorough &= len(dealt) <= self.width
        return sorted(dealt.values(), key=_worth, reverse=True)[: self.width]


def _worth(node: BeamNode) -> int:
    """Return the worth of a node."""
    return node.worth


def beam_search(piles: Sequence[Pile], stock: Pile) -> Generator[None, None, list[Step] | None]:
    """Return the steps to a win, or None if none is found; it may go on without end, so limit it.

    Beam searches follow one another, each twice as wide, until a wider one would look at nothing new.
    """
    if any(run in pile for run in _WHOLE_RUNS for pile in piles):
        return None  # a run that is whole before any move leaves with the next one, which is not modelled here
    width = _NARROWEST
    while True:
        beam = SpiderBeam(width, HeuristicWeights())
        won = yield from beam.search(piles, stock)
        if won or beam.thorough:
            return won and won.steps()
        width *= 2
