"""Pointer, keyboard, screen reader and early presses in the same situations: what each of them comes to."""

from collections.abc import Callable

import pytest

from chromium.player import won_link
from engine.core import cards
from engine.core.game import Kind, Status
from engine.games.catalogue import CATALOGUE
from engine.play.notation import move_text
from engine.play.session import Session
from support.english import english
from support.fake_browser import Browser
from support.page import before_the_finish, drawn, saved

Press = Callable[[Browser, str], None]
"""Presses a pile, named as in notation."""


def by_pointer(browser: Browser, spot: str) -> None:
    browser.tap(browser.place(spot))


def by_finger(browser: Browser, spot: str) -> None:
    browser.tap(browser.place(spot), "touch")


def by_key(browser: Browser, spot: str) -> None:
    browser.find(f'.spot[data-spot="{spot}"]').focus()
    browser.key("Enter")


def by_screen_reader(browser: Browser, spot: str) -> None:
    browser.activate((browser.cards(spot) or [browser.find(f'.spot[data-spot="{spot}"]')])[-1])


WAYS: dict[str, Press] = {
    "pointer": by_pointer,
    "finger": by_finger,
    "key": by_key,
    "screen reader": by_screen_reader,
}
CLOCK_PILE = CATALOGUE["clock"].spots[0].name
ways = pytest.mark.parametrize("press", WAYS.values(), ids=WAYS)
without_key = pytest.mark.parametrize("press", [by_pointer, by_finger, by_screen_reader])


def early(link: str, *spots: str) -> Browser:
    """A page whose piles were pressed before Python arrived."""
    tab = Browser(address=f"/#{link}")
    for spot in spots:
        tab.press_early(spot=spot)
    tab.start()
    return tab


# A press that plays


@ways
def test_a_press_of_the_stock_turns_it(browser: Browser, press: Press) -> None:
    press(browser, "s")
    assert saved(browser).link() == "v1/backbone/1/sw"
    assert browser.text("#moves") == "1 move"


def test_an_early_press_of_the_stock_turns_it(pyodide: None) -> None:
    tab = early("v1/klondike/1", "s", "s")
    assert saved(tab).link() == "v1/klondike/1/sw.sw"
    tab.check()


@pytest.mark.parametrize("name", ["klondike", "pyramid", "bridge"])
@pytest.mark.parametrize("press", [by_finger, by_screen_reader])
def test_a_press_of_a_pile_means_the_same_in_every_way(browser: Browser, press: Press, name: str) -> None:
    for spot in CATALOGUE[name].spots[::4]:
        if spot.kind is not Kind.COUNTER:
            found = []
            for way in (by_pointer, press):
                browser.go_to(f"v1/{name}/4")  # nothing is chosen any more
                browser.go_to(f"v1/{name}/3")
                if saved(browser).moves_made:
                    browser.press("#restart")
                way(browser, spot.name)
                browser.advance(2000)
                found.append((saved(browser).link(), browser.text("#said"), drawn(browser)))
            assert found[0] == found[1]


# A press that ends something


def start_replies(browser: Browser) -> Session:
    """Let the house play a card, and stand while it is being shown; the game as it is now."""
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


def test_early_presses_mean_what_each_would_mean_alone(pyodide: None) -> None:
    """Nobody saw what the first of them set in motion, so the next does not only end it."""
    tab = Browser(address="/#v1/clock/3")
    tab.press_early(button="run")
    tab.press_early(spot=CLOCK_PILE)
    tab.press_early(spot=CLOCK_PILE)
    tab.press_early(key="u")
    tab.start()
    assert saved(tab).moves_made == 2
    tab.check()


# A drag before Python was there


def dragged_early(link: str, spot: str, targets: str) -> Browser:
    """A page on which the last card of a pile was dragged onto these piles before Python arrived."""
    before = Browser(address=f"/#{link}")
    before.start()
    tab = Browser(address=f"/#{link}")
    tab.press_early(spot=spot, card=str(before.cards(spot)[-1].getAttribute("data-card")), targets=targets)
    tab.start()
    return tab


@pytest.mark.parametrize("covered", ["t2", "t2 t3", "t3 t2"])
def test_an_early_drag_goes_to_the_pile_that_takes_the_card_of_those_that_it_covered(
    pyodide: None, covered: str
) -> None:
    tab = dragged_early("v1/backbone/1", "t1", covered)
    assert saved(tab).link() == "v1/backbone/1/t1t2"
    assert not tab.find_all("#table .carried")
    tab.check()


def test_an_early_drag_to_a_pile_that_does_not_take_the_card_says_why(pyodide: None) -> None:
    tab = dragged_early("v1/backbone/1", "t1", "t3 t4")
    assert saved(tab).moves_made == 0
    assert tab.text("#said").startswith("Only ")
    tab.check()


def test_an_early_drag_that_has_not_quite_left_its_own_pile_may_have_been_a_slip(pyodide: None) -> None:
    tab = dragged_early("v1/backbone/1", "t1", "t3 t4 t1")
    assert saved(tab).moves_made == 0
    assert not tab.text("#said").startswith("Only ")
    assert saved(dragged_early("v1/backbone/1", "t1", "t3 t2 t1")).link() == "v1/backbone/1/t1t2"
    tab.check()


def test_an_early_drag_of_a_card_that_cannot_be_picked_up_says_why(browser: Browser, pyodide: None) -> None:
    tab = Browser()
    tab.press_early(spot="l", card=covered_card(browser), targets="t1")
    tab.start()
    assert tab.text("#said").endswith("is covered.")


def test_an_early_drag_after_other_presses_is_of_the_card_that_was_meant(pyodide: None) -> None:
    """The first press has moved the card; so there is none left to drag."""
    before = Browser()
    before.start()
    card = str(before.cards("t1")[-1].getAttribute("data-card"))
    tab = Browser()
    tab.press_early(spot="t1", card=card)
    tab.press_early(spot="t1", card=card, targets="t2")
    tab.press_early(spot="s")
    tab.start()
    assert saved(tab).link() == "v1/backbone/1/t1t2.sw"
    tab.check()


# A covered card


def covered_card(browser: Browser) -> str:
    """A covered open card of a reserve pile, by its name."""
    return str(browser.cards("l")[0].getAttribute("data-card"))


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


def test_an_early_press_says_that_a_card_is_covered(browser: Browser, pyodide: None) -> None:
    tab = Browser()
    tab.press_early(spot="l", card=covered_card(browser))
    tab.start()
    assert tab.text("#said").endswith("is covered.")


# A pause


@pytest.mark.parametrize("how", ["button", "Escape"])
def test_a_pause_hides_the_cards_and_stops_the_time_until_it_is_ended(browser: Browser, how: str) -> None:
    browser.tap(browser.place("s"))
    browser.press("#clock")
    assert browser.text("#panel-title") == "Paused"
    assert browser.document.documentElement.classList.contains("paused")
    browser.advance(3000)
    assert browser.text("#clock") == "0:00"
    assert browser.text("#panel .time") == "0:00"
    if how == "button":
        browser.press('#panel [data-do="close"]:last-child')
    else:
        browser.key("Escape")
    assert not browser.document.documentElement.classList.contains("paused")
    browser.advance(3000)
    assert browser.text("#clock") == "0:03"


# Right clicks


def right_click(browser: Browser, spot: str) -> None:
    browser.pointer_down(browser.place(spot), button=2)
    browser.pointer_up(browser.place(spot))
    browser.advance(1000)


def test_a_right_click_sends_a_card_home(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    session = saved(browser)
    tops = {english(cards.name(pile[-1])): spot for spot, pile in enumerate(session.position) if pile}
    right_click(browser, session.game.spots[tops["ace of diamonds"]].name)
    assert saved(browser).moves_made == 1
    assert "foundation" in browser.text("#said")
    right_click(browser, "f3")  # a card that is home stays there
    assert saved(browser).moves_made == 1


def test_a_right_click_says_why_a_card_stays(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    session = saved(browser)
    names = {session.game.spots[spot].name: pile for spot, pile in enumerate(session.position)}
    right_click(browser, "t1")
    assert browser.text("#said") == f"The {english(cards.name(names['t1'][-1]))} can’t go home now."
    assert saved(browser).moves_made == 0


def test_where_there_is_no_home_a_right_click_does_nothing(browser: Browser) -> None:
    browser.go_to("v1/golf/1")
    before = browser.text("#said")
    right_click(browser, "t1")
    assert browser.text("#said") == before
    assert saved(browser).moves_made == 0


# Drags


def test_a_drag_during_which_a_key_lets_the_game_run_drops_nothing(browser: Browser) -> None:
    session = before_the_finish()
    browser.go_to(session.link())
    moves = session.game.moves(session.position)
    move = next(move for move in moves if session.game.spots[move.source].kind is Kind.TABLEAU)
    source, target = (browser.place(session.game.spots[spot].name) for spot in (move.source, move.target))
    browser.pointer_down(source)
    browser.pointer_move((source[0] + 30, source[1] + 30))
    browser.key("f")
    browser.pointer_move(target)
    browser.pointer_up(target)
    browser.advance(60_000)
    assert saved(browser).status() is Status.WON
    browser.press('#panel [data-do="undo"]')
    assert saved(browser).position == session.position


@pytest.mark.parametrize("dragged", [False, True])
def test_a_link_that_comes_while_a_pointer_is_down_ends_the_gesture(browser: Browser, dragged: bool) -> None:
    """The pressed pile has a number that the other game does not have."""
    browser.go_to("v1/pyramid/1")
    browser.rest()
    at = browser.place("t28")
    browser.pointer_down(at)
    if dragged:
        browser.pointer_move((at[0] + 40, at[1] + 40))
    browser.go_to("v1/canfield/1")
    browser.pointer_up((at[0] + 40, at[1] + 40) if dragged else at)
    browser.rest()
    browser.check()
    assert saved(browser).game.id == "canfield" and saved(browser).moves_made == 0
    assert not browser.logged_errors


def test_a_drag_that_the_system_breaks_off_puts_the_card_back(browser: Browser) -> None:
    before = drawn(browser)
    x, y = browser.place("l")
    browser.pointer_down((x, y), "touch")
    browser.pointer_move((x + 50, y + 50), "touch")
    browser.pointer_cancel((x + 50, y + 50))
    browser.advance(1000)
    assert drawn(browser) == before
    assert not browser.find_all("#table .lifted")


def test_holding_lets_a_game_without_choices_run_until_the_pointer_is_lifted(browser: Browser) -> None:
    browser.go_to("v1/clock/3")
    at = browser.place(CLOCK_PILE)
    browser.pointer_down(at)
    browser.advance(2000)
    made = saved(browser).moves_made
    assert made > 1
    browser.pointer_up(at)
    browser.advance(2000)
    assert saved(browser).moves_made == made


def test_holding_a_card_shows_it_large_until_the_pointer_is_lifted(browser: Browser) -> None:
    at = browser.place("l")
    marks = browser.find("#table .marks")
    browser.pointer_down(at)
    browser.advance(1000)
    large = marks.innerHTML
    browser.pointer_up(at)
    assert len(large) > len(marks.innerHTML)
    assert saved(browser).moves_made == 0


# Keyboards of other scripts


@pytest.mark.parametrize(("deal", "undo"), [("\u0432", "\u0433"), ("\u05d2", "\u05d5"), ("Process", "Process")])
def test_letters_and_control_work_on_keyboards_that_write_no_latin(browser: Browser, deal: str, undo: str) -> None:
    browser.key(deal, code="KeyD")
    assert saved(browser).moves_made == 1
    browser.key(undo, code="KeyU")
    assert saved(browser).moves_made == 0
    browser.key("Process", code="KeyY", ctrl=True)
    assert saved(browser).moves_made == 1
    browser.key("\u044f", code="KeyZ", ctrl=True)
    assert saved(browser).moves_made == 0
    browser.key("\u044f", code="KeyZ", ctrl=True, shift=True)
    assert saved(browser).moves_made == 1


def test_caps_lock_makes_no_difference_to_undo_and_redo(browser: Browser) -> None:
    browser.key("D", code="KeyD")
    browser.key("Z", code="KeyZ", ctrl=True)
    assert saved(browser).moves_made == 0
    browser.key("Y", code="KeyY", ctrl=True)
    assert saved(browser).moves_made == 1
    browser.key("Z", code="KeyZ", ctrl=True)
    browser.key("z", code="KeyZ", ctrl=True, shift=True)
    assert saved(browser).moves_made == 1


def test_an_early_press_on_such_a_keyboard_counts(pyodide: None) -> None:
    tab = Browser(address="/#v1/klondike/3")
    tab.press_early(key="\u0432", code="KeyD")
    tab.start()
    assert saved(tab).moves_made == 1
    tab.check()


# Keys that are not the page's


def test_keys_are_left_alone_in_fields_and_panels_and_with_alt(browser: Browser) -> None:
    browser.key("d", alt=True)
    browser.press("#menu")
    browser.key("d")
    browser.write("#number", "")
    browser.key("d")
    assert browser.find("#number").value == "d"
    assert saved(browser).moves_made == 0
