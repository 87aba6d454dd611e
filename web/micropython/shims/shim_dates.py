"""Replaces the parts of `datetime` that we use: dates in the Gregorian calendar, counted from the year 1."""

from typing import Any

_MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def _days_before(year: int) -> int:
    past = year - 1
    return past * 365 + past // 4 - past // 100 + past // 400


def _is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


class date:  # noqa: N801
    """Does what `datetime.date` does."""

    def __init__(self, year: int, month: int, day: int) -> None:
        if not (
            1 <= year <= 9999
            and 1 <= month <= 12
            and 1 <= day <= _MONTHS[month - 1] + (month == 2 and _is_leap(year))
        ):
            raise ValueError("no such day")
        self.year, self.month, self.day = year, month, day

    @staticmethod
    def fromisoformat(text: str) -> "date":
        if len(text) != 10 or text[4] != "-" or text[7] != "-":
            raise ValueError(text)
        return date(int(text[:4]), int(text[5:7]), int(text[8:]))

    @staticmethod
    def fromordinal(number: int) -> "date":
        year = number // 366 + 1
        while _days_before(year + 1) < number:
            year += 1
        rest, month = number - _days_before(year), 1
        while rest > monthrange_days(year, month):
            rest -= monthrange_days(year, month)
            month += 1
        return date(year, month, rest)

    def toordinal(self) -> int:
        before = sum([monthrange_days(self.year, month) for month in range(1, self.month)])
        return _days_before(self.year) + before + self.day

    def weekday(self) -> int:
        return (self.toordinal() + 6) % 7

    def isoformat(self) -> str:
        return "-".join([("000" + str(self.year))[-4:], ("0" + str(self.month))[-2:], ("0" + str(self.day))[-2:]])

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, date) and self.toordinal() == other.toordinal()

    def __hash__(self) -> int:
        return self.toordinal()


def monthrange_days(year: int, month: int) -> int:
    """Return the number of days in a month; `month` is 1 to 12."""
    return _MONTHS[month - 1] + (month == 2 and _is_leap(year))
