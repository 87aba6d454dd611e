"""The base class of all simple players."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Hashable, Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.game import Move, Position
from engine.solving.search import Model

S = TypeVar("S", bound=Hashable)  # a state: a position as the model packs it
T = TypeVar("T")  # a step of the model

Choice = tuple[Sequence[T], S]  # steps that belong together, and the state after them


class SimplePlayer(ABC, Generic[S, T]):
    """Plays one possible deal of a game from any of its positions to the end."""

    plans_ahead: ClassVar[bool] = False  # whether it makes plans of several moves, which another move would spoil
    keeps_to_plans: ClassVar[bool] = False  # whether it considers nothing but plans, and follows them to the end
    knows_stock: ClassVar[bool] = True  # whether it knows the order of the stock
    model: Model[T]

    @abstractmethod
    def __init__(self, game: Any, position: Position) -> None:
        """Prepare to play the deal of this position, by the rules of a game of the player's family."""

    @abstractmethod
    def begin(self, position: Position) -> Choice[T, S]:
        """Return steps that can do no harm in a position of the deal, and the state after them; often no steps."""

    @abstractmethod
    def choices(self, state: S) -> Iterable[Choice[T, S]]:
        """Return what the player may do next, the best first by the rules of thumb."""

    @abstractmethod
    def won(self, state: S) -> bool:
        """Return whether the game is won, or can be won from here without any choice."""

    def think(self, state: S) -> Generator[None, None, Iterable[Choice[T, S]]]:
        """Return the choices of a state; yield now and then while searching for them."""
        yield
        return self.choices(state)

    def play_on(self, position: Position) -> Generator[None, None, bool]:
        """Play from a position of the deal to the end; return whether the game is won.

        It yields at least once for each choice. The player never goes back to an earlier state.
        """
        _, state = self.begin(position)
        been = {state}
        while not self.won(state):
            choices = yield from self.think(state)
            ahead = next((after for _, after in choices if after not in been), None)
            if ahead is None:
                return False
            state = ahead
            been.add(state)
        return True

    def plans(self, position: Position) -> Iterable[Sequence[Move]]:
        """Yield the plans of the player in a position of the deal, the best first; a plan is one move or more.

        A choice consists of steps (see `choices`). By default, a plan has only the moves of the first step. A
        player that keeps to its plans overrides this method and returns all moves of each plan.
        """
        free, state = self.begin(position)
        for steps in (free,) if free else (steps for steps, _ in self.choices(state)):
            yield self.model.moves(position, steps[0])
