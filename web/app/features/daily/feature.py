"""Shows the daily deals, begins them, and shows a mark while a deal of today is on the table.

Each rule set has one deal for each day, which is the same for all players. Days are given by number (day 0 is
1 January 2026) or by date.
"""

from collections.abc import Iterator

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.core.slices import Slices
from app.features.daily import calendar
from app.features.daily.sheet import NAME, daily_deals_page, picture_id
from app.panels.game_picture import picture
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.state import dates
from app.state.daily_medals import DailyMedals, daily_games
from app.state.daily_wins import DailyWins
from app.view.keys import Key
from engine.core.game import Game, Position
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE
from engine.solving import deal_index

_PAUSE_MS, _SLICE_MS = 4, 4  # pauses and slices of work while finding out which deal is today's
_AFTER_MIDNIGHT_MS = 500  # some browsers' timers are a little early
SIGN = "M4 6h16v14H4ZM4 10.5h16M8.5 3.5v4M15.5 3.5v4"


class Daily(Feature):
    """Opens the page of all daily deals, and the calendar of the rule set on the table.

    When another day begins, an open sheet and the mark are brought up to date.
    """

    keys = (Key("k", "daily", "key-daily"),)
    in_menu = (MenuEntry("daily", say("menu-daily"), MenuGroup.PLAY, SIGN),)

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._to_draw: list[tuple[Game, Position]] = []  # the pictures that are still to be drawn
        self._date = ""  # the date on the open sheet, such as "2026-11-21"; empty for today
        self._drawn_on = 0  # the number of the day on which the sheet was drawn
        self._looking = Slices(core.time, slice_ms=_SLICE_MS, pause_ms=_PAUSE_MS)
        self._midnight = core.time.timer(unseen=True)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "daily": self._show_all,
            "calendar": self._show_calendar,
            "day": self._play,
            "no-month": self._say_no_month,
        }

    def _today(self) -> int:
        return dates.read(self.core.time.today())[1]

    def _day_of(self, seconds: float) -> int:
        return dates.read(self.core.time.date_of(seconds))[1]

    # Sheets

    def _show_all(self, date: str) -> None:
        """Open the page with the daily deals of a date, such as "2026-11-21"; an empty date means today."""
        table, settings, today = self.core.table, self.core.settings, self.core.time.today()
        deals = DailyMedals(daily_games(CATALOGUE), table.results, self._today(), self._day_of)
        self._remember(date if date < today else "")
        month, day = dates.read(min(date or today, today))
        begun, positions = {}, []
        for game in deals.games:
            number = deal_index.daily(game.id, day)
            entry = table.begun_deal(game, number)
            if entry:
                begun[game.id] = entry.session.moves_made
            positions.append((game, entry.session.position if entry else game.start(number)))
        page = daily_deals_page(deals, month, day, begun, title=table.game.title, show_time=settings.show_time)
        self.core.open(page)
        self._to_draw = positions
        self.core.time.after(0, self._draw_next)

    def _draw_next(self) -> None:
        """Draw the next picture of the list; they are drawn one by one, so that no press has to wait for all."""
        if not self._to_draw or not self.core.panels.shows(NAME):
            return
        game, position = self._to_draw.pop(0)
        self.core.page.fill(picture_id(game), picture(game, position))
        self.core.time.after(0, self._draw_next)

    def _show_calendar(self, date: str) -> None:
        """Open the calendar of the rule set on the table for the month of a date; an empty date means today."""
        table = self.core.table
        self._remember(date)
        wins = DailyWins(table.game.id, table.results, self._today(), self._day_of)
        self.core.open(calendar.calendar(table.game, dates.read(date or self.core.time.today())[0], wins))

    def _say_no_month(self, which: str) -> None:
        """Say why the page has no "earlier" or no "later" month."""
        self.core.spoken.notice(say("no-earlier-month" if which == "earlier" else "no-later-month"))

    def _remember(self, date: str) -> None:
        self._date, self._drawn_on = date, self._today()

    def _follow_day(self) -> None:
        """Draw an open sheet again if another day has begun since it was drawn."""
        if self._drawn_on != self._today():
            if self.core.panels.shows(NAME):
                self._show_all(self._date)
            elif self.core.panels.shows(calendar.NAME):
                self._show_calendar(self._date)

    # Deals

    def _play(self, about: str) -> None:
        """Begin the deal of a day, or continue it if it was begun.

        `about` is the number of the day; a space and the id of a rule set may follow. Without the id, it is the
        deal of the rule set on the table.
        """
        number, _, name = about.partition(" ")
        table = self.core.table
        game = CATALOGUE[name] if name else table.game
        day = int(number)
        if day == self._drawn_on:
            day = self._today()  # the sheet calls it today's deal, although midnight may have passed
        self.core.after(table.play_deal(game, deal_index.daily(game.id, day)))

    def game_changed(self) -> None:
        """Show a mark beside the title if the deal on the table is today's, or was today's when it was begun.

        If the day has changed, an open sheet is drawn again, too. This is done a moment later, because it takes
        some time when it is first done; it is repeated at midnight.
        """
        if not self.core.asleep:
            self._look()

    def _look(self) -> None:
        self._looking.start(self._look_bit_by_bit(), in_ms=0)

    def _look_bit_by_bit(self) -> Iterator[None]:
        self._midnight.set(1000 * self.core.time.seconds_to_midnight() + _AFTER_MIDNIGHT_MS, self._look)
        self._follow_day()
        entry = self.core.table.history.entry
        game, number = entry.session.game, entry.session.number
        of_today = yield from deal_index.seeking_daily(game.id, self._today())
        is_daily = bool(entry.day) or number == of_today
        self.core.page.show("daily-badge", shown=is_daily)
