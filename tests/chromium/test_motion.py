"""Check presses while cards fly, and that there is no motion for players who want none."""

import pytest
from playwright.sync_api import expect

from chromium.conftest import PHONE, Profiles
from chromium.player import Player, moves_to_ribs
from chromium.watching import WATCH_MOTION
from engine.core.game import Move

pytestmark = pytest.mark.in_turn(6)


def test_presses_during_animations_are_answered_at_once(phone: Player) -> None:
    stock = phone.middle(phone.spot_number("s"))
    turn = Move(phone.spot_number("s"), phone.spot_number("w"))
    undo, redo, new = (phone.page.locator(f"#{name}") for name in ("undo", "redo", "new"))
    for _ in range(12):
        phone.page.touchscreen.tap(*stock)
        phone.session.play(turn)
    for button, times in ((undo, 5), (redo, 3)):
        for _ in range(times):
            button.tap()
            phone.session.undo() if button is undo else phone.session.redo()
    phone.expect_moves(10)
    # new deals while the cards are still being dealt, and back
    new.tap()
    new.tap()
    phone.page.touchscreen.tap(*stock)
    new.tap()
    for _ in range(4):
        phone.undo_anew()
    phone.expect_moves(10)
    phone.expect_position()
    for _ in range(8):
        phone.page.touchscreen.tap(*stock)
        undo.tap()
    phone.expect_moves(10)
    phone.expect_position()
    expect(phone.page.locator("#table .flying")).to_have_count(0)
    expect(phone.page.locator("#table .other-side")).to_have_count(0)


@pytest.mark.timing
def test_presses_in_the_middle_of_a_flight_find_the_true_board(phone: Player) -> None:
    # the cards fly at a hundredth of their speed, so that each press comes during a flight
    cdp = phone.page.context.new_cdp_session(phone.page)
    cdp.send("Animation.enable")
    cdp.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    for move in moves_to_ribs(phone.session):
        phone.touch(move)
    phone.play("sw")
    phone.page.keyboard.press("u")
    phone.session.undo()
    phone.expect_moves(phone.session.moves_made)
    phone.expect_position()


@pytest.mark.parametrize("wish", ["no-preference", "reduce", "setting"])
@pytest.mark.timing
def test_nothing_moves_for_those_who_want_no_motion(contexts: Profiles, address: str, wish: str) -> None:
    device = "no-preference" if wish == "setting" else wish
    context = contexts(**PHONE, reduced_motion=device)
    context.add_init_script(WATCH_MOTION)
    player = Player(context.new_page(), address)
    if wish == "setting":
        player.page.locator("#menu").tap()
        player.page.get_by_role("button", name="Settings").tap()
        player.page.get_by_role("switch", name="Reduce motion").tap()
        player.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    move = moves_to_ribs(player.session)[0]
    player.touch(move)
    for _ in range(3):
        player.play("sw")
    player.expect_position()  # the card that moved last lies on top
    player.page.locator("#undo").tap()
    player.session.undo()
    other = moves_to_ribs(player.session)[0]
    player.drag(other.source, player.spot_number("t6"))  # the move is not legal: the card goes back
    player.page.locator("#new").tap()
    player.expect_moves(0)
    expect(player.page.locator("#deal")).not_to_have_text("Deal 1")
    expect(player.page.locator("#table .flying")).to_have_count(0)  # after the deal no card keeps its own layer
    player.page.locator("#undo").tap()
    player.expect_position()
    seen = player.page.evaluate("framesSeen")
    assert any(seen) == (wish == "no-preference"), seen
