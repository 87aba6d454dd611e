"""What tests do with a session that the page never does."""

from engine.play.session import Session


def undo_all(session: Session) -> None:
    """Undo every move, back to the deal."""
    while session.can_undo():
        session.undo()
