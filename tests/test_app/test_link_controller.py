"""Links that are opened when the page starts or while it is open."""

from collections.abc import Callable

import pytest

from support.fake_browser import Browser
from support.page import saved

Start = Callable[[str], Browser]


@pytest.fixture
def start(pyodide: None) -> Start:
    """Starts the page at an address, on a device of its own."""

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


def test_a_bad_link_is_told_and_changes_nothing(browser: Browser) -> None:
    before = saved(browser).text()
    browser.go_to("v1/klondike/7/zz")
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


def test_a_link_wakes_a_tab_whose_games_another_has(browser: Browser) -> None:
    other = Browser(storage=browser.storage, seed=2)
    other.start()
    browser.go_to("v1/klondike/7")
    assert not browser.is_open("panel")
    assert saved(browser).link() == "v1/klondike/7"
    assert other.is_open("panel")
