"""Opens the sheet about the end of a game."""

from app.core.feature import Feature
from app.panels.ending_html import DailyWeek, Ending, ended
from app.state import dates
from app.state.daily_wins import DailyWins
from app.view.words import first_weekday
from engine.core.game import Status
from engine.play.achievements import achievements


class EndOfGame(Feature):
    """Shows the result of a game after its last moves have been shown."""

    def game_ended(self, status: Status) -> None:
        """Open the sheet about the end of the game; `status` says whether it was won or lost.

        Do nothing if the game does not have this status any more (its last move may have been undone), if the
        player has opened another sheet, the gallery or the review meanwhile, or if another tab has taken over.
        """
        table = self.core.table
        if table.session.status_so_far() is status and not (self.core.asleep or self.core.is_covered):
            ending = self._ending(status)
            self.core.open(ended(status, table.session, table.seconds(), self.core.settings, ending))

    def _ending(self, status: Status) -> Ending:
        table, analysis = self.core.table, self.core.analysis
        result = table.result()
        return Ending(
            achievements(table.results, result) if result else None,
            from_link=table.history.entry.from_link,
            was_lesson=bool(table.history.entry.lesson),
            week=self._week() if result and result.won else None,
            is_first=len(table.results) == 1,
            losing_move=analysis.losing_move() if status is Status.LOST else None,
            could_be_won=analysis.could_be_won(),
        )

    def _week(self) -> DailyWeek | None:
        """Return which daily deals of this week were won; None if the game is of no day of this week."""
        table, today, first = self.core.table, self._day(self.core.time.today()), first_weekday()
        date = table.daily_date()
        if not date or today - self._day(date) > dates.days_before(today, first):
            return None
        wins = DailyWins(
            table.game.id,
            table.results,
            today,
            lambda seconds: self._day(self.core.time.date_of(seconds)),
        )
        return DailyWeek(wins.week(first), dates.weekday(today), wins.streak(), first)

    def _day(self, date: str) -> int:
        return dates.read(date)[1]
