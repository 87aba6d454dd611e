"""Automatic moves: moves that the rules make by themselves, such as those of the house in Bridge Solitaire.

Sessions, searches, hints and demonstrations all play moves by `play_through` or `play_steps`, so that none of
them forgets the automatic moves that follow.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import NamedTuple

from engine.core.game import Game, Move, Position


class HasAutomaticMoves(ABC):
    """Mark a game in which the rules make some moves by themselves, without a choice of the player."""

    @abstractmethod
    def automatic_move(self, position: Position) -> Move | None:
        """Return the move that the rules make next; None when it is the player's turn or the game is over."""


class PlayedMove(NamedTuple):
    """A move and the position after it."""

    move: Move
    position: Position


def automatic_move(game: Game, position: Position) -> Move | None:
    """Return the move that the rules make next.

    It is None when it is the player's turn, when the game is over, and for a game without automatic moves.
    """
    return game.automatic_move(position) if isinstance(game, HasAutomaticMoves) else None


def automatic_moves(game: Game, position: Position) -> Iterator[PlayedMove]:
    """Yield the automatic moves that follow a position, in order, each with the position after it."""
    while (move := automatic_move(game, position)) is not None:
        position = game.play(position, move)
        yield PlayedMove(move, position)


def play_steps(game: Game, position: Position, move: Move) -> Iterator[PlayedMove]:
    """Yield a legal move and then all automatic moves that follow it, each with the position after it."""
    position = game.play(position, move)
    yield PlayedMove(move, position)
    yield from automatic_moves(game, position)


def play_through(game: Game, position: Position, move: Move) -> Position:
    """Return the position after a legal move and all automatic moves that follow it."""
    position = game.play(position, move)
    while (reply := automatic_move(game, position)) is not None:
        position = game.play(position, reply)
    return position
