"""Check the playing time, which counts only play. The tests move the browser's clock, so no test waits."""

import pytest
from playwright.sync_api import expect

from chromium import kept
from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from support.english import message

pytestmark = pytest.mark.in_turn(2)


@pytest.fixture
def player(contexts: Profiles, address: str) -> Player:
    context = contexts(**PHONE)
    context.clock.install()
    return Player(context.new_page(), address)


def wait(player: Player, seconds: int) -> None:
    player.page.clock.run_for(seconds * 1000 + 500)  # and 500 ms: the display is updated every 250 ms


def seconds(player: Player) -> int:
    """Return the seconds that the clock shows."""
    text = (player.page.locator("#clock").text_content() or "").split(" ")[0]
    minutes, rest = text.split(":")
    return int(minutes) * 60 + int(rest)


def test_the_time_starts_with_the_first_move(player: Player) -> None:
    wait(player, 5)
    assert seconds(player) == 0
    player.play("sw")
    wait(player, 70)
    assert 70 <= seconds(player) < 80


def test_in_a_pause_the_time_stands_still_and_no_card_can_be_read(player: Player) -> None:
    player.page.locator("[data-do=no-greeting]").tap()  # the greeting covers the clock
    player.play("sw")
    wait(player, 10)
    player.page.locator("#clock").tap()
    expect(player.page.get_by_role("dialog")).to_contain_text("Paused")
    expect(player.page.get_by_role("button", name=message("pause-go-on"))).to_be_focused()
    faces = "all => all.some((face) => face.checkVisibility({ visibilityProperty: true }))"
    assert not player.page.locator("#table .card > g").evaluate_all(faces)
    stopped = seconds(player)
    assert stopped >= 10
    wait(player, 30)
    assert seconds(player) == stopped
    player.page.get_by_role("button", name=message("pause-go-on")).tap()
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    assert player.page.locator("#table .card > g").evaluate_all(faces)
    wait(player, 10)
    assert stopped + 10 <= seconds(player) < stopped + 20


def test_the_time_stands_still_under_a_sheet_and_out_of_sight(player: Player) -> None:
    player.play("sw")
    wait(player, 10)
    player.page.locator("#rules").tap()
    wait(player, 1)
    stopped = seconds(player)
    wait(player, 60)
    assert seconds(player) == stopped
    player.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    wait(player, 5)
    assert stopped + 5 <= seconds(player) < stopped + 20
    hide = """state => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    player.page.evaluate(hide, "hidden")
    wait(player, 1)
    stopped = seconds(player)
    wait(player, 60)
    assert seconds(player) == stopped
    player.page.evaluate(hide, "visible")
    wait(player, 5)
    assert stopped + 5 <= seconds(player) < stopped + 20


def test_the_time_is_kept_and_can_be_hidden(player: Player) -> None:
    player.page.locator("[data-do=no-greeting]").tap()  # the greeting covers the clock
    player.play("sw")
    wait(player, 40)
    player.play("t1t2")
    assert kept.game(player.page)["seconds"] >= 40
    player.page.locator("#menu").tap()
    player.page.get_by_role("button", name="Settings").tap()
    player.page.get_by_role("switch", name="Show the time").tap()
    expect(player.page.locator("#clock")).to_be_hidden()
    player.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    player.page.reload()
    player.wait_for_python()
    expect(player.page.locator("#clock")).to_be_hidden()
    player.page.locator("#menu").tap()
    player.page.get_by_role("button", name="Settings").tap()
    player.page.get_by_role("switch", name="Show the time").tap()
    expect(player.page.locator("#clock")).to_be_visible()
    assert seconds(player) >= 40


def test_no_dot_follows_the_last_of_the_facts(contexts: Profiles, address: str) -> None:
    page = Player(contexts(viewport={"width": 1280, "height": 800}).new_page(), address, "#v1/klondike/1").page
    dots = "all => all.filter(e => e.checkVisibility()).map(e => getComputedStyle(e, '::after').content)"
    assert page.locator(".facts > *").evaluate_all(dots) == ['"·"', '"·"', '"·"', "none"]
