"""Check deals that can be won, and the daily deal, which is the same for everybody."""

import re

import pytest
from playwright.sync_api import expect

from app.state import dates
from chromium.conftest import PHONE, Profiles
from chromium.judged_games import HOLE, number_on, of_clock
from chromium.player import Player
from chromium.prepared_player import player_at
from engine.play.session import Session
from engine.solving import deal_index
from make.deal_data_writer import CHARTS
from support.english import message

pytestmark = pytest.mark.in_turn(6)


def test_only_deals_that_can_be_won_come_unless_the_player_wishes_otherwise(
    desk: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_index, "_charts", {})
    deal_index.add_rest("golf", (CHARTS / "golf.txt").read_text("ascii"))  # as the page does after a moment
    winnable = set(deal_index.winnable("golf"))
    deal_index.winnable.cache_clear()

    desk.open("v1/golf/1")
    for _ in range(5):
        desk.page.keyboard.press("n")
        assert number_on(desk) in winnable
    desk.page.get_by_role("button", name="Menu").click()
    any_will_do = desk.page.get_by_role("button", name=message("deals-any"), exact=True)
    expect(any_will_do).to_have_attribute("aria-pressed", "false")
    any_will_do.click()
    desk.page.keyboard.press("Escape")
    desk.page.reload()
    desk.wait_for_python()
    desk.page.get_by_role("button", name="Menu").click()
    expect(any_will_do).to_have_attribute("aria-pressed", "true")


def open_calendar(player: Player) -> None:
    """Open the calendar of the current rule set, through the page of all daily deals."""
    player.page.keyboard.press("k")
    player.page.get_by_role("button", name="calendar").click()


def test_the_deal_of_a_day_is_the_same_everywhere(contexts: Profiles, address: str) -> None:
    for zone in ("UTC", "Asia/Tokyo"):
        player = Player(contexts(**PHONE, timezone_id=zone).new_page(), address)
        of_clock(player)
        player.page.clock.set_fixed_time("2026-12-03T10:00:00Z")
        player.page.get_by_role("button", name="Menu").tap()
        player.page.get_by_role("button", name="Daily deals").tap()
        player.page.get_by_role("button", name="The Clock calendar").tap()
        player.page.get_by_role("button", name="Today’s deal").tap()
        assert number_on(player) == deal_index.daily("clock", dates.read("2026-12-03")[1])


def test_a_day_whose_deal_was_won_is_marked(contexts: Profiles, address: str) -> None:
    desk = player_at(contexts, address, (1280, 800), pace="fast")
    of_clock(desk)
    today = desk.page.evaluate("new Date().toLocaleDateString('sv')")
    open_calendar(desk)
    desk.page.get_by_role("button", name="Today’s deal").click()
    desk.page.keyboard.press("f")
    expect(desk.page.get_by_role("dialog")).to_contain_text("Won!")
    desk.page.keyboard.press("Escape")
    open_calendar(desk)
    day = str(int(today.split("-")[2]))
    expect(desk.page.get_by_role("button", name=re.compile(rf"^{day} \w+, today, won$"))).to_be_visible()
    expect(desk.page.get_by_role("dialog")).to_contain_text("Current streak: one day.")


def test_the_deal_of_the_day_goes_on_where_it_was_begun(desk: Player) -> None:
    desk.open("v1/black-hole/1")
    open_calendar(desk)
    desk.page.get_by_role("button", name="Today’s deal").click()
    desk.session = Session(HOLE, number_on(desk))
    desk.press(next(HOLE.moves(desk.position)))
    open_calendar(desk)
    desk.page.get_by_role("button", name="Today’s deal").click()
    expect(desk.page.locator("#panel")).to_be_hidden()
    desk.expect_moves(1)
    desk.expect_position()
