"""A saved game whose moves are played only when they are needed, so that many of them don't delay the start."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.game import Game
from engine.play import notation
from engine.play.notation import CannotPlayError, CannotReadError
from engine.play.session import Session


class KeptSession(Session):
    """A session that is read from a saved text.

    At first it is unread: only rule set, deal number and text are known. `reading` plays the moves and makes the
    tree (`root` and `here`). If the tree is used before that, it is made at once. From then on the session is like
    any other. If a move cannot be played, `is_damaged` becomes true, and the tree has only the moves before it.
    """

    def __init__(self, text: str, catalogue: Mapping[str, Game]) -> None:
        """Parse the text without playing its moves.

        Raises:
            CannotReadError: as `notation.read_game` does.
        """
        self._text = text
        self._game_text = notation.read_game(text, catalogue)
        self.game, self.number = catalogue[self._game_text.game], self._game_text.number
        self.is_damaged = False

    @property
    def is_unread(self) -> bool:
        """Return whether the moves have not been played yet."""
        return "here" not in self.__dict__

    def __getattr__(self, name: str) -> Any:
        """Make the tree when it is first used; Python calls this only for attributes that don't exist."""
        if name not in {"root", "here"}:
            raise AttributeError(name)
        self.finish_reading()
        return self.__dict__[name]

    def finish_reading(self) -> None:
        """Play all moves at once, if they have not been played yet."""
        for _ in self.reading():
            pass

    def reading(self) -> Iterator[None]:
        """Play all moves, if they have not been played yet; yield after each move."""
        if not self.is_unread:
            return
        session, is_damaged = Session(self.game, self.number), False
        try:
            for _ in session.replaying(self._game_text):
                yield
                if not self.is_unread:
                    return  # something used the tree meanwhile, which made it; it may have newer moves
        except (CannotReadError, CannotPlayError):
            is_damaged = True
        self.root, self.here, self.is_damaged = session.root, session.here, is_damaged

    def accept_beginning(self) -> None:
        """Treat the moves before the damaged one as the whole game from now on."""
        self.is_damaged = False

    def has_moves(self) -> bool:
        """Return whether the player has made a move; for an unread session, whether its text has moves."""
        return bool(self._game_text.moves) if self.is_unread else super().has_moves()

    def text(self) -> str:
        """Return the whole tree as text; see `Session.text`."""
        return self._text if self.is_unread else super().text()


def is_unread(session: Session) -> bool:
    """Return whether the moves of a session have not been played yet."""
    return isinstance(session, KeptSession) and session.is_unread


def is_damaged(session: Session) -> bool:
    """Return whether a session lacks moves of its text, because a move there could not be read or played."""
    return isinstance(session, KeptSession) and session.is_damaged
