"""The search of Klondike: depth first, with restarts in another order."""

from collections.abc import Iterator
from typing import Protocol

from engine.core.shuffle import SplitMix64
from engine.solving.models.klondike_cards import FULL, HEIGHTS, State, Step
from engine.solving.models.klondike_stock import TurnRules
from engine.solving.search import Search

# The search restarts after `_FIRST` positions, then each time after about `_EACH` more. The latter number is
# multiplied by `_GROWTH` each time.
_FIRST, _EACH, _GROWTH = 100_000, 500, 1.05


class KlondikeGame(Protocol):
    """What the search has to know: a first state, the steps from each state, and how the stock is turned."""

    start: State
    turning: TurnRules

    def won(self, state: State) -> bool:
        """Return whether all cards are home."""

    def pruned_steps(self, state: State) -> list[Step]:
        """Return the steps from a state, in the order in which they are tried."""

    def after(self, state: State, step: Step) -> State:
        """Return the state after one of these steps."""


class RestartingSearch:
    """A depth-first search that restarts now and then in another order, and remembers which states are lost.

    The *name* of a state says everything but its place in the stock. For each name, the search stores the set of
    places from which nothing new can be reached. At a restart, the states on the path to the current one are
    removed from these sets. All other states in the sets lead only to states in the sets and to states that were
    on the path, and the path is searched again from its beginning. So when nothing is left to search, there is no
    win.
    """

    def __init__(self, model: KlondikeGame, variant: int) -> None:
        self._model = model
        self._worse_places: dict[int, int] = {}
        self._path: list[Step] = []
        self._before: list[tuple[int, int]] = []  # by step: the name of the state after it, its set until then
        self._chance = SplitMix64(1 + variant)
        self._varies = variant > 0

    def run(self) -> Search[Step]:
        """Search for a win; return the steps to it, or None if there is none."""
        model, path, before, worse_places = self._model, self._path, self._before, self._worse_places
        if model.won(model.start):
            return []
        no_better = model.turning.no_better
        sets: dict[int, int] = {}  # equal sets share one object: a few hundred objects serve a million states
        worse_places[model.start[0]] = no_better(model.start[2], model.start[-1])
        stack = [(model.start, self._ordered(model.start))]
        left, pause = _EACH if self._varies else _FIRST, float(_EACH)
        while stack:
            here, steps = stack[-1]
            for step in steps:
                _, _, place, name = step
                places = worse_places.get(name, 0)
                if places >> place & 1:
                    continue
                state = model.after(here, step)
                worse = places | no_better(state[2], place)
                worse_places[name] = sets.setdefault(worse, worse) if places else worse
                yield
                left -= 1
                path.append(step)
                before.append((name, places))
                if name & HEIGHTS == FULL:
                    return path
                stack.append((state, self._ordered(state)))
                break
            else:
                stack.pop()
                if path:
                    path.pop()
                    before.pop()
            if left <= 0 and path:
                self._begin_anew()
                stack = [(model.start, self._ordered(model.start))]
                left, pause = int(pause), pause * _GROWTH
        return None

    def _begin_anew(self) -> None:
        """Go back to the start, and treat the states on the path as not reached; from now on, vary the order."""
        for name, places in reversed(self._before):
            self._worse_places[name] = places
        self._path.clear()
        self._before.clear()
        self._varies = True

    def _ordered(self, state: State) -> Iterator[Step]:
        """Return the steps of a state; in variants above 0 and after a restart, a random one comes first."""
        found = self._model.pruned_steps(state)
        if self._varies and len(found) > 1:
            found.insert(0, found.pop(self._chance.below(len(found))))
        return iter(found)
