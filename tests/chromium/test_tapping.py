"""Check that a tap means one thing: choose, go, fill a space, magnify, or say why not."""

import pytest
from playwright.sync_api import expect

from chromium.player import Finger, Player, link_where, moves_to_ribs
from engine.core import cards
from engine.core.game import Kind, Move
from engine.core.turn import Turn
from engine.play import intents
from engine.play.intents import Choose, Play
from engine.play.session import Session
from support.english import english

pytestmark = pytest.mark.in_turn(6)


def choice(session: Session) -> Choose | None:
    """Return the choice at a pile whose card can go to several places; None if there is none."""
    for spot in range(len(session.game.spots) - 1):
        answer = intents.tap(Turn(session.game, session.position), spot, None)
        if isinstance(answer, Choose) and not answer.fills_space and len(answer.targets) > 1:
            return answer
    return None


def space(session: Session) -> Choose | None:
    """Return the choice at an empty rib that stock and waste can fill; None if there is none."""
    for spot, what in enumerate(session.game.spots):
        if what.kind is Kind.TABLEAU and not session.position[spot]:
            answer = intents.tap(Turn(session.game, session.position), spot, None)
            kinds = {session.game.spots[i].kind for i in answer.targets} if isinstance(answer, Choose) else set()
            if isinstance(answer, Choose) and {Kind.STOCK, Kind.WASTE} <= kinds:
                return answer
    return None


def test_a_tap_chooses_and_a_second_one_says_where(phone: Player) -> None:
    phone.follow(link_where(lambda session: choice(session) is not None))
    chosen = choice(phone.session)
    assert chosen
    made = phone.session.moves_made
    phone.tap(chosen.spot)
    phone.expect_outlines(chosen=(chosen.spot,), target=chosen.targets)
    phone.expect_said("selected; can go to")
    phone.tap(chosen.spot)  # deselects it
    phone.expect_outlines()
    phone.expect_said("Deselected")
    phone.tap(chosen.spot)
    phone.page.touchscreen.tap(*phone.bare_felt())  # a tap on the cloth deselects, too
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
