"""The search of Canfield: depth first by macro-moves, with a bound and with restarts.

**Bound**, if cards are turned three at a time: a position is lost if it could not be won even with every card of
the talon within reach at any time (`OpenTalonTest`).

No line of macro-moves comes back to an earlier position, so a position whose successors have all been searched
without a win is certainly lost. The search is exact: when it starts again with the macro-moves in another order,
it remembers which positions are lost.
"""

from collections.abc import Generator, Iterator

from engine.core.shuffle import SplitMix64, shuffle
from engine.solving.models.canfield_macro_moves import MacroMoves, OpenTalon
from engine.solving.models.canfield_state import HOME, PACK_SIZE, MacroMove, State, Step
from engine.solving.search import GaveUpError, Search, limited

# The search restarts after `_FIRST` positions, then each time after about `_EACH` more. The latter number is
# multiplied by `_GROWTH` each time.
_FIRST, _EACH, _GROWTH = 1000, 500, 1.05
# How many positions one `OpenTalonTest` may look at, and how many the first one may look at.
_TEST, _FIRST_TEST = 101, 10_001


class OpenTalonTest:
    """Tests whether a position could be won if every card of the talon were within reach at any time.

    A position that could not be won even then is lost.
    """

    def __init__(self, macros: OpenTalon) -> None:
        self.macros = macros
        self._lost: set[bytes] = set()
        self._not_lost: set[bytes] = set()  # can be won with the talon open, or no answer was found in time

    def fails(self, state: State, max_nodes: int) -> Generator[None, None, bool]:
        """Return whether it is certain that there is no win even with every card of the talon within reach.

        The test looks at `max_nodes` positions at most; if it has not ended by then, it returns False. It yields
        for each position, so its positions count like those of the search itself.
        """
        path: list[bytes] = []
        try:
            lost = yield from limited(self._explored(state, path), max_nodes)
        except GaveUpError:
            lost = False
        if not lost:
            self._not_lost.update(path)
        return lost

    def _explored(self, state: State, path: list[bytes]) -> Generator[None, None, bool]:
        """Search depth first for a win; return whether there is none.

        If there is one, `path` then holds the path to it.
        """
        columns, talon, _, left, due = state
        stack: list[Iterator[MacroMove]] = [iter([([], (columns, talon, 0, left, due))])]
        while stack:
            for _, here in stack[-1]:
                name = self.macros.key(here)
                if name in self._lost:
                    continue
                path.append(name)
                if name in self._not_lost or self.macros.done(here):
                    return False
                yield
                stack.append(make() for _, make in self.macros.plans(here))
                break
            else:
                stack.pop()
                self._lost.update(path[-1:])
                del path[-1:]
        return True


class RestartingSearch:
    """A depth-first search that restarts now and then in another order, and remembers which positions are lost.

    No line comes back to an earlier position. So a position that the search leaves without a win is certainly
    lost. Only the positions on the path to the current one are searched again after a restart; they are not
    counted again.
    """

    def __init__(self, macros: MacroMoves, start: State, test: OpenTalonTest | None, variant: int) -> None:
        self._macros = macros
        self._test = test
        steps, self._start = macros.closed([], list(start[0]), *start[1:])
        self._path: list[list[Step]] = [steps]
        self._path_keys: list[bytes] = []
        self._visited = {macros.key(self._start)}
        self._reopened: set[bytes] = set()  # looked at before a restart, and not reached again since
        self._chance = SplitMix64(1 + variant)
        self._varies = variant > 0
        self._until, self._pause = _EACH if variant else _FIRST, float(_EACH)
        self._stack = [self._ordered(self._start)]

    def run(self) -> Search[Step]:
        """Search for a win; return the steps to it, or None if there is none."""
        macros, test, visited = self._macros, self._test, self._visited
        if macros.done(self._start):
            return _flat(self._path, self._start)
        if test and (yield from test.fails(self._start, _FIRST_TEST)):
            return None
        while self._stack:
            for steps, state in self._stack[-1]:
                name = macros.key(state)
                if name in visited:
                    continue
                visited.add(name)
                if name in self._reopened:
                    self._reopened.remove(name)
                else:
                    yield
                if test and (yield from test.fails(state, _TEST)):
                    continue
                self._path.append(steps)
                if macros.done(state):
                    return _flat(self._path, state)
                self._path_keys.append(name)
                self._stack.append(self._ordered(state))
                break
            else:
                self._stack.pop()
                self._path.pop()
                del self._path_keys[-1:]
            if len(visited) > self._until and self._stack:
                self._begin_anew()
        return None

    def _begin_anew(self) -> None:
        """Go back to the start, and treat the positions on the path as not visited."""
        self._varies = True
        self._pause *= _GROWTH
        self._until = len(self._visited) + int(self._pause)
        self._visited.difference_update(self._path_keys)
        self._reopened.update(self._path_keys)
        del self._path[1:], self._path_keys[:]
        self._stack = [self._ordered(self._start)]

    def _ordered(self, state: State) -> Iterator[MacroMove]:
        """Return the macro-moves of a state: the most promising first; in any order after a restart."""
        plans = self._macros.ranked(state)
        if self._varies:
            shuffle(plans, self._chance)
        return (make() for _, make in plans)


def _flat(path: list[list[Step]], state: State) -> list[Step]:
    """Return the steps of all macro-moves in one list, then the steps that bring the rest of the talon home."""
    return [step for steps in path for step in steps] + [
        (card, HOME) for due in state[4] for card in range(due, PACK_SIZE, 4)
    ]
