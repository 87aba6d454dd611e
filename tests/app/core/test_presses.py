"""Pointer, keyboard and screen reader have the same effect in the same situation."""

from collections.abc import Callable

import pytest

from chromium.player import won_link
from engine.core.game import Kind, Status
from engine.games.catalogue import CATALOGUE
from engine.play.notation import move_text
from engine.play.session import Session
from support.fake_browser import Browser
from support.page import before_the_finish, covered_card, drawn, saved

Press = Callable[[Browser, str], None]
"""A function that presses a pile. The pile has its name in notation."""
CLOCK_PILE = CATALOGUE["clock"].spots[0].name


def by_pointer(browser: Browser, spot: str) -> None:
    browser.tap(browser.place(spot))


def by_finger(browser: Browser, spot: str) -> None:
    browser.tap(browser.place(spot), "touch")


def by_key(browser: Browser, spot: str) -> None:
    browser.find(f'.spot[data-spot="{spot}"]').focus()
    browser.key("Enter")


def by_screen_reader(browser: Browser, spot: str) -> None:
    browser.activate((browser.cards(spot) or [browser.find(f'.spot[data-spot="{spot}"]')])[-1])


ways = pytest.mark.parametrize("press", [by_pointer, by_finger, by_key, by_screen_reader])


# A press that plays


@ways
def test_a_press_of_the_stock_turns_it(browser: Browser, press: Press) -> None:
    press(browser, "s")
    assert saved(browser).link() == "v1/backbone/1/sw"
    assert browser.text("#moves") == "1 move"


@pytest.mark.parametrize("name", ["klondike", "pyramid", "bridge"])
@pytest.mark.parametrize("press", [by_finger, by_screen_reader])
def test_a_press_of_a_pile_means_the_same_in_every_way(browser: Browser, press: Press, name: str) -> None:
    for spot in CATALOGUE[name].spots[::4]:
        if spot.kind is not Kind.COUNTER:
            found = []
            for way in (by_pointer, press):
                browser.go_to(f"v1/{name}/4")  # this drops the choice of cards
                browser.go_to(f"v1/{name}/3")
                if saved(browser).moves_made:
                    browser.press("#restart")
                way(browser, spot.name)
                browser.advance(2000)
                found.append((saved(browser).link(), browser.text("#said"), drawn(browser)))
            assert found[0] == found[1]


def test_every_way_in_says_that_a_card_is_covered(browser: Browser) -> None:
    card = browser.find(f'.card[data-card="{covered_card(browser)}"]')
    left, top, _, _ = browser.box(card)
    presses: list[Callable[[], None]] = [
        lambda: browser.tap((left + 3, top + 3)),
        lambda: browser.tap((left + 3, top + 3), "touch"),
        lambda: browser.activate(card),
    ]
    said = set()
    for act in presses:
        act()
        said.add(browser.text("#said"))
        assert browser.find("#said").classList.contains("aloud")
    assert len(said) == 1
    assert said.pop().endswith("is covered.")
    assert saved(browser).moves_made == 0


# A press that ends something


def start_replies(browser: Browser) -> Session:
    """Let the house play a card, stop while it is shown, and return the game at this moment."""
    session = Session.read(won_link("bridge"), CATALOGUE)
    line = session.line()
    number = next(
        number
        for number, node in enumerate(line)
        if node.move
        and session.game.spots[node.move.source].kind is Kind.COUNTER
        and line[number + 1].is_automatic
    )
    call = line[number].move
    assert call
    session.go_to(line[number - 1])
    browser.go_to(session.link())
    browser.press(f'[data-do="bid {move_text(session.game, call)}"]')
    browser.press(f'[data-do="call {move_text(session.game, call)}"]')
    assert not browser.can_press("#offer")
    return saved(browser)


@ways
def test_a_press_shows_the_end_of_automatic_moves_and_plays_nothing(browser: Browser, press: Press) -> None:
    session = start_replies(browser)
    between = drawn(browser)
    spots = session.game.spots
    hand = next(i for i, spot in enumerate(spots) if spot.kind is Kind.HAND and session.position[i])
    press(browser, spots[hand].name)
    assert saved(browser).text() == session.text()
    seen = drawn(browser)
    assert seen != between
    browser.advance(20_000)
    assert drawn(browser) == seen


@ways
def test_a_press_while_the_cards_go_home_brings_all_home_at_once(browser: Browser, press: Press) -> None:
    session = before_the_finish()
    browser.go_to(session.link())
    browser.press("#run")
    browser.advance(300)
    assert saved(browser).status() is Status.PLAYING
    press(browser, "t1")
    assert saved(browser).status() is Status.WON
    assert browser.text("#outcome") == "won"
    browser.advance(5000)
    assert browser.is_open("panel")
    browser.press('#panel [data-do="undo"]')
    assert saved(browser).position == session.position


@ways
def test_a_press_while_the_clock_runs_stops_it_and_plays_nothing(browser: Browser, press: Press) -> None:
    browser.go_to("v1/clock/3")
    browser.press("#run")
    browser.advance(1000)
    made = saved(browser).moves_made
    assert made > 1
    press(browser, CLOCK_PILE)
    assert browser.text("#run-words") == "Run"
    browser.advance(5000)
    assert saved(browser).moves_made == made
    press(browser, CLOCK_PILE)
    assert saved(browser).moves_made == made + 1


@pytest.mark.parametrize("command", ["undo", "hint", "menu"])
@pytest.mark.parametrize("way", ["pointer", "screen reader"])
def test_a_button_ends_what_moves_and_does_what_it_says(browser: Browser, command: str, way: str) -> None:
    session = before_the_finish()
    browser.go_to(session.link())
    browser.press("#run")
    browser.advance(300)
    (browser.press if way == "pointer" else browser.activate)(f"#{command}")
    won = saved(browser).status() is Status.WON
    assert won is (command != "undo")  # undo takes the whole finish back
    assert saved(browser).moves_made >= session.moves_made
    assert browser.is_open("panel") is (command == "menu")


def test_the_button_and_the_key_that_let_a_game_run_stop_it_too(browser: Browser) -> None:
    browser.go_to("v1/clock/3")
    stops: list[Callable[[], None]] = [
        lambda: browser.press("#run"),
        lambda: browser.key("f"),
        lambda: browser.key("ArrowLeft"),
    ]
    for stop in stops:
        browser.press("#run")
        browser.advance(1000)
        assert browser.text("#run-words") == "Stop"
        stop()
        made = saved(browser).moves_made
        assert browser.text("#run-words") == "Run"
        browser.advance(2000)
        assert saved(browser).moves_made == made
