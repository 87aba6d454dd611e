"""Presses by a pointer that rests for a moment."""

from collections.abc import Iterator

import pytest

from support.fake_browser import Browser
from support.fake_browser.browser import DESK, Point
from support.page import choose_setting, saved

MEDIUM = 1300


@pytest.fixture
def desk(pyodide: None) -> Iterator[Browser]:
    """Yield a page on which a resting pointer presses."""
    tab = Browser("/#v1/klondike/4", size=DESK)
    tab.start()
    choose_setting(tab, "choose dwell medium")
    tab.advance(1000)
    tab.pointer_move((3, 400))
    yield tab
    tab.check()


def lines(browser: Browser) -> int:
    return len(browser.find_all(".resting"))


def beside(at: Point, by: float = 3) -> Point:
    return at[0] + by, at[1] + by


def test_while_it_is_off_a_pointer_may_rest(browser: Browser) -> None:
    browser.go_to("v1/klondike/4")
    browser.pointer_move(browser.place("s"))
    browser.advance(10_000)
    assert saved(browser).moves_made == 0
    assert not lines(browser)


def test_a_card_is_pressed_after_the_time_and_not_before(desk: Browser) -> None:
    desk.pointer_move(desk.place("t7"))
    assert lines(desk) == 1
    desk.advance(MEDIUM - 1)
    assert saved(desk).moves_made == 0
    desk.advance(1)
    assert saved(desk).link() == "v1/klondike/4/t7t3"
    assert not lines(desk)


def test_a_hand_may_tremble_inside_the_place(desk: Browser) -> None:
    place = desk.place("t7")
    for step in range(14):
        desk.pointer_move(beside(place, step % 3))
        desk.advance(100)
    assert saved(desk).moves_made == 1


def test_leaving_the_place_ends_it(desk: Browser) -> None:
    desk.pointer_move(desk.place("t7"))
    desk.advance(MEDIUM - 100)
    desk.pointer_move((3, 400))
    assert not lines(desk)
    desk.advance(MEDIUM)
    assert saved(desk).moves_made == 0
    desk.pointer_move(desk.place("t7"))
    desk.advance(MEDIUM - 100)
    assert saved(desk).moves_made == 0  # the time starts again at each new pile


def test_a_place_is_not_pressed_again_before_the_pointer_has_left_it(desk: Browser) -> None:
    stock = desk.place("s")
    for _ in range(30):
        desk.pointer_move(beside(stock))
        desk.advance(200)
    assert saved(desk).link() == "v1/klondike/4/sw"
    desk.pointer_move((3, 400))
    desk.pointer_move(stock)
    desk.advance(MEDIUM)
    assert saved(desk).link() == "v1/klondike/4/sw.sw"


def test_buttons_and_sheets_are_pressed_too(desk: Browser) -> None:
    desk.pointer_move(desk.box("#menu").middle)
    desk.advance(MEDIUM)
    assert desk.text("#panel-title") == "Menu"
    desk.pointer_move(desk.box('#panel [data-do="statistics"]').middle)
    assert len(desk.find_all("#panel > .resting")) == 1  # the ring of the resting pointer lies over the sheet
    desk.advance(MEDIUM)
    assert desk.text("#panel-title") == "Statistics: Klondike"


def test_what_could_only_be_refused_is_left_alone(desk: Browser) -> None:
    """A player who only looks at a card does not want to hear that it cannot move."""
    movable = {saved(desk).game.spots[move.source].name for move in saved(desk).game.moves(saved(desk).position)}
    stuck = next(f"t{number}" for number in range(1, 8) if f"t{number}" not in movable)
    desk.pointer_move(desk.place(stuck))
    assert not lines(desk)
    desk.pointer_move(desk.box("#undo").middle)  # the button is disabled, since no move was made
    assert not lines(desk)


def test_a_press_or_a_key_ends_a_rest(desk: Browser) -> None:
    for interrupt in ("key", "press"):
        desk.pointer_move((3, 400))
        desk.pointer_move(desk.place("t7"))
        desk.advance(MEDIUM - 100)
        if interrupt == "key":
            desk.key("Shift")
        else:
            desk.tap((3, 400))
        assert not lines(desk)
        desk.pointer_move(beside(desk.place("t7")))
        desk.advance(MEDIUM)
        assert saved(desk).moves_made == 0


def test_fingers_and_carried_cards_are_no_rest(desk: Browser) -> None:
    desk.pointer_move(desk.place("t7"), "touch")
    assert not lines(desk)
    desk.pointer_down(desk.place("t7"))
    desk.pointer_move(desk.place("s"))
    desk.advance(MEDIUM)
    assert not lines(desk)
    desk.pointer_up((3, 400))
    assert saved(desk).moves_made == 0


def test_out_of_sight_and_outside_the_window_nothing_is_pressed(desk: Browser) -> None:
    desk.pointer_move(desk.place("t7"))
    desk.hide()
    desk.advance(MEDIUM)
    assert saved(desk).moves_made == 0
    desk.show()
    assert not lines(desk)


def test_the_line_grows_unless_motion_is_reduced(desk: Browser) -> None:
    desk.pointer_move(desk.place("t7"))
    assert desk.in_motion
    desk.pointer_move((3, 400))
    desk.prefer("(prefers-reduced-motion: reduce)", holds=True)
    desk.pointer_move(desk.place("t7"))
    assert lines(desk) == 1
    assert not desk.in_motion


def test_it_can_be_switched_off(desk: Browser) -> None:
    choose_setting(desk, "choose dwell off")
    desk.pointer_move((3, 400))
    desk.pointer_move(desk.place("t7"))
    desk.advance(MEDIUM)
    assert not lines(desk)
    assert saved(desk).moves_made == 0


def test_with_one_switch_the_pointer_does_not_matter(desk: Browser) -> None:
    choose_setting(desk, "choose scanning slow")
    desk.pointer_move((3, 400))
    desk.pointer_move(desk.place("t7"))
    assert not lines(desk)
