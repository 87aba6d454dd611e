"""The calendar of daily deals: its days need no clock, which results count as won, and the days in a row."""

import datetime
from unittest.mock import patch

import pytest

from app.features.daily import calendar
from app.state import dates
from app.state.daily_wins import DailyWins
from app.state.dates import Month
from engine.games.catalogue import CATALOGUE
from engine.play.results import Result
from engine.solving import deal_index
from support.english import english, message
from support.fake_browser import Browser

GAME = CATALOGUE["clock"]
FIRST = datetime.date(2026, 1, 1)


def result(day: int, ended: int, *, won: bool = True, game: str = "clock") -> Result:
    """Return a result in the deal of the day `day`. Here, moments are numbers of days."""
    return Result(f"{day} {ended}", game, deal_index.daily("clock", day), won, 40, 60.0, 52, float(ended))


def won_days(*results: Result, today: int = 20) -> dict[int, bool]:
    wins = DailyWins("clock", results, today, int)
    return {day: won for day in range(-50, today + 50) if (won := wins.on(day)) is not None}


@pytest.mark.parametrize("number", range(0, 3000, 7))
def test_days_are_those_of_the_calendar(number: int) -> None:
    date = FIRST + datetime.timedelta(number)
    month, day = dates.read(date.isoformat())
    assert day == number
    assert month == Month(date.year, date.month)
    assert month.days[date.day - 1] == number
    assert dates.weekday(number) == date.weekday()
    assert english(month.title) == date.strftime("%B %Y")


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


def wins_on(*days: int, late: tuple[int, ...] = (), today: int = 20) -> DailyWins:
    """Return wins on `days`, and wins in the deals of the days `late`, each won one day later."""
    found = [*(result(day, day) for day in days), *(result(day, day + 1) for day in late)]
    return DailyWins("clock", found, today, int)


@pytest.mark.parametrize(
    ("days", "late", "length"),
    [
        ((), (), 0),
        ((20,), (), 1),
        ((19,), (), 1),
        ((18,), (), 0),
        ((17, 18, 19, 20), (), 4),
        ((17, 19), (18,), 1),
    ],
)
def test_days_in_a_row_end_today_or_yesterday(days: tuple[int, ...], late: tuple[int, ...], length: int) -> None:
    assert wins_on(*days, late=late).streak() == length


def test_a_streak_is_the_same_in_every_time_zone() -> None:
    """Earlier, thirty wins at half past midnight in Berlin were a streak of length 0 in London."""
    found = [result(day, day)._replace(day=dates_of(day)) for day in range(10, 40)]
    for away in range(-1, 2):

        def day_of(ended: float, away: int = away) -> int:
            return int(ended) + away

        assert DailyWins("clock", found, 39, day_of).streak() == 30


def dates_of(day: int) -> str:
    return (FIRST + datetime.timedelta(day)).isoformat()


@pytest.mark.parametrize("day", ["yesterday", "2026-13-01", "2026-02-30", "", "9" * 10])
def test_a_day_that_is_none_is_taken_from_the_time(day: str) -> None:
    assert wins_on(5).on(5) is True
    assert DailyWins("clock", [result(5, 5)._replace(day=day)], 20, int).on(5) is True


@pytest.mark.parametrize("date", ["1970-01-01", "2025-12-31", "2026-01-01", "2400-02-29", "9999-12-31"])
def test_every_clock_has_a_calendar_that_is_there_at_once(date: str) -> None:
    month, today = dates.read(date)
    found = [result(5, 5), result(6, 3_000_000), *(result(7, 10**6 * n) for n in range(9))]
    with patch.object(deal_index, "daily", wraps=deal_index.daily) as asked:
        body = calendar.calendar(GAME, month, DailyWins("clock", found, today, int)).body
    assert asked.call_count < 100  # fewer calls than days since the first daily deal
    assert english(month.title) in body


def test_the_sheet_offers_the_days_that_have_come() -> None:
    month = Month(2026, 11)
    today = dates.read("2026-11-21")[1]
    body = calendar.calendar(GAME, month, wins_on(today, late=(today - 1,), today=today)).body
    # Today's deal is won, so no extra button above the calendar offers it.
    assert body.count('data-do="day ') == 21
    assert message("deal-of-today-won", noun="deal") in body
    assert 'aria-label="21 November, today, won"' in body
    assert 'aria-label="20 November, won on a later day"' in body
    assert "Current streak: one day." in body
    assert "Previous month" in body
    assert "Next month" not in body


def test_there_is_no_month_before_the_first() -> None:
    body = calendar.calendar(GAME, Month(2026, 1), wins_on(today=40)).body
    assert "Previous month" not in body
    assert "Next month" in body


def test_an_arrow_without_a_month_says_why_and_keeps_the_focus(browser: Browser) -> None:
    browser.key("k")
    months = browser.find_all("#panel-body .months button")
    months[1].focus()
    browser.key("Enter")
    assert message("no-later-month") in browser.text("#panel")
    assert browser.document.activeElement is months[1]
    while months[0].getAttribute("aria-disabled") != "true":
        browser.press("#panel-body .months button")
        months = browser.find_all("#panel-body .months button")
    browser.press("#panel-body .months button")
    assert message("no-earlier-month") in browser.text("#panel")
