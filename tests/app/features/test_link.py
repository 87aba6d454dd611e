"""Links that are opened when the page starts or while it is open."""

from collections.abc import Callable

import pytest

from support.fake_browser import Browser
from support.page import saved

Start = Callable[[str], Browser]


@pytest.fixture
def start(pyodide: None) -> Start:
    """Return a function that starts the page at an address, each time on a new device."""

    def started(address: str) -> Browser:
        tab = Browser(address=address)
        tab.start()
        return tab

    return started


def test_a_link_is_opened_and_taken_out_of_the_address(start: Start) -> None:
    tab = start("/#v1/klondike/7/sw.sw")
    assert saved(tab).link() == "v1/klondike/7/sw.sw"
    assert tab.window.location.hash == ""
    tab.check()


def test_a_path_of_two_slashes_is_not_taken_for_a_server(start: Start) -> None:
    tab = start("//#v1/klondike/7/sw.sw")
    assert saved(tab).link() == "v1/klondike/7/sw.sw"
    tab.check()


def test_a_link_with_escapes_is_read(start: Start) -> None:
    assert saved(start("/#v1%2Fklondike%2F7")).link() == "v1/klondike/7"


@pytest.mark.parametrize("escaped", ["%2525252F", "%252F"])
def test_a_link_that_was_escaped_again_and_again_is_read(start: Start, escaped: str) -> None:
    assert saved(start(f"/#v1{escaped}klondike{escaped}7")).link() == "v1/klondike/7"


def test_what_a_message_has_put_around_a_link_is_dropped(start: Start) -> None:
    assert saved(start("/#%E2%80%9Cv1/klondike/7/sw.sw%E2%80%9D),")).link() == "v1/klondike/7/sw.sw"
    assert saved(start("/#v1/klondike/7/sw?fbclid=IwAR0")).link() == "v1/klondike/7/sw"


def test_the_deal_of_a_damaged_link_is_offered_from_its_start(browser: Browser) -> None:
    before = saved(browser).text()
    browser.go_to("v1/klondike/7/sw.zz")
    assert browser.text("#panel-title") == "This link is damaged"
    assert "zz" in browser.text("#panel-body") and "Klondike, deal 7" in browser.text("#panel-body")
    assert saved(browser).text() == before
    browser.press('#panel [data-do="link v1/klondike/7"]')
    assert not browser.is_open("panel")
    assert saved(browser).link() == "v1/klondike/7"


def test_a_bad_link_is_told_and_changes_nothing(browser: Browser) -> None:
    before = saved(browser).text()
    browser.go_to("v1/klondike/7\u2026")
    assert not browser.is_open("panel")
    assert browser.find("#said").classList.contains("aloud")
    assert saved(browser).text() == before


def test_the_shortcut_deals_anew_and_the_one_to_the_gallery_opens_it(start: Start) -> None:
    fresh = start("/?do=new")
    assert saved(fresh).number != 1
    assert fresh.window.location.search == ""
    other = start("/?redo=new")
    assert saved(other).number == 1
    gallery = start("/#games")
    assert gallery.is_open("gallery")
    assert saved(gallery).number == 1
    daily = start("/#daily")
    assert daily.is_open("panel") and daily.find("#panel-title").textContent == "Daily deals"
    assert saved(daily).number == 1


def test_a_link_wakes_a_tab_whose_games_another_has(browser: Browser) -> None:
    other = Browser(storage=browser.storage, seed=2)
    other.start()
    browser.go_to("v1/klondike/7")
    assert not browser.is_open("panel")
    assert saved(browser).link() == "v1/klondike/7"
    assert other.is_open("panel")
