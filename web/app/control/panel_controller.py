"""Opens and closes the panels that lie over the table; the time of the game rests meanwhile."""

from collections.abc import Callable

from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.control.playback import Playback
from app.control.stopwatch_controller import StopwatchController
from app.panels import daily_html, statistics_html
from app.panels.ending_html import ended
from app.panels.help_html import key_help
from app.panels.menu_html import menu
from app.panels.other_tab_html import open_in_other_tab
from app.panels.panel import Panel
from app.panels.piles_html import table_in_words
from app.panels.report_html import report
from app.panels.rules_html import rules
from app.panels.share_html import share
from app.platform.dom import Dom
from app.state import daily, dates
from app.state.table import Change
from engine.core import optional
from engine.core.game import Status
from engine.games import CATALOGUE
from engine.play.session import Session
from engine.solving import deal_index

_MISSING = {"score": "This game keeps no score sheet.", "count": "The house is not bidding."}


class PanelController:
    """Opens panels about the game on the table. `asleep` tells whether another tab is playing the games."""

    def __init__(
        self,
        dom: Dom,
        chrome: PageChrome,
        playback: Playback,
        clock: StopwatchController,
        context: PageContext,
        asleep: Callable[[], bool],
    ) -> None:
        self._dom = dom
        self._chrome = chrome
        self._playback = playback
        self._clock = clock
        self._context = context
        self._asleep = asleep

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return the commands of this controller by name; each takes what stands after the name."""
        return {
            "menu": lambda _: self.open(menu(self._session, self._context.settings())),
            "daily": lambda date: self.open(self._daily(date or self._dom.today())),
            "day": lambda day: self._play_daily(deal_index.daily(self._session.game.id, int(day))),
            "rules": lambda _: self.open(rules(self._session.game)),
            "help": lambda _: self.open(key_help(letters=self._context.settings().letters)),
            "share": lambda _: self._share(),
            "words": lambda _: self.open(table_in_words(self._session.game, self._session.position)),
            "report": self._report,
            "statistics": self.show_statistics,
            "copy": self._chrome.copy,
            "close": lambda _: self._chrome.close_panel(),
        }

    @property
    def _session(self) -> Session:
        return self._context.table().session

    # Opening and closing

    def open(self, panel: Panel) -> None:
        """Open a panel, in place of one that is open; a game that runs by itself stops."""
        self.rest()
        self._chrome.open_panel(panel)

    def rest(self) -> None:
        """Let nothing go on under what is going to cover the table."""
        self._playback.stop_run()
        self._clock.rest()

    def closed(self) -> None:
        """Let the time go on after a panel or the gallery was closed, unless another tab has the games."""
        if self._asleep():
            self.fall_asleep()
        else:
            self._clock.resume()

    def fall_asleep(self) -> None:
        """Say that the games are being played in another tab."""
        self.open(open_in_other_tab())

    # Panels

    def show_end(self, status: Status) -> None:
        """Show how the game ended, unless its last move was taken back meanwhile or something else covers it."""
        table = self._context.table()
        covered = self._asleep() or self._chrome.gallery_is_open
        if table.session.status() is status and not covered:
            self._dom.persist()
            self.open(ended(status, table.session, table.seconds(), self._context.settings()))

    def show_statistics(self, name: str) -> None:
        """Show the figures of a rule set, or of all of them; without a name, of the one on the table."""
        results = self._context.table().results
        if name == statistics_html.EVERY:
            self.open(statistics_html.statistics_overview(results, CATALOGUE))
        else:
            self.open(statistics_html.statistics_sheet(results, CATALOGUE.get(name, self._session.game)))

    def _daily(self, date: str) -> Panel:
        """Return the daily deals of the game on the table, in the month of a date."""
        if not deal_index.has_daily(self._session.game.id):
            return daily_html.no_daily(self._session.game)
        today = dates.read(self._dom.today())[1]
        won = daily.won_days(
            self._session.game.id,
            self._context.table().results,
            today,
            lambda seconds: dates.read(self._dom.date_of(seconds))[1],
        )
        return daily_html.calendar(self._session.game, dates.read(date)[0], today, won)

    def _play_daily(self, number: int) -> None:
        """Begin the deal of a day; if that is on the table already, it goes on."""
        table = self._context.table()
        playing = table.session.number == number and table.session.status() is Status.PLAYING
        self._context.after(Change() if playing else table.new_deal(number))

    def _share(self) -> None:
        location, session = self._dom.window.location, self._context.table().session
        base = f"{location.origin}{location.pathname}#"
        deal = Session(session.game, session.number).link()
        self.open(share(base + deal, base + session.link()))

    def _report(self, name: str) -> None:
        """Show a report of the game, if it has one of this name now."""
        found = {
            report.name: report for report in optional.reports(self._session.game, self._session.position)
        }.get(name)
        if found:
            self.open(report(found))
        else:
            self._context.say(_MISSING.get(name, ""), aloud=True)
