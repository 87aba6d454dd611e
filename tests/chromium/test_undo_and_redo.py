"""Check that undo and redo go through moves and games."""

import pytest
from playwright.sync_api import expect

from chromium.player import Player, first_moves, won_link
from support.sessions import undo_all

pytestmark = pytest.mark.in_turn(6)


def test_undo_and_redo_go_all_the_way(desk: Player) -> None:
    link = first_moves("backbone", 90)
    desk.follow(link)
    for _ in range(90):
        desk.page.keyboard.press("Control+z")
    undo_all(desk.session)
    desk.expect_moves(0)
    desk.expect_position()
    for _ in range(90):
        desk.page.keyboard.press("y")
    desk.follow(link)
    desk.expect_position()
    expect(desk.page.locator("#redo")).to_be_disabled()


def test_other_games_are_undone_and_redone_like_moves(phone: Player) -> None:
    link = first_moves("backbone", 7)
    phone.follow(link)
    undo, redo, deal = (phone.page.locator(f"#{name}") for name in ("undo", "redo", "deal"))
    here = deal.text_content() or ""

    phone.page.locator("#new").tap()
    phone.expect_moves(0)
    expect(deal).not_to_have_text(here)
    fresh = deal.text_content() or ""
    undo.tap()
    phone.expect_position()
    phone.expect_moves(7)
    redo.tap()
    expect(deal).to_have_text(fresh)
    phone.expect_moves(0)
    undo.tap()

    phone.page.locator("#restart").tap()
    phone.expect_moves(0)
    expect(deal).to_have_text(here)
    undo.tap()
    phone.expect_moves(7)
    phone.expect_position()
    redo.tap()
    phone.expect_moves(0)
    undo.tap()

    phone.page.locator("#games").tap()
    phone.page.get_by_role("button", name="AisleRiot").tap()
    expect(phone.page.locator("#title")).to_have_text("Backbone, AisleRiot")
    expect(phone.page.get_by_role("dialog")).to_be_hidden()
    undo.tap()
    expect(phone.page.locator("#title")).to_have_text("Backbone")
    phone.expect_moves(7)
    phone.expect_position()
    redo.tap()
    expect(phone.page.locator("#title")).to_have_text("Backbone, AisleRiot")
    undo.tap()
    undo.tap()
    phone.session.undo()
    phone.expect_moves(6)
    phone.expect_position()


@pytest.mark.fast_clock
def test_the_last_move_of_a_game_can_be_taken_back_before_its_sheet_opens(phone: Player) -> None:
    phone.follow(won_link("backbone").rsplit(".", 1)[0])
    # A slow browser would open the sheet before the press.
    phone.page.clock.pause_at(phone.evaluate("() => Date.now() + 1000"))
    phone.play(won_link("backbone").rsplit(".", 1)[1])
    phone.page.keyboard.press("u")
    phone.session.undo()
    phone.expect_moves(phone.session.moves_made)
    phone.pass_time(3000)  # longer than the delay of the sheet
    expect(phone.page.get_by_role("dialog")).to_be_hidden()
    phone.expect_position()
