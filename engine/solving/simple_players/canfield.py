"""The simple player of Canfield."""

from collections.abc import Iterable

from engine.core.game import Position
from engine.games.canfield import Canfield
from engine.solving.models.canfield import CanfieldModel
from engine.solving.models.canfield_state import State, Step
from engine.solving.simple_players.player import Choice, SimplePlayer


class CanfieldPlayer(SimplePlayer[State, Step]):
    """Makes the macro-move that looks most promising by its kind and by how few cards of the stock it takes.

    A *macro-move* is several steps at once. There may be thousands of macro-moves with more than `_MOST_TAKEN`
    cards of the stock. They are hardly ever the best, so they are left out.
    """

    plans_ahead = True
    _MOST_TAKEN = 6

    def __init__(self, game: Canfield, position: Position) -> None:
        self.model: CanfieldModel = CanfieldModel(game, position)
        self._macro_moves = self.model.macro_moves(self._MOST_TAKEN)

    def begin(self, position: Position) -> Choice[Step, State]:
        """Return the steps that bring home the cards that no other card needs, and the state after them."""
        columns, talon, turned, left, due = self.model.pack(position)
        return self._macro_moves.closed([], list(columns), talon, turned, left, due)

    def choices(self, state: State) -> Iterable[Choice[Step, State]]:
        """Return the macro-moves, the most promising first."""
        return self._macro_moves.successors(state)

    def won(self, state: State) -> bool:
        """Return whether all cards left can go home without any choice."""
        return self._macro_moves.done(state)
