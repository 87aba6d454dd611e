"""The games that were played on the table: their order, their playing time and their results."""

from collections.abc import Mapping

from app.state import dates
from app.state.result_book import ResultBook
from app.state.world import World
from engine.core.game import Game, Status
from engine.play import safe_moves
from engine.play.history import History, HistoryEntry
from engine.play.kept_session import is_damaged
from engine.play.session import Session
from engine.play.statistics import PEEKED, Result
from engine.solving import deal_index


class PlayedGames:
    """The games of one player, and all results. The moves in the game on the table are in `table_moves`."""

    def __init__(self, catalogue: Mapping[str, Game], history: History, book: ResultBook, world: World) -> None:
        self._catalogue = catalogue
        self.history = history
        self.book = book
        self._world = world
        self._take_up()  # if the last game is damaged, a game that was given up may be on the table now

    @property
    def results(self) -> tuple[Result, ...]:
        """All results, each game once."""
        return self.book.results

    @property
    def session(self) -> Session:
        """The session of the game on the table."""
        return self.history.session

    @property
    def game(self) -> Game:
        """The rule set of the game on the table."""
        return self.session.game

    # Time

    def seconds(self) -> float:
        """Return the playing time of the game on the table, in seconds."""
        return self.history.entry.stopwatch.seconds(self._world.now())

    def _stop_watch(self) -> None:
        self.history.set_stopwatch(self.history.entry.stopwatch.stopped(self._world.now()))

    @property
    def time_runs(self) -> bool:
        """Whether the playing time is being counted."""
        return self.history.entry.stopwatch.since is not None

    def rest(self) -> None:
        """Stop counting the playing time, because the page is hidden, or a panel is open."""
        self._stop_watch()

    def leave_out_since(self, when: float) -> None:
        """Leave the time since `when` out of the playing time, if this is being counted, and go on counting.

        `when` is a time of the clock `World.now`, in seconds.
        """
        if self.time_runs:
            stopwatch = self.history.entry.stopwatch.stopped(when)
            self.history.set_stopwatch(stopwatch.started(self._world.now()))

    def resume(self) -> None:
        """Go on counting the playing time, if a move has been made and the game is not over."""
        if self.session.can_undo() and self.session.status_so_far() is Status.PLAYING:
            self.history.set_stopwatch(self.history.entry.stopwatch.started(self._world.now()))

    # Results

    def add_result(self, result: Result) -> None:
        """Add a result from elsewhere; if it has no day, it gets the day on which it ended in this time zone."""
        self.book.add(result if result.day else result._replace(day=self._world.day_of(result.ended)))

    def result(self) -> Result | None:
        """Return the result of the game on the table that counts; None if none counts.

        If a game was won, moves were taken back, and it ended again, the first win counts. Then this returns None,
        too, because that result does not belong to the moves on the table.
        """
        entry, session = self.history.entry, self.session
        found = self.book.result_of(entry.token)
        won = session.status_so_far() is Status.WON
        same = found is not None and (found.won, found.moves) == (won, session.moves_made)
        return found if same and session.status_so_far() is not Status.PLAYING else None

    def _enter(self, entry: HistoryEntry, *, won: bool) -> None:
        """Record the result of a game, unless it was a lesson, or a link with moves has opened it."""
        if not entry.counts:
            return
        session = entry.session
        result = Result(
            token=entry.token,
            game=session.game.id,
            number=session.number,
            won=won,
            moves=session.moves_made,
            seconds=round(entry.stopwatch.seconds(self._world.now()), 1),
            points=session.points,
            ended=round(self._world.date()),
            notes=_notes(session),
            day=entry.day or self._world.day_of(self._world.date()),
        )
        self.book.add(result)

    def _enter_left(self, entry: HistoryEntry) -> None:
        """Record a loss for a game that will not be continued, if a move was made in it and not taken back.

        For a damaged game nothing is recorded, because it is not known how the game ended.
        """
        if entry.session.can_undo() and not is_damaged(entry.session):
            self._enter(entry, won=False)

    def _enter_if_new(self, entry: HistoryEntry) -> bool:
        """Record the loss of a game if its result counts and is still missing; return whether it was missing.

        It is missing if the page was closed before the loss was proved, or the player went on to another game.
        """
        is_new = not entry.is_abandoned and entry.counts and self.book.result_of(entry.token) is None
        if is_new:
            self._enter_left(entry)
        return is_new

    # Games that are given up

    def _give_up_others(self) -> None:
        """Give up the other games of this rule set that the player has begun, because this one is played now.

        Today's daily deal is not given up. While it is on the table, the other game that was played last is not
        given up either. But another game of the deal on the table is always given up.
        """
        if not self.history.entry.counts:
            return
        entries, number = self.history.entries, self.session.number
        others = self.history.other_games_begun()
        same = [at for at in others if entries[at].session.number == number]
        waiting = [at for at in others if at not in same]
        if waiting and self._is_todays_deal(self.session):
            del waiting[-1]
        for at in (*same, *(at for at in waiting if not self._is_todays_deal(entries[at].session))):
            self._give_up(at)

    def _give_up(self, at: int) -> None:
        """Mark the game at an index of the history as given up, and record its result.

        The result is a win if the player had nothing left to decide (see `safe_moves.finish`), otherwise a loss.
        """
        entry = self.history.entries[at]
        finish = safe_moves.finish(entry.session.game, entry.session.position) if entry.session.can_undo() else ()
        if finish and not is_damaged(entry.session):
            won = Session.read(entry.session.text(), self._catalogue)
            for move in finish:
                won.play(move, with_previous=True)
            self._enter(entry._replace(session=won), won=True)
        else:
            self._enter_left(entry)
        self.history.abandon(at)

    def _take_up(self) -> None:
        """If the game on the table was given up, continue it and remove its recorded loss."""
        entry = self.history.entry
        if not entry.is_abandoned:
            return
        self.history.reclaim()
        result = self.book.result_of(entry.token)
        if result and not result.won:
            self.book.remove(entry.token)

    def _note_the_day(self) -> None:
        """Note today's date before the first move of the daily deal: a win counts for it even after midnight."""
        entry = self.history.entry
        if not entry.has_moves and self._is_todays_deal(entry.session):
            self.history.set_day(self._world.day_of(self._world.date()))

    def daily_date(self) -> str:
        """Return the date for which the game on the table is the daily deal; empty if it is not a daily deal.

        That is the day on which it was begun. Before the first move it is today, by the player's clock. A day that
        a damaged save has made impossible, such as 30 February, does not count.
        """
        entry = self.history.entry
        today = self._world.day_of(self._world.date())
        date = entry.day or (today if self._is_todays_deal(entry.session) else "")
        try:
            dates.read(date)
        except ValueError:
            return ""
        return date

    def _is_todays_deal(self, session: Session) -> bool:
        """Return whether a game is the daily deal of its rule set today, by the player's clock."""
        try:
            _, today = dates.read(self._world.day_of(self._world.date()))
        except ValueError:
            return False  # the clock does not say which day it is
        return session.number == deal_index.daily(session.game.id, today)


def _notes(session: Session) -> str:
    """Return the notes of a result, separated by spaces: those of the game, and `PEEKED` if the player peeked."""
    ahead = session.game.counts_peeks and session.has_peeked()
    return " ".join(filter(None, (session.game.result_notes(session.position), PEEKED if ahead else "")))
