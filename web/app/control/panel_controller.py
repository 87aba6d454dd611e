"""Opens and closes the panels over the table; while one is open, the playing time is stopped."""

from collections.abc import Callable

from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.control.playback import Playback
from app.control.stopwatch_controller import StopwatchController
from app.panels import statistics_html
from app.panels.ending_html import DailyWeek, Ending, ended
from app.panels.help_html import key_help
from app.panels.menu_html import menu
from app.panels.other_tab_html import open_in_other_tab
from app.panels.panel import Panel
from app.panels.pause_html import paused
from app.panels.piles_html import table_in_words
from app.panels.report_html import report
from app.panels.rules_html import rules
from app.panels.said_html import what_was_said
from app.platform.chart_files import ChartFiles
from app.platform.dom import Dom
from app.state import dates
from app.state.daily import DailyWins
from app.view.words import first_weekday, text
from engine.core import optional
from engine.core.game import Status, View
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE
from engine.play import statistics
from engine.play.achievements import achievements
from engine.play.session import Session
from engine.solving import deal_index

_NARROW = 600  # pixels
_MISSING = {"score": say("no-score-sheet"), "count": say("house-is-not-bidding")}


class PanelController:
    """Opens panels about the game on the table.

    `asleep` returns whether another tab has taken over the games; `losing_move` the move after which the game
    could not be won any more, or None if that is not known.
    """

    def __init__(
        self,
        dom: Dom,
        chrome: PageChrome,
        playback: Playback,
        clock: StopwatchController,
        charts: ChartFiles,
        context: PageContext,
        *,
        asleep: Callable[[], bool],
        losing_move: Callable[[], int | None],
        could_be_won: Callable[[], bool],
    ) -> None:
        self._dom = dom
        self._chrome = chrome
        self._playback = playback
        self._clock = clock
        self._charts = charts
        self._context = context
        self._asleep = asleep
        self._losing_move = losing_move
        self._could_be_won = could_be_won

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {
            "pause": lambda _: self._pause(),
            "menu": lambda _: self.open(menu(self._session, self._context.settings())),
            "rules": lambda _: self.open(rules(self._session.game, self._view())),
            "help": lambda _: self.open(key_help(letters=self._context.settings().letters)),
            "words": lambda _: self.open(table_in_words(self._context.table().turn)),
            "log": lambda _: self.open(what_was_said([text(each) for each in self._chrome.said()])),
            "again": lambda _: self._chrome.say_again(),
            "report": self._report,
            "statistics": self.show_statistics,
            "copy": self._chrome.copy,
            "close": lambda _: self._chrome.leave_panel(),
        }

    @property
    def _session(self) -> Session:
        return self._context.table().session

    def _view(self) -> View:
        """Return the layout of tables in pictures: the one for phones where a sheet is as narrow as on a phone."""
        return "tall" if float(self._dom.window.innerWidth) < _NARROW else "wide"

    # Opening and closing

    def open(self, panel: Panel) -> None:
        """Open a panel, in place of one that is open; stop the time and a game that runs by itself."""
        self.rest()
        self._chrome.open_panel(panel)

    def rest(self) -> None:
        """Stop the time and a game that runs by itself, before something covers the table."""
        self._playback.stop_run()
        self._clock.rest()

    def closed(self) -> None:
        """Start the time again after a panel or the gallery was closed.

        If another tab has taken over the games, open the panel that says so instead.
        """
        self._clock.end_pause()
        if self._asleep():
            self.fall_asleep()
        else:
            self._clock.resume()

    def fall_asleep(self) -> None:
        """Open the panel that says that the games are open in another tab."""
        self.open(open_in_other_tab())

    def _pause(self) -> None:
        """Stop the time, and hide the cards until the panel that says so is closed."""
        table = self._context.table()
        self._clock.pause()
        self.open(paused(table.session, table.seconds(), self._context.settings()))

    # Panels

    def show_end(self, status: Status) -> None:
        """Open the panel about the end of the game; `status` says whether it was won or lost.

        Do nothing if the game does not have this status any more (its last move may have been undone), if the
        player has opened another panel, the gallery or the review meanwhile, or if another tab has taken over.
        """
        table = self._context.table()
        covered = self._asleep() or self._chrome.panel_is_open or not self._dom.element("review").hidden
        if table.session.status_so_far() is status and not covered:
            ending = self._ending(status)
            self.open(ended(status, table.session, table.seconds(), self._context.settings(), ending))

    def _ending(self, status: Status) -> Ending:
        table = self._context.table()
        result = table.result()
        return Ending(
            achievements(table.results, result) if result else None,
            from_link=table.history.entry.from_link,
            was_lesson=bool(table.history.entry.lesson),
            week=self._week() if result and result.won else None,
            is_first=len(table.results) == 1,
            losing_move=self._losing_move() if status is Status.LOST else None,
            could_be_won=self._could_be_won(),
        )

    def _week(self) -> DailyWeek | None:
        """Return the daily deals of this week if the deal on the table is the one of today; else None."""
        game, today = self._session.game, dates.read(self._dom.today())[1]
        if deal_index.daily(game.id, today) != self._session.number:
            return None
        wins = self._daily_wins()
        first = first_weekday()
        return DailyWeek(wins.week(first), dates.weekday(today), wins.streak(), first)

    def _daily_wins(self) -> DailyWins:
        return DailyWins(
            self._session.game.id,
            self._context.table().results,
            dates.read(self._dom.today())[1],
            lambda seconds: dates.read(self._dom.date_of(seconds))[1],
        )

    def show_statistics(self, name: str) -> None:
        """Open the statistics of a rule set; `name` is the id of the rule set.

        If `name` is `statistics_html.EVERY` ("all"), open the statistics of all rule sets; if `name` is empty
        or unknown, open the statistics of the rule set on the table.
        """
        results = self._context.table().results
        if name == statistics_html.EVERY:
            self.open(statistics_html.statistics_overview(results, CATALOGUE))
        else:
            game = CATALOGUE.get(name, self._session.game)
            latest = statistics.latest(results, game.id, statistics_html.LATEST)
            dated = [each._replace(day=each.day or self._dom.date_of(each.ended)) for each in latest]
            self.open(statistics_html.statistics_sheet(results, game, dated))
            if any(result.game == game.id and deal_index.is_missing(game.id, result.number) for result in results):
                self._charts.want(game.id, lambda: self._show_rates_anew(game.id))

    def _show_rates_anew(self, name: str) -> None:
        """Show the statistics of a rule set again if they are still open: its results now have their levels."""
        if self._chrome.shows_panel(statistics_html.sheet_name(name)):
            self.show_statistics(name)

    def _report(self, name: str) -> None:
        """Open the report named "score" or "count"; if the game has no such report now, tell the player so."""
        found = {
            report.name: report for report in optional.reports(self._session.game, self._session.position)
        }.get(name)
        if found:
            self.open(report(found))
        else:
            self._context.say(_MISSING.get(name), aloud=True)
