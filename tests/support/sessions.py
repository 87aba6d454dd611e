"""Functions on sessions that only tests need."""

import pytest

from engine.core.game import Game, Kind, Move
from engine.games.catalogue import CATALOGUE
from engine.play import safe_moves
from engine.play.session import Session
from support.strategies import recorded


def after_moves(name: str, moves: int) -> Session:
    """Return the first deal of a rule set after this many moves, each the first legal one; fewer if it ends."""
    session = Session(CATALOGUE[name], 1)
    for _ in range(moves):
        move = next(iter(session.game.moves(session.position)), None)
        if move:
            session.play(move)
    return session


def undo_all(session: Session) -> None:
    """Undo every move, back to the deal."""
    while session.can_undo():
        session.undo()


def noted_moves(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list to which each move played from now on adds the id of its rule set."""
    played: list[str] = []
    play = Session.play

    def noted(session: Session, move: Move, *, with_previous: bool = False) -> None:
        played.append(session.game.id)
        play(session, move, with_previous=with_previous)

    monkeypatch.setattr(Session, "play", noted)
    return played


def won_games(name: str) -> list[Session]:
    """Return the recorded games of a rule set that were won, each at its end."""
    return [Session.read(link, CATALOGUE) for how, link in recorded(CATALOGUE[name]) if how.startswith("won")]


def is_taken_back(game: Game, move: Move) -> bool:
    """Return whether a move takes a card back from a foundation."""
    return game.spots[move.source].kind is Kind.FOUNDATION


def with_a_safe_card_to_take_back() -> Session:
    """Return a game of Klondike in which a card is safe to go home only after another one is taken back."""
    game = CATALOGUE["klondike"]
    for _, link in recorded(game):
        session = Session.read(link, CATALOGUE)
        for node in session.line():
            back = next((move for move in game.moves(node.position) if is_taken_back(game, move)), None)
            if back and not safe_moves.safe_move(game, node.position):
                after = game.play(node.position, back)
                if safe_moves.safe_move(game, after) == Move(back.target, back.source):
                    session.go_to(node)
                    return session
    raise AssertionError("no such game")
