"""The browser's Back button closes what is open over the table, and leaves no entry in the history."""

from collections.abc import Callable

import pytest

from chromium.player import won_link
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.fake_browser import Browser
from support.page import saved


def pressed(*selectors: str) -> Callable[[Browser], None]:
    """Return a function that presses these elements in turn."""

    def press(browser: Browser) -> None:
        for selector in selectors:
            browser.press(selector)

    return press


def lose_or_win(browser: Browser) -> None:
    """Play a game that plays by itself to its end. Then the sheet about the end opens."""
    browser.go_to("v1/clock/3")
    browser.press("#run")
    browser.rest()


def from_menu(command: str) -> Callable[[Browser], None]:
    return pressed("#menu", f'#panel [data-do="{command}"]')


WAYS = {
    "menu": pressed("#menu"),
    "rules": pressed("#rules"),
    "gallery": pressed("#games"),
    "pause": pressed("#clock"),
    "review": lambda browser: browser.key("a"),
    "end": lose_or_win,
    **{name: from_menu(name) for name in ("settings", "appearance", "daily", "statistics", "share", "data")},
}


def is_covered(browser: Browser) -> bool:
    """Return whether anything lies over the table."""
    return browser.is_open("panel") or browser.is_open("gallery") or not browser.find("#review").hidden


@pytest.mark.parametrize("way", WAYS)
def test_one_way_back_closes_what_is_open_and_stays_on_the_page(browser: Browser, way: str) -> None:
    browser.tap(browser.place("s"))
    WAYS[way](browser)
    steps = browser.window.history.behind
    assert is_covered(browser)
    browser.back()
    assert not is_covered(browser)
    assert browser.window.history.behind == steps - 1
    assert steps == 1 or way == "end"  # only "end" was opened by a link, which is one more entry
    assert browser.window.location.hash == ""


@pytest.mark.parametrize("way", WAYS)
def test_what_is_closed_in_another_way_leaves_no_entry(browser: Browser, way: str) -> None:
    WAYS[way](browser)
    steps = browser.window.history.behind
    browser.key("Escape")
    assert not is_covered(browser)
    assert browser.window.history.behind == steps - 1


def test_a_sheet_over_the_review_goes_first(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    browser.key("a")
    browser.press("#menu")
    browser.back()
    assert not browser.is_open("panel") and not browser.find("#review").hidden
    browser.back()
    assert browser.find("#review").hidden and browser.window.history.behind == 0


def test_sheets_that_take_each_others_place_have_one_entry(browser: Browser) -> None:
    for _ in range(3):
        browser.press("#menu")
        browser.press('#panel [data-do="settings"]')
        browser.press('#panel [data-do="appearance"]')
        assert browser.window.history.behind == 1
        browser.key("Escape")
    browser.press("#menu")
    browser.press('#panel [data-do="games"]')
    assert browser.window.history.behind == 1
    browser.back()
    assert not is_covered(browser) and browser.window.history.behind == 0


def test_sharing_leads_back_to_the_end_it_came_from_and_then_out(browser: Browser) -> None:
    lose_or_win(browser)
    end, steps = browser.text("#panel-title"), browser.window.history.behind
    share = '#panel [data-do="share"]'
    ways: list[Callable[[], None]] = [
        lambda: browser.press('#panel [data-do="close"]'),
        lambda: browser.key("Escape"),
        lambda: browser.tap((2, 2)),
        browser.back,
    ]
    for leave in ways:
        browser.press(share)
        assert browser.find("#panel").dataset.name == "share"
        assert browser.window.history.behind == steps + 1
        leave()
        assert browser.text("#panel-title") == end and browser.window.history.behind == steps
        assert browser.document.activeElement is browser.find(share)
    browser.back()
    assert not is_covered(browser) and browser.window.history.behind == steps - 1


def test_what_begins_from_a_sheet_over_the_end_closes_both(browser: Browser) -> None:
    lose_or_win(browser)
    steps = browser.window.history.behind
    browser.press('#panel [data-do="statistics"]')
    browser.press('#panel [data-do="statistics all"]')
    assert browser.window.history.behind == steps + 1
    browser.go_to("v1/golf/1")
    assert not is_covered(browser) and saved(browser).game.id == "golf"
    browser.press("#menu")
    browser.press('#panel [data-do="close"]')
    assert not is_covered(browser)


def test_after_a_reload_with_an_open_sheet_nothing_is_left_of_it(pyodide: None) -> None:
    tab = Browser()
    tab.window.history.pushState("open 1", "")
    tab.window.history.pushState("open 2", "")
    tab.start()
    assert tab.window.history.behind == 0 and not is_covered(tab)
    tab.check()


def test_an_entry_without_one_behind_it_is_forgotten(pyodide: None) -> None:
    """A browser may reopen a window with only its last history entry."""
    tab = Browser()
    tab.window.history.replaceState("open 1", "")
    tab.start()
    tab.press("#menu")
    assert tab.window.history.behind == 1
    tab.back()
    assert not is_covered(tab) and tab.window.history.behind == 0
    tab.check()


def test_a_link_opened_meanwhile_closes_the_sheet_and_is_no_trap(browser: Browser) -> None:
    browser.press("#menu")
    browser.go_to("v1/golf/1")
    assert not is_covered(browser) and saved(browser).link() == "v1/golf/1"
    browser.back()
    assert browser.window.history.behind == 0 and not is_covered(browser)
    assert saved(browser).link() == "v1/golf/1"


def test_the_way_on_does_not_lead_to_an_entry_of_what_is_closed(browser: Browser) -> None:
    browser.press("#games")
    browser.back()
    browser.forward()
    assert not is_covered(browser) and browser.window.history.behind == 0


def test_a_sheet_that_comes_again_has_no_entry_else_nobody_could_leave(browser: Browser) -> None:
    other = Browser(storage=browser.storage, seed=2)
    other.start()
    assert browser.find("#panel").dataset.name == "other-tab"
    assert browser.window.history.behind == 0
    browser.key("Escape")
    assert browser.is_open("panel") and browser.window.history.behind == 0
    other.check()


def test_the_end_of_a_won_game_comes_back_from_the_review_by_its_own_button_only(browser: Browser) -> None:
    session = Session.read(won_link("golf"), CATALOGUE)
    browser.go_to(session.link())
    browser.key("a")
    steps = browser.window.history.behind
    browser.press('#review [data-do="review"]')
    assert not is_covered(browser) and browser.window.history.behind == steps - 1
