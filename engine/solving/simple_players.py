"""Simple players: each finishes a possible deal of one game by rules of thumb, without a search.

In some games nearly every deal can be won by somebody who knows all cards, whatever the next move is. There, how
often a simple player wins after a move says more about the move than in how many deals it can still be won. This
is known as a *playout*; R. Bjarnason, A. Fern and P. Tadepalli used them in Klondike ("Lower Bounding Klondike
Solitaire with Monte-Carlo Planning", ICAPS 2009).

A simple player knows the order of the stock, but no other face-down card: it never chooses by what lies under a
card.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from engine.core.game import Game, Move, Position
from engine.games.backbone import Backbone
from engine.games.canfield import Canfield
from engine.games.klondike import Klondike
from engine.solving.models import backbone, canfield, klondike
from engine.solving.search import Model

S = TypeVar("S", bound=Hashable)  # a state: a position as the model packs it
T = TypeVar("T")  # a step of the model

Choice = tuple[Sequence[T], S]  # steps that belong together, and the state after them


class SimplePlayer(ABC, Generic[S, T]):
    """Plays one possible deal of a game from any of its positions to the end."""

    model: Model[T]

    @abstractmethod
    def begin(self, position: Position) -> Choice[T, S]:
        """Return the steps that cost nothing from a position of the deal, and the state after them."""

    @abstractmethod
    def choices(self, state: S) -> Iterable[Choice[T, S]]:
        """Return what the player may do next, the best first by the rules of thumb."""

    @abstractmethod
    def won(self, state: S) -> bool:
        """Return whether the game is won, or can be won from here without any choice."""

    def play_on(self, position: Position) -> Generator[None, None, bool]:
        """Play from a position of the deal to the end; return whether the game is won.

        It yields once for each choice. The player never goes back to a state in which it was.
        """
        _, state = self.begin(position)
        been = {state}
        while not self.won(state):
            yield
            ahead = next((after for _, after in self.choices(state) if after not in been), None)
            if ahead is None:
                return False
            state = ahead
            been.add(state)
        return True

    def moves(self, position: Position) -> Iterator[Move]:
        """Yield the moves that the player would make from a position of the deal, the best first."""
        free, state = self.begin(position)
        for steps in (free,) if free else (steps for steps, _ in self.choices(state)):
            yield self.model.moves(position, steps[0])[0]


class KlondikePlayer(SimplePlayer[klondike.State, klondike.Step]):
    """Uncovers cards first, then brings cards home, then takes cards of the stock.

    If the number of redeals is limited, it takes the cards of the stock in the order in which they are turned up.
    """

    def __init__(self, game: Klondike, position: Position) -> None:
        self.model: klondike.KlondikeModel = klondike.KlondikeModel(game, position)
        self._limited = game.redeals is not None

    def begin(self, position: Position) -> Choice[klondike.Step, klondike.State]:
        """Return no steps and the state of a position."""
        return (), self.model.pack(position)

    def choices(self, state: klondike.State) -> Iterator[Choice[klondike.Step, klondike.State]]:
        """Yield the steps in the order of the model or, if redeals are limited, by `_turns_needed`."""
        found = self.model.pruned_successors(state)
        if self._limited:
            found.sort(key=_turns_needed)
        return (((step,), after) for step, after in found)

    def won(self, state: klondike.State) -> bool:
        """Return whether all cards are home."""
        return self.model.won(state)


def _turns_needed(found: tuple[klondike.Step, klondike.State]) -> tuple[bool, int]:
    """Return a key to sort steps by: first those without a card of the stock, last those from a foundation."""
    (how, _, place, _), _ = found
    from_stock = how in {klondike.TAKEN, klondike.TAKEN_HOME}
    return how is klondike.BACK, 1 + place if from_stock else 0


class CanfieldPlayer(SimplePlayer[canfield.State, canfield.Step]):
    """Makes the macro-move that looks most promising by its kind and by how few cards of the stock it takes.

    Those with more than `_MOST_TAKEN` cards of the stock are hardly ever the best, and there may be thousands.
    """

    _MOST_TAKEN = 6

    def __init__(self, game: Canfield, position: Position) -> None:
        self.model: canfield.CanfieldModel = canfield.CanfieldModel(game, position)
        self._macro_moves = self.model.macro_moves(self._MOST_TAKEN)

    def begin(self, position: Position) -> Choice[canfield.Step, canfield.State]:
        """Return the steps that bring home the cards that no other card needs, and the state after them."""
        columns, talon, turned, left, due = self.model.pack(position)
        return self._macro_moves.closed([], list(columns), talon, turned, left, due)

    def choices(self, state: canfield.State) -> Iterable[Choice[canfield.Step, canfield.State]]:
        """Return the macro-moves, the most promising first."""
        return self._macro_moves.successors(state)

    def won(self, state: canfield.State) -> bool:
        """Return whether all cards left can go home without any choice."""
        return self._macro_moves.done(state)


class BackbonePlayer(SimplePlayer[backbone.State, backbone.Step]):
    """Takes the step after which the position seems nearest to a win."""

    def __init__(self, game: Backbone, position: Position) -> None:
        self.model: backbone.BackboneModel = backbone.BackboneModel(game, position)

    def begin(self, position: Position) -> Choice[backbone.Step, backbone.State]:
        """Return the steps that bring home the cards that no other card can need, and the state after them."""
        state, path = self.model.settled(self.model.pack(position), None)
        return backbone.steps_of(path), state

    def choices(self, state: backbone.State) -> Iterator[Choice[backbone.Step, backbone.State]]:
        """Yield the steps, that of the least estimate first."""
        model = self.model
        found = [model.settled(after, (None, step)) for step, after in model.pruned_successors(state)]
        found.sort(key=lambda one: model.estimate(one[0]))
        return ((backbone.steps_of(path), after) for after, path in found)

    def won(self, state: backbone.State) -> bool:
        """Return whether all cards are home."""
        return self.model.won(state)


# For each family of rule sets that has one, the simple player.
_PLAYERS: Mapping[str, Callable[[Any, Position], SimplePlayer[Any, Any]]] = {
    "klondike": KlondikePlayer,
    "canfield": CanfieldPlayer,
    "backbone": BackbonePlayer,
}


# The families whose simple player makes plans of several moves, which another move in between would spoil.
_PLANNERS = frozenset({"canfield"})


def has_simple_player(game: Game) -> bool:
    """Return whether there is a simple player for this game."""
    return game.family in _PLAYERS


def plans_ahead(game: Game) -> bool:
    """Return whether the simple player of this game, if it has one, makes plans of several moves."""
    return game.family in _PLANNERS


def simple_player(game: Game, position: Position) -> SimplePlayer[Any, Any]:
    """Return the simple player for the deal of this position; `has_simple_player` must accept the game.

    Raises:
        KeyError: the game has no simple player.
    """
    return _PLAYERS[game.family](game, position)
