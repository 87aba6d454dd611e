"""The games played in one visit, one after another, so that undo reaches back from one game to the one before.

A new deal, a restart, another rule set or an opened link each append a new session, and a game that is resumed
moves to the end. Undo at the deal of a session returns to the session before it, as it was left. When there are
more than twelve sessions the least useful is dropped, but never a game in progress.
"""

from itertools import chain
from typing import NamedTuple

from engine.core.game import Game, Status
from engine.play.session import Node, Session
from engine.play.stopwatch import Stopwatch

_LONGEST = 12  # sessions; there may be more if all of them are in progress


class HistoryEntry(NamedTuple):
    """One session with its playing time and the token that identifies its result.

    `played` is the time of the last move in seconds since 1970; 0 if there was none or the time is unknown.
    """

    session: Session
    token: str
    watch: Stopwatch = Stopwatch()
    played: float = 0.0
    from_link: bool = False  # opened by a link with moves: its result is not counted
    left: bool = False  # given up for another deal of its rule set; its result has been counted

    @property
    def touched(self) -> bool:
        """Whether the player has moved, even if undone since; automatic moves after the deal don't count."""
        node = self.session.root
        while node.children and node.children[0].is_reply:
            node = node.children[0]
        return bool(node.children)

    @property
    def over(self) -> bool:
        """Whether the game is won or lost."""
        return self.session.status() is not Status.PLAYING


class History:
    """The list of sessions, oldest first, and the index of the one on the table."""

    def __init__(self, entry: HistoryEntry) -> None:
        self.entries = [entry]
        self.at = 0
        self._left_at: list[Node] = []  # nodes at which redo goes on to the next session

    @property
    def entry(self) -> HistoryEntry:
        """The entry on the table."""
        return self.entries[self.at]

    @property
    def session(self) -> Session:
        """The session on the table."""
        return self.entry.session

    def keep_watch(self, watch: Stopwatch) -> None:
        """Replace the stopwatch of the game on the table."""
        self.entries[self.at] = self.entry._replace(watch=watch)

    def take_in(self, entry: HistoryEntry) -> None:
        """Insert an imported entry before all others; the game on the table stays, and no entry is dropped."""
        self.entries.insert(0, entry)
        self.at += 1

    def begin(self, entry: HistoryEntry) -> None:
        """Append a new game after the one on the table and put it on the table.

        When there are more than `_LONGEST` entries, drop those that are least useful.
        """
        self._bring_to_end(self.at)
        self.entries.append(entry)
        while len(self.entries) > _LONGEST and (spare := self._spare()) is not None:
            del self.entries[spare]
        self.at = len(self.entries) - 1

    def _spare(self) -> int | None:
        """Return the index of the entry to drop; None if every entry but the last can still be resumed.

        Entries without moves are dropped before those that are over or given up, the oldest first.
        """
        before = range(len(self.entries) - 1)
        untouched = (i for i in before if not self.entries[i].touched)
        ended = (i for i in before if self.entries[i].left or self.entries[i].over)
        return next(chain(untouched, ended), None)

    def _bring_to_end(self, at: int) -> None:
        """Move an entry to the end and put it on the table; there is nothing left to redo after it."""
        self._left_at.clear()
        self.entries.append(self.entries.pop(at))
        self.at = len(self.entries) - 1

    def played(self, when: float = 0.0) -> None:
        """Record that a move was made in the game on the table, at `when` in seconds since 1970."""
        self._bring_to_end(self.at)
        self.entries[self.at] = self.entry._replace(played=when, left=False)

    # Resuming a game

    def latest(self, game: Game) -> int | None:
        """Return the index of the current game of a rule set; None if there is none.

        It is the game on the table, or else the last of that rule set.
        """
        if self.session.game.id == game.id:
            return self.at
        backward = reversed(range(len(self.entries)))
        return next((i for i in backward if self.entries[i].session.game.id == game.id), None)

    def unfinished(self, game: Game) -> int | None:
        """Return the index of the game to resume when the player chooses a rule set; None if a new deal is needed.

        The game on the table comes first, then the last game with moves, then the last without.
        """
        if self.session.game.id == game.id and not self.entry.over:
            return self.at
        waiting = [i for i in reversed(range(len(self.entries))) if self._waits(i, game)]
        begun = (i for i in waiting if self.entries[i].touched)
        return next(chain(begun, waiting), None)

    def _waits(self, at: int, game: Game) -> bool:
        """Return whether an entry is of this rule set and can be resumed."""
        entry = self.entries[at]
        return entry.session.game.id == game.id and not entry.left and not entry.over

    def leave(self, at: int) -> None:
        """Mark an entry as given up for another deal; it will not be resumed."""
        self.entries[at] = self.entries[at]._replace(left=True)

    def return_to(self, at: int) -> None:
        """Put an entry on the table again as it was left.

        Undo at its deal returns to the game that was on the table before.
        """
        if at == self.at:
            return
        wanted = self.entries[at]
        self._bring_to_end(self.at)
        self._bring_to_end(self.entries.index(wanted))

    # Undo

    def can_undo(self) -> bool:
        """Return whether there is a move to take back or an earlier game to return to."""
        return self.session.can_undo() or self.at > 0

    def undo(self) -> None:
        """Take back a move; at the deal, return to the game before."""
        if self.session.can_undo():
            self.session.undo()
        elif self.at > 0:
            self.at -= 1
            self._left_at.append(self.session.here)

    def can_redo(self) -> bool:
        """Return whether something was undone and nothing else was played since."""
        return self.session.can_redo() or self.at < len(self.entries) - 1

    def redo(self) -> None:
        """Repeat what was undone last: a move, or the change to the next game."""
        later = self.at < len(self.entries) - 1
        left_here = self._left_at[-1:] == [self.session.here]
        if later and (left_here or not self.session.can_redo()):
            del self._left_at[-1:]
            self.at += 1
        else:
            self.session.redo()
