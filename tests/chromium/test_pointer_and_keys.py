"""Mouse, finger and keys on the table: every press means one thing, and none can spoil the board."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from chromium.conftest import PHONE, Profiles
from chromium.player import Finger, Player, first_moves, link_where, won_link
from engine.core import cards
from engine.core.game import Kind, Move
from engine.core.turn import Turn
from engine.play import intents
from engine.play.intents import Choose, Play
from engine.play.session import Session
from support.english import english
from support.sessions import undo_all

pytestmark = pytest.mark.in_turn(6)

By = Literal["finger", "mouse"]
HANDS: tuple[By, ...] = ("finger", "mouse")


def moves_to_ribs(session: Session) -> list[Move]:
    """The moves that lay a card on another one, by which cards can be carried about."""
    kinds = [spot.kind for spot in session.game.spots]
    return [
        move
        for move in session.game.moves(session.position)
        if kinds[move.target] is Kind.TABLEAU
        and session.position[move.target]
        and kinds[move.source] is Kind.TABLEAU
    ]


def player_with(by: By, contexts: Profiles, address: str) -> Player:
    options = PHONE if by == "finger" else {"viewport": {"width": 1280, "height": 800}}
    return Player(contexts(**options).new_page(), address)


def choice(session: Session) -> Choose | None:
    """A pile whose card may go to several places."""
    for spot in range(len(session.game.spots) - 1):
        answer = intents.tap(Turn(session.game, session.position), spot, None)
        if isinstance(answer, Choose) and not answer.fills_space and len(answer.targets) > 1:
            return answer
    return None


def space(session: Session) -> Choose | None:
    """An empty rib that stock and waste may fill."""
    for spot, what in enumerate(session.game.spots):
        if what.kind is Kind.TABLEAU and not session.position[spot]:
            answer = intents.tap(Turn(session.game, session.position), spot, None)
            kinds = {session.game.spots[i].kind for i in answer.targets} if isinstance(answer, Choose) else set()
            if isinstance(answer, Choose) and {Kind.STOCK, Kind.WASTE} <= kinds:
                return answer
    return None


# Carrying


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
    # dropped on nothing it returns without a word
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
    phone.play("sw")  # and the next touch is a touch again
    phone.expect_position()


def test_a_second_finger_is_ignored(phone: Player) -> None:
    move = moves_to_ribs(phone.session)[0]
    start, end, stock = phone.middle(move.source), phone.middle(move.target), phone.middle(phone.spot_number("s"))
    finger = Finger(phone.page)
    finger.down(start)
    finger.slide(start, end)
    finger.down(end, stock)
    finger.move(end, (stock[0] - 60, stock[1] - 60))
    finger.move(end)  # the second finger leaves
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

    # the stock is turned by a key: the card in the hand has gone back, and is let go over a pile that takes it
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
    # another deal comes, and the old one again
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


# Tapping


def test_a_tap_chooses_and_a_second_one_says_where(phone: Player) -> None:
    phone.follow(link_where(lambda session: choice(session) is not None))
    chosen = choice(phone.session)
    assert chosen
    made = phone.session.moves_made
    phone.tap(chosen.spot)
    phone.expect_outlines(chosen=(chosen.spot,), target=chosen.targets)
    phone.expect_said("selected; can go to")
    phone.tap(chosen.spot)  # let go
    phone.expect_outlines()
    phone.expect_said("Deselected")
    phone.tap(chosen.spot)
    phone.page.touchscreen.tap(*phone.bare_felt())  # let go on the cloth
    phone.expect_outlines()
    phone.expect_moves(made)
    phone.tap(chosen.spot)
    phone.tap(chosen.targets[-1])
    phone.expect_moves(made + 1)
    phone.session.play(Move(chosen.spot, chosen.targets[-1]))
    phone.expect_position()
    phone.expect_outlines()


@pytest.mark.parametrize("source", ["s", "w"])
def test_a_space_is_tapped_and_then_what_fills_it(phone: Player, source: str) -> None:
    phone.follow(link_where(lambda session: space(session) is not None))
    chosen = space(phone.session)
    assert chosen
    made, giver = phone.session.moves_made, phone.spot_number(source)
    phone.tap(chosen.spot)
    phone.expect_outlines(chosen=(chosen.spot,), target=chosen.targets)
    phone.expect_said("can be filled from")
    phone.tap(giver)
    phone.expect_moves(made + 1)
    phone.session.play(Move(giver, chosen.spot))
    phone.expect_position()


def test_a_covered_card_of_the_spine_says_so(phone: Player) -> None:
    covered = next(
        card for card in phone.scene().board.cards if phone.game.spots[card.spot].name == "l" and card.depth == 3
    )
    place = phone.scene().rect(covered)
    phone.page.touchscreen.tap(*phone.on_screen(place.x + place.width / 2, place.y + 12))
    phone.expect_said(f"The {english(cards.name(covered.card))} is covered.")
    expect(phone.page.locator("#said.aloud")).to_be_visible()
    phone.expect_moves(0)


def test_a_card_that_fits_nowhere_says_so(phone: Player) -> None:
    stuck = phone.spot_number("t3")
    answer = intents.tap(Turn(phone.game, phone.position), stuck, None)
    assert isinstance(answer, intents.Refuse)
    phone.tap(stuck)
    phone.expect_said(answer.reason)
    expect(phone.page.locator("#said.aloud")).to_be_visible()


@pytest.mark.timing
def test_a_long_press_magnifies_until_the_finger_moves_and_then_drags(phone: Player) -> None:
    move = moves_to_ribs(phone.session)[0]
    start = phone.middle(move.source)
    finger = Finger(phone.page)
    finger.down(start)
    magnified = phone.page.locator("#table .magnified")
    expect(magnified).to_be_visible()
    box = magnified.bounding_box()
    assert box
    assert box["width"] > 2 * phone.scene().card
    assert phone.said() == ""
    finger.slide(start, phone.middle(move.target))
    expect(phone.page.locator("#table .lifted")).to_have_count(1)
    expect(magnified).to_have_count(0)
    finger.up()
    phone.expect_moves(1)


def test_a_swipe_over_the_cloth_does_nothing(phone: Player) -> None:
    felt = phone.bare_felt()
    for start, end in (
        (felt, phone.middle(phone.spot_number("s"))),
        (phone.middle(phone.spot_number("s")), felt),
        (phone.middle(phone.spot_number("l")), felt),
    ):
        finger = Finger(phone.page)
        finger.down(start)
        finger.slide(start, end)
        finger.up()
    phone.play("sw")
    assert phone.session.moves_made == 1
    phone.expect_position()
    phone.expect_outlines()
    assert phone.page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


def test_a_right_click_means_nothing(desk: Player) -> None:
    x, y = desk.middle(desk.spot_number("s"))
    desk.page.mouse.click(x, y, button="right")
    desk.page.mouse.click(x, y)
    desk.expect_moves(1)


@pytest.mark.timing
def test_an_automatic_move_glows_where_it_went(phone: Player) -> None:
    move = moves_to_ribs(phone.session)[0]
    assert intents.tap(Turn(phone.game, phone.position), move.source, None) == Play(move)
    phone.tap(move.source)
    expect(phone.page.locator("#table .marks .glow")).to_have_count(1)
    phone.expect_moves(1)


# Presses that come faster than cards fly


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
    # away to fresh deals while they are being dealt, and back again
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
    # the cards fly at a hundredth of their speed, so that each press meets them in the air
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


# Back and forth


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


# Motion

WATCH_MOTION = """
    window.framesSeen = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        framesSeen.push(...frames.map(frame => "transform" in frame));
        return animate.call(this, frames, options);
    };
"""


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
    player.expect_position()  # the card that moved last lies uppermost
    player.page.locator("#undo").tap()
    player.session.undo()
    other = moves_to_ribs(player.session)[0]
    player.drag(other.source, player.spot_number("t6"))  # and back
    player.page.locator("#new").tap()
    player.expect_moves(0)
    expect(player.page.locator("#deal")).not_to_have_text("Deal 1")
    expect(player.page.locator("#table .flying")).to_have_count(0)  # when the deal is over nothing stays promoted
    player.page.locator("#undo").tap()
    player.expect_position()
    seen = player.page.evaluate("framesSeen")
    assert any(seen) == (wish == "no-preference"), seen


# The end


@pytest.mark.fast_clock
def test_the_last_move_of_a_game_can_be_taken_back_before_its_sheet_opens(phone: Player) -> None:
    phone.follow(won_link("backbone").rsplit(".", 1)[0])
    phone.play(won_link("backbone").rsplit(".", 1)[1])
    phone.page.keyboard.press("u")
    phone.session.undo()
    phone.expect_moves(phone.session.moves_made)
    phone.pass_time(3000)  # longer than the sheet would have waited
    expect(phone.page.get_by_role("dialog")).to_be_hidden()
    phone.expect_position()


def test_the_field_for_a_card_has_room_on_a_small_phone(contexts: Profiles, address: str) -> None:
    """Beside its words there were 35 pixels left for it."""
    player = Player(contexts(viewport={"width": 360, "height": 640}).new_page(), address)
    player.page.keyboard.press("/")
    expect(player.page.locator("#find")).to_be_focused()
    box = player.page.locator("#find").bounding_box()
    assert box and box["width"] > 120
