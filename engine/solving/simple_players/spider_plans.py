"""Plans in Spider for a player who sees neither the face-down cards nor the order of the stock.

A *plan* is a sequence of moves between columns, followed by something new: a face-down card is turned up, or ten
cards are dealt. A beam search (`spider_beam`) finds the plans; it goes no further where the card to be turned up
is not known. The plans that look best are then compared by what may follow: for each of several cards that may be
turned up, the search is repeated from there.

All of this is heuristic: it says which plan looks best, and proves nothing.
"""

from collections.abc import Generator, Sequence
from typing import NamedTuple

from engine.core import cards
from engine.core.cards import DOWN, Card, Pile
from engine.solving.models.spider_beam import (
    BeamNode,
    Choice,
    Columns,
    HeuristicWeights,
    SpiderBeam,
    Step,
    worth_of,
)

# The worth of a column for this player. The weights are roughly proportional to those of a logistic regression. It
# estimated how the position after a plan influences the chance to win, from about 1,400 games that the player
# played with earlier weights. Compared with the weights that suit a search with all cards known, empty columns and
# columns with few face-down cards count for more.
WEIGHTS = HeuristicWeights(
    space=450,
    joined=70,
    length=1,
    mixed=-75,
    broken=-40,
    rising=0,
    king=-140,
    face_down=(0, -60, -230, -380, -490, -560),
)
TURNING = 150  # the worth of turning up another card, in tenths of a point
_TURNED = cards.turned_up(bytes([DOWN]))  # an unknown card, after the search has turned it up


class Effort(NamedTuple):
    """How much work is put into plans."""

    width: int  # how many positions the search keeps after each move
    compared: int  # how many of the best plans are compared by what may follow them
    draws: int  # how many of the cards that may be turned up are tried after each of these plans
    width_after: int  # how many positions the search after such a card keeps after each move


class Seen(NamedTuple):
    """What a player sees of a state; nothing else goes into the plans."""

    columns: tuple[Pile, ...]  # each face-down card has the same value, since it is not known
    unseen: Pile  # the cards that lie face down or in the stock, in ascending order
    may_deal: bool  # whether the stock has cards

    @property
    def is_all(self) -> bool:
        """Whether the player sees all cards."""
        return not self.unseen


def seen(columns: Sequence[Pile], stock: Pile) -> Seen:
    """Return what a player sees of a search state of Spider, which consists of these columns and this stock."""
    hidden = (cards.identity(card) for pile in columns for card in pile if cards.is_down(card))
    masked = (bytes(DOWN if cards.is_down(card) else card for card in pile) for pile in columns)
    return Seen(tuple(masked), bytes(sorted((*hidden, *stock))), bool(stock))


class Plan(NamedTuple):
    """Steps between columns, and whether ten cards are dealt after them."""

    steps: Sequence[Step]
    deals: bool


def plans(table: Seen, effort: Effort, cache: Columns) -> Generator[None, None, list[Plan]]:
    """Search for plans, and return them: first those that turn up a card, the best first, then the one that deals.

    For each column or pair of columns where cards can be turned up there is at most one plan. `cache` stores what
    was computed for columns; it must be made with `WEIGHTS`. If two plans are equally good, the content of the
    cache may decide which of them comes first.
    """
    search = PlanSearch(effort.width, cache)
    reached = yield from search.reach(table.columns)
    before = search.best_before_dealing(reached) if table.may_deal else None
    found = sorted(search.ends.values(), key=worth_of, reverse=True)
    best = yield from _compared(found[: effort.compared], table.unseen, effort, cache)
    turning = [Plan(node.steps(), deals=False) for node in (*best, *found[effort.compared :])]
    return [*turning, Plan(before.steps(), deals=True)] if before else turning


class PlanSearch(SpiderBeam):
    """A beam search that knows only the cards seen; it goes no further where another card is turned up."""

    def __init__(self, width: int, cache: Columns) -> None:
        super().__init__(width, cache)
        self.ends: dict[frozenset[int], BeamNode] = {}  # by the columns where a card is turned up: the best node

    def reach(self, columns: Sequence[Pile]) -> Generator[None, None, list[BeamNode]]:
        """Search, and return the nodes where no card is turned up; store the nodes where one is in `ends`."""
        return (yield from self.spread([self.node(columns, 0, None)]))

    def best_before_dealing(self, reached: Sequence[BeamNode]) -> BeamNode | None:
        """Return the best node after all empty columns of these nodes are filled; None if that cannot be done."""
        return max(self.filled(reached), key=worth_of, default=None)

    def made(self, node: BeamNode, choice: Choice) -> BeamNode | None:
        """Return the node that a choice leads to; if a card is turned up, store it in `ends` and return None."""
        after = super().made(node, choice)
        turned = frozenset(column for column in choice[3][:2] if after and after.piles[column].endswith(_TURNED))
        if after and turned and (turned not in self.ends or self.ends[turned].worth < after.worth):
            self.ends[turned] = after
        return None if turned else after


def _compared(
    ends: Sequence[BeamNode], unseen: Pile, effort: Effort, cache: Columns
) -> Generator[None, None, list[BeamNode]]:
    """Sort nodes where a card is turned up, the best first; yield for each position that is looked at.

    What counts is the mean worth of the best position that can follow, over some of the cards that may appear.
    """
    if len(ends) < 2:
        return list(ends)
    drawn = _spread_evenly(unseen, effort.draws)
    outlook: list[tuple[int, int]] = []
    for number, node in enumerate(ends):
        total = 0
        for card in drawn:
            total += yield from _outlook(node, card, effort.width_after, cache)
        outlook.append((-total, number))
    return [ends[number] for _, number in sorted(outlook)]


def _spread_evenly(unseen: Pile, count: int) -> Pile:
    """Return `count` of these cards, at equal distances in their order, so that low and high ranks occur."""
    return bytes(unseen[(2 * i + 1) * len(unseen) // (2 * count)] for i in range(count))


def _outlook(node: BeamNode, card: Card, width: int, cache: Columns) -> Generator[None, None, int]:
    """Return the worth of the best position that can be reached if this card is turned up at a node."""
    left = node.worth - sum(cache[pile].worth for pile in node.piles)  # the worth of complete runs that have left
    search = PlanSearch(width, cache)
    reached = yield from search.reach([_with_turned(pile, card) for pile in node.piles])
    ahead = max(map(worth_of, search.ends.values()), default=None)
    best = max(map(worth_of, reached))
    return left + (best if ahead is None else max(best, ahead + TURNING))


def _with_turned(pile: Pile, card: Card) -> Pile:
    """Return a column with this card in the place of one that has just been turned up, if there is one.

    Where a step turns up two cards, which is rare, the same card stands for both.
    """
    return pile[:-1] + bytes([card]) if pile.endswith(_TURNED) else pile
