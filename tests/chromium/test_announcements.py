"""Check what screen readers get: each move announced once, and a name for each pile."""

import pytest

from chromium.player import Player, deal_of, first_moves, won_link
from chromium.watching import LISTEN
from support.english import english

pytestmark = pytest.mark.in_turn(2)


@pytest.mark.fast_clock
def test_each_move_is_spoken_once_and_refusals_too(desk: Player) -> None:
    page = desk.page
    page.evaluate(LISTEN)

    def expect_spoken(number: int, words: str) -> None:
        desk.eventually(lambda: page.evaluate("spoken.length") >= number, True)
        heard = page.evaluate("spoken")
        assert len(heard) == number, heard
        assert words in heard[-1], heard

    page.keyboard.press("d")
    expect_spoken(1, " turned")
    page.mouse.click(*desk.middle(desk.spot_number("t3")))
    expect_spoken(2, " can’t go anywhere now.")
    page.mouse.click(*desk.middle(desk.spot_number("t3")))  # the same words are announced again
    expect_spoken(3, " can’t go anywhere now.")
    page.mouse.click(*desk.middle(desk.spot_number("t1")))
    expect_spoken(4, " to the top right rib")
    desk.page.locator("#undo").click()
    expect_spoken(5, "; move 1")
    page.keyboard.press("w")
    expect_spoken(6, "Stock, 69 cards")
    page.keyboard.press("m")
    expect_spoken(7, " can move")
    page.keyboard.press("m")
    expect_spoken(8, " moves: ")
    page.keyboard.press("o")
    expect_spoken(9, "Home: ")
    page.keyboard.press("o")
    expect_spoken(10, "Coccyx, ")
    desk.pass_time(2000)  # many ticks of the clock: the page says nothing without being asked
    assert len(page.evaluate("spoken")) == 10


def test_every_pile_is_one_element_with_a_name_of_its_own(phone: Player) -> None:
    names = "all => all.map(e => e.getAttribute('aria-label'))"
    for link in (deal_of(won_link("backbone")), first_moves("backbone-aisleriot", 60)):
        phone.follow(link)
        phone.expect_position()
        scene = phone.scene()
        labels = phone.page.locator("#table .spot[role=button]").evaluate_all(names)
        assert labels == [english(view.label) for view in scene.board.spots]
        assert all(labels)
        assert len(set(labels)) == len(labels)
        assert phone.page.locator("#table .card:not([aria-hidden=true])").count() == 0  # the pile's name has them


def test_a_screen_readers_own_press_is_a_tap(desk: Player) -> None:
    desk.page.locator('#table .spot[data-spot="t1"]').evaluate(
        "e => e.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    )
    desk.expect_moves(1)
