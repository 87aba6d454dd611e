"""Finds the moves that lead somewhere new, so that advice never leads back to where the player comes from."""

from collections.abc import Iterable

from engine.core.automatic_moves import play_through
from engine.core.game import Move, Position
from engine.play.known_position import known_since_news
from engine.play.session import Session


def fresh_moves(session: Session) -> tuple[Move, ...]:
    """Return the legal moves that lead to a new position, one move for each such position.

    A position is not new if it has already occurred since the last move that turned up a new card.
    """
    game = session.game
    *_, here = since = known_since_news(session)
    been = set(map(game.key, since))
    found: dict[Position, Move] = {}
    for move in session.turn.moves:  # unseen cards do not change which moves are legal
        key = game.key(play_through(game, here, move))
        if key not in been:
            found.setdefault(key, move)
    return tuple(found.values())


def leading_on(session: Session, moves: Iterable[Move]) -> list[Move]:
    """Return those of these moves that do not lead back.

    A move leads back if the position after it, or an equivalent one, has already occurred in the game.
    """
    game, position = session.game, session.position
    been = {game.key(node.position) for node in (session.root, *session.line())}
    return [move for move in moves if game.key(play_through(game, position, move)) not in been]
