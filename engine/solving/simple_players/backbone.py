"""The simple player of Backbone."""

from collections.abc import Iterator

from engine.core.game import Position
from engine.games.backbone import Backbone
from engine.solving.models.backbone import BackboneModel
from engine.solving.models.backbone_state import State, Step, steps_of
from engine.solving.simple_players.player import Choice, SimplePlayer


class BackbonePlayer(SimplePlayer[State, Step]):
    """Takes the step after which the position seems nearest to a win."""

    def __init__(self, game: Backbone, position: Position) -> None:
        self.model: BackboneModel = BackboneModel(game, position)

    def begin(self, position: Position) -> Choice[Step, State]:
        """Return the steps that bring home the cards that no other card can need, and the state after them."""
        state, path = self.model.settled(self.model.pack(position), None)
        return steps_of(path), state

    def choices(self, state: State) -> Iterator[Choice[Step, State]]:
        """Yield the steps with the states after them, the state with the lowest estimate first."""
        model = self.model
        found = [model.settled(after, (None, step)) for step, after in model.pruned_successors(state)]
        found.sort(key=lambda one: model.estimate(one[0]))
        return ((steps_of(path), after) for after, path in found)

    def won(self, state: State) -> bool:
        """Return whether all cards are home."""
        return self.model.won(state)
