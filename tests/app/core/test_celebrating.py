"""A win is celebrated once, and any press ends the celebration at once."""

import pytest

from chromium.player import won_link
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.fake_browser import Browser
from support.fake_browser.window import MEDIA
from support.page import choose_setting, saved

CALM = MEDIA[1]
BEGINS, ENDS = 310, 2600  # milliseconds after the last move


@pytest.fixture
def almost(browser: Browser) -> Browser:
    """Return a page with a game of Klondike before its last move."""
    session = Session.read(won_link("klondike"), CATALOGUE)
    session.undo()
    browser.go_to(session.link())
    browser.advance(3000)
    return browser


@pytest.fixture
def won(almost: Browser) -> Browser:
    """Return the page after the last move, at the beginning of the celebration."""
    almost.press("#run")
    almost.advance(BEGINS)
    return almost


def end(browser: Browser) -> None:
    """End the celebration with a key. Then the sheet opens."""
    browser.key("Enter")
    browser.advance(1)


def layer(browser: Browser) -> bool:
    """Return whether the layer of celebrations shows anything."""
    shown = bool(browser.find("#celebration").visible)
    assert shown is bool(browser.find("#celebration").children)
    return shown


def test_the_sheet_comes_after_the_celebration(almost: Browser) -> None:
    almost.press("#run")
    assert not layer(almost)
    almost.advance(BEGINS)
    assert layer(almost) and almost.in_motion
    almost.advance(ENDS - BEGINS - 700)
    assert not almost.is_open("panel")
    almost.advance(700)
    assert almost.is_open("panel") and almost.text("#panel-title") == "Won!"
    almost.advance(400)  # after the sheet has risen
    assert layer(almost) and not almost.in_motion


def test_a_press_ends_it_and_does_nothing_else(won: Browser) -> None:
    won.press("#celebration", "touch")
    won.advance(1)
    assert not won.in_motion and layer(won)
    assert won.is_open("panel")
    moves = saved(won).moves_made
    won.advance(5000)
    assert saved(won).moves_made == moves and won.is_open("panel")


@pytest.mark.parametrize("key", ["x", "Enter", " ", "ArrowLeft", "Escape", "F9"])
def test_any_key_ends_it_and_does_nothing_else(won: Browser, key: str) -> None:
    won.find("#undo").focus()
    moves = saved(won).moves_made
    won.key(key)
    won.advance(1)
    assert won.is_open("panel") and not won.in_motion
    assert saved(won).moves_made == moves


def test_a_key_that_only_changes_others_does_not_end_it(won: Browser) -> None:
    won.key("Shift")
    assert won.in_motion and not won.is_open("panel")


@pytest.mark.parametrize(("key", "ctrl"), [("z", True), ("u", False)])
def test_undo_by_keys_takes_the_win_back_without_a_sheet(won: Browser, key: str, ctrl: bool) -> None:
    won.key(key, ctrl=ctrl)
    assert not layer(won)
    won.advance(5000)
    assert not won.is_open("panel")


def test_a_press_of_a_screen_reader_does_what_its_button_says(won: Browser) -> None:
    before = saved(won).number
    won.activate("#new")
    assert saved(won).number != before
    won.advance(5000)
    assert not won.is_open("panel") and not layer(won)


def test_a_press_on_the_table_by_a_screen_reader_only_ends_it(won: Browser) -> None:
    won.activate(won.outline("s"))
    won.advance(1)
    assert won.is_open("panel")


def test_with_reduced_motion_the_figure_is_there_at_once(almost: Browser) -> None:
    almost.prefer(CALM, holds=True)
    almost.press("#run")
    almost.advance(1)
    assert almost.is_open("panel") and layer(almost)
    cards = almost.find_all("#celebration .won-card")
    assert len(cards) == 52
    moving = {animation.element.id for animation in almost.window.animations if animation.runs}
    assert moving <= {"celebration", ""}
    assert not [one for one in almost.window.animations if one.runs and one.element in cards]


def test_with_reduced_motion_the_sheet_repeats_what_it_would_cut_off(almost: Browser) -> None:
    """A screen reader stops reading the table's line when the sheet opens. The last move must not be lost."""
    almost.prefer(CALM, holds=True)
    almost.press("#run")
    almost.advance(1)
    assert "Won in" in almost.text("#panel-said") and almost.text("#panel-said") == almost.text("#said")
    assert almost.find("#panel-said").classList.contains("unseen"), "it would take room of the sheet"


def test_after_a_celebration_the_sheet_repeats_nothing(won: Browser) -> None:
    end(won)
    assert won.is_open("panel") and not won.text("#panel-said")


def test_the_table_is_there_again_once_the_sheet_is_closed(won: Browser) -> None:
    end(won)
    won.key("Escape")
    assert not won.is_open("panel") and not layer(won)


def test_at_a_new_deal_the_figure_folds_and_the_next_press_ends_that(won: Browser) -> None:
    end(won)
    won.press('#panel [data-do="new"]')
    assert not won.is_open("panel") and layer(won) and won.in_motion
    won.tap(won.place("t1"))
    assert not layer(won)


def test_the_figure_folds_by_itself(won: Browser) -> None:
    end(won)
    won.press('#panel [data-do="new"]')
    won.advance(430)
    assert not layer(won)


def test_in_another_window_the_figure_has_another_place(won: Browser) -> None:
    end(won)
    before = won.find("#celebration .won-words").style.transform
    won.resize(1280, 800)
    assert won.find("#celebration .won-words").style.transform != before
    assert not won.in_motion and won.is_open("panel")


def test_under_a_sheet_nothing_is_celebrated(almost: Browser) -> None:
    almost.press("#run")
    almost.key("i")
    almost.advance(5000)
    assert not layer(almost)


def test_out_of_sight_nothing_is_celebrated(almost: Browser) -> None:
    almost.press("#run")
    almost.hide()
    almost.advance(5000)
    assert not layer(almost)


def test_the_figure_says_what_was_won(won: Browser) -> None:
    assert won.text("#celebration .won-words b") == "Won"
    assert f"{saved(won).moves_made} moves" in won.text("#celebration .won-words")


@pytest.mark.parametrize("key", ["i", "t", "k", "?"])
def test_a_sheet_that_a_key_opens_is_not_taken_away_by_the_end(won: Browser, key: str) -> None:
    won.key(key)
    won.advance(ENDS)
    assert won.is_open("panel")
    assert won.text("#panel-title") not in {"Won!", ""}


def test_what_can_be_done_is_asked_before_the_figure_and_the_end_still_comes(almost: Browser) -> None:
    almost.press("#run")
    almost.key("m")
    almost.advance(BEGINS + ENDS)
    assert layer(almost)
    assert almost.text("#panel-title") == "Won!"


def test_the_title_of_a_low_screen_goes_where_the_next_game_leaves_room(browser: Browser) -> None:
    browser.resize(844, 390)
    browser.go_to("v1/klondike/1")
    choose_setting(browser, "choose stock left")
    assert browser.document.documentElement.dataset.title == "left"
    browser.go_to("v1/freecell/1")
    assert browser.document.documentElement.dataset.title == "right"
