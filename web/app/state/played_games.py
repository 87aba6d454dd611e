"""The games that were played on the table: their order, their playing time and their results."""

from collections.abc import Mapping

from app.state.all_results import AllResults
from app.state.entering_results import EnteringResults
from app.state.todays_deal import TodaysDeal
from app.state.world import World
from engine.core.game import Game, Status
from engine.play import safe_moves
from engine.play.history import History
from engine.play.kept_session import is_damaged
from engine.play.results import Result
from engine.play.session import Session


class PlayedGames:
    """The games of one player, and all results. The moves in the game on the table are in `table_moves`."""

    def __init__(self, catalogue: Mapping[str, Game], history: History, book: AllResults, world: World) -> None:
        self._catalogue = catalogue
        self.history = history
        self.book = book
        self._world = world
        self._todays_deal = TodaysDeal(world)
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

    @property
    def _entering(self) -> EnteringResults:
        return EnteringResults(self.book, self._world)

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
        if waiting and self._todays_deal.is_of_today(self.session):
            del waiting[-1]
        for at in (*same, *(at for at in waiting if not self._todays_deal.is_of_today(entries[at].session))):
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
            self._entering.enter(entry._replace(session=won), won=True)
        else:
            self._entering.enter_left(entry)
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

    # The deal of the day

    def _note_the_day(self) -> None:
        """Note today's date before the first move of the daily deal: a win counts for it even after midnight."""
        entry = self.history.entry
        if not entry.has_moves and self._todays_deal.is_of_today(entry.session):
            self.history.set_day(self._todays_deal.today())

    def daily_date(self) -> str:
        """Return the date for which the game on the table is the daily deal; see `TodaysDeal.date_of`."""
        return self._todays_deal.date_of(self.history.entry)
