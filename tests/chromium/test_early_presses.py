"""Check that presses before Python is there are answered when it comes."""

import re

import pytest
from playwright.sync_api import Locator, expect

from chromium.conftest import PHONE, Profiles
from chromium.gate import Gate
from chromium.player import Finger
from chromium.starting_page import as_player, early_page
from engine.play.notation import read_move

pytestmark = pytest.mark.in_turn(2)


def test_early_presses_are_answered_in_order(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    page.locator('.paint.tall .card[data-spot="s"]').last.tap()
    page.locator('.paint.tall .card[data-spot="t1"]').last.tap()
    page.keyboard.press("d")
    page.locator("#undo").tap()
    page.keyboard.press("d")
    expect(page.locator(".paint.tall .pressed").first).to_be_attached()  # the page marks the pressed card
    gate.open()
    player = as_player(page, address)
    for text in ("sw", "t1t2", "sw"):
        player.session.play(read_move(player.game, text))
    player.expect_moves(3)
    player.expect_position()
    assert page.locator(".pressed").count() == 0


def middle(card: Locator) -> tuple[float, float]:
    """Return the middle of a card in pixels."""
    box = card.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("beside", [0, 12])
def test_an_early_drag_is_played_when_python_is_there(contexts: Profiles, address: str, beside: int) -> None:
    """Check that the drag is played later.

    The card may also be dropped beside the target. Until Python is there, the card lies where it was dropped.
    """
    context = contexts(**PHONE)
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    card = page.locator('.paint.tall .card[data-spot="t1"]').last
    target = page.locator('.paint.tall .card[data-spot="t2"]').last
    start, (x, y) = middle(card), middle(target)
    finger = Finger(page)
    finger.down(start)
    finger.slide(start, (x, y + beside))
    finger.up()
    expect(page.locator(".paint.tall .pressed")).to_have_count(2)  # the card and its target
    assert middle(card) == start
    gate.open()
    player = as_player(page, address)
    player.session.play(read_move(player.game, "t1t2"))
    player.expect_moves(1)
    player.expect_position()
    assert page.locator(".pressed").count() == 0


def test_an_early_drag_to_no_other_pile_and_a_second_finger_do_nothing(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    start = middle(page.locator('.paint.tall .card[data-spot="t1"]').last)
    target = middle(page.locator('.paint.tall .card[data-spot="t2"]').last)
    finger = Finger(page)
    finger.down(start)
    finger.slide(start, (start[0] - 12, start[1]))  # to a place where no other card lies
    finger.up()
    finger.down(start)
    finger.down(start, (start[0], start[1] + 90))
    finger.move(target, (start[0], start[1] + 90))
    finger.up()
    assert page.locator(".pressed").count() == 0
    page.keyboard.press("d")
    gate.open()
    player = as_player(page, address)
    player.session.play(read_move(player.game, "sw"))
    player.expect_moves(1)
    player.expect_position()


def test_an_early_press_on_new_deal(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    page.locator("#new").tap()
    page.keyboard.press("d")
    gate.open()
    player = as_player(page, address)
    player.expect_moves(1)
    expect(page.locator("#deal")).not_to_have_text("Deal 1")
    page.locator("#undo").tap()
    player.expect_moves(0)
    player.undo_anew()
    expect(page.locator("#deal")).to_have_text("Deal 1")
    player.expect_position()


def test_what_is_seen_first_can_be_pressed_first(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    gate = Gate(context, re.compile(r"/boot-.*\.js"))  # the board is painted, and no script has come
    page = early_page(context, address)
    page.keyboard.press("d")
    gate.open()
    player = as_player(page, address)
    player.session.play(read_move(player.game, "sw"))
    player.expect_moves(1)
    player.expect_position()


def test_early_presses_do_not_reach_below_a_sheet(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    for key in ("d", "i", "d", "n"):
        page.keyboard.press(key)
    gate.open()
    player = as_player(page, address)
    expect(page.locator("#panel")).to_be_visible()
    page.keyboard.press("Escape")
    player.session.play(read_move(player.game, "sw"))
    player.expect_moves(1)
    player.expect_position()


def test_an_early_swipe_is_no_press(contexts: Profiles, address: str) -> None:
    context = contexts(viewport={"width": 390, "height": 844})
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    box = page.locator('.paint.tall .card[data-spot="s"]').last.bounding_box()
    assert box
    page.mouse.move(5, box["y"])
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    page.mouse.up()
    gate.open()
    player = as_player(page, address)
    player.expect_moves(0)
    player.expect_position()
