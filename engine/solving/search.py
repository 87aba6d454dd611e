"""Ways to look through what can come of a position, a few positions at a time.

A search is a generator: it yields how many positions it has looked at since it last said so, and returns the
steps to a win, or None when it has been everywhere and there is none. When it has to leave something unseen it
raises `GaveUpError` at the end, so that None is always a proof.

What is searched is a *model*: a game from one position on, in whatever form is quick to search.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Hashable, Iterable, Sequence
from heapq import heappop, heappush
from typing import Generic, Protocol, TypeAlias, TypeVar

from engine.core.automatic import play_through
from engine.core.game import Game, Move, Position, Status

S = TypeVar("S")  # what a model makes of a position
T = TypeVar("T")  # and of a move
T_co = TypeVar("T_co", covariant=True)

Search: TypeAlias = Generator[int, None, list[T] | None]

YIELD_EVERY = 64  # positions between two yields


class GaveUpError(Exception):
    """The search has seen as much as it may, or left something out, and knows nothing for certain."""


class SearchSpace(Protocol[S, T_co]):
    """What following each line to its end takes: a model, or something more abstract that stands for one."""

    start: S

    def pruned_successors(self, state: S) -> Iterable[tuple[T_co, S]]:
        """The steps that are enough to look at, the most promising first."""

    def won(self, state: S) -> bool:
        """Whether this is a win."""

    def key(self, state: S) -> Hashable:
        """The same for states from which the same can be won."""


class Model(ABC, Generic[S, T]):
    """A game from one position on, packed for searching.

    `children` has to be exactly what the rules allow, and a test compares the two in every game. A model may take
    several moves as one step, where the first of them, such as turns of the stock, only lead up to the last.
    """

    start: S  # the position it was made for

    @abstractmethod
    def pack(self, position: Position) -> S:
        """A position that can be reached from the first one, as this model sees it."""

    @abstractmethod
    def successors(self, state: S) -> Iterable[tuple[T, S]]:
        """Every step that can be made, with what it leads to."""

    @abstractmethod
    def moves(self, position: Position, step: T) -> Sequence[Move]:
        """The moves of the rules that make the step."""

    @abstractmethod
    def won(self, state: S) -> bool:
        """Whether this is a win."""

    def pruned_successors(self, state: S) -> Iterable[tuple[T, S]]:
        """The steps that are enough to look at, the most promising first: with no others can more be won."""
        return self.successors(state)

    def is_preparatory(self, position: Position, move: Move) -> bool:
        """Whether the move is no step of its own here but is made on the way to one."""
        return False

    def key(self, state: S) -> Hashable:
        """The same for states from which the same can be won."""
        return state

    def estimate(self, state: S) -> float:
        """How far it seems to a win: the less the nearer."""
        return 0

    def search(self, most: int) -> Search[T]:
        """The search that suits this game, looking at so many positions at most."""
        return depth_first(self, most)


class Rules(Model[Position, Move]):
    """The rules themselves, unpacked: slow, and right for every game that has an end."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.start = position

    def pack(self, position: Position) -> Position:
        """As it is."""
        return position

    def successors(self, state: Position) -> Iterable[tuple[Move, Position]]:
        """The legal moves, each with what follows of itself."""
        for move in self.game.moves(state):
            yield move, play_through(self.game, state, move)

    def moves(self, position: Position, step: Move) -> Sequence[Move]:
        """The step is a move."""
        return (step,)

    def won(self, state: Position) -> bool:
        """As the rules say."""
        return self.game.status(state) is Status.WON

    def key(self, state: Position) -> Hashable:
        """As the game declares it."""
        return self.game.key(state)


def depth_first(model: SearchSpace[S, T], most: int) -> Search[T]:
    """Follow each line to its end, the most promising step first, and never look at a position twice."""
    key, pruned_successors, won = model.key, model.pruned_successors, model.won
    if won(model.start):
        return []
    known = {key(model.start)}
    steps: list[T] = []
    waiting = [iter(pruned_successors(model.start))]
    told = 0
    while waiting:
        for step, state in waiting[-1]:
            name = key(state)
            if name in known:
                continue
            known.add(name)
            steps.append(step)
            if won(state):
                yield len(known) - told
                return steps
            if len(known) > most:
                raise GaveUpError
            waiting.append(iter(pruned_successors(state)))
            break
        else:
            waiting.pop()
            if steps:
                steps.pop()
        if len(known) - told >= YIELD_EVERY:
            yield len(known) - told
            told = len(known)
    yield len(known) - told
    return None


def best_first(model: Model[S, T], most: int) -> Search[T]:
    """Always go on from where the win seems nearest."""
    key, pruned_successors, won, estimate = model.key, model.pruned_successors, model.won, model.estimate
    if won(model.start):
        return []
    came: dict[Hashable, tuple[Hashable, T] | None] = {key(model.start): None}
    waiting: list[tuple[float, int, S]] = [(0, 0, model.start)]
    count = told = 0
    while waiting:
        here = heappop(waiting)[2]
        name = key(here)
        for step, state in pruned_successors(here):
            other = key(state)
            if other in came:
                continue
            came[other] = (name, step)
            if won(state):
                yield count - told
                return _way(came, other)
            count += 1
            heappush(waiting, (estimate(state), count, state))
        if count > most:
            raise GaveUpError
        if count - told >= YIELD_EVERY:
            yield count - told
            told = count
    yield count - told
    return None


def _way(came: dict[Hashable, tuple[Hashable, T] | None], name: Hashable) -> list[T]:
    """The steps from the start to a position."""
    steps: list[T] = []
    while (before := came[name]) is not None:
        name, step = before
        steps.append(step)
    return steps[::-1]
