"""Check where the focus is, and what letter keys do."""

import pytest
from playwright.sync_api import Page, expect

from chromium.conftest import Profiles
from chromium.player import Player
from chromium.prepared_player import close, player_at
from engine.play.notation import move_text

pytestmark = pytest.mark.in_turn(2)


def focused(page: Page) -> str | None:
    spot: str | None = page.evaluate("document.activeElement.dataset.spot ?? null")
    return spot


def test_the_board_is_one_tab_stop_and_arrows_move_inside(desk: Player) -> None:
    page = desk.page
    stops = []
    for _ in range(9):  # menu, clock, rules, board, four buttons; then out of the page
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.dataset.spot ?? document.activeElement.id"))
    assert [stop for stop in stops if desk.page.locator(f'#table [data-spot="{stop}"]').count()] == ["s"], stops
    for name in ("t3", "f1", "c", "w", "r"):
        desk.walk(desk.spot_number(name))
        assert focused(page) == name
        desk.expect_outlines(focus=(desk.spot_number(name),))
    page.keyboard.press("Tab")
    assert focused(page) is None
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "r"
    # a click removes the outline; the next key brings it back
    page.mouse.click(*desk.bare_felt())
    desk.expect_outlines()


def test_the_focus_stays_on_its_pile(desk: Player) -> None:
    page = desk.page
    desk.walk(desk.spot_number("s"))
    page.keyboard.press("Enter")
    desk.expect_moves(1)
    assert focused(page) == "s"
    move = next(m for m in desk.game.moves(desk.session.position) if move_text(desk.game, m) == "t1t2")
    desk.walk(move.source)
    page.keyboard.press("Space")  # Space makes the best move of this pile
    desk.expect_moves(2)
    assert focused(page) == "t1"
    page.keyboard.press("u")
    desk.expect_moves(1)
    assert focused(page) == "t1"
    page.keyboard.press("Enter")
    desk.walk(move.target)
    page.keyboard.press("Enter")
    desk.expect_moves(2)
    assert focused(page) == "t2"
    desk.resize(1000, 700)
    assert focused(page) == "t2"
    page.keyboard.press("n")  # a new deal: the focus stays on the board
    desk.expect_moves(0)
    assert focused(page) == "s"
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert focused(page) == "s"


def test_a_switch_keeps_the_focus(desk: Player) -> None:
    page = desk.page
    page.locator("#menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    calm = page.get_by_role("switch", name="Reduce motion")
    calm.focus()
    for state in ("true", "false"):
        page.keyboard.press("Space")
        expect(calm).to_have_attribute("aria-checked", state)
        expect(calm).to_be_focused()


def test_letters_can_be_switched_off(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, (1280, 800), letters=False)
    page = player.page
    for key in "duynrmovwipt":
        page.keyboard.press(key)
    page.keyboard.press("F1")
    expect(page.locator("#panel-title")).to_have_text("Keys")
    expect(page.get_by_role("dialog")).to_contain_text("Letter keys are off")
    close(page)
    player.expect_moves(0)
    assert player.said() == ""
    player.walk(player.spot_number("s"))
    page.keyboard.press("Enter")
    player.expect_moves(1)
    page.keyboard.press("Control+z")
    player.expect_moves(0)


def test_letters_are_not_taken_from_those_who_type(desk: Player) -> None:
    desk.page.locator("#menu").click()
    desk.page.get_by_label("Deal number").fill("")
    desk.page.get_by_label("Deal number").press_sequentially("dnu7")
    expect(desk.page.get_by_label("Deal number")).to_have_value("dnu7")
    desk.expect_moves(0)
    close(desk.page)
    desk.page.keyboard.press("d")
    desk.expect_moves(1)
