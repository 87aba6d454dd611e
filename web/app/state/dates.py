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
        """The name of the month, as "November"."""
        return month_name[self.month]

    @property
    def title(self) -> str:
        """The name with the year, as "November 2026"."""
        return f"{self.name} {self.year}"

    @property
    def days(self) -> range:
        """The numbers of its days."""
        first = date(self.year, self.month, 1).toordinal() - _DAY_0
        return range(first, first + monthrange(self.year, self.month)[1])

    def plus(self, months: int) -> "Month":
        """Return the month so many months later, or earlier if negative."""
        years, month = divmod(self.month - 1 + months, 12)
        return Month(self.year + years, month + 1)


def weekday(day: int) -> int:
    """Return 0 for a Monday to 6 for a Sunday."""
    return date.fromordinal(_DAY_0 + day).weekday()


def read(text: str) -> tuple[Month, int]:
    """Return the month and the number of a day written as "2026-11-21".

    Raises:
        ValueError: there is no such day.
    """
    found = date.fromisoformat(text)
    return Month(found.year, found.month), found.toordinal() - _DAY_0
