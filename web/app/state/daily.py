"""Finds which daily deals were won, and how many days in a row."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping

from engine.play.statistics import Result
from engine.solving import deal_index


def won_days(name: str, results: Iterable[Result], today: int, day_of: Callable[[float], int]) -> dict[int, bool]:
    """Return the day numbers whose deal was won, each with True if it was won on that day, False if later.

    Days after today are left out, and a win does not count for days that come after it. Several days may have the
    same deal; a win of this deal then counts for each of them up to the day of the win.

    Args:
        name: the id of the rule set.
        results: may include results of other rule sets.
        today: the day number of today (day 0 is 1 January 2026).
        day_of: returns the day number of a time in seconds since 1970.
    """
    wins = defaultdict[int, set[int]](set)
    for result in results:
        if result.won and result.game == name:
            wins[result.number].add(day_of(result.ended))
    won_on = {day: wins[deal_index.daily(name, day)] for day in range(today + 1)}
    return {day: day in days for day, days in won_on.items() if days and max(days) >= day}


def streak(won: Mapping[int, bool], today: int) -> int:
    """Return the length of the current streak: the number of days in a row whose deal was won on the day itself.

    The days are counted back from today, or from yesterday if today's deal has not been won today. `won` is what
    `won_days` returns.
    """
    day = today if won.get(today) else today - 1
    length = 0
    while won.get(day):
        day, length = day - 1, length + 1
    return length
