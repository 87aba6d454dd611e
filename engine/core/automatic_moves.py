"""Automatic moves: moves that the rules make, not the player.

In Bridge Solitaire, these are the moves of the house, the opponent that the program plays. Sessions, searches,
hints and demonstrations all play moves by `play_through` or `play_steps`, so that none of them forgets the
automatic moves that follow.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.game import Game, Move, Position


class PlayedMove(NamedTuple):
    """A move and the position after it."""

    move: Move
    position: Position


def automatic_moves(game: Game, position: Position) -> Iterator[PlayedMove]:
    """Yield the automatic moves that follow a position, in order, each with the position after it."""
    while (move := game.automatic_move(position)) is not None:
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
    while (reply := game.automatic_move(position)) is not None:
        position = game.play(position, reply)
    return position
