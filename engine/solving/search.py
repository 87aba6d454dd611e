"""The search kernel: counting, limits and pauses for every search, and a depth-first search that most games use.

A *search* is a generator. It yields once for each position it looks at. It returns the steps to a win, or None
if there is no win and it has looked at everything that matters. A search never counts its positions:
`CountedSearch` counts the yields, and can pause or stop the search after any of them.

**A position is looked at when a search reaches it for the first time.** If it is reached again and recognised
by its key, it is not counted again. The position that the search starts from is not counted either. If a search
makes several passes, a position counts once in each pass that reaches it. Spider's beam search does not build
most of the positions it compares; it yields only for the positions whose successors it compares.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Hashable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.core.automatic_moves import play_through
from engine.core.game import Game, Move, Position, Status
from engine.core.patience import Patience

R = TypeVar("R")  # what a search returns
S = TypeVar("S")  # a state: a position as a model packs it
T = TypeVar("T")  # a step: one or more moves that a model takes as one
T_co = TypeVar("T_co", covariant=True)

Search: TypeAlias = Generator[None, None, list[T] | None]


class GaveUpError(Exception):
    """A search has looked at as many positions as it may look at and has no answer."""


class CountedSearch(Generic[R]):
    """A search that counts the positions it looks at (`seen`), can be paused, and keeps its result."""

    def __init__(self, search: Generator[None, None, R], max_nodes: int) -> None:
        self.seen = 0  # positions looked at so far
        self._max_nodes = max_nodes
        self._results: list[R] = []
        self._search = _kept(search, self._results)

    def advance(self, positions: int) -> bool:
        """Look at up to this many more positions; return whether the search has ended and has a result.

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
        """Return what the search returned; this is known only after `advance` has returned True."""
        return self._results[0]


def _kept(search: Generator[None, None, R], results: list[R]) -> Generator[None, None, None]:
    """Run a search, and add what it returns to `results`.

    This is not a method of `CountedSearch`: then the generator and the object would refer to each other, and the
    memory of an unfinished search would be freed only when Python's garbage collector looks for such cycles.
    """
    results.append((yield from search))


def limited(search: Generator[None, None, R], max_nodes: int) -> Generator[None, None, R]:
    """Run a search as one pass of a larger search, for at most `max_nodes` positions; return its result.

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


def refutable(search: Search[T], easier: Search[Any], alone: int) -> Search[T]:
    """Run a search of a game; if it takes long, run a search of an easier game in between.

    The easier game can be won whenever the game can be won. After `alone` positions the first search waits until
    the search of the easier game has ended. If the easier game cannot be won, the game cannot be won either.
    Otherwise the first search goes on.
    """
    for _ in range(alone):
        try:
            next(search)
        except StopIteration as done:
            steps: list[T] | None = done.value
            return steps
        yield
    if (yield from easier) is None:
        return None
    return (yield from search)


class SearchSpace(Protocol[S, T_co]):
    """What `depth_first` needs to know: a first state, and the steps from each state to the next ones.

    A *state* is a position in the form in which it is searched; a *step* is one or more moves taken as one.
    """

    start: S

    def pruned_successors(self, state: S) -> Iterable[tuple[T_co, S]]:
        """Return steps and the states they lead to, the most promising first.

        A step may be left out only if no win is lost by that: if the state can be won at all, it can be won
        without the step.
        """

    def won(self, state: S) -> bool:
        """Return whether this state is a win."""

    def key(self, state: S) -> Hashable:
        """Return a value for recognising a state.

        Two states may have the same value only if both can be won or neither can.
        """


class BestEnd(NamedTuple, Generic[T]):
    """The best end of a game that a search has found."""

    steps: list[T]  # the steps to this end; empty if no end is better than the start
    is_proved: bool  # whether it is proved that no end is better


class Model(ABC, Generic[T]):
    """One game from one position on, in a form that is quick to search. One step may stand for several moves."""

    varies: bool = (
        False  # whether searches of several variants, run side by side, find an answer sooner than one search
    )

    @abstractmethod
    def search(self, max_nodes: int, variant: int = 0) -> Search[T]:
        """Return a search for a win that suits this game.

        `max_nodes` is the number of positions after which the caller stops the search. The search itself uses
        the number only if it divides its positions between several passes.

        Searches with different numbers as `variant` look at positions in different orders, if the model `varies`.
        All of them are exact, so the answer is the same whichever of them ends first.
        """

    @abstractmethod
    def moves(self, position: Position, step: T) -> Sequence[Move]:
        """Return the moves, in order, that make a step from this position."""

    def best_end(self) -> Iterator["BestEnd[T] | None"] | None:
        """Return a search for the best end of a game that cannot be won; None if this model has no such search.

        The search yields once for each position: None, or the best end found so far.
        """
        return None


class Rules(Model[Move]):
    """The rules themselves as a model: slow, but correct for every game that always ends."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.start = position

    def pruned_successors(self, state: Position) -> Iterable[tuple[Move, Position]]:
        """Return every legal move with the position after it and after the automatic moves that follow."""
        game = self.game
        for move in game.moves(state):
            yield move, play_through(game, state, move)

    def won(self, state: Position) -> bool:
        """Return whether this position is won by the rules.

        A patience is asked no more than that: its status would also prove that a position is lost.
        """
        if isinstance(self.game, Patience):
            return self.game.finished(state)
        return self.game.status(state) is Status.WON

    def key(self, state: Position) -> Hashable:
        """Return the game's own key for a position.

        Positions that differ only in equal cards or in the order of interchangeable piles have the same key.
        """
        return self.game.key(state)

    def search(self, max_nodes: int, variant: int = 0) -> Search[Move]:
        """Search depth first for the steps to a win."""
        return depth_first(self)

    def moves(self, position: Position, step: Move) -> Sequence[Move]:
        """Return a tuple with the step as its only move, since here every step is a move."""
        return (step,)


def depth_first(space: SearchSpace[S, T]) -> Search[T]:
    """Search depth first: follow each line to its end before the next, in the order that the space gives.

    A state is not followed again if a state with the same key was reached before. The search returns the steps
    to a win, or None if there is no win.
    """
    key, pruned_successors, won = space.key, space.pruned_successors, space.won
    if won(space.start):
        return []
    visited = {key(space.start)}
    visit = visited.add
    path: list[T] = []
    stack: list[Iterator[tuple[T, S]]] = []  # for each state of the path except the last, the steps not taken yet
    steps = iter(pruned_successors(space.start))  # for the last state of the path, the steps not taken yet
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
