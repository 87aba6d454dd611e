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

_MAX_ENTRIES = 12  # sessions; there may be more if all of them are in progress


class HistoryEntry(NamedTuple):
    """One session with its playing time and the token that identifies its result.

    `last_played` is the time of the last move in seconds since 1970; 0 if there was none or the time is unknown.
    """

    session: Session
    token: str
    stopwatch: Stopwatch = Stopwatch()
    last_played: float = 0.0
    from_link: bool = False  # opened by a link with moves: its result is not counted
    is_abandoned: bool = False  # given up for another deal of its rule set; its result has been counted

    @property
    def has_moves(self) -> bool:
        """Whether the player has moved, even if undone since; automatic moves after the deal don't count."""
        node = self.session.root
        while node.children and node.children[0].is_automatic:
            node = node.children[0]
        return bool(node.children)

    @property
    def is_over(self) -> bool:
        """Whether the game is won or lost."""
        return self.session.status() is not Status.PLAYING


class History:
    """The list of sessions, oldest first, and the index of the one on the table."""

    def __init__(self, entry: HistoryEntry) -> None:
        self.entries = [entry]
        self.at = 0
        self._redo_nodes: list[Node] = []  # nodes at which redo goes on to the next session

    @property
    def entry(self) -> HistoryEntry:
        """The entry on the table."""
        return self.entries[self.at]

    @property
    def session(self) -> Session:
        """The session on the table."""
        return self.entry.session

    def set_stopwatch(self, stopwatch: Stopwatch) -> None:
        """Replace the stopwatch of the game on the table."""
        self.entries[self.at] = self.entry._replace(stopwatch=stopwatch)

    def import_entry(self, entry: HistoryEntry) -> None:
        """Insert an imported entry before all others; the game on the table stays, and no entry is dropped."""
        self.entries.insert(0, entry)
        self.at += 1

    def append(self, entry: HistoryEntry) -> None:
        """Append a new game after the one on the table and put it on the table.

        When there are more than `_MAX_ENTRIES` entries, drop those that are least useful.
        """
        self._move_to_end(self.at)
        self.entries.append(entry)
        while len(self.entries) > _MAX_ENTRIES and (dropped := self._index_to_drop()) is not None:
            del self.entries[dropped]
        self.at = len(self.entries) - 1

    def _index_to_drop(self) -> int | None:
        """Return the index of the entry to drop; None if every entry but the last can still be resumed.

        Entries without moves are dropped before those that are over or given up, the oldest first.
        """
        before = range(len(self.entries) - 1)
        untouched = (i for i in before if not self.entries[i].has_moves)
        ended = (i for i in before if self.entries[i].is_abandoned or self.entries[i].is_over)
        return next(chain(untouched, ended), None)

    def _move_to_end(self, at: int) -> None:
        """Move an entry to the end and put it on the table; there is nothing left to redo after it."""
        self._redo_nodes.clear()
        self.entries.append(self.entries.pop(at))
        self.at = len(self.entries) - 1

    def record_move(self, when: float = 0.0) -> None:
        """Record that a move was made in the game on the table, at `when` in seconds since 1970."""
        self._move_to_end(self.at)
        self.entries[self.at] = self.entry._replace(last_played=when, is_abandoned=False)

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
        if self.session.game.id == game.id and not self.entry.is_over:
            return self.at
        waiting = [i for i in reversed(range(len(self.entries))) if self._can_resume(i, game)]
        begun = (i for i in waiting if self.entries[i].has_moves)
        return next(chain(begun, waiting), None)

    def _can_resume(self, at: int, game: Game) -> bool:
        """Return whether an entry is of this rule set and can be resumed."""
        entry = self.entries[at]
        return entry.session.game.id == game.id and not entry.is_abandoned and not entry.is_over

    def abandon(self, at: int) -> None:
        """Mark an entry as given up for another deal; it will not be resumed."""
        self.entries[at] = self.entries[at]._replace(is_abandoned=True)

    def resume(self, at: int) -> None:
        """Put an entry on the table again as it was left.

        Undo at its deal returns to the game that was on the table before.
        """
        if at == self.at:
            return
        wanted = self.entries[at]
        self._move_to_end(self.at)
        self._move_to_end(self.entries.index(wanted))

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
            self._redo_nodes.append(self.session.here)

    def can_redo(self) -> bool:
        """Return whether something was undone and nothing else was played since."""
        return self.session.can_redo() or self.at < len(self.entries) - 1

    def redo(self) -> None:
        """Repeat what was undone last: a move, or the change to the next game."""
        later = self.at < len(self.entries) - 1
        leaves_here = self._redo_nodes[-1:] == [self.session.here]
        if later and (leaves_here or not self.session.can_redo()):
            del self._redo_nodes[-1:]
            self.at += 1
        else:
            self.session.redo()
