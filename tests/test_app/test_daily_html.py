"""The calendar of daily deals: days without a clock, what counts as won, and the days in a row."""

import datetime

import pytest

from app.panels import daily_html
from app.state import daily, dates
from app.state.dates import Month
from engine.games import CATALOGUE
from engine.play.statistics import Result
from engine.solving import deal_index

GAME = CATALOGUE["clock"]
FIRST = datetime.date(2026, 1, 1)


def result(day: int, ended: int, *, won: bool = True, game: str = "clock") -> Result:
    """A result in the deal of a day; moments are days here."""
    return Result(f"{day} {ended}", game, deal_index.daily("clock", day), won, 40, 60.0, 52, float(ended))


def won_days(*results: Result, today: int = 20) -> dict[int, bool]:
    return daily.won_days("clock", results, today, int)


@pytest.mark.parametrize("number", range(0, 3000, 7))
def test_days_are_those_of_the_calendar(number: int) -> None:
    date = FIRST + datetime.timedelta(number)
    month, day = dates.read(date.isoformat())
    assert day == number
    assert month == Month(date.year, date.month)
    assert month.days[date.day - 1] == number
    assert dates.weekday(number) == date.weekday()
    assert month.title == date.strftime("%B %Y")


def test_months_follow_each_other() -> None:
    assert Month(2026, 12).plus(1) == Month(2027, 1)
    assert Month(2026, 1).plus(-1) == Month(2025, 12)


def test_a_deal_won_on_its_day_is_told_from_one_won_later() -> None:
    assert won_days(result(5, 5), result(6, 9), result(7, 7, won=False), result(8, 8, game="golf")) == {
        5: True,
        6: False,
    }


def test_a_deal_won_on_its_day_and_again_stays_won_on_its_day() -> None:
    assert won_days(result(5, 9), result(5, 5)) == {5: True}


def test_a_deal_that_comes_again_can_be_won_on_both_its_days() -> None:
    again = 5 + len(deal_index.winnable("clock"))
    assert won_days(result(5, 5), today=again) == {5: True}
    assert won_days(result(5, 5), result(5, again), today=again) == {5: True, again: True}


def test_a_deal_won_by_chance_before_its_day_is_still_to_be_won() -> None:
    assert won_days(result(9, 3)) == {}
    assert won_days(result(9, 3), result(9, 9)) == {9: True}


def test_by_a_clock_that_is_slow_no_day_is_one_of_another_year() -> None:
    date = datetime.date(2025, 11, 21)
    assert dates.read(date.isoformat())[1] == (date - FIRST).days
    assert dates.weekday((date - FIRST).days) == date.weekday()
    assert won_days(result(5, 5), today=-41) == {}


@pytest.mark.parametrize(
    ("won", "length"),
    [
        ({}, 0),
        ({20: True}, 1),
        ({19: True}, 1),
        ({18: True}, 0),
        ({17: True, 18: True, 19: True, 20: True}, 4),
        ({17: True, 18: False, 19: True}, 1),
    ],
)
def test_days_in_a_row_end_today_or_yesterday(won: dict[int, bool], length: int) -> None:
    assert daily.streak(won, 20) == length


def test_the_sheet_offers_the_days_that_have_come() -> None:
    month = Month(2026, 11)
    today = dates.read("2026-11-21")[1]
    body = daily_html.calendar(GAME, month, today, {today: True, today - 1: False}).body
    assert body.count('data-do="day ') == 21 + 1
    assert 'aria-label="21 November, today, won"' in body
    assert 'aria-label="20 November, won on a later day"' in body
    assert "Current streak: one day." in body
    assert "Previous month" in body
    assert "Next month" not in body


def test_there_is_no_month_before_the_first() -> None:
    body = daily_html.calendar(GAME, Month(2026, 1), 40, {}).body
    assert "Previous month" not in body
    assert "Next month" in body
