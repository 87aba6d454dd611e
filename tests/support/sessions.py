"""What tests do with a session that the page never does."""

import pytest

from engine.core.game import Move
from engine.play.session import Session


def undo_all(session: Session) -> None:
    """Undo every move, back to the deal."""
    while session.can_undo():
        session.undo()


def noted_moves(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that gets the id of the rule set of each move that is played from now on."""
    played: list[str] = []
    play = Session.play

    def noted(session: Session, move: Move, *, with_previous: bool = False) -> None:
        played.append(session.game.id)
        play(session, move, with_previous=with_previous)

    monkeypatch.setattr(Session, "play", noted)
    return played
