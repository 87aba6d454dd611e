"""Finds which daily deals were won, and how many days in a row."""

from collections import defaultdict
from collections.abc import Callable, Iterable

from app.state import dates
from engine.play.statistics import Result
from engine.solving import deal_index


class DailyWins:
    """The wins of the daily deals of one rule set, up to today.

    A win belongs to the day on which its game was begun as the daily deal, by the player's clock, so it stays on
    that day wherever the player travels. Any other win of the same deal belongs to the day on which it ended.
    Both are in `Result.day`. `name` is the id of the rule set; `results` may include results of other rule sets.
    `today` is the day number of today (day 0 is 1 January 2026). `day_of` returns the day number of a time in
    seconds since 1970; it is used for results from before days were recorded.
    """

    def __init__(self, name: str, results: Iterable[Result], today: int, day_of: Callable[[float], int]) -> None:
        self.today = today
        self._name = name
        self._days = defaultdict[int, set[int]](set)  # the days of the wins of each deal, by its number
        for result in results:
            if result.won and result.game == name:
                self._days[result.number].add(day_of_result(result, day_of))

    def on(self, day: int) -> bool | None:
        """Return whether the deal of a day was won: True on that day, False later, None not at all.

        Several days may have the same deal; a win of this deal then counts for each of them up to the day of the
        win.
        """
        if not 0 <= day <= self.today:
            return None
        days = self._days.get(deal_index.daily(self._name, day))
        return day in days if days and max(days) >= day else None

    def week(self, first: int = 0) -> tuple[bool | None, ...]:
        """Return for each day of this week whether its deal was won, as `on` does.

        The week begins on the weekday `first`, 0 for Monday to 6 for Sunday.
        """
        begin = self.today - dates.days_before(self.today, first)
        return tuple(self.on(day) for day in range(begin, begin + dates.WEEK))

    def streak(self) -> int:
        """Return the length of the current streak: the days in a row whose deal was won on the day itself.

        The days are counted back from today, or from yesterday if today's deal has not been won today.
        """
        day = self.today if self.on(self.today) else self.today - 1
        length = 0
        while self.on(day):
            day, length = day - 1, length + 1
        return length


def day_of_result(result: Result, day_of: Callable[[float], int]) -> int:
    """Return the day number of the day for which a game counts; `day_of` is used where that was not recorded."""
    try:
        return dates.read(result.day)[1]
    except ValueError:
        return day_of(result.ended)
