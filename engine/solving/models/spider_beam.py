"""A search for a win of Spider, round by round of the stock, that keeps so many of the best positions at a time.

What a column is worth depends on its cards alone and is worked out once for each column that comes up, so that a
move costs no more than looking up the two columns it changes. A win that is found is one; that none is found shows
nothing, since much is left out, and a position may, if very seldom, be mistaken for another.
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
Way: TypeAlias = "tuple[Way, Step] | None"  # the last step, behind the way to it
Choice: TypeAlias = tuple[int, int, int, Step]  # worth and mark of a stand, which stand it comes from, and how

_DEAL: Step = (ROUND, 0, 1)
_NEXT = 1 << 2  # from a card to the one higher in its suit
_WHOLE_RUNS = frozenset(bytes(cards.make(rank, suit) for rank in reversed(RANKS)) for suit in SUITS)
_NARROWEST = 32


@lru_cache(1 << 16)
def hanging(pile: Pile) -> int:
    """How many cards at the end of a column hang together: open, in suit, each one lower than the one it is on."""
    n = min(1, len(pile))
    while n < len(pile) and pile[-n - 1] == pile[-n] + _NEXT:
        n += 1
    return n


def without(pile: Pile, n: int) -> Pile:
    """The column when its last `n` cards are gone and the one under them is turned up."""
    left = pile[:-n]
    return left[:-1] + cards.turned_up(left[-1:])


def cleared(pile: Pile) -> Pile:
    """The column when the whole run at its end, if there is one, has left."""
    return without(pile, len(RANKS)) if pile[-len(RANKS) :] in _WHOLE_RUNS else pile


class HeuristicWeights(NamedTuple):
    """What a search thinks of columns and of what is in them, in tenths; the more the better.

    Whole numbers, because sums of others come out differently in different Pythons, and then so would the search.
    """

    space: int = 240
    left: int = 1200  # a whole run that has left
    joined: int = 70  # a card on the next of its suit
    length: int = 3  # cards that hang together, times their number squared
    mixed: int = -20  # a card on the next of another suit
    broken: int = -80  # a card on any other,
    rising: int = -20  # if it is the higher one
    king: int = -40  # a king that is on another card
    covered: Sequence[int] = (0, -130, -230, -320, -400, -470)  # none, one, two ... cards that lie face down
    deeper: int = -50  # each of them beyond


class Column(NamedTuple):
    """What is known of a column."""

    pile: Pile  # the whole run that may have been made has left
    worth: int
    mark: int  # the same for the same pile; the sum over all columns tells positions apart
    top: int  # rank of the last card, 0 of a space
    hanging: int  # how many cards at the end hang together
    run: Pile  # these cards
    under: Pile  # the column without them


class Columns(dict[Pile, Column]):
    """What is known of every column that has come up."""

    def __init__(self, taste: HeuristicWeights) -> None:
        super().__init__()
        self._taste = taste
        self._marks = SplitMix64(0)

    def __missing__(self, pile: Pile) -> Column:
        left = cleared(pile)
        if left == pile:
            column = self._looked_at(pile)
        else:
            column = self[left]
            column = column._replace(worth=column.worth + self._taste.left)
        self[pile] = column
        return column

    def _looked_at(self, pile: Pile) -> Column:
        n = hanging(pile)
        run = pile[len(pile) - n :]
        top = cards.rank(run[-1]) if run else 0
        return Column(pile, worth(pile, self._taste), self._marks.next(), top, n, run, without(pile, n))


def worth(pile: Pile, taste: HeuristicWeights) -> int:
    """What a column is worth."""
    if not pile:
        return taste.space
    covered = sum(map(cards.is_down, pile))
    listed = len(taste.covered) - 1
    total = taste.covered[min(covered, listed)] + taste.deeper * max(0, covered - listed)
    if covered and cards.rank(pile[covered]) == KING:
        total += taste.king
    length = 1
    for under, card in pairwise(pile[covered:]):
        if under == card + _NEXT:
            total += taste.joined
            length += 1
        else:
            total += taste.length * length * length + _on_another(under, card, taste)
            length = 1
    return total + taste.length * length * length


def _on_another(under: Card, card: Card, taste: HeuristicWeights) -> int:
    """What it is worth that a card lies on one it does not hang together with."""
    step = cards.rank(under) - cards.rank(card)
    if step == 1:
        return taste.mixed
    return taste.broken + taste.rising * (step < 0) + taste.king * (cards.rank(card) == KING)


class BeamNode(NamedTuple):
    """A position and the way to it."""

    worth: int
    mark: int
    piles: tuple[Pile, ...]
    way: Way

    def steps(self) -> list[Step]:
        """The way, from the first step on."""
        steps, way = [], self.way
        while way:
            way, step = way
            steps.append(step)
        return steps[::-1]


class SpiderBeam:
    """One such search, which keeps the best `width` positions after every step."""

    def __init__(self, width: int, taste: HeuristicWeights) -> None:
        self.columns = Columns(taste)
        self.width = width
        self.patience = 8  # steps that bring nothing better before the next round is dealt
        self.thorough = True  # whether a wider search would have looked at no more

    def search(self, piles: Sequence[Pile], stock: Pile) -> Generator[None, None, BeamNode | None]:
        """A win if one is found; yields how many positions were looked at since it last did."""
        beam = [self._stand(piles, 0, None)]
        for first in range(0, len(stock), ROUND):
            reached = yield from self._spread(beam)
            beam = self._dealt(self._filled(reached), stock[first : first + ROUND])
        reached = yield from self._spread(beam)
        return next((stand for stand in reached if not any(stand.piles)), None)

    def _stand(self, piles: Iterable[Pile], bonus: int, way: Way) -> BeamNode:
        """The position of these piles, whose worth is more by what was won before."""
        columns = [self.columns[pile] for pile in piles]
        total = bonus + sum(column.worth for column in columns)
        return BeamNode(
            total, sum(column.mark for column in columns), tuple(column.pile for column in columns), way
        )

    def _spread(self, beam: list[BeamNode]) -> Generator[None, None, list[BeamNode]]:
        """All that was kept on the way on from these positions, until it gets no better or there is no move."""
        seen = {stand.mark for stand in beam}
        reached, best, since = list(beam), -(10**9), 0
        while beam and since < self.patience:
            choices: list[Choice] = []
            for number, stand in enumerate(beam):
                choices += self._choices(stand, number)
                yield
            beam = self._kept(beam, choices, seen, self.width)
            reached += beam
            since += 1
            if beam and beam[0].worth > best:
                best, since = beam[0].worth, 0
        self.thorough &= not beam
        return reached

    def _choices(self, stand: BeamNode, number: int) -> Iterator[Choice]:
        """The steps that may be of use: all that hangs together, or a part of it to the next of its suit."""
        columns = [self.columns[pile] for pile in stand.piles]
        taking: list[list[int]] = [[] for _ in range(KING + 2)]
        for target, column in enumerate(columns):
            taking[column.top].append(target)
        spaces = taking[0][:1]
        for source, (pile, _, _, top, most, run, under) in enumerate(columns):
            for n in range(1, most + 1):
                for target in taking[top + n]:
                    if n == most or columns[target].pile[-1] == run[-n] + _NEXT:
                        yield self._choice(stand, columns, number, (source, target, n))
            if under and pile:
                for target in spaces:
                    yield self._choice(stand, columns, number, (source, target, most))

    def _choice(self, stand: BeamNode, columns: Sequence[Column], number: int, step: Step) -> Choice:
        """What comes of a step from a stand."""
        source, target, n = step
        giver, taker = columns[source], columns[target]
        left = self.columns[giver.under if n == giver.hanging else giver.pile[:-n]]
        grown = self.columns[taker.pile + giver.run[-n:]]
        return (
            stand.worth - giver.worth - taker.worth + left.worth + grown.worth,
            stand.mark - giver.mark - taker.mark + left.mark + grown.mark,
            number,
            step,
        )

    def _kept(self, beam: Sequence[BeamNode], choices: list[Choice], seen: set[int], width: int) -> list[BeamNode]:
        """The best of the choices that were not seen before."""
        kept: list[BeamNode] = []
        for choice in sorted(choices, reverse=True):
            if choice[1] not in seen:
                if len(kept) == width:
                    self.thorough = False
                    break
                seen.add(choice[1])
                kept.append(self._made(beam[choice[2]], choice))
        return kept

    def _made(self, stand: BeamNode, choice: Choice) -> BeamNode:
        """The stand that the choice leads to."""
        total, mark, _, step = choice
        source, target, n = step
        piles = list(stand.piles)
        giver = self.columns[piles[source]]
        piles[source] = self.columns[giver.under if n == giver.hanging else giver.pile[:-n]].pile
        piles[target] = self.columns[piles[target] + giver.run[-n:]].pile
        return BeamNode(total, mark, tuple(piles), (stand.way, step))

    def _filled(self, reached: Iterable[BeamNode]) -> list[BeamNode]:
        """The best of these positions, with the spaces filled in the best ways."""
        beam = sorted(reached, key=_worth, reverse=True)[: 4 * self.width]
        filled: list[BeamNode] = []
        while beam:
            filled += [stand for stand in beam if all(stand.piles)]
            beam = [stand for stand in beam if not all(stand.piles)]
            choices = [choice for number, stand in enumerate(beam) for choice in self._fillings(stand, number)]
            beam = self._kept(beam, choices, set(), 2 * self.width)
        return filled

    def _fillings(self, stand: BeamNode, number: int) -> Iterator[Choice]:
        """The ways to fill the first space."""
        columns = [self.columns[pile] for pile in stand.piles]
        space = stand.piles.index(b"")
        for source, column in enumerate(columns):
            for n in range(1, min(column.hanging, len(column.pile) - 1) + 1):
                yield self._choice(stand, columns, number, (source, space, n))

    def _dealt(self, filled: Iterable[BeamNode], row: Pile) -> list[BeamNode]:
        """The best positions after a round, each once."""
        dealt: dict[int, BeamNode] = {}
        for stand in filled:
            bonus = stand.worth - sum(self.columns[pile].worth for pile in stand.piles)
            piles = [pile + row[i : i + 1] for i, pile in enumerate(stand.piles)]
            after = self._stand(piles, bonus, (stand.way, _DEAL))
            dealt[after.mark] = after
        self.thorough &= len(dealt) <= self.width
        return sorted(dealt.values(), key=_worth, reverse=True)[: self.width]


def _worth(stand: BeamNode) -> int:
    return stand.worth


def seek(piles: Sequence[Pile], stock: Pile) -> Generator[None, None, list[Step] | None]:
    """The steps to a win, or None if none is found; yields how many positions were looked at.

    One search follows another, each twice as wide, until that would be no use or `most` positions were looked at.
    """
    if any(run in pile for run in _WHOLE_RUNS for pile in piles):
        return None  # a run that nobody made by a move leaves with the next, whichever that is
    width = _NARROWEST
    while True:
        rounds = SpiderBeam(width, HeuristicWeights())
        won = yield from rounds.search(piles, stock)
        if won or rounds.thorough:
            return won and won.steps()
        width *= 2
