"""An evening at one table: the games played one after another, so that undo reaches back across them.

A new deal, a restart, another rule set or an opened link each put a new session at the end of the row. Undo at
the deal of a session leads back to the one before, as it was left; nothing is thrown away before the row is full.
"""

from typing import NamedTuple

from engine.session import Node, Session
from engine.stopwatch import Stopwatch

_LONGEST = 12


class Seat(NamedTuple):
    """One session of the row, with its playing time and the token its result is entered under."""

    session: Session
    token: str
    watch: Stopwatch = Stopwatch()


class Sitting:
    """The row of sessions and which of them is on the table."""

    def __init__(self, seat: Seat) -> None:
        self.seats = [seat]
        self.at = 0
        self._left_at: list[Node] = []  # where undo found the games it came back to: there redo leaves them again

    @property
    def seat(self) -> Seat:
        """The game on the table."""
        return self.seats[self.at]

    @property
    def session(self) -> Session:
        """The session on the table."""
        return self.seat.session

    def keep_watch(self, watch: Stopwatch) -> None:
        """The playing time of the game on the table from now on."""
        self.seats[self.at] = self.seat._replace(watch=watch)

    def take_in(self, seat: Seat) -> None:
        """Put a game from elsewhere before all others: none is dropped, and the table stays as it is."""
        self.seats.insert(0, seat)
        self.at += 1

    def begin(self, seat: Seat) -> None:
        """Put a new game on the table, after the one that was there."""
        self._bring_to_end()
        self.seats.append(seat)
        if len(self.seats) > _LONGEST:
            untouched = (i for i, known in enumerate(self.seats[:-1]) if not known.session.root.children)
            self.seats.pop(next(untouched, 0))
        self.at = len(self.seats) - 1

    def _bring_to_end(self) -> None:
        """Where undo led back to an earlier game and it goes on from there, it becomes the last of the row."""
        self._left_at.clear()
        self.seats.append(self.seats.pop(self.at))
        self.at = len(self.seats) - 1

    def played(self) -> None:
        """A move was made in the game on the table, so there is no later game to return to by redo."""
        self._bring_to_end()

    def can_undo(self) -> bool:
        """Whether there is a move, or an earlier game, to go back to."""
        return self.session.can_undo() or self.at > 0

    def undo(self) -> None:
        """Take back a move, or at the deal the change of games that led here."""
        if self.session.can_undo():
            self.session.undo()
        elif self.at > 0:
            self.at -= 1
            self._left_at.append(self.session.here)

    def can_redo(self) -> bool:
        """Whether something was undone and nothing else played since."""
        return self.session.can_redo() or self.at < len(self.seats) - 1

    def redo(self) -> None:
        """Make again what was undone last: the change of games, or a move."""
        later = self.at < len(self.seats) - 1
        left_here = self._left_at[-1:] == [self.session.here]
        if later and (left_here or not self.session.can_redo()):
            del self._left_at[-1:]
            self.at += 1
        else:
            self.session.redo()
