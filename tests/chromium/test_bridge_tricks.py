"""Check the thirteen tricks of bridge, card by card."""

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from app.core.playback import PACES
from chromium.bridge_rubbers import LAST_OF_FIRST, WON, must_follow, part, several_turned
from chromium.bridge_table import expect_facts, expect_made, facts_of, focus, plate, play, spoken
from chromium.conftest import PHONE, Profiles
from chromium.player import Player, first_moves
from chromium.prepared_player import SCREENS, player_at
from chromium.watching import WATCH_MOTION, WATCH_STEPS
from engine.core import cards
from engine.core.game import Position
from engine.games.bridge import state as bridge
from engine.games.bridge.state import BridgeSpot
from engine.play.notation import card_text, move_text

pytestmark = pytest.mark.in_turn(6)


def open_cards(position: Position) -> list[str]:
    """Return the face-up cards of the house in the trick, and those turned aside."""
    there = (*position[BridgeSpot.HOUSE_CARD], *position[BridgeSpot.ASIDE])
    return sorted(card_text(card) for card in there if not cards.is_down(card))


@pytest.mark.parametrize(("pace", "size"), [("slow", SCREENS[0]), *(("fast", size) for size in SCREENS)])
@pytest.mark.timing
def test_the_cards_of_the_house_are_seen_one_by_one(
    contexts: Profiles, address: str, pace: str, size: tuple[int, int]
) -> None:
    player = player_at(contexts, address, size, pace=pace)
    page = player.page
    watched = several_turned()
    player.open(watched.before)
    began = page.evaluate(WATCH_STEPS)
    was = player.position
    player.tap(BridgeSpot.HAND, watched.move.n)
    expect_made(player, move_text(player.game, watched.move))  # saved at once; its replies are yet to be shown
    wanted: list[list[Any]] = []
    for position in (was, *watched.steps):
        here = [open_cards(position), " / ".join(facts_of(player, position))]
        wanted += [here] if here not in wanted[-1:] else []

    def seen() -> list[list[Any]]:
        found = page.evaluate("steps.map(step => JSON.parse(step.seen))")
        return [[sorted(opened), facts] for opened, facts in found]

    ready = "wanted => steps.at(-1).seen.endsWith(wanted)"
    page.wait_for_function(ready, arg=f"{json.dumps(wanted[-1][1], ensure_ascii=False)}]")
    player.expect_position()
    assert seen() == wanted
    took = page.evaluate("steps.at(-1).at") - began
    pauses = len(watched.steps) - 1
    # from the fifth pause on, each is 0.85 times as long as the one before
    assert took >= PACES[pace] * sum(0.85 ** max(0, number - 3) for number in range(pauses))
    if pace == "fast":
        assert took < PACES["steady"] * pauses
    expect_facts(player)


@pytest.mark.parametrize("by", ["finger", "key"])
@pytest.mark.fast_clock
def test_a_press_shows_the_end_and_plays_nothing(contexts: Profiles, address: str, by: str) -> None:
    player = player_at(contexts, address, SCREENS[0], pace="slow")
    page = player.page
    watched = several_turned()
    player.open(watched.before)
    player.touch(watched.move)
    after = next(iter(player.game.moves(player.position)))
    assert plate(player) != facts_of(player, player.position)  # not everything is shown yet
    if by == "finger":
        player.tap(BridgeSpot.HAND, after.n)  # on a card that could be played
    else:
        page.keyboard.press("ArrowRight")
    player.expect_position()
    player.expect_moves(player.session.moves_made)
    expect_facts(player)
    player.pass_time(5000)
    player.expect_moves(player.session.moves_made)
    # the next press plays
    player.tap(BridgeSpot.HAND, after.n)
    expect_made(player, move_text(player.game, after))


@pytest.mark.fast_clock
def test_undo_while_the_house_plays_takes_back_the_card(phone: Player) -> None:
    watched = several_turned()
    phone.open(watched.before)
    phone.touch(watched.move)
    phone.page.locator("#undo").tap()
    phone.session.undo()
    phone.expect_moves(phone.session.moves_made)
    phone.expect_position()
    expect_facts(phone)
    phone.pass_time(5000)
    phone.expect_position()
    phone.page.locator("#redo").tap()
    phone.session.redo()
    phone.expect_position()
    expect_facts(phone)


@pytest.mark.parametrize("by", ["finger", "mouse"])
def test_a_card_is_carried_to_the_trick(phone: Player, by: Any) -> None:
    phone.open(first_moves("bridge", 12))
    move = next(iter(phone.game.moves(phone.position)))
    phone.drag(BridgeSpot.HAND, BridgeSpot.PLAYER_CARD, by, n=move.n)
    expect_made(phone, move_text(phone.game, move))
    phone.hurry()
    phone.expect_position()


@pytest.mark.parametrize("by", ["tap", "drag", "Enter"])
def test_a_card_that_may_not_be_played_hears_why(phone: Player, by: str) -> None:
    session = must_follow()
    phone.open(session.link())
    legal = {option.n for option in session.game.moves(session.position)}
    wrong = next(card for card in session.position[BridgeSpot.HAND] if card not in legal)
    if by == "tap":
        phone.tap(BridgeSpot.HAND, wrong)
    elif by == "drag":
        phone.drag(BridgeSpot.HAND, BridgeSpot.PLAYER_CARD, n=wrong)
    else:
        phone.walk(BridgeSpot.HAND, wrong)
        phone.page.keyboard.press("Enter")
    led = cards.SUIT_NAMES[cards.suit(session.position[BridgeSpot.HOUSE_CARD][0])]
    phone.expect_said(f"You have to follow suit: {led} were led.")
    expect(phone.page.locator("#said.aloud")).to_be_visible()
    phone.expect_moves(session.moves_made)
    phone.expect_position()


@pytest.mark.parametrize("size", SCREENS)
def test_the_facts_are_in_sight_at_every_step(contexts: Profiles, address: str, size: tuple[int, int]) -> None:
    player = player_at(contexts, address, size, pace="fast")
    player.open(part(WON, 15))
    moves = WON.split("/")[3].split(".")
    for text in moves[15:25]:
        play(player, text)
        expect_facts(player)
        shown = " / ".join(plate(player))
        state = bridge.read_state(player.position)
        assert "vulnerable" in shown
        if state.contract:
            assert spoken(state.contract.name, "sign") in shown
            assert re.search(rf"\bYou {state.player_tricks}\b", shown)
            assert re.search(rf"\bHouse {state.house_tricks}\b", shown)
    player.expect_position()


def test_tricks_lie_crosswise(phone: Player) -> None:
    phone.open(part(WON, LAST_OF_FIRST - 1))
    phone.expect_position()
    played = bridge.read_state(phone.position)
    for spot, count in (("v", played.house_tricks), ("w", played.player_tricks)):
        script = "all => all.map(e => e.getBoundingClientRect().toJSON())"
        boxes = phone.page.locator(f'#table .card[data-spot="{spot}"]').evaluate_all(script)
        tops = boxes[: count - 1]  # without the last trick, of which the other card may lie there, too
        assert len(tops) == count - 1 > 1
        across = [box["width"] > box["height"] for box in tops]
        assert all(one != other for one, other in pairwise(across)), across


@pytest.mark.fast_clock
def test_enter_while_the_house_plays_plays_nothing(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, (1280, 800), pace="slow")
    watched = several_turned()
    player.open(watched.before)
    player.press(watched.move)
    assert plate(player) != facts_of(player, player.position)  # not everything is shown yet
    player.page.keyboard.press("Enter")
    player.expect_position()
    player.pass_time(5000)
    player.expect_moves(player.session.moves_made)


def test_the_focus_stays_in_the_hand(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, (1280, 800), pace="fast")
    page = player.page
    player.open(part(WON, 12))
    while not bridge.read_state(player.position).played_out:
        hand = [card_text(card) for card in player.position[BridgeSpot.HAND]]
        move = next(iter(player.game.moves(player.position)))
        player.walk(BridgeSpot.HAND, move.n)
        page.keyboard.press("Enter")
        expect_made(player, move_text(player.game, move))
        at = hand.index(card_text(move.n))
        hand.remove(card_text(move.n))
        wanted = f"h {hand[min(at, len(hand) - 1)]}" if hand else None
        assert focus(page) == wanted if wanted else player.spot_number(focus(page)) >= 0
        player.expect_position()  # waits until the house has played
        if player.position[BridgeSpot.HAND]:
            assert focus(page) == wanted
        else:
            assert player.spot_number(focus(page)) >= 0


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
@pytest.mark.timing
def test_nothing_moves_for_those_who_want_no_motion(contexts: Profiles, address: str, wish: Any) -> None:
    context = contexts(**PHONE, reduced_motion=wish)
    context.add_init_script(WATCH_MOTION)
    player = Player(context.new_page(), address)
    watched = several_turned()
    player.open(watched.before)
    player.page.evaluate(WATCH_STEPS)
    player.touch(watched.move)
    # the cards that the house turns are still shown one by one
    player.eventually(lambda: bool(player.page.evaluate("steps.length >= 3")), True)
    player.hurry()
    player.expect_position()
    expect(player.page.locator("#table .flying")).to_have_count(0)
    assert any(player.page.evaluate("framesSeen")) == (wish == "no-preference")
