"""Days as numbers, counted from 1 January 2026 as day 0; days before it are negative."""

from calendar import month_name, monthrange
from datetime import date
from typing import NamedTuple

_DAY_0 = date(2026, 1, 1).toordinal()


class Month(NamedTuple):
    """A month of a year; January is month 1."""

    year: int
    month: int

    @property
    def name(self) -> str:
        """The name of the month, such as "November"."""
        return month_name[self.month]

    @property
    def title(self) -> str:
        """The name and the year, such as "November 2026"."""
        return f"{self.name} {self.year}"

    @property
    def days(self) -> range:
        """The day numbers of this month; day 0 is 1 January 2026."""
        first = date(self.year, self.month, 1).toordinal() - _DAY_0
        return range(first, first + monthrange(self.year, self.month)[1])

    def plus(self, months: int) -> "Month":
        """Return the month that is `months` later, or earlier if `months` is negative."""
        years, month = divmod(self.month - 1 + months, 12)
        return Month(self.year + years, month + 1)


def weekday(day: int) -> int:
    """Return the weekday of a day number (day 0 is 1 January 2026), from 0 for Monday to 6 for Sunday."""
    return date.fromordinal(_DAY_0 + day).weekday()


def words(text: str) -> str:
    """Return a date written as "2026-11-21" in words, such as "21 November 2026"; any other text unchanged."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        return text
    return f"{found.day} {month_name[found.month]} {found.year}"


def read(text: str) -> tuple[Month, int]:
    """Return the month and the day number of a date written as "2026-11-21".

    Raises:
        ValueError: the text is not a date.
    """
    found = date.fromisoformat(text)
    return Month(found.year, found.month), found.toordinal() - _DAY_0
