"""Backup files, written and read."""

from collections.abc import Callable

import pytest

from support.fake_browser import Browser
from support.page import choose_setting, saved_settings

Start = Callable[[str], Browser]


@pytest.fixture
def start(pyodide: None) -> Start:
    """Starts the page at an address, on a device of its own."""

    def started(address: str) -> Browser:
        tab = Browser(address=address)
        tab.start()
        return tab

    return started


def test_a_backup_brings_back_games_results_and_settings(browser: Browser, start: Start) -> None:
    browser.tap(browser.place("s"))
    choose_setting(browser, "switch left_handed")
    browser.press("#menu")
    browser.press('#panel [data-do="statistics"]')
    browser.press('#panel [data-do="export"]')
    [(_, text)] = browser.window.downloads
    other = start("/")
    other.press("#menu")
    other.press('#panel [data-do="statistics"]')
    other.press('#panel [data-do="import"]')
    other.pick_file(text)
    assert saved_settings(other)["left_handed"] is True
    assert "v1/backbone/1/sw" in (other.stored("backbone.games") or "")
    other.check()


def test_a_bad_file_is_told_and_changes_nothing(browser: Browser) -> None:
    before = dict(browser.storage.texts)
    browser.press("#menu")
    browser.press('#panel [data-do="statistics"]')
    browser.press('#panel [data-do="import"]')
    browser.pick_file("{}")
    assert browser.text("#panel-said")
    assert browser.storage.texts["backbone.games"] == before["backbone.games"]
