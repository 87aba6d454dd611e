"""A beam search for a win of Spider: after every step it goes on from the best positions only.

The *worth* of a column says how good it is, and depends on its cards alone. It is computed once for each different
column. So a move costs no more than looking up the two columns that it changes. The worth is a weighted sum
(`HeuristicWeights`); the weights were found by experiment.

The search is heuristic. The wins it finds are real. If it finds none, nothing is proved, since most positions
are left out, and since in very rare cases a position may be mistaken for another one with the same hash.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from engine.core import cards
from engine.core.cards import KING, RANKS, SUITS, Card, Pile
from engine.core.shuffle import SplitMix64

ROUND = 10  # how many cards are dealt from the stock at a time, one to each column

Step: TypeAlias = tuple[int, int, int]  # from column, to column, how many cards
Path: TypeAlias = "tuple[Path, Step] | None"  # the path before the last step, and the last step
# Worth and hash of a position, the number of the node it comes from, and the step.
Choice: TypeAlias = tuple[int, int, int, Step]

_DEAL: Step = (ROUND, 0, 1)
_NEXT = 1 << 2  # the difference between a card and the next higher card of its suit
_WHOLE_RUNS = frozenset(bytes(cards.make(rank, suit) for rank in reversed(RANKS)) for suit in SUITS)
_NARROWEST = 32  # width of the first beam search
# From the width `_WIDE` on, each width is tried with `_SETS` sets of weights: the usual ones, and others that
# differ from them by up to a third. A deal that one set does not win is often won with another set, and sooner
# than with a wider beam.
_WIDE, _SETS = 128, 6
_VARIATION = range(700, 1301)  # factors for a weight, in thousandths; the product is rounded down


@lru_cache(1 << 16)
def run_length(pile: Pile) -> int:
    """Return how many cards at the end of a column form a run: face up, in suit, in descending ranks."""
    n = min(1, len(pile))
    while n < len(pile) and pile[-n - 1] == pile[-n] + _NEXT:
        n += 1
    return n


def without(pile: Pile, n: int) -> Pile:
    """Return the column without its last `n` cards, with the card under them turned face up."""
    left = pile[:-n]
    return left[:-1] + cards.turned_up(left[-1:])


def cleared(pile: Pile) -> Pile:
    """Return the column without the complete run (king to ace) at its end; unchanged if there is none."""
    return without(pile, len(RANKS)) if pile[-len(RANKS) :] in _WHOLE_RUNS else pile


class HeuristicWeights(NamedTuple):
    """How much each feature of a column adds to its worth, in tenths of a point; more is better.

    The weights are whole numbers, because sums of fractions may differ between two builds of Python, and then
    the search would differ too.
    """

    space: int = 240  # an empty column
    left: int = 1200  # a complete run that has left the table
    joined: int = 70  # a card on the next higher card of its suit
    length: int = 3  # a run: this weight times the square of its length
    mixed: int = -20  # a card on the next higher rank of another suit
    broken: int = -80  # a card on any other card
    rising: int = -20  # added to `broken` if the upper card has the higher rank
    king: int = -40  # a king that lies on another card
    face_down: Sequence[int] = (0, -130, -230, -320, -400, -470)  # face-down cards; the index is their number
    deeper: int = -50  # each face-down card after the fifth


def varied(weights: HeuristicWeights, chance: SplitMix64) -> HeuristicWeights:
    """Return weights that differ from these, each by up to a third, up or down, by chance."""

    def other(weight: int) -> int:
        return weight * _VARIATION[chance.below(len(_VARIATION))] // 1000

    return HeuristicWeights(
        space=other(weights.space),
        left=other(weights.left),
        joined=other(weights.joined),
        length=other(weights.length),
        mixed=other(weights.mixed),
        broken=other(weights.broken),
        rising=other(weights.rising),
        king=other(weights.king),
        face_down=tuple(map(other, weights.face_down)),
        deeper=other(weights.deeper),
    )


class Column(NamedTuple):
    """A column with everything that the search needs to know about it."""

    pile: Pile  # the cards, without a complete run at the end
    worth: int  # in tenths of a point, as in `HeuristicWeights`
    hash: int  # a random number for this pile; the sum over all columns tells positions apart
    top: int  # rank of the last card, 0 if there is none
    run_length: int  # how many cards at the end are a run
    run: Pile  # the cards of this run
    under: Pile  # the column without this run, its last card turned face up


class Columns(dict[Pile, Column]):
    """A cache with a `Column` for each pile, which is computed when the pile is first looked up."""

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
        """Return the column for a pile that is not in the cache; it must not have a complete run at its end."""
        n = run_length(pile)
        run = pile[len(pile) - n :]
        top = cards.rank(run[-1]) if run else 0
        return Column(pile, worth(pile, self._weights), self._hashes.next(), top, n, run, without(pile, n))


def worth(pile: Pile, weights: HeuristicWeights) -> int:
    """Return how much a column is worth, in tenths of a point: the sum of the weights of its features."""
    if not pile:
        return weights.space
    face_down = sum(map(cards.is_down, pile))
    listed = len(weights.face_down) - 1
    total = weights.face_down[min(face_down, listed)] + weights.deeper * max(0, face_down - listed)
    if face_down and cards.rank(pile[face_down]) == KING:
        total += weights.king
    length = 1
    for under, card in pairwise(pile[face_down:]):
        if under == card + _NEXT:
            total += weights.joined
            length += 1
        else:
            total += weights.length * length * length + _on_another(under, card, weights)
            length = 1
    return total + weights.length * length * length


def _on_another(under: Card, card: Card, weights: HeuristicWeights) -> int:
    """Return the weight for a card that lies on another one without continuing its run."""
    step = cards.rank(under) - cards.rank(card)
    if step == 1:
        return weights.mixed
    return weights.broken + weights.rising * (step < 0) + weights.king * (cards.rank(card) == KING)


class BeamNode(NamedTuple):
    """A position in the beam: its worth, its hash, its columns, and the path that led to it."""

    worth: int
    hash: int
    piles: tuple[Pile, ...]
    path: Path

    def steps(self) -> list[Step]:
        """Return the steps of the path in the order in which they are made."""
        steps, path = [], self.path
        while path:
            path, step = path
            steps.append(step)
        return steps[::-1]


class SpiderBeam:
    """One beam search, which keeps the best `width` positions after every step."""

    def __init__(self, width: int, columns: Columns) -> None:
        self.columns = columns
        self.width = width
        self.patience = 8  # this many steps in a row without a better position end the search in a round
        self.thorough = True  # whether no position was dropped, so that a wider search would find no more

    def search(self, piles: Sequence[Pile], stock: Pile) -> Generator[None, None, BeamNode | None]:
        """Search for a win; return the node of a won position, or None if no win is found.

        Before each round from the stock, the search fills the empty columns of the best positions reached. Then it
        deals the next ten cards and goes on from there. It yields once for each position whose successors it
        compares.
        """
        beam = [self.node(piles, 0, None)]
        for first in range(0, len(stock), ROUND):
            reached = yield from self.spread(beam)
            beam = self._dealt(self.filled(reached), stock[first : first + ROUND])
        reached = yield from self.spread(beam)
        return next((node for node in reached if not any(node.piles)), None)

    def node(self, piles: Iterable[Pile], bonus: int, path: Path) -> BeamNode:
        """Return the node of these columns; `bonus` is the worth of the complete runs that have left the table."""
        columns = [self.columns[pile] for pile in piles]
        total = bonus + sum(column.worth for column in columns)
        return BeamNode(
            total, sum(column.hash for column in columns), tuple(column.pile for column in columns), path
        )

    def spread(self, beam: list[BeamNode]) -> Generator[None, None, list[BeamNode]]:
        """Search on from these nodes without dealing from the stock; return them and all nodes kept on the way.

        It ends when there is no new position, or after `patience` steps without a better one.
        """
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
        """Yield the steps that may be useful, each as a `Choice`; `number` is the index of the node in the beam.

        A step moves a whole run, or it moves a part of a run onto the next higher card of its suit.
        """
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
        """Return a step as a `Choice`, without building the node of the position after it."""
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
        """Return the nodes of the best choices, `width` at most, leaving out positions whose hash is in `seen`."""
        kept: list[BeamNode] = []
        for choice in sorted(choices, reverse=True):
            if choice[1] not in seen:
                if len(kept) == width:
                    self.thorough = False
                    break
                seen.add(choice[1])
                after = self.made(beam[choice[2]], choice)
                if after:
                    kept.append(after)
        return kept

    def made(self, node: BeamNode, choice: Choice) -> BeamNode | None:
        """Return the node that a choice leads to, or None if the search must not go on from there."""
        total, number, _, step = choice
        source, target, n = step
        piles = list(node.piles)
        giver = self.columns[piles[source]]
        piles[source] = self.columns[giver.under if n == giver.run_length else giver.pile[:-n]].pile
        piles[target] = self.columns[piles[target] + giver.run[-n:]].pile
        return BeamNode(total, number, tuple(piles), (node.path, step))

    def filled(self, reached: Iterable[BeamNode]) -> list[BeamNode]:
        """Return the best nodes that can be reached from these by filling all empty columns."""
        beam = sorted(reached, key=worth_of, reverse=True)[: 4 * self.width]
        filled: list[BeamNode] = []
        while beam:
            filled += [node for node in beam if all(node.piles)]
            beam = [node for node in beam if not all(node.piles)]
            choices = [choice for number, node in enumerate(beam) for choice in self._fillings(node, number)]
            beam = self._kept(beam, choices, set(), 2 * self.width)
        return filled

    def _fillings(self, node: BeamNode, number: int) -> Iterator[Choice]:
        """Yield the steps that fill the first empty column, each as a `Choice`."""
        columns = [self.columns[pile] for pile in node.piles]
        space = node.piles.index(b"")
        for source, column in enumerate(columns):
            for n in range(1, min(column.run_length, len(column.pile) - 1) + 1):
                yield self._choice(node, columns, number, (source, space, n))

    def _dealt(self, filled: Iterable[BeamNode], row: Pile) -> list[BeamNode]:
        """Return the best nodes after one card of `row` is dealt onto each column; no position occurs twice."""
        dealt: dict[int, BeamNode] = {}
        for node in filled:
            bonus = node.worth - sum(self.columns[pile].worth for pile in node.piles)
            piles = [pile + row[i : i + 1] for i, pile in enumerate(node.piles)]
            after = self.node(piles, bonus, (node.path, _DEAL))
            dealt[after.hash] = after
        self.thorough &= len(dealt) <= self.width
        return sorted(dealt.values(), key=worth_of, reverse=True)[: self.width]


def worth_of(node: BeamNode) -> int:
    """Return the worth of a node."""
    return node.worth


def beam_search(piles: Sequence[Pile], stock: Pile, variant: int = 0) -> Generator[None, None, list[Step] | None]:
    """Return a search for the steps to a win; its result is None if no win is found.

    It makes one beam search after another: one for each set of weights (see `_WIDE`), then all again with twice
    the width. It may never end, so its caller must limit it. Each `variant` has sets of weights of its own;
    only variant 0 tries the usual ones.

    A step is (index of the column that gives cards, index of the column that takes them, number of cards); the
    first index is 10 for a round dealt from the stock.
    """
    if any(run in pile for run in _WHOLE_RUNS for pile in piles):
        return None  # such a run leaves with the next move, and the model does not know this case
    usual, chance = HeuristicWeights(), SplitMix64(1 + variant)
    width = _NARROWEST
    while True:
        for number in range(_SETS if width >= _WIDE else 1):
            beam = SpiderBeam(width, Columns(varied(usual, chance) if number or variant else usual))
            won = yield from beam.search(piles, stock)
            if won or beam.thorough:
                return won and won.steps()
        width *= 2
