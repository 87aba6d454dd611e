"""How many cards may move at once: which cards move as one, and how many of them there is room for."""

from collections.abc import Mapping

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Game, Kind, Position
from engine.core.relations import NEVER, Relation
from engine.core.saying import Saying, say

_HOME_ONE_BY_ONE = say("home-one-by-one")


class MovingRuns(Game):
    """The rules of moving several cards as one. Derived classes set the attributes."""

    kinds: tuple[Kind, ...]  # the kind of each spot
    cells: tuple[int, ...]
    tableau: tuple[int, ...]
    runs: Mapping[Kind, Relation] = {}  # which cards may move as one, by kind of pile; no entry: single cards
    runs_move_singly: bool = False  # whether a run moves only if its cards could be moved one by one
    packing: Mapping[Kind, Relation]  # which card may be laid on which, by kind of pile
    any_fills: bool  # whether any card of a column may fill a space, so that spaces give a run room to move

    def prepare_runs(self) -> None:
        """Compute the values that these rules use, by spot, since looking up a kind takes Python longer."""
        self.laid_on = tuple(self.packing.get(kind, NEVER) for kind in self.kinds)
        self._as_one = tuple(self.runs.get(kind, NEVER) for kind in self.kinds)

    def limit(self, position: Position, source: int, target: int) -> tuple[int, Saying | None]:
        """Return how many cards at most may go from `source` to `target` at once, and why not more.

        If the reason is None, refusals use the general one: cards move one at a time.
        """
        if self.kinds[target] is not Kind.TABLEAU:
            return 1, self.one_in_a_cell() if self.kinds[target] is Kind.CELL else _HOME_ONE_BY_ONE
        if self.runs_move_singly:
            return self._limit_by_cells(position, target)
        return len(position[source]), None

    def _limit_by_cells(self, position: Position, target: int) -> tuple[int, Saying]:
        """Return the limit for a run that is only allowed if its cards could also be moved one by one.

        With free cells as resting places, the limit is (free cells + 1) cards. If any card of a column may fill an
        empty one, the limit is doubled for each empty column other than the target.
        """
        free = sum(not position[i] for i in self.cells)
        spaces = sum(not position[i] for i in self.tableau if i != target) if self.any_fills else 0
        most = (free + 1) << spaces
        to = "card" if position[target] else "space"
        return most, say("as-many-at-most", count=most, free=free, spaces=spaces, cell=self.cell, to=to)

    def unit_length(self, position: Position, source: int) -> int:
        """Return how many cards at the end of a pile may move as one: 0 if it is empty, otherwise at least 1."""
        return linked(position[source], self._as_one[source])

    def run_length(self, position: Position, source: int) -> int:
        """Return the length of the run at the end of a pile: cards that move as one and fit on each other."""
        return linked(position[source], self._as_one[source] & self.laid_on[source])

    def one_in_a_cell(self) -> Saying:
        """Return why no second card goes into a cell."""
        return say("cell-holds-one", cell=self.cell)


def linked(pile: Pile, links: Relation) -> int:
    """Return how many face-up cards at the end of a pile are linked: `links` allows each on the card before it.

    The last card always counts, even if it is face down. The result is 0 only for an empty pile.
    """
    count = min(1, len(pile))
    while (
        0 < count < len(pile)
        and not cards.is_down(pile[-count - 1])
        and links.allows(pile[-count], pile[-count - 1])
    ):
        count += 1
    return count
