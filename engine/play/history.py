"""An evening at one table: the games played one after another, so that undo reaches back across them.

A new deal, a restart, another rule set or an opened link each put a new session at the end of the row, and a game
that is taken up again goes there too. Undo at the deal of a session leads back to the one before, as it was left.
When the row is full, what nobody will miss leaves it; a game in progress never does, however long the row grows.
"""

from itertools import chain
from typing import NamedTuple

from engine.core.game import Game, Status
from engine.play.session import Node, Session
from engine.play.stopwatch import Stopwatch

_LONGEST = 12  # games, unless more than that are in progress


class HistoryEntry(NamedTuple):
    """One session of the row, with its playing time and the token its result is entered under.

    `played` is when its last move was made, in seconds since 1970; 0 if never, or if nobody noted it.
    """

    session: Session
    token: str
    watch: Stopwatch = Stopwatch()
    played: float = 0.0
    from_link: bool = False  # came by a link that already held moves: however it ends, it is nobody's result
    left: bool = False  # another deal of its rule set has taken its place, and it was counted as it stood

    @property
    def touched(self) -> bool:
        """Whether the player has made a move here, be it undone since; what follows the deal of itself is none."""
        node = self.session.root
        while node.children and node.children[0].is_reply:
            node = node.children[0]
        return bool(node.children)

    @property
    def over(self) -> bool:
        """Whether the game is won or lost as it stands."""
        return self.session.status() is not Status.PLAYING


class History:
    """The row of sessions and which of them is on the table."""

    def __init__(self, entry: HistoryEntry) -> None:
        self.entries = [entry]
        self.at = 0
        self._left_at: list[Node] = []  # where undo found the games it came back to: there redo leaves them again

    @property
    def entry(self) -> HistoryEntry:
        """The game on the table."""
        return self.entries[self.at]

    @property
    def session(self) -> Session:
        """The session on the table."""
        return self.entry.session

    def keep_watch(self, watch: Stopwatch) -> None:
        """The playing time of the game on the table from now on."""
        self.entries[self.at] = self.entry._replace(watch=watch)

    def take_in(self, entry: HistoryEntry) -> None:
        """Put a game from elsewhere before all others: none is dropped, and the table stays as it is."""
        self.entries.insert(0, entry)
        self.at += 1

    def begin(self, entry: HistoryEntry) -> None:
        """Put a new game on the table, after the one that was there."""
        self._bring_to_end(self.at)
        self.entries.append(entry)
        while len(self.entries) > _LONGEST and (spare := self._spare()) is not None:
            del self.entries[spare]
        self.at = len(self.entries) - 1

    def _spare(self) -> int | None:
        """The game of the row that will be missed least; None if each but the last can be gone on with."""
        before = range(len(self.entries) - 1)
        untouched = (i for i in before if not self.entries[i].touched)
        ended = (i for i in before if self.entries[i].left or self.entries[i].over)
        return next(chain(untouched, ended), None)

    def _bring_to_end(self, at: int) -> None:
        """What goes on becomes the last of the row: nothing is left that redo could return to."""
        self._left_at.clear()
        self.entries.append(self.entries.pop(at))
        self.at = len(self.entries) - 1

    def played(self, when: float = 0.0) -> None:
        """A move was made in the game on the table, at this time in seconds since 1970."""
        self._bring_to_end(self.at)
        self.entries[self.at] = self.entry._replace(played=when, left=False)

    # Going on with a game

    def latest(self, game: Game) -> int | None:
        """Where in the row the game of a rule set is that counts: the one on the table, else the last."""
        if self.session.game.id == game.id:
            return self.at
        backward = reversed(range(len(self.entries)))
        return next((i for i in backward if self.entries[i].session.game.id == game.id), None)

    def unfinished(self, game: Game) -> int | None:
        """Where in the row the game is with which a player of this rule set goes on; None if a deal is due."""
        if self.session.game.id == game.id and not self.entry.over:
            return self.at
        waiting = [i for i in reversed(range(len(self.entries))) if self._waits(i, game)]
        begun = (i for i in waiting if self.entries[i].touched)
        return next(chain(begun, waiting), None)

    def _waits(self, at: int, game: Game) -> bool:
        """Whether a game of the row is of this rule set and can be gone on with."""
        entry = self.entries[at]
        return entry.session.game.id == game.id and not entry.left and not entry.over

    def leave(self, at: int) -> None:
        """A game of the row will not be gone on with: another deal takes its place."""
        self.entries[at] = self.entries[at]._replace(left=True)

    def return_to(self, at: int) -> None:
        """Put a game of the row on the table again as it was left; undo at its deal leads back to this one."""
        if at == self.at:
            return
        wanted = self.entries[at]
        self._bring_to_end(self.at)
        self._bring_to_end(self.entries.index(wanted))

    # Undo

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
        return self.session.can_redo() or self.at < len(self.entries) - 1

    def redo(self) -> None:
        """Make again what was undone last: the change of games, or a move."""
        later = self.at < len(self.entries) - 1
        left_here = self._left_at[-1:] == [self.session.here]
        if later and (left_here or not self.session.can_redo()):
            del self._left_at[-1:]
            self.at += 1
        else:
            self.session.redo()
