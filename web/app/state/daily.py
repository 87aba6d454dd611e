"""Which daily deals were won, and how many days in a row."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping

from engine.play.statistics import Result
from engine.solving import deal_index


def won_days(name: str, results: Iterable[Result], today: int, day_of: Callable[[float], int]) -> dict[int, bool]:
    """Return the days up to today whose deal was won: True if on the day itself, False if later.

    A win before its day counts for an earlier day that had the same deal, or for none.

    Args:
        name: the rule set.
        results: of any rule sets.
        today: the number of a day; see `dates`.
        day_of: gives the day of a moment, which is in seconds since 1970.
    """
    wins = defaultdict[int, set[int]](set)
    for result in results:
        if result.won and result.game == name:
            wins[result.number].add(day_of(result.ended))
    won_on = {day: wins[deal_index.daily(name, day)] for day in range(today + 1)}
    return {day: day in days for day, days in won_on.items() if days and max(days) >= day}


def streak(won: Mapping[int, bool], today: int) -> int:
    """Return how many days in a row, up to today or yesterday, had their deal won on the day itself."""
    day = today if won.get(today) else today - 1
    length = 0
    while won.get(day):
        day, length = day - 1, length + 1
    return length
