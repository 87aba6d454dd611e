"""Check cards dragged by finger or mouse, and what may interrupt a drag."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from chromium.conftest import PHONE, Profiles
from chromium.player import Finger, Player, moves_to_ribs
from engine.core.game import Kind, Move

pytestmark = pytest.mark.in_turn(6)
By = Literal["finger", "mouse"]
HANDS: tuple[By, ...] = ("finger", "mouse")


def player_with(by: By, contexts: Profiles, address: str) -> Player:
    options = PHONE if by == "finger" else {"viewport": {"width": 1280, "height": 800}}
    return Player(contexts(**options).new_page(), address)


@pytest.mark.parametrize("by", HANDS)
def test_cards_are_carried_and_a_little_beside_still_counts(contexts: Profiles, address: str, by: By) -> None:
    player = player_with(by, contexts, address)
    move, other = moves_to_ribs(player.session)
    card = player.scene().card
    player.drag(move.source, move.target, by, beside=(0.55 * card, -0.3 * card))
    player.expect_moves(1)
    player.session.play(move)
    player.drag(other.source, other.target, by)
    player.expect_moves(2)
    player.session.play(other)
    player.expect_position()


@pytest.mark.parametrize("by", HANDS)
def test_a_card_dropped_where_it_may_not_go_returns(contexts: Profiles, address: str, by: By) -> None:
    player = player_with(by, contexts, address)
    move = moves_to_ribs(player.session)[0]
    wrong = next(i for i in player.session.game.spots if i.kind is Kind.TABLEAU and i.name == "t6")
    target = player.spot_number(wrong.name)
    reason = player.game.refuse(player.position, Move(move.source, target))
    assert reason
    player.drag(move.source, target, by)
    player.expect_said(reason)
    expect(player.page.locator("#said.aloud")).to_be_visible()
    player.expect_position()
    player.expect_moves(0)
    player.expect_outlines()
    # a card dropped on no pile goes back without a message
    player.page.evaluate("document.getElementById('said').textContent = ''")
    start, felt = player.middle(move.source), player.nowhere(move.source)
    if by == "finger":
        finger = Finger(player.page)
        finger.down(start)
        finger.slide(start, felt)
        expect(player.page.locator("#table .card.lifted")).to_have_count(1)
        player.expect_outlines(target=(move.target,))
        finger.up()
    else:
        player.page.mouse.move(*start)
        player.page.mouse.down()
        player.page.mouse.move(*felt, steps=4)
        expect(player.page.locator("#table .card.lifted")).to_have_count(1)
        player.page.mouse.up()
    player.expect_position()
    player.expect_outlines()
    assert player.said() == ""
    expect(player.page.locator("#table .lifted")).to_have_count(0)


def test_a_touch_taken_away_by_the_system_returns_the_card(phone: Player) -> None:
    move = moves_to_ribs(phone.session)[0]
    finger = Finger(phone.page)
    start, end = phone.middle(move.source), phone.middle(move.target)
    finger.down(start)
    finger.slide(start, end)
    expect(phone.page.locator("#table .card.lifted")).to_have_count(1)
    finger.cancel()
    expect(phone.page.locator("#table .card.lifted")).to_have_count(0)
    phone.expect_position()
    phone.expect_moves(0)
    phone.play("sw")  # and the next touch works as usual
    phone.expect_position()


def test_a_second_finger_is_ignored(phone: Player) -> None:
    move = moves_to_ribs(phone.session)[0]
    start, end, stock = phone.middle(move.source), phone.middle(move.target), phone.middle(phone.spot_number("s"))
    finger = Finger(phone.page)
    finger.down(start)
    finger.slide(start, end)
    finger.down(end, stock)
    finger.move(end, (stock[0] - 60, stock[1] - 60))
    finger.move(end)  # the second finger leaves the screen
    expect(phone.page.locator("#table .card.lifted")).to_have_count(1)
    finger.up()
    phone.expect_moves(1)
    phone.session.play(move)
    phone.expect_position()


def test_a_right_click_sends_a_card_home_and_opens_no_menu(desk: Player) -> None:
    desk.open("v1/klondike/1")
    desk.page.evaluate(
        "() => addEventListener('contextmenu', (event) => { window.asked = event.defaultPrevented })"
    )
    home = {spot for spot, what in enumerate(desk.game.spots) if what.kind is Kind.FOUNDATION}
    move = next(move for move in desk.game.moves(desk.position) if move.target in home)
    desk.page.mouse.click(*desk.middle(move.source), button="right")
    desk.session.play(move)
    desk.expect_moves(1)
    desk.expect_position()
    assert desk.page.evaluate("window.asked")


def test_what_happens_while_a_card_is_carried_leaves_the_right_board(desk: Player) -> None:
    move = moves_to_ribs(desk.session)[0]

    def lift() -> None:
        desk.page.mouse.move(*desk.middle(move.source))
        desk.page.mouse.down()
        desk.page.mouse.move(*desk.middle(move.target), steps=3)
        expect(desk.page.locator("#table .card.lifted")).to_have_count(1)

    def drop() -> None:
        desk.page.mouse.move(*desk.middle(move.target), steps=2)
        desk.page.mouse.up()

    # a key turns the stock: the dragged card goes back, and still the release over a pile that takes it plays it
    lift()
    desk.page.keyboard.press("d")
    desk.expect_moves(1)
    desk.session.play(Move(desk.spot_number("s"), desk.spot_number("w")))
    desk.expect_position()
    drop()
    desk.session.play(move)
    desk.expect_moves(2)
    desk.expect_position()
    desk.page.keyboard.press("u")
    desk.session.undo()
    desk.expect_moves(1)
    # another deal comes, then the old one again
    lift()
    desk.page.keyboard.press("n")
    desk.expect_moves(0)
    drop()
    expect(desk.page.locator("#table .lifted")).to_have_count(0)
    desk.page.keyboard.press("u")
    desk.expect_moves(1)
    desk.expect_position()
    # the window gets another size
    lift()
    desk.resize(900, 700)
    desk.page.mouse.move(*desk.nowhere(move.source))
    desk.page.mouse.up()
    desk.expect_position()
    desk.expect_moves(1)
    expect(desk.page.locator("#table .lifted")).to_have_count(0)
