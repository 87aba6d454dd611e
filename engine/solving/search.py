"""The search kernel: counting, limits and pauses for every search, and a depth-first search that most games use.

A *search* is a generator. It yields once for each position it looks at, and returns the steps to a win, or None
when it has looked at all that matters and there is no win. It never counts: `CountedSearch` counts the yields, and
pauses or stops the search after any of them.

**A position is looked at when a search reaches it for the first time.** One that is reached again and recognised
by its key is not counted again, nor is the position that the search starts from. A search that makes several
passes counts each pass by itself. Spider's beam search does not build most of the positions it compares; it
counts those it goes on from.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Hashable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, Protocol, TypeAlias, TypeVar

from engine.core.automatic_moves import play_through
from engine.core.game import Game, Move, Position, Status

R = TypeVar("R")  # what a search returns
S = TypeVar("S")  # a state: a position as a model packs it
T = TypeVar("T")  # a step: one or more moves that a model takes as one
T_co = TypeVar("T_co", covariant=True)

Search: TypeAlias = Generator[None, None, list[T] | None]


class GaveUpError(Exception):
    """A search has looked at as many positions as it may and has no answer."""


class CountedSearch(Generic[R]):
    """One search under way: how many positions it has looked at, and its result once it has one."""

    def __init__(self, search: Generator[None, None, R], max_nodes: int) -> None:
        self.seen = 0  # positions looked at so far
        self._max_nodes = max_nodes
        self._search = self._run(search)
        self._results: list[R] = []

    def _run(self, search: Generator[None, None, R]) -> Generator[None, None, None]:
        self._results.append((yield from search))

    def advance(self, positions: int) -> bool:
        """Look at up to this many more positions; return whether the search has come to its result.

        Raises:
            GaveUpError: exactly `max_nodes` positions were looked at without a result.
        """
        seen = self.seen
        for _ in islice(self._search, min(positions, self._max_nodes - seen)):
            seen += 1
        self.seen = seen
        if not self._results and seen >= self._max_nodes:
            raise GaveUpError
        return bool(self._results)

    @property
    def result(self) -> R:
        """Return what the search returned; only after `advance` has returned True."""
        return self._results[0]


def limited(search: Generator[None, None, R], max_nodes: int) -> Generator[None, None, R]:
    """Run one pass of a larger search, for at most `max_nodes` positions; return its result.

    Raises:
        GaveUpError: exactly `max_nodes` positions were looked at without a result.
    """
    for _ in range(max_nodes):
        try:
            next(search)
        except StopIteration as done:
            result: R = done.value
            return result
        yield
    raise GaveUpError


class SearchSpace(Protocol[S, T_co]):
    """What `depth_first` needs: a graph of states with steps from one to the next."""

    start: S

    def pruned_successors(self, state: S) -> Iterable[tuple[T_co, S]]:
        """Return steps with the states they lead to, the most promising first.

        May leave out a step only if the position can still be won without it whenever it can be won with it.
        """

    def won(self, state: S) -> bool:
        """Return whether this state is a win."""

    def key(self, state: S) -> Hashable:
        """Return a value that two states share only if both can be won or neither can."""


class Model(ABC, Generic[T]):
    """One game from one position on, in a form that is quick to search. A step may stand for several moves."""

    @abstractmethod
    def search(self, max_nodes: int) -> Search[T]:
        """Return a search for a win that suits this game.

        `max_nodes` is only for a search that shares its positions out between passes: the caller keeps the limit.
        """

    @abstractmethod
    def moves(self, position: Position, step: T) -> Sequence[Move]:
        """Return the moves that make a step from this position."""


class Rules(Model[Move]):
    """The rules themselves as a model: slow, and correct for every game that comes to an end."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.start = position

    def pruned_successors(self, state: Position) -> Iterable[tuple[Move, Position]]:
        """Return every legal move with the position after it and after the automatic moves that follow."""
        game = self.game
        for move in game.moves(state):
            yield move, play_through(game, state, move)

    def won(self, state: Position) -> bool:
        """Return whether the rules call this position a win."""
        return self.game.status(state) is Status.WON

    def key(self, state: Position) -> Hashable:
        """Return the game's own key, which ignores the order of like piles and the packs of like cards."""
        return self.game.key(state)

    def search(self, max_nodes: int) -> Search[Move]:
        """Search depth first."""
        return depth_first(self)

    def moves(self, position: Position, step: Move) -> Sequence[Move]:
        """Return the step, which is a move."""
        return (step,)


def depth_first(space: SearchSpace[S, T]) -> Search[T]:
    """Follow each line to its end, taking the steps in their order, and look at no key twice."""
    key, pruned_successors, won = space.key, space.pruned_successors, space.won
    if won(space.start):
        return []
    visited = {key(space.start)}
    visit = visited.add
    path: list[T] = []
    stack: list[Iterator[tuple[T, S]]] = []  # of each state of the path but the last, the steps not taken yet
    steps = iter(pruned_successors(space.start))  # those of the last
    while True:
        for step, state in steps:
            name = key(state)
            if name not in visited:
                visit(name)
                yield
                path.append(step)
                if won(state):
                    return path
                stack.append(steps)
                steps = iter(pruned_successors(state))
                break
        else:
            if not stack:
                return None
            path.pop()
            steps = stack.pop()
