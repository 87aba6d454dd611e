"""The games that the player has begun, in order, so that undo can go back to an earlier deal.

Each new deal, restart or opened link appends a new session, and a session that is resumed moves to the end of the
list. Undo at the start of a session, where it has no move to take back, returns to the session before it in the
list, at the position where the player left that session. Sessions of another game (`Game.family`) are passed over:
players who choose a game do not expect that undo puts another one on the table. A player who goes to another rule
set and comes back finds the session that was on the table before (`History.unfinished`). When there are more than
twelve sessions, one is dropped (see `History.append`), but never a game in progress.
"""

from collections.abc import Collection, Iterator
from itertools import chain
from typing import Literal, NamedTuple

from engine.core.game import Game, Status
from engine.play.kept_session import KeptSession, is_damaged
from engine.play.session import Node, Session
from engine.play.stopwatch import Stopwatch

LessonState = Literal["", "on", "over"]
_MAX_ENTRIES = 12  # sessions; there may be more if all of them are in progress


class HistoryEntry(NamedTuple):
    """One session with its playing time and the token that identifies its result in the statistics.

    `last_played` is the time of the last move in seconds since 1970; 0 if there was no move or the time is
    unknown.
    """

    session: Session
    token: str
    stopwatch: Stopwatch = Stopwatch()
    last_played: float = 0.0
    from_link: bool = False  # opened by a link with moves: its result is not counted
    is_abandoned: bool = False  # given up for another deal of its rule set; its result has been counted
    lesson: LessonState = ""  # "on": a lesson whose steps are shown; "over": they are no longer shown
    day: str = ""  # the date on which it was begun as the daily deal, such as "2026-11-21"; empty for other games

    @property
    def counts(self) -> bool:
        """Return whether statistics count the result: not that of a lesson or of a link with moves."""
        return not (self.from_link or self.lesson)

    @property
    def has_moves(self) -> bool:
        """Return whether the player has made a move; see `Session.has_moves`."""
        return self.session.has_moves()

    @property
    def was_played(self) -> bool:
        """Return whether the player has made a move in this entry; the moves in a link do not count."""
        return self.has_moves and (self.last_played > 0 or not self.from_link)

    @property
    def can_go_on(self) -> bool:
        """Return whether the game is neither over nor given up."""
        return not (self.is_abandoned or self.is_over)

    @property
    def is_over(self) -> bool:
        """Return whether the game is won, or is known to be lost; see `Session.status_so_far`."""
        return self.session.status_so_far() is not Status.PLAYING


class History:
    """The list of entries in order of play; `at` is the index of the current entry, the game on the page."""

    def __init__(self, entry: HistoryEntry) -> None:
        self.entries = [entry]
        self.at = 0
        self._redo_nodes: list[Node] = []  # nodes at which redo goes on to the next session

    @property
    def entry(self) -> HistoryEntry:
        """Return the current entry."""
        return self.entries[self.at]

    @property
    def session(self) -> Session:
        """Return the session of the current entry."""
        return self.entry.session

    def set_stopwatch(self, stopwatch: Stopwatch) -> None:
        """Replace the stopwatch of the current entry."""
        self.entries[self.at] = self.entry._replace(stopwatch=stopwatch)

    def set_day(self, day: str) -> None:
        """Note the date on which the current entry was begun as the daily deal."""
        self.entries[self.at] = self.entry._replace(day=day)

    def import_entry(self, entry: HistoryEntry) -> None:
        """Insert an imported entry before all others.

        The current entry does not change, and no entry is dropped.
        """
        self.entries.insert(0, entry)
        self.at += 1

    def reading(self) -> Iterator[None]:
        """Play the moves of all unread sessions, the last entry first; yield after each move.

        `KeptSession` says what an unread session is.
        """
        for entry in reversed(list(self.entries)):
            if isinstance(entry.session, KeptSession):
                yield from entry.session.reading()

    def remove_damaged(self) -> bool:
        """Remove the entries whose moves turned out to be damaged; return whether there were any.

        The current one stays, since the player sees it.
        """
        damaged = [entry for entry in self.entries if entry is not self.entry and is_damaged(entry.session)]
        for entry in damaged:
            self.remove(self.entries.index(entry))
        return bool(damaged)

    def remove(self, at: int) -> HistoryEntry:
        """Remove the entry at this index, which must not be the current one, and return it."""
        assert at != self.at
        if at < self.at:
            self.at -= 1
        return self.entries.pop(at)

    def insert(self, at: int, entry: HistoryEntry) -> None:
        """Insert an entry at this index, for example to reverse `remove`; the current entry stays the same one."""
        if at <= self.at:
            self.at += 1
        self.entries.insert(at, entry)

    def append(self, entry: HistoryEntry) -> None:
        """Move the current entry to the end, append a new one after it, and make the new one the current entry.

        When there are more than `_MAX_ENTRIES` entries, some are dropped; see `_index_to_drop`. Games of the
        player in progress are never dropped.
        """
        self._move_to_end(self.at)
        self.entries.append(entry)
        while len(self.entries) > _MAX_ENTRIES and (dropped := self._index_to_drop()) is not None:
            del self.entries[dropped]
        self.at = len(self.entries) - 1

    def append_linked(self, entry: HistoryEntry) -> None:
        """Append an entry that a link has opened, as `append` does.

        Entries in which the player has made no move are removed first, so that undo does not lead to one of them.
        """
        before = sum(known.was_played for known in self.entries[: self.at + 1])
        played = [known for known in self.entries if known.was_played]
        if played:
            self.entries, self.at = played, max(0, before - 1)
            self.append(entry)
        else:
            self.entries, self.at = [entry], 0
            self._redo_nodes.clear()

    def _index_to_drop(self) -> int | None:
        """Return the index of the entry to drop; None if all but the last are games of the player in progress.

        Entries without moves are dropped first, then those that are over or given up, then those whose result does
        not count (from links with moves, and lessons), and last the entries without moves to which the player
        returns by choosing their rule set. In each group the oldest comes first.
        """
        before = range(len(self.entries) - 1)
        last = {entry.session.game.id: i for i, entry in enumerate(self.entries)}  # by rule set
        untouched = [i for i in before if not self.entries[i].has_moves]
        hidden = (i for i in untouched if i not in last.values())
        ended = (i for i in before if self.entries[i].is_abandoned or self.entries[i].is_over)
        uncounted = (i for i in before if self.entries[i].has_moves and not self.entries[i].counts)
        return next(chain(hidden, ended, uncounted, untouched), None)

    def _move_to_end(self, at: int) -> None:
        """Move an entry to the end and make it the current one; redo then has no later game to return to."""
        self._redo_nodes.clear()
        self.entries.append(self.entries.pop(at))
        self.at = len(self.entries) - 1

    def record_move(self, when: float = 0.0) -> None:
        """Record that a move was made in the current game, at the time `when` in seconds since 1970.

        A `when` of 0 means that the time is unknown. The entry moves to the end of the list.
        """
        self._move_to_end(self.at)
        self.entries[self.at] = self.entry._replace(last_played=when)

    def end_lessons(self) -> None:
        """Mark every lesson as over: its steps are not shown any more."""
        self.entries = [entry._replace(lesson="over") if entry.lesson else entry for entry in self.entries]

    # Resuming a game

    def latest(self, game: Game) -> int | None:
        """Return the index of the entry of the rule set `game` that was on the table last; None if there is none.

        It is the current entry if that is of this rule set, otherwise the last entry of this rule set in the list.
        """
        if self.session.game.id == game.id:
            return self.at
        backward = reversed(range(len(self.entries)))
        return next((i for i in backward if self.entries[i].session.game.id == game.id), None)

    def unfinished(self, game: Game) -> int | None:
        """Return the index of the entry to resume when the player chooses a rule set; None for a new deal instead.

        If the current game is of this rule set and not over, it is resumed. Otherwise games that are over or given
        up are left out, and the first of these that exists is resumed: the game or lesson that was on the table
        last, even without moves; the last game with moves; the last game without moves; the last lesson.
        """
        latest = self.latest(game)
        if latest is None or (latest == self.at and not self.entry.is_over):
            return latest
        waiting = [i for i in reversed(range(len(self.entries))) if self._can_resume(i, game)]
        own = [i for i in waiting if not self.entries[i].lesson]
        left = (i for i in waiting if i == latest)
        begun = (i for i in own if self.entries[i].has_moves)
        return next(chain(left, begun, own, waiting), None)

    def unfinished_deal(self, session: Session) -> int | None:
        """Return the index of an entry of the same deal that the player can resume; None if there is none.

        If the current game is of this deal and not over, it is this entry, even without moves. Any other entry
        must have moves. `session` is a session of the deal.
        """
        if self._is_of(self.entry, session) and not self.entry.is_over:
            return self.at
        for i in reversed(range(len(self.entries))):
            entry = self.entries[i]
            if self._is_of(entry, session) and entry.has_moves and self._can_resume(i, session.game):
                return i
        return None

    def _is_of(self, entry: HistoryEntry, session: Session) -> bool:
        """Return whether an entry is a game of the player, whose result counts, of the same deal as `session`."""
        same = (entry.session.game.id, entry.session.number) == (session.game.id, session.number)
        return same and entry.counts

    def other_games_begun(self) -> list[int]:
        """Return the indices of all entries but the current one that are games of the player in its rule set.

        Only games in which a move was made and that can be resumed are returned, and only if their result counts.
        """
        entries, game = self.entries, self.session.game
        others = [i for i in range(len(entries)) if i != self.at and self._can_resume(i, game)]
        return [i for i in others if entries[i].has_moves and entries[i].counts]

    def also_begun(self, games: Collection[Game]) -> list[int]:
        """Return the indices of entries that can be resumed, but not by choosing one of these rule sets.

        `unfinished` chooses only one entry of each rule set. The player may have begun others: a lesson, a game of
        a link, or a game that was restarted without a move so far. Entries without moves are left out, and so are
        lessons that were begun once more. The entry that was on the table last comes first.
        """
        known = {self.unfinished(game) for game in games} | {self.at}
        others = (i for i in reversed(range(len(self.entries))) if i not in known and self.entries[i].has_moves)
        return [
            i for i in others if not self.is_older_lesson(i) and any(self._can_resume(i, game) for game in games)
        ]

    def is_older_lesson(self, at: int) -> bool:
        """Return whether the entry at this index is a lesson that was begun once more later."""
        entry, later = self.entries[at], self.entries[at + 1 :]
        deal = entry.session.game.id, entry.session.number
        return bool(entry.lesson) and any(
            one.lesson and (one.session.game.id, one.session.number) == deal for one in later
        )

    def find_begun(self, at: int, game: str, number: int) -> int | None:
        """Return the index of a game of a deal that can be resumed: `at` if it is one, otherwise another one.

        The entries may have moved since `at` was found. `game` is the id of the rule set. Returns None if there is
        no such game.
        """
        found = [
            i
            for i, entry in enumerate(self.entries)
            if (entry.session.game.id, entry.session.number) == (game, number) and entry.can_go_on
        ]
        return at if at in found else next(reversed(found), None)

    def _can_resume(self, at: int, game: Game) -> bool:
        """Return whether an entry is of this rule set and can be resumed."""
        entry = self.entries[at]
        return entry.session.game.id == game.id and entry.can_go_on

    def abandon(self, at: int) -> None:
        """Mark the entry at this index as given up: it is not resumed, unless undo or redo leads back to it."""
        self.entries[at] = self.entries[at]._replace(is_abandoned=True)

    def reclaim(self) -> None:
        """Mark the current entry as not given up."""
        self.entries[self.at] = self.entry._replace(is_abandoned=False)

    def resume(self, at: int) -> None:
        """Make the entry at this index the current one and move it to the end of the list.

        Its session is at the position where the player left it. At the start of this session, where no move is
        left to take back, undo returns to the last entry of the same game before it.
        """
        if at == self.at:
            return
        wanted = self.entries[at]
        self._move_to_end(self.at)
        self._move_to_end(self.entries.index(wanted))

    # Undo

    def can_undo(self) -> bool:
        """Return whether there is a move to take back or an earlier deal of the same game to return to."""
        return self.session.can_undo() or self._before() is not None

    def undo_leaves(self) -> bool:
        """Return whether undo leads to an earlier deal."""
        return not self.session.can_undo() and self._before() is not None

    def leads_back_to(self, session: Session) -> bool:
        """Return whether undo leads from the start of the current session to this one."""
        before = self._before()
        return before is not None and self.entries[before].session is session

    def undo(self) -> None:
        """Take back the last move of the current session.

        If it has no move to take back, return to the last session of the same game before it in the list; if there
        is none, do nothing.
        """
        before = self._before()
        if self.session.can_undo() or before is None:
            self.session.undo()
        else:
            self.at = before
            self._redo_nodes.append(self.session.here)

    def can_redo(self) -> bool:
        """Return whether there is an undone move to repeat or a later deal of the same game to return to."""
        return self.session.can_redo() or self._after() is not None

    def redo_leaves(self) -> bool:
        """Return whether redo leads to a later deal."""
        left_here = self._redo_nodes[-1:] == [self.session.here]
        return self._after() is not None and (left_here or not self.session.can_redo())

    def redo(self) -> None:
        """Repeat what was last undone: a move, or the change from one deal to the next."""
        after = self._after()
        if after is not None and self.redo_leaves():
            del self._redo_nodes[-1:]
            self.at = after
        else:
            self.session.redo()

    def _before(self) -> int | None:
        """Return the index of the last entry of the same game before the current one; None if there is none."""
        return next((i for i in reversed(range(self.at)) if self._is_same_game(i)), None)

    def _after(self) -> int | None:
        """Return the index of the first entry of the same game after the current one; None if there is none."""
        return next((i for i in range(self.at + 1, len(self.entries)) if self._is_same_game(i)), None)

    def _is_same_game(self, at: int) -> bool:
        """Return whether an entry is of the same game as the current one, perhaps in another rule set."""
        return self.entries[at].session.game.family == self.session.game.family
