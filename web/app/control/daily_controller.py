"""Shows the deals of the day, plays them, and marks the table while one of today is on it."""

from collections.abc import Callable

from app.control.page_context import PageContext
from app.panels import daily_html
from app.panels.daily_deals_html import TITLE, daily_deals_page, picture_id
from app.panels.gallery_html import picture
from app.platform.dom import Dom
from app.state import dates
from app.state.daily import DailyWins
from app.state.daily_deals import DailyDeals, daily_games
from app.view.words import text
from engine.core.game import Game, Position
from engine.games import CATALOGUE
from engine.solving import deal_index


class DailyController:
    """Opens the page of all daily deals, and the calendar of the rule set on the table."""

    def __init__(self, dom: Dom, shows: Callable[[str], bool], context: PageContext) -> None:
        """Make the controller; `shows` returns whether the panel with a title is open."""
        self._dom = dom
        self._shows = shows
        self._context = context
        self._to_draw: list[tuple[Game, Position]] = []  # the pictures that are still to be drawn
        self._badge = dom.timer(unseen=True)

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {"daily": self._show_all, "calendar": self._show_calendar, "day": self._play}

    def _today(self) -> int:
        return dates.read(self._dom.today())[1]

    def _day_of(self, seconds: float) -> int:
        return dates.read(self._dom.date_of(seconds))[1]

    # Sheets

    def _show_all(self, date: str) -> None:
        """Open the page of all daily deals with those of a date, such as "2026-11-21"; without one, of today."""
        table, settings, today = self._context.table(), self._context.settings(), self._dom.today()
        deals = DailyDeals(daily_games(CATALOGUE), table.results, self._today(), self._day_of)
        month, day = dates.read(min(date or today, today))
        begun, positions = {}, []
        for game in deals.games:
            number = deal_index.daily(game.id, day)
            entry = table.begun_deal(game, number)
            if entry:
                begun[game.id] = entry.session.moves_made
            positions.append((game, entry.session.position if entry else game.start(number)))
        page = daily_deals_page(deals, month, day, begun, title=table.game.title, show_time=settings.show_time)
        self._context.open(page)
        self._to_draw = positions
        self._dom.after(0, self._draw_next)

    def _draw_next(self) -> None:
        """Draw the pictures of the list one by one, so that a press need not wait for all of them."""
        if not self._to_draw or not self._shows(text(TITLE)):
            return
        game, position = self._to_draw.pop(0)
        self._dom.fill(self._dom.element(picture_id(game)), picture(game, position))
        self._dom.after(0, self._draw_next)

    def _show_calendar(self, date: str) -> None:
        """Open the calendar of the rule set on the table, for the month of a date; without one, of today."""
        table = self._context.table()
        wins = DailyWins(table.game.id, table.results, self._today(), self._day_of)
        self._context.open(daily_html.calendar(table.game, dates.read(date or self._dom.today())[0], wins))

    # Deals

    def _play(self, about: str) -> None:
        """Play the deal of a day, or go on with it; `about` is the day, and perhaps after a space the rule set.

        Without a rule set it is the deal of the rule set on the table.
        """
        day, _, name = about.partition(" ")
        table = self._context.table()
        game = CATALOGUE[name] if name else table.game
        self._context.after(table.play_deal(game, deal_index.daily(game.id, int(day))))

    def show_badge_soon(self) -> None:
        """Show beside the title whether the deal on the table is today's, or was when it was begun.

        It is shown a moment later, since finding out takes some time at the first time.
        """
        self._badge.set(0, self._show_badge)

    def _show_badge(self) -> None:
        entry = self._context.table().history.entry
        game, number = entry.session.game, entry.session.number
        is_daily = bool(entry.day) or number == deal_index.daily(game.id, self._today())
        self._dom.element("daily-badge").hidden = not is_daily
