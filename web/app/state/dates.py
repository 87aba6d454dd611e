"""Days as numbers, counted from 1 January 2026 as day 0; days before it are negative."""

from datetime import date
from typing import NamedTuple

from engine.core.saying import Saying, say

WEEK = 7  # days
_DECEMBER = 12
_DAY_0 = date(2026, 1, 1).toordinal()


class Month(NamedTuple):
    """A month of a year; January is month 1."""

    year: int
    month: int

    @property
    def title(self) -> Saying:
        """The name and the year, such as "November 2026"."""
        return say("month-of-year", month=self.month, year=self.year)

    def with_day(self, day: int) -> Saying:
        """Return a day of this month without the year, such as "21 November"."""
        return say("day-of-month", day=day, month=self.month)

    @property
    def days(self) -> range:
        """The day numbers of this month; day 0 is 1 January 2026."""
        first = date(self.year, self.month, 1).toordinal()
        if self.month == _DECEMBER:  # the next month may be in the year 10000, which `date` does not have
            end = date(self.year, _DECEMBER, 31).toordinal() + 1
        else:
            end = date(self.year, self.month + 1, 1).toordinal()
        return range(first - _DAY_0, end - _DAY_0)

    def plus(self, months: int) -> "Month":
        """Return the month that is `months` later, or earlier if `months` is negative."""
        years, month = divmod(self.month - 1 + months, 12)
        return Month(self.year + years, month + 1)


def weekday(day: int) -> int:
    """Return the weekday of a day number (day 0 is 1 January 2026), from 0 for Monday to 6 for Sunday."""
    return date.fromordinal(_DAY_0 + day).weekday()


def days_before(day: int, first: int) -> int:
    """Return how many days of the same week come before a day number; each week begins on the weekday `first`."""
    return (weekday(day) - first) % WEEK


def weekdays(first: int) -> list[int]:
    """Return the weekdays in the order of a week that begins on the weekday `first`."""
    return [(first + number) % WEEK for number in range(WEEK)]


def weekday_name(weekday: int) -> Saying:
    """Return the name of a weekday, from 0 for Monday to 6 for Sunday; its message has shorter forms, too."""
    return say("weekday-name", weekday=weekday)


def said(text: str) -> Saying:
    """Return a date such as "2026-11-21" in words, as "21 November 2026"; any other text stays as it is."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        return say("not-a-date", text=text)
    return say("date", day=found.day, month=found.month, year=found.year)


def read(text: str) -> tuple[Month, int]:
    """Return the month and the day number of a date written as "2026-11-21".

    Raises:
        ValueError: the text is not a date.
    """
    found = date.fromisoformat(text)
    return Month(found.year, found.month), found.toordinal() - _DAY_0
