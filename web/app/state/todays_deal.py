"""Decides for which day a game is the deal of the day, by the player's clock."""

from app.state import dates
from app.state.world import World
from engine.play.history import HistoryEntry
from engine.play.session import Session
from engine.solving import deal_index


class TodaysDeal:
    """Compares games with the deal of today; `world` says which day it is."""

    def __init__(self, world: World) -> None:
        self._world = world

    def today(self) -> str:
        """Return the date of today, such as "2026-11-28"; the clock may also say something that is no date."""
        return self._world.day_of(self._world.date())

    def is_of_today(self, session: Session) -> bool:
        """Return whether a game is the deal of the day of its rule set today."""
        try:
            _, today = dates.read(self.today())
        except ValueError:
            return False  # the clock does not say which day it is
        return session.number == deal_index.daily(session.game.id, today)

    def date_of(self, entry: HistoryEntry) -> str:
        """Return the date for which a game is the deal of the day; empty if it is not the deal of any day.

        That is the day on which it was begun. Before the first move it is today. A day that a damaged save has
        made impossible, such as 30 February, does not count.
        """
        date = entry.day or (self.today() if self.is_of_today(entry.session) else "")
        try:
            dates.read(date)
        except ValueError:
            return ""
        return date
