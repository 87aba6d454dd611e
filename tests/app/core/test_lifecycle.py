"""The player leaves the page and comes back, or a new version arrives."""

import json

import pytest

from app.view.prerender import FIRST_DEAL, FIRST_GAME
from support.fake_browser import Browser
from support.kept_texts import kept_results
from support.page import choose_setting, saved


def test_leaving_saves_the_game_and_the_board_and_stops_the_time(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    browser.advance(4000)
    browser.storage.texts.pop("backbone.paint", None)
    browser.hide()
    assert browser.stored("backbone.paint")
    browser.advance(60_000)
    browser.show()
    browser.advance(1000)
    assert browser.text("#clock") == "0:05"


def test_with_the_board_what_the_header_says_is_saved_for_the_next_visit(browser: Browser) -> None:
    choose_setting(browser, "switch show_time")
    browser.go_to("v1/klondike-3/7")
    browser.tap(browser.place("s"))
    browser.hide()
    heading = json.loads(str(browser.stored("backbone.paint")))["heading"]
    assert (heading["title-name"], heading["title-variant"]) == ("Klondike", browser.text("#title-variant"))
    assert (heading["deal"], heading["moves"], heading["clock"]) == ("Deal 7", "1 move", None)


@pytest.mark.parametrize("way", ["hide", "leave"])
def test_a_game_that_runs_stops_when_the_page_is_left(browser: Browser, way: str) -> None:
    browser.go_to("v1/clock/3")
    browser.press("#run")
    browser.advance(1000)
    getattr(browser, way)()
    made = saved(browser).moves_made
    browser.advance(5000)
    assert saved(browser).moves_made == made
    browser.come_back() if way == "leave" else browser.show()
    assert browser.text("#run-words") == "Run"


def test_a_search_ends_when_the_page_is_left(browser: Browser) -> None:
    browser.go_to("v1/freecell/123456")
    browser.press("#hint")
    assert browser.find("#hint").getAttribute("aria-busy") == "true"
    browser.hide()
    assert browser.find("#hint").getAttribute("aria-busy") == "false"


def test_texts_of_before_the_first_release_are_left_alone(pyodide: None) -> None:
    tab = Browser()
    texts = {
        "backbone.games": '{"version": 1, "at": 0, "seats": [{"game": "v1/klondike/7/sw", "token": "t"}]}',
        "backbone.results": '{"version": 1, "results": [["t", "golf", 1, true, 9, 5.0, 3, 1790000000]]}',
        "backbone.settings": '{"version": 1, "theme": "day"}',
        "backbone.favourites": "{",
        "backbone.tab": "1",
    }
    tab.storage.texts.update(texts)
    tab.start()
    assert saved(tab).link() == f"v1/{FIRST_GAME}/{FIRST_DEAL}"
    assert tab.text("#said") == "" and not tab.is_open("panel")
    assert kept_results(tab.storage.kept) == ()
    assert texts.items() <= tab.storage.texts.items()
    tab.check()


def test_an_update_is_offered_refused_and_taken_with_the_game_saved(browser: Browser) -> None:
    browser.offer_update()
    browser.press('[data-do="later"]')
    assert browser.find("#update").hidden
    browser.offer_update()
    browser.tap(browser.place("s"))
    browser.press('[data-do="update"]')
    assert saved(browser).moves_made == 1
