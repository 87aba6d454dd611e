"""The greeting of a first visit: once, only to newcomers, and never in the way."""

import pytest

from engine.games import CATALOGUE
from support.fake_browser import Browser
from support.page import saved


def greets(browser: Browser) -> bool:
    return bool(browser.find("#greeting").visible)


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


@pytest.mark.parametrize("name", ["klondike", "freecell", "spider", "golf"])
def test_a_known_game_begins_from_there(browser: Browser, name: str) -> None:
    browser.press('#greeting [data-do="greeting"]')
    browser.press(f'#panel [data-do="game {name}"]')
    assert not browser.is_open("panel")
    assert saved(browser).game is CATALOGUE[name]


@pytest.mark.parametrize("press", ["card", "key", "button", "close"])
def test_one_press_ends_it_and_does_what_it_is_for(browser: Browser, press: str) -> None:
    if press == "card":
        browser.tap(browser.place("s"))
    elif press == "key":
        browser.key("d")
    elif press == "button":
        browser.press("#new")
    else:
        browser.press('#greeting [data-do="no-greeting"]')
    assert not greets(browser)
    assert saved(browser).moves_made == (press in {"card", "key"})


def test_it_comes_only_once(browser: Browser) -> None:
    browser.hide()
    browser.window.close()
    again = Browser(storage=browser.storage)
    again.start()
    assert not greets(again)
    again.check()


def test_who_opens_a_link_is_not_greeted(pyodide: None) -> None:
    for address in ("/#v1/klondike/7", "/#games", "/?do=new"):
        browser = Browser(address)
        browser.start()
        assert not greets(browser)
        browser.check()


def test_who_has_pressed_already_is_not_greeted(pyodide: None) -> None:
    browser = Browser()
    browser.press_early(spot="s", card="")
    browser.start()
    assert not greets(browser)
    browser.check()


def test_a_second_tab_does_not_greet(browser: Browser) -> None:
    other = Browser(storage=browser.storage)
    other.start()
    assert not greets(other)
    other.check()


def test_who_has_only_settings_kept_is_not_greeted(pyodide: None) -> None:
    browser = Browser()
    browser.storage.texts["backbone.settings"] = '{"version": 1, "theme": "day"}'
    browser.start()
    assert not greets(browser)
    browser.check()
