"""The sheets that can be opened over the table, and the settings that are made on them."""

from collections.abc import Callable
from typing import Any

from app import daily, days, figures, panels, talk
from app.around import Around
from app.dom import Dom
from app.panels import Panel
from app.table import Change
from engine import atlas
from engine.game import Game, Position, Status
from engine.games import CATALOGUE
from engine.session import Session

_MISSING = {"score": "This game keeps no score sheet.", "count": "The house is not bidding."}


class Sheets:
    """Opens sheets about the game that lies on the table."""

    def __init__(self, dom: Dom, around: Around) -> None:
        self._dom = dom
        self._around = around

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What buttons and keys can order here; the argument is what the order is about."""
        return {
            "menu": lambda _: self._open(self._menu()),
            "deals": self._choose_deals,
            "daily": lambda date: self._open(self._daily(date or self._dom.today())),
            "day": lambda day: self._play_daily(atlas.daily(self._game.id, int(day))),
            "rules": lambda _: self._open(panels.rules(self._game)),
            "settings": lambda _: self._open(panels.settings(self._around.settings())),
            "theme": lambda name: self._set(theme=name),
            "pace": lambda name: self._set(pace=name),
            "tell": lambda name: self._set(verdict=name),
            "switch": lambda name: self._set(**{name: not getattr(self._around.settings(), name)}),
            "help": lambda _: self._open(panels.keys(letters=self._around.settings().letters)),
            "share": lambda _: self._share(),
            "words": lambda _: self._open(panels.words(self._game, self._position)),
            "report": self._report,
            "statistics": self.show_statistics,
        }

    @property
    def _game(self) -> Game:
        return self._around.table().game

    @property
    def _position(self) -> Position:
        return self._around.table().session.position

    def _open(self, panel: Panel) -> None:
        self._around.open(panel)

    def list_pile(self, spot: int) -> None:
        """The cards that can be taken from a pile, to be picked from a list."""
        self._open(panels.pile(self._game, self._position, spot))

    def show_statistics(self, name: str) -> None:
        """The figures of a rule set, or of all of them; without a name, of the one on the table."""
        results = self._around.table().results
        if name == figures.EVERY:
            self._open(figures.overview(results, CATALOGUE))
        else:
            self._open(figures.statistics(results, CATALOGUE.get(name, self._game)))

    def _menu(self) -> Panel:
        return panels.menu(self._around.table().session, self._around.settings().deals)

    def _choose_deals(self, wish: str) -> None:
        """Which deals come by chance from now on."""
        self._around.wish(self._around.settings()._replace(deals=wish))
        self._open(self._menu())

    def _set(self, **values: Any) -> None:
        self._around.wish(self._around.settings()._replace(**values))
        self._open(panels.settings(self._around.settings()))

    def _daily(self, date: str) -> Panel:
        """The daily deals of the game on the table, in the month of a date."""
        if not atlas.has_daily(self._game.id):
            return panels.no_daily(self._game)
        today = days.read(self._dom.today())[1]
        won = daily.won_days(
            self._game.id,
            self._around.table().results,
            today,
            lambda seconds: days.read(self._dom.date_of(seconds))[1],
        )
        return daily.panel(self._game, days.read(date)[0], today, won)

    def _play_daily(self, number: int) -> None:
        """The deal of a day; where that is being played already, it goes on."""
        table = self._around.table()
        playing = table.session.number == number and table.session.status() is Status.PLAYING
        self._around.after(Change() if playing else table.new_deal(number))

    def _share(self) -> None:
        location, session = self._dom.window.location, self._around.table().session
        base = f"{location.origin}{location.pathname}#"
        deal = Session(session.game, session.number).link()
        self._open(panels.share(base + deal, base + session.link()))

    def _report(self, name: str) -> None:
        """A sheet of the game, if it has one of this name now."""
        found = {report.name: report for report in self._game.reports(self._position)}.get(name)
        if found:
            self._open(talk.report(found))
        else:
            self._around.say(_MISSING.get(name, ""), aloud=True)
