"""The daily deals of all games: wins, medals, days in a row, and their sheet."""

import datetime
import xml.etree.ElementTree as ET

import pytest

from app.features.daily.sheet import daily_deals_page, summary_text
from app.state import dates
from app.state.daily_medals import MEDALS, DailyMedals, daily_games
from app.state.dates import Month
from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.play.results import Result
from engine.solving import deal_index
from support.english import message
from support.fake_browser import Browser
from support.page import saved

GAMES = daily_games(CATALOGUE)
TODAY = dates.read("2026-11-21")[1]
NOVEMBER = Month(2026, 11)
FIRST = datetime.date(2026, 1, 1)


def win(name: str, day: int, *, on: int | None = None, seconds: float = 60.0, won: bool = True) -> Result:
    """Return a result in the deal of the day `day`, which ended on the day `on`."""
    ended = day if on is None else on
    date = (FIRST + datetime.timedelta(ended)).isoformat()
    number = deal_index.daily(name, day)
    return Result(f"{name} {day} {ended} {seconds}", name, number, won, 40, seconds, 52, float(ended), day=date)


def wins(day: int, count: int) -> list[Result]:
    return [win(game.id, day) for game in GAMES[:count]]


def deals(*results: Result, today: int = TODAY) -> DailyMedals:
    return DailyMedals(GAMES, results, today, int)


def page(found: DailyMedals, day: int = TODAY, month: Month = NOVEMBER, **begun: int) -> ET.Element:
    panel = daily_deals_page(found, month, day, begun, title=CATALOGUE["golf"].title, show_time=True)
    return ET.fromstring(panel.body)


def text(found: ET.Element) -> str:
    return " ".join("".join(found.itertext()).split())


# Which deals


def test_every_family_with_daily_deals_has_one_a_day_that_of_its_first_rule_set() -> None:
    with_deals = (game.family for game in CATALOGUE.values() if game.has_daily_deal)
    assert [game.family for game in GAMES] == list(dict.fromkeys(with_deals))
    assert {game.id for game in GAMES} >= {"klondike", "spider", "bridge", "golf"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_days_of_a_deal_are_those_whose_deal_it_is(game: object) -> None:
    name = getattr(game, "id")  # noqa: B009
    for day in (0, 1, 325, 4000):
        found = deal_index.days_of(name, deal_index.daily(name, day), 9000)
        assert day in found
        assert all(deal_index.daily(name, other) == deal_index.daily(name, day) for other in found)
    assert not deal_index.days_of(name, 2_000_000, 9000)


# What was won


def test_a_deal_won_on_its_day_counts_for_the_medal_and_one_won_later_only_as_won() -> None:
    found = deals(win("golf", 300), win("clock", 300, on=303), win("spider", 300, won=False))
    assert set(found.wins(300)) == {"golf", "clock"}
    assert found.won_on_time(300) == 1


def test_the_fastest_win_on_the_day_is_shown_rather_than_a_later_one() -> None:
    results = [
        win("golf", 300, on=305, seconds=5),
        win("golf", 300, seconds=90),
        win("golf", 300, seconds=70),
        win("golf", 300, on=306, seconds=4),
    ]
    for order in (results, results[::-1]):
        assert deals(*order).wins(300)["golf"].seconds == 70
        assert deals(*order).won_on_time(300) == 1


def test_a_win_before_the_day_or_in_another_rule_set_is_none() -> None:
    assert not deals(win("golf", 300, on=299), win("klondike-3", 300)).wins(300)


def test_a_result_without_a_day_counts_by_its_time() -> None:
    assert deals(win("golf", 300)._replace(day="")).won_on_time(300) == 1


@pytest.mark.parametrize(
    ("count", "medal"),
    [(0, ""), (1, "bronze"), (2, "bronze"), (3, "silver"), (5, "silver"), (6, "gold"), (11, "gold")],
)
def test_the_medal_is_the_best_for_which_enough_was_won(count: int, medal: str) -> None:
    assert deals(*wins(300, count)).medal(300) == medal


def test_the_medals_are_counted_by_days() -> None:
    found = deals(*wins(300, 1), *wins(301, 4), *wins(302, 6), *wins(303, 2), win("golf", 304, on=310))
    assert found.medals() == {"bronze": 2, "silver": 1, "gold": 1}
    assert list(MEDALS) == ["bronze", "silver", "gold"]


@pytest.mark.parametrize(
    ("days", "streak", "longest"),
    [
        ((), 0, 0),
        ((TODAY,), 1, 1),
        ((TODAY - 1,), 1, 1),
        ((TODAY - 2,), 0, 1),
        ((TODAY - 9, TODAY - 8, TODAY - 7, TODAY - 1, TODAY), 2, 3),
    ],
)
def test_days_in_a_row_end_today_or_yesterday(days: tuple[int, ...], streak: int, longest: int) -> None:
    found = deals(*(win("golf", day) for day in days))
    assert (found.streak(), found.longest_streak()) == (streak, longest)


def test_results_of_a_far_future_are_read_at_once() -> None:
    found = deals(*(win("golf", 300)._replace(day="9999-12-31", token=str(n)) for n in range(2000)))
    assert set(found.wins(300)) == {"golf"}


# The sheet


def test_the_page_offers_every_game_of_the_day_and_every_day_up_to_today() -> None:
    found = page(deals())
    commands = [str(each.get("data-do")) for each in found.iter("button")]
    assert [each for each in commands if each.startswith("day ")] == [f"day {TODAY} {game.id}" for game in GAMES]
    assert len([each for each in commands if each.startswith("daily 2026-11-")]) == 21
    assert "0 of 11 won" in text(found)


def test_a_won_deal_shows_its_time_and_is_not_offered_and_one_in_progress_goes_on() -> None:
    found = page(deals(win("klondike", TODAY, seconds=228)), golf=3)
    commands = [str(each.get("data-do")) for each in found.iter("button")]
    assert f"day {TODAY} klondike" not in commands
    assert "✓ 3:48" in text(found) and "1 of 11 won" in text(found)
    (going,) = [each for each in found.iter("button") if each.get("class") == "go"]
    assert (going.text, going.get("aria-label")) == (message("daily-go-on"), "Continue: Golf, 3 moves")


def test_without_times_a_won_deal_only_says_so() -> None:
    panel = daily_deals_page(
        deals(win("golf", TODAY)), Month(2026, 11), TODAY, {}, title=CATALOGUE["golf"].title, show_time=False
    )
    assert "✓ won" in panel.body and "1:00" not in panel.body


def test_a_day_says_its_medal_and_how_many_were_won() -> None:
    found = page(deals(*wins(TODAY, 3), *wins(TODAY - 1, 1), win("golf", TODAY - 2, on=TODAY)))
    labels = [str(each.get("aria-label")) for each in found.iter("button") if each.get("class") == "day"]
    assert labels[-1] == "21 November, today, 3 won, silver medal"
    assert labels[-2:-4:-1] == ["20 November, 1 won, bronze medal", "19 November, 1 won"]
    assert [each.get("aria-pressed") for each in found.iter("button") if each.get("class") == "day"][-1] == "true"
    assert "2 days in a row" in text(found)


def test_there_is_no_way_to_months_before_the_first_and_after_today() -> None:
    found = page(deals(), month=Month(2026, 1), day=4)
    ways = {str(each.get("aria-label")): each.get("aria-disabled") for each in found.iter("button")}
    assert ways["Previous month"] == "true" and ways["Next month"] == "false"
    ways = {str(each.get("aria-label")): each.get("aria-disabled") for each in page(deals()).iter("button")}
    assert ways["Previous month"] == "false" and ways["Next month"] == "true"


def test_every_week_of_the_calendar_has_seven_cells() -> None:
    for month in (Month(2026, 2), Month(2026, 11), Month(2027, 5)):
        for week in page(deals(today=900), month=month, day=5).findall(".//tbody/tr"):
            assert len(week) == 7


def test_the_summary_of_a_day_names_no_card() -> None:
    found = deals(*wins(TODAY, 3))
    words = summary_text(found, TODAY, "21 November 2026", show_time=True)
    assert words.splitlines()[:2] == [
        message("summary-heading", date="21 November 2026"),
        "■■■□□□□□□□□ 3 of 11 won, silver medal",
    ]
    assert len(words.splitlines()) == 5
    assert not any(f"of {suit}" in words for suit in ("hearts", "spades", "clubs", "diamonds"))


# On the page


def open_page(browser: Browser) -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="daily"]')


def test_the_menu_opens_the_page_and_a_press_plays_the_deal_with_a_badge(browser: Browser) -> None:
    assert browser.find("#daily-badge").hidden
    open_page(browser)
    browser.advance(1000)
    pictures = browser.find_all("#panel .picture")
    assert len(pictures) == len(GAMES) and all(picture.innerHTML for picture in pictures)
    button = next(b for b in browser.find_all("#panel button") if str(b.dataset.do).endswith(" freecell"))
    day = int(str(button.dataset.do).split()[1])
    browser.press(button)
    assert saved(browser).link() == f"v1/freecell/{deal_index.daily('freecell', day)}"
    browser.advance(1)
    assert not browser.find("#daily-badge").hidden
    browser.go_to("v1/golf/999999")
    browser.advance(1)
    assert browser.find("#daily-badge").hidden


def test_a_deal_that_was_begun_goes_on_from_the_page(browser: Browser) -> None:
    open_page(browser)
    browser.press(next(b for b in browser.find_all("#panel button") if str(b.dataset.do).endswith(" klondike")))
    browser.tap(browser.place("s"))
    link = saved(browser).link()
    browser.go_to("v1/golf/5")
    open_page(browser)
    button = next(b for b in browser.find_all("#panel button") if str(b.dataset.do).endswith(" klondike"))
    assert browser.text(button) == message("daily-go-on")
    browser.press(button)
    assert saved(browser).link() == link


def test_another_day_shows_its_own_deals_and_a_future_one_those_of_today(browser: Browser) -> None:
    open_page(browser)
    first = browser.find_all("#panel .day")[0]
    browser.press(first)
    played = next(b for b in browser.find_all("#panel button") if str(b.dataset.do).endswith(" golf"))
    day = int(str(played.dataset.do).split()[1])
    assert dates.read(str(first.dataset.do).split()[1])[1] == day
    browser.press(played)
    assert saved(browser).number == deal_index.daily("golf", day)


def until_midnight(browser: Browser) -> float:
    """Return how many milliseconds of the day are left in the stand-in."""
    date = browser.window.Date.new()
    return float(date.setHours(24, 0, 0, 0)) - float(browser.window.Date.now())


def days_offered(browser: Browser) -> set[int]:
    """Return the days whose deals the open sheet lists."""
    return {int(str(b.dataset.do).split()[1]) for b in browser.find_all('#panel .daily-list [data-do^="day "]')}


def test_a_sheet_left_open_overnight_says_the_right_day_in_the_morning(browser: Browser) -> None:
    open_page(browser)
    yesterday = days_offered(browser)
    browser.find("#panel-body").scrollTop = 120
    browser.advance(until_midnight(browser) + 2000)
    assert days_offered(browser) == {day + 1 for day in yesterday}
    assert browser.find("#panel-body").scrollTop == 120
    browser.press('#panel .daily-list [data-do$=" golf"]')
    browser.advance(1)
    assert not browser.find("#daily-badge").hidden


def test_a_sheet_with_another_day_keeps_it_overnight(browser: Browser) -> None:
    open_page(browser)
    browser.press(browser.find_all("#panel .day")[0])
    shown = days_offered(browser)
    browser.advance(until_midnight(browser) + 2000)
    assert days_offered(browser) == shown


def test_after_a_night_asleep_a_press_on_todays_deal_plays_that_of_the_new_day(browser: Browser) -> None:
    open_page(browser)
    button = browser.find('#panel .daily-list [data-do$=" golf"]')
    day = int(str(button.dataset.do).split()[1])
    browser.window.loop.suspend(until_midnight(browser) + 3_600_000)
    browser.press(button)  # the page has not noticed yet that a new day has begun
    assert saved(browser).number == deal_index.daily("golf", day + 1)


def test_the_calendar_of_a_rule_set_follows_the_day_when_the_page_is_seen_again(browser: Browser) -> None:
    open_page(browser)
    browser.press('#panel [data-do="calendar"]')
    before = len(browser.find_all('#panel [data-do^="day "]'))
    browser.hide()
    browser.window.loop.suspend(until_midnight(browser) + 1000)
    browser.show()
    browser.advance(1)
    assert len(browser.find_all('#panel [data-do^="day "]')) == before + 1


def test_the_badge_goes_at_midnight(browser: Browser) -> None:
    open_page(browser)
    browser.press('#panel .daily-list [data-do$=" golf"]')
    browser.advance(1)
    assert not browser.find("#daily-badge").hidden
    browser.advance(until_midnight(browser) + 2000)
    assert browser.find("#daily-badge").hidden


@pytest.mark.parametrize(
    ("nights", "begun_on", "is_this_week"), [(0, "2026-11-22", False), (1, "2026-11-23", True)]
)
def test_a_daily_deal_won_after_midnight_is_that_of_the_day_on_which_it_was_begun(
    browser: Browser, nights: int, begun_on: str, is_this_week: bool
) -> None:
    """The first of these days is a Sunday, the last day of its week."""
    for _ in range(nights):
        browser.window.loop.suspend(until_midnight(browser) + 1000)
    open_page(browser)
    browser.press('#panel .daily-list [data-do$=" clock"]')
    browser.press("#run")
    browser.advance(1)
    browser.window.loop.suspend(until_midnight(browser) + 2000)
    browser.advance(1)
    assert saved(browser).status_so_far() is Status.PLAYING and not browser.find("#daily-badge").hidden
    browser.rest()
    assert browser.text("#panel-title") == "Won!"
    assert bool(browser.find_all("#panel .week")) == is_this_week
    browser.press('#panel [data-do="share"]')
    words = message("daily-deal-of-date", noun=CATALOGUE["clock"].words.deal_noun, date=dates.said(begun_on))
    assert words in browser.text("#result-text")


def test_every_rule_set_has_a_calendar_of_its_own(browser: Browser) -> None:
    browser.go_to("v1/klondike-3/5")
    open_page(browser)
    browser.press('#panel [data-do="calendar"]')
    assert browser.text("#panel-title") == "Daily deals: Klondike, turn three"
    browser.press(next(b for b in browser.find_all("#panel button") if str(b.dataset.do).startswith("day ")))
    assert saved(browser).game.id == "klondike-3"
    browser.advance(1)
    assert not browser.find("#daily-badge").hidden


@pytest.mark.parametrize("name", [game.id for game in GAMES])
def test_the_start_of_every_deal_of_the_day_can_be_dealt(name: str) -> None:
    game = CATALOGUE[name]
    assert game.start(deal_index.daily(name, TODAY))
    assert game.words.deal_noun
