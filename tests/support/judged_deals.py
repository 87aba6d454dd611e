"""Deals whose verdict the engine knows, or cannot find."""

from engine.games.catalogue import CATALOGUE
from engine.play.session import Session

HOLE = CATALOGUE["black-hole"]
WINNABLE = "v1/black-hole/17"  # the engine knows the verdict on this deal and on the next one
IMPOSSIBLE = "v1/black-hole/6"
UNKNOWN = "v1/spider/23"  # a search there finds neither a win nor a proof that there is none


def one_move_on(link: str) -> Session:
    """Return a deal after the first move that its rules list."""
    session = Session.read(link, CATALOGUE)
    session.play(next(iter(session.game.moves(session.position))))
    return session
