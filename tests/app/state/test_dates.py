"""Days are counted as in the calendar, from 1970 to 9999, and the daily deals never change."""

import calendar
import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.state import dates
from app.state.dates import Month
from engine.solving import deal_index
from support.english import english

DAY_0 = datetime.date(2026, 1, 1)
any_date = st.dates(datetime.date(1970, 1, 1), datetime.date(9999, 12, 31))
MONTHS = [
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
]


@given(date=any_date)
def test_a_day_is_the_days_since_2026(date: datetime.date) -> None:
    month, day = dates.read(date.isoformat())
    assert day == (date - DAY_0).days
    assert month == Month(date.year, date.month)
    assert month.days[date.day - 1] == day
    assert dates.weekday(day) == date.weekday()


@given(date=any_date)
def test_months_follow_each_other_without_a_gap(date: datetime.date) -> None:
    month = Month(date.year, date.month)
    assert month.plus(0) == month
    if date.year < 9999:
        assert month.days[-1] + 1 == month.plus(1).days[0]
        assert month.plus(1).plus(-1) == month
        assert month.plus(12) == Month(date.year + 1, date.month)


@pytest.mark.parametrize(
    ("month", "length"),
    [((2026, 2), 28), ((2028, 2), 29), ((2100, 2), 28), ((2000, 2), 29), ((1970, 12), 31), ((9999, 12), 31)],
)
def test_months_have_their_length(month: tuple[int, int], length: int) -> None:
    assert len(Month(*month).days) == length


def test_months_have_english_names() -> None:
    assert [english(Month(2026, number).title) for number in range(1, 13)] == [f"{name} 2026" for name in MONTHS]
    assert english(Month(2026, 11).with_day(3)) == "3 November"


def test_weekdays_have_a_name_a_short_one_and_a_letter() -> None:
    names = [dates.weekday_name(number) for number in range(7)]
    assert [english(name) for name in names] == list(calendar.day_name)
    assert [english(name, "short") for name in names] == list(calendar.day_abbr)
    assert [english(name, "initial") for name in names] == [name[0] for name in calendar.day_name]


@pytest.mark.parametrize("text", ["", "2026-13-01", "2026-02-29", "yesterday", "2026"])
def test_no_day_is_made_of_nonsense(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        dates.read(text)


@pytest.mark.parametrize(
    ("name", "date", "deal"),
    [
        ("klondike", "2026-01-01", 886),
        ("klondike", "2026-11-22", 470),
        ("klondike", "2028-02-29", 145),
        ("freecell", "2100-03-01", 17),
        ("backbone", "2025-06-30", 740),  # a day in the past, as a wrong clock may say
        ("clock", "2026-11-22", 2670),
    ],
)
def test_the_daily_deal_of_a_day_is_what_it_was_in_november_2026(name: str, date: str, deal: int) -> None:
    assert deal_index.daily(name, dates.read(date)[1]) == deal


@pytest.mark.parametrize(
    ("text", "said"),
    [("2026-11-01", "1 November 2026"), ("2026-13-45", "2026-13-45"), ("", "")],
)
def test_a_date_is_written_in_words_and_what_is_no_date_stays(text: str, said: str) -> None:
    assert english(dates.said(text)) == said
