"""Finds which daily deals were won, and how many days in a row."""

from collections import defaultdict
from collections.abc import Callable, Iterable

from app.state import dates
from engine.play.results import Result
from engine.solving import deal_index


class DailyWins:
    """The wins of the daily deals of one rule set, up to today.

    If a game was begun as the daily deal, its win belongs to the day on which it was begun, by the player's clock.
    This day does not change when the player travels. Any other win of the same deal belongs to the day on which it
    ended. In both cases `Result.day` is this day.

    `name` is the id of the rule set; `results` may include results of other rule sets. `today` is the day number
    of today (day 0 is 1 January 2026). `day_of` returns the day number of a time in seconds since 1970; it is used
    for old results, which have no day.
    """

    def __init__(self, name: str, results: Iterable[Result], today: int, day_of: Callable[[float], int]) -> None:
        self.today = today
        self._name = name
        self._days = defaultdict[int, set[int]](set)  # the days of the wins of each deal, by its number
        for result in results:
            if result.won and result.game == name:
                self._days[result.number].add(day_of_result(result, day_of))

    def on(self, day: int) -> bool | None:
        """Return True if the deal of a day was won on this day, False if only later, None if it was not won.

        Several days may have the same deal. A win of this deal counts for each of them up to the day of the win.
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
    """Return the number of the day to which a result belongs.

    If the result has no day, it is the day on which the game ended, which `day_of` returns.
    """
    try:
        return dates.read(result.day)[1]
    except ValueError:
        return day_of(result.ended)
