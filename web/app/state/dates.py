"""Days, counted from 1 January 2026 as day 0, without a clock."""

from typing import NamedTuple

MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_FIRST_YEAR = 2026
_THURSDAY = 3  # the weekday of day 0, from Monday as 0
_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


class Month(NamedTuple):
    """A month of a year; months count from 1."""

    year: int
    month: int

    @property
    def title(self) -> str:
        """As "November 2026"."""
        return f"{MONTHS[self.month - 1]} {self.year}"

    @property
    def days(self) -> range:
        """The numbers of its days."""
        first = sum(_year_length(year) for year in range(_FIRST_YEAR, self.year))
        first -= sum(_year_length(year) for year in range(self.year, _FIRST_YEAR))  # by a clock that is slow
        first += sum(Month(self.year, month).length for month in range(1, self.month))
        return range(first, first + self.length)

    @property
    def length(self) -> int:
        """How many days it has."""
        return _LENGTHS[self.month - 1] + (self.month == 2 and _is_leap(self.year))

    def other(self, by: int) -> "Month":
        """The month so many months later."""
        years, month = divmod(self.month - 1 + by, 12)
        return Month(self.year + years, month + 1)


def weekday(day: int) -> int:
    """0 for a Monday to 6 for a Sunday."""
    return (day + _THURSDAY) % 7


def read(date: str) -> tuple[Month, int]:
    """The month and the number of a day written as "2026-11-21"."""
    year, month, day = map(int, date.split("-"))
    return Month(year, month), Month(year, month).days[day - 1]


def _is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _year_length(year: int) -> int:
    return 366 if _is_leap(year) else 365
