"""The greeting appears only for new players, until they answer it or play. It never covers the game."""

import pytest

from engine.games.catalogue import CATALOGUE
from engine.solving import deal_index
from engine.solving.solve import Answer
from support.fake_browser import Browser
from support.page import saved


def greets(browser: Browser) -> bool:
    return bool(browser.document.documentElement.classList.contains("with-greeting"))


def test_a_newcomer_is_greeted(browser: Browser) -> None:
    assert greets(browser)
    browser.press('#greeting [data-do="greeting"]')
    assert not greets(browser)
    assert browser.text("#panel-title") == "What would you like to play?"


def test_the_lesson_of_the_game_on_the_table_begins_from_there(browser: Browser) -> None:
    browser.press('#greeting [data-do="greeting"]')
    browser.press('#panel [data-do="learn"]')
    assert not browser.is_open("panel") and browser.find("#lesson").visible
    assert saved(browser).game.id == "backbone"


@pytest.mark.parametrize("name", ["klondike", "freecell", "spider-1", "golf"])
def test_a_known_game_begins_from_there(browser: Browser, name: str) -> None:
    browser.press('#greeting [data-do="greeting"]')
    browser.press(f'#panel [data-do="game {name}"]')
    assert not browser.is_open("panel")
    assert saved(browser).game is CATALOGUE[name]
    assert deal_index.answer(name, saved(browser).number) is Answer.WINNABLE


@pytest.mark.parametrize("answer", ["greeting", "no-greeting"])
def test_who_has_answered_is_not_greeted_again(browser: Browser, answer: str) -> None:
    browser.press(f'#greeting [data-do="{answer}"]')
    assert not greets(browser)
    assert not greets(once_more(browser))


def test_a_first_press_does_what_it_is_for_and_the_greeting_stays(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    assert greets(browser)
    assert saved(browser).moves_made == 1
    assert greets(once_more(browser))


def test_who_has_played_for_some_moves_needs_no_greeting(browser: Browser) -> None:
    for _ in range(9):
        browser.key("d")
    assert greets(browser)
    browser.key("d")
    assert not greets(browser)
    browser.key("u")
    assert not greets(browser)
    assert not greets(once_more(browser))


def test_who_has_found_another_game_needs_no_greeting(browser: Browser) -> None:
    browser.press("#games")
    browser.rest()
    browser.press('#gallery [data-do="game klondike-3"]')
    assert not greets(browser)
    assert not greets(once_more(browser))


def once_more(browser: Browser) -> Browser:
    """Return the page at the next visit."""
    browser.hide()
    browser.window.close()
    again = Browser(storage=browser.storage)
    again.start()
    again.check()
    return again


def test_who_opens_a_link_is_not_greeted(pyodide: None) -> None:
    for address in ("/#v1/klondike/7", "/#games", "/?do=new"):
        browser = Browser(address)
        browser.start()
        assert not greets(browser)
        browser.check()


def test_who_has_pressed_before_python_was_there_is_greeted(pyodide: None) -> None:
    browser = Browser()
    browser.press_early(spot="s", card="")
    browser.start()
    assert greets(browser)
    browser.check()


def test_the_other_python_goes_on_with_the_greeting(browser: Browser) -> None:
    assert browser.take_over()
    assert greets(browser)
    browser.press('#greeting [data-do="no-greeting"]')
    assert browser.take_over()
    assert not greets(browser)


def test_a_second_tab_greets_until_there_was_an_answer(browser: Browser) -> None:
    other = Browser(storage=browser.storage)
    other.start()
    assert greets(other)
    other.press('#greeting [data-do="no-greeting"]')
    third = Browser(storage=browser.storage)
    third.start()
    assert not greets(third)
    other.check()
