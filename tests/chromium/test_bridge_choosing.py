"""Check the choice of the hand in bridge: the player keeps six cards and takes up the blind."""

import pytest
from playwright.sync_api import expect

from chromium.bridge_rubbers import SIX_KEPT
from chromium.bridge_table import expect_facts, expect_made, rows_of_hand, spoken, tap_card
from chromium.conftest import PHONE, Profiles
from chromium.gate import Gate
from chromium.player import Player
from engine.core import cards, hands
from engine.games.bridge import state as bridge
from engine.games.bridge.state import BridgeSpot
from engine.games.catalogue import CATALOGUE
from engine.play.notation import card_text, move_text, read_card
from engine.play.session import Session
from support.english import english, message

pytestmark = pytest.mark.in_turn(6)


def test_six_cards_rise_one_goes_back_and_there_is_no_seventh(phone: Player) -> None:
    page = phone.page
    phone.open("v1/bridge/34")
    expect(page.locator("#offer h2")).to_have_text("Keep six cards: six to go")
    expect(page.locator("#offer button")).to_have_count(0)
    phone.expect_position()  # waits until all cards are dealt
    low = rows_of_hand(phone)
    kept = ["Ad", "Ks", "Kh", "Qd", "Js", "Jc"]
    for text in kept:
        tap_card(phone, text)
        expect_made(phone, f"hk{text}")
        expect_facts(phone)
    phone.expect_position()
    high = rows_of_hand(phone)
    assert sorted(text for text in high if high[text] < low[text] - 4) == sorted(kept)
    assert all(abs(high[text] - low[text]) < 1 for text in high if text not in kept)
    # a seventh card does not rise; when it is dropped anywhere but on the discard pile, the page says why
    reason = message("six-kept-already")
    phone.drag(BridgeSpot.HAND, BridgeSpot.STOCK, n=read_card("9h"))
    phone.expect_said(reason)
    expect(page.locator("#said.aloud")).to_be_visible()
    phone.expect_moves(6)
    phone.expect_position()
    tap_card(phone, "Ks")
    expect_made(phone, "hkKs")
    phone.expect_position()
    expect(page.locator("#offer h2")).to_have_text("Keep six cards: one to go")
    expect(page.locator("#offer button")).to_have_count(0)
    # and no card goes to the discard pile before six are kept
    phone.drag(BridgeSpot.HAND, BridgeSpot.DISCARD, n=read_card("9h"))
    phone.expect_said("Keep six cards first: one to go.")
    expect(page.locator("#said.aloud")).to_be_visible()
    phone.expect_position()


def test_a_joker_cannot_be_put_back(phone: Player) -> None:
    phone.open(next(f"v1/bridge/{n}" for n in range(1, 99) if hands.jokers(first_hand(n))))
    joker = next(card for card in phone.position[BridgeSpot.HAND] if hands.is_joker(card))
    expect(phone.page.locator("#offer")).to_contain_text(message("joker-is-kept"))
    phone.tap(BridgeSpot.HAND, joker)
    phone.expect_said(message("joker-is-kept"))
    expect(phone.page.locator("#said.aloud")).to_be_visible()
    phone.expect_moves(0)
    phone.expect_position()


def first_hand(number: int) -> bytes:
    return CATALOGUE["bridge"].start(number)[BridgeSpot.HAND]


def test_the_button_takes_up_the_blind(phone: Player) -> None:
    phone.open(SIX_KEPT)
    offered = phone.game.call_options(phone.position)
    assert offered
    highest = offered.calls[0].move
    name = english(cards.name(highest.n))
    assert hands.height(highest.n) == max(
        hands.height(card)
        for card in phone.position[BridgeSpot.HAND]
        if card not in bridge.read_state(phone.position).kept
    )
    expect(phone.page.locator("#offer")).to_contain_text(spoken(cards.name(highest.n), "sign"))
    button = phone.page.get_by_role("button", name=f"pick up the blind, with the {name} on top")
    expect(button).to_have_text(message("take-up-blind"))
    button.tap()
    expect_made(phone, move_text(phone.game, highest))
    phone.expect_position()
    expect_facts(phone)
    assert len(rows_of_hand(phone)) == 13


@pytest.mark.parametrize("by", ["tap", "drag", "keys"])
def test_another_card_is_laid_on_top_of_the_discard(phone: Player, by: str) -> None:
    phone.open(SIX_KEPT)
    state = bridge.read_state(phone.position)
    low = min((card for card in state.hand if card not in state.kept), key=hands.height)
    if by == "tap":
        phone.tap(BridgeSpot.HAND, low)
        phone.expect_said("can go to discard pile")
        expect(phone.page.locator("#table .marks .chosen")).to_have_count(1)
        expect(phone.page.locator("#table .marks .target")).to_have_count(1)
        phone.expect_moves(6)
        phone.tap(BridgeSpot.DISCARD)
    elif by == "drag":
        phone.drag(BridgeSpot.HAND, BridgeSpot.DISCARD, n=low)
    else:
        phone.walk(BridgeSpot.HAND, low)
        phone.page.keyboard.press("Enter")
        phone.walk(BridgeSpot.DISCARD)
        phone.page.keyboard.press("Enter")
    expect_made(phone, f"hd{card_text(low)}")
    phone.expect_position()
    top = phone.page.locator('#table .card[data-spot="d"]').last
    expect(top).to_have_attribute("data-card", card_text(low))


@pytest.mark.fast_clock
def test_a_second_tap_on_the_blind_bids_nothing(phone: Player) -> None:
    phone.open(SIX_KEPT)
    box = phone.page.locator("#offer button").bounding_box()
    assert box
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    phone.page.touchscreen.tap(*at)
    phone.page.touchscreen.tap(*at)
    phone.pass_time(300)
    phone.expect_moves(7)


def test_a_seventh_card_is_answered_in_words_on_the_screen(phone: Player) -> None:
    phone.open(SIX_KEPT)
    tap_card(phone, "9h")
    expect(phone.page.locator("#said.aloud")).to_be_visible()


def test_early_taps_on_the_hand(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE, service_workers="block")
    player = Player(context.new_page(), address)
    player.open("v1/bridge/34")
    player.expect_position()
    player.page.goto("about:blank")
    gate = Gate(context, "**/*.wasm")
    page = player.page
    page.goto(address, wait_until="commit")
    page.locator('#first-paint .card[data-card="Ad"]').tap(position={"x": 8, "y": 12})
    gate.open()
    player.wait_for_python()
    player.session = Session.read("v1/bridge/34/hkAd", CATALOGUE)
    player.expect_moves(1)
