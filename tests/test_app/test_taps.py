"""What a tap on a card does: it moves the card or chooses it; and the second half of a double tap does nothing."""

from collections.abc import Iterator

import pytest

from app.control.repeated_tap import RepeatedTap
from engine.core.game import Kind
from engine.games import CATALOGUE
from engine.play import intents
from engine.play.intents import Choose, Play
from engine.play.session import Session
from support.fake_browser import Browser
from support.page import choose_setting, saved

DEAL = "v1/freecell/1"


def automatic(name: str) -> Iterator[tuple[Session, str]]:
    """Deals with a pile from which two taps, one after the other, would each move a card."""
    game = CATALOGUE[name]
    for number in range(1, 30):
        session = Session(game, number)
        for spot, pile in enumerate(session.position):
            first = intents.tap(game, session.position, spot, None) if pile else None
            if isinstance(first, Play) and game.spots[spot].kind is not Kind.STOCK:
                after = game.play(session.position, first.move)
                if isinstance(intents.tap(game, after, spot, None), Play):
                    yield session, game.spots[spot].name


SESSION, PILE = next(automatic("seahaven"))


def upper_part(browser: Browser) -> tuple[float, float]:
    """A point of the open card of PILE where the card before it lies, too."""
    box = browser.box(browser.cards(PILE)[-1])
    return box.middle[0], box.middle[1] - box.height / 2 + 6


def chooses(browser: Browser) -> tuple[str, str]:
    """A pile whose card a tap would move, and the pile it may go to, at the start of a deal of FreeCell."""
    session = saved(browser)
    game, position = session.game, session.position
    for spot, pile in enumerate(position):
        chosen = intents.tap(game, position, spot, None, take_only=True) if pile else None
        if isinstance(chosen, Choose) and isinstance(intents.tap(game, position, spot, None), Play):
            return game.spots[spot].name, game.spots[chosen.targets[0]].name
    raise AssertionError("no such pile")


# A tap moves or chooses


@pytest.mark.parametrize("pointer", ["touch", "mouse", "pen"])
def test_a_tap_moves_a_card_at_once_by_default(browser: Browser, pointer: str) -> None:
    browser.go_to(DEAL)
    source, _ = chooses(browser)
    browser.tap(browser.place(source), pointer)
    assert saved(browser).moves_made == 1


@pytest.mark.parametrize("pointer", ["touch", "mouse", "pen"])
def test_a_tap_chooses_the_card_if_the_player_likes_it_so(browser: Browser, pointer: str) -> None:
    choose_setting(browser, "choose tap chooses")
    browser.go_to(DEAL)
    source, target = chooses(browser)
    browser.tap(browser.place(source), pointer)
    assert saved(browser).moves_made == 0
    assert browser.find_all("#table .chosen") and browser.find_all("#table .target")
    assert "chosen; may go to" in browser.text("#said")
    browser.tap(browser.place(target), pointer)
    assert saved(browser).moves_made == 1


def test_a_second_tap_on_the_same_card_puts_it_down_again(browser: Browser) -> None:
    choose_setting(browser, "choose tap chooses")
    browser.go_to(DEAL)
    source, _ = chooses(browser)
    for _ in range(2):
        browser.tap(browser.place(source))
    assert saved(browser).moves_made == 0 and not browser.find_all("#table .chosen")


def test_a_screen_reader_chooses_in_the_same_way(browser: Browser) -> None:
    choose_setting(browser, "choose tap chooses")
    browser.go_to(DEAL)
    source, target = chooses(browser)
    browser.activate(browser.cards(source)[-1])
    assert saved(browser).moves_made == 0 and "chosen" in browser.text("#said")
    browser.activate(browser.outline(target))
    assert saved(browser).moves_made == 1


@pytest.mark.parametrize("setting", ["choose tap chooses", "choose tap moves"])
def test_enter_chooses_and_the_space_bar_plays_whatever_a_tap_does(browser: Browser, setting: str) -> None:
    choose_setting(browser, setting)
    browser.go_to(DEAL)
    source, _ = chooses(browser)
    browser.outline(source).focus()
    browser.key("Enter")
    assert saved(browser).moves_made == 0 and browser.find_all("#table .chosen")
    browser.key("Enter")
    browser.key(" ")
    assert saved(browser).moves_made == 1


def test_the_stock_is_turned_by_one_tap_however_cards_are_moved(browser: Browser) -> None:
    choose_setting(browser, "choose tap chooses")
    browser.go_to("v1/klondike/1")
    browser.tap(browser.place("s"))
    assert saved(browser).moves_made == 1


# The second half of a double tap


def test_the_second_half_of_a_double_tap_moves_no_other_card(browser: Browser) -> None:
    browser.go_to(SESSION.link())
    place = upper_part(browser)
    browser.tap(place)
    browser.advance(200)
    browser.tap((place[0] + 5, place[1] - 5))
    assert saved(browser).moves_made == 1


def test_a_tap_a_little_later_is_meant(browser: Browser) -> None:
    browser.go_to(SESSION.link())
    place = upper_part(browser)
    browser.tap(place)
    browser.advance(320)
    browser.tap(place)
    assert saved(browser).moves_made == 2


def test_a_quick_tap_on_another_pile_is_meant(browser: Browser) -> None:
    browser.go_to(SESSION.link())
    game, position = SESSION.game, SESSION.position
    plays = (
        spot.name
        for at, spot in enumerate(game.spots)
        if position[at] and isinstance(intents.tap(game, position, at, None), Play) and spot.name != PILE
    )
    browser.tap(browser.place(PILE))
    browser.tap(browser.place(next(plays)))
    assert saved(browser).moves_made == 2


def test_the_stock_can_be_turned_as_quickly_as_one_likes(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    for _ in range(5):
        browser.tap(browser.place("s"))
        browser.advance(60)
    assert saved(browser).moves_made == 5


def test_a_game_that_plays_by_itself_goes_on_with_every_tap(browser: Browser) -> None:
    browser.go_to("v1/clock/1")
    for _ in range(4):
        browser.tap(browser.place("p1") if browser.find_all('[data-spot="p1"]') else (200, 400))
    assert saved(browser).moves_made == 4


def test_a_repeat_is_near_in_place_and_time() -> None:
    taps = RepeatedTap()
    assert not taps.is_repeat((10, 10), 0.0)
    taps.moved((10, 10), 1.0)
    assert taps.is_repeat((10, 10), 1.1) and taps.is_repeat((30, 20), 1.29)
    assert taps.is_repeat((10, 10), 1.2)  # the third of three quick ones, too
    assert not taps.is_repeat((10, 10), 1.3)
    taps.moved((10, 10), 1.0)
    assert not taps.is_repeat((40, 10), 1.1)
    assert not taps.is_repeat((10, 10), 1.2)  # something else has been pressed in between


def test_whoever_does_something_else_in_between_means_the_next_tap(browser: Browser) -> None:
    browser.go_to(SESSION.link())
    place = upper_part(browser)
    browser.tap(place)
    browser.press("#undo")
    browser.tap(place)
    assert saved(browser).moves_made == 1
