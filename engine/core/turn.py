"""What a player may do at one position: the legal moves, the calls and what has to be done first."""

from engine.core.game import CallOptions, Game, Move, Position
from engine.core.saying import Saying


class Turn:
    """The choices that a position of a game leaves to the player.

    Legal moves take time to find, and taps, keys, speech and drawing all ask for them. So they are found when
    somebody first asks for them, and kept from then on.
    """

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position
        self._moves: tuple[Move, ...] | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves, in the order of the rules."""
        if self._moves is None:
            self._moves = tuple(self.game.moves(self.position))
        return self._moves

    def moves_from(self, spot: int) -> list[Move]:
        """Return the legal moves that take cards from a spot."""
        return [move for move in self.moves if move.source == spot]

    def moves_to(self, spot: int) -> list[Move]:
        """Return the legal moves that bring cards to a spot."""
        return [move for move in self.moves if move.target == spot]

    @property
    def calls(self) -> CallOptions | None:
        """The calls that the player may choose from; None if it is not the time for a call."""
        return self.game.call_options(self.position)

    @property
    def obligation(self) -> Saying | None:
        """What has to be done before anything else; None if there is nothing."""
        return self.game.obligation(self.position)
