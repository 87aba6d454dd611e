"""The simple player of Klondike."""

from collections.abc import Iterator

from engine.core.game import Position
from engine.games.klondike import Klondike
from engine.solving.models.klondike import KlondikeModel
from engine.solving.models.klondike_cards import BACK, TAKEN, TAKEN_HOME, State, Step
from engine.solving.simple_players.player import Choice, SimplePlayer


class KlondikePlayer(SimplePlayer[State, Step]):
    """Uncovers cards first, then brings cards home, then takes cards of the stock.

    If the number of redeals is limited, it takes the cards of the stock in the order in which they are turned up.
    """

    def __init__(self, game: Klondike, position: Position) -> None:
        self.model: KlondikeModel = KlondikeModel(game, position)
        self._limited = game.redeals is not None

    def begin(self, position: Position) -> Choice[Step, State]:
        """Return no steps and the state of a position."""
        return (), self.model.pack(position)

    def choices(self, state: State) -> Iterator[Choice[Step, State]]:
        """Yield the steps in the order of the model or, if redeals are limited, by `_turns_needed`."""
        found = self.model.pruned_successors(state)
        if self._limited:
            found.sort(key=_turns_needed)
        return (((step,), after) for step, after in found)

    def won(self, state: State) -> bool:
        """Return whether all cards are home."""
        return self.model.won(state)


def _turns_needed(found: tuple[Step, State]) -> tuple[bool, int]:
    """Return a key to sort steps by.

    First come steps without a card of the stock, then steps with one, in the order in which these cards are turned
    up. Steps from a foundation come last.
    """
    (how, _, place, _), _ = found
    from_stock = how in {TAKEN, TAKEN_HOME}
    return how is BACK, 1 + place if from_stock else 0
