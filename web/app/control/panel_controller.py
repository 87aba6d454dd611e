"""The sheets that can be opened over the table, and the settings that are made on them."""

from collections.abc import Callable

from app.control.page_context import PageContext
from app.panels import daily_html, statistics_html
from app.panels.help_html import key_help
from app.panels.menu_html import menu
from app.panels.panel import Panel
from app.panels.piles_html import cards_to_pick, table_in_words
from app.panels.report_html import report
from app.panels.rules_html import rules
from app.panels.settings_html import settings_sheet
from app.panels.share_html import share
from app.platform.dom import Dom
from app.state import daily, dates
from app.state.settings import changed
from app.state.table import Change
from engine.core.game import Game, Position, Status
from engine.games import CATALOGUE
from engine.play.session import Session
from engine.solving import deal_index

_MISSING = {"score": "This game keeps no score sheet.", "count": "The house is not bidding."}


class PanelController:
    """Opens sheets about the game that lies on the table."""

    def __init__(self, dom: Dom, context: PageContext) -> None:
        self._dom = dom
        self._context = context

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What buttons and keys can order here; the argument is what the order is about."""
        return {
            "menu": lambda _: self._open(self._menu()),
            "daily": lambda date: self._open(self._daily(date or self._dom.today())),
            "day": lambda day: self._play_daily(deal_index.daily(self._game.id, int(day))),
            "rules": lambda _: self._open(rules(self._game)),
            "settings": lambda _: self._open(settings_sheet(self._context.settings())),
            "choose": self._choose,
            "switch": lambda name: self._set(name, not getattr(self._context.settings(), name)),
            "help": lambda _: self._open(key_help(letters=self._context.settings().letters)),
            "share": lambda _: self._share(),
            "words": lambda _: self._open(table_in_words(self._game, self._position)),
            "report": self._report,
            "statistics": self.show_statistics,
        }

    @property
    def _game(self) -> Game:
        return self._context.table().game

    @property
    def _position(self) -> Position:
        return self._context.table().session.position

    def _open(self, panel: Panel) -> None:
        self._context.open(panel)

    def list_pile(self, spot: int) -> None:
        """The cards that can be taken from a pile, to be picked from a list."""
        self._open(cards_to_pick(self._game, self._position, spot))

    def show_statistics(self, name: str) -> None:
        """The figures of a rule set, or of all of them; without a name, of the one on the table."""
        results = self._context.table().results
        if name == statistics_html.EVERY:
            self._open(statistics_html.statistics_overview(results, CATALOGUE))
        else:
            self._open(statistics_html.statistics_sheet(results, CATALOGUE.get(name, self._game)))

    def _menu(self) -> Panel:
        return menu(self._context.table().session, self._context.settings())

    def _choose(self, about: str) -> None:
        """Choose one of the values of a setting: its name and the value."""
        name, _, value = about.partition(" ")
        self._set(name, value)

    def _set(self, name: str, value: object) -> None:
        """Change a setting on the sheet that it stands on."""
        self._context.change_settings(changed(self._context.settings(), name, value))
        self._open(self._menu() if name == "deals" else settings_sheet(self._context.settings()))

    def _daily(self, date: str) -> Panel:
        """The daily deals of the game on the table, in the month of a date."""
        if not deal_index.has_daily(self._game.id):
            return daily_html.no_daily(self._game)
        today = dates.read(self._dom.today())[1]
        won = daily.won_days(
            self._game.id,
            self._context.table().results,
            today,
            lambda seconds: dates.read(self._dom.date_of(seconds))[1],
        )
        return daily_html.calendar(self._game, dates.read(date)[0], today, won)

    def _play_daily(self, number: int) -> None:
        """The deal of a day; where that is being played already, it goes on."""
        table = self._context.table()
        playing = table.session.number == number and table.session.status() is Status.PLAYING
        self._context.after(Change() if playing else table.new_deal(number))

    def _share(self) -> None:
        location, session = self._dom.window.location, self._context.table().session
        base = f"{location.origin}{location.pathname}#"
        deal = Session(session.game, session.number).link()
        self._open(share(base + deal, base + session.link()))

    def _report(self, name: str) -> None:
        """A sheet of the game, if it has one of this name now."""
        found = {report.name: report for report in self._game.reports(self._position)}.get(name)
        if found:
            self._open(report(found))
        else:
            self._context.say(_MISSING.get(name, ""), aloud=True)
