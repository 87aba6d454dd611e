"""Reads the game of a link: its rule set, its deal, and the moves made in it."""

from collections.abc import Generator, Mapping

from app.state import limits
from engine.core.game import Game
from engine.core.saying import say
from engine.play import cleaning_links, notation
from engine.play.notation import CannotReadError
from engine.play.session import Session


def reading_link(text: str, catalogue: Mapping[str, Game]) -> Generator[float, None, Session]:
    """Return the game of a link, in small steps; yield the progress, from 0 to 1, after each step.

    Raises:
        CannotReadError: the text is not a game, or it is too long.
        CannotPlayError: a move in it is not legal.
    """
    moves = text.count(".") + 1
    if len(text) > limits.LINK_LETTERS or moves > limits.LINK_MOVES:
        raise CannotReadError(say("link-too-long"))
    game_text = notation.read_game(cleaning_links.tidied(text), catalogue)
    session = Session(catalogue[game_text.game], game_text.number)
    for number, _ in enumerate(session.replaying(game_text)):
        yield number / moves
    return session


def deal_of_link(text: str, catalogue: Mapping[str, Game]) -> Session | None:
    """Return the deal of a refused link, at its start; None if the link does not name a deal for certain."""
    try:
        return Session.read(cleaning_links.deal_of(cleaning_links.tidied(text)), catalogue)
    except CannotReadError:
        return None
