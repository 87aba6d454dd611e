"""Backup files are written and read."""

from collections.abc import Callable

import pytest

from app.state import limits
from support.english import message
from support.fake_browser import Browser
from support.kept_texts import kept_games, kept_state
from support.page import choose_setting, open_data, saved, saved_settings

Start = Callable[[str], Browser]


@pytest.fixture
def start(pyodide: None) -> Start:
    """Return a function that starts the page at an address, each time on a new device."""

    def started(address: str) -> Browser:
        tab = Browser(address=address)
        tab.start()
        return tab

    return started


def test_a_backup_brings_back_games_results_and_settings(browser: Browser, start: Start) -> None:
    browser.tap(browser.place("s"))
    choose_setting(browser, "switch left_handed")
    open_data(browser)
    browser.press('#panel [data-do="export"]')
    [(_, text)] = browser.window.downloads
    other = start("/")
    open_data(other)
    other.press('#panel [data-do="import"]')
    other.pick_file(text)
    assert saved_settings(other)["left_handed"] is True
    assert "v1/backbone/1/sw" in [game["game"] for game in kept_games(other.storage.kept)]
    other.check()


def add_backup(browser: Browser, text: str | None) -> str:
    """Import a backup, and return the message on the sheet."""
    open_data(browser)
    browser.press('#panel [data-do="import"]')
    browser.pick_file(text)
    browser.rest()
    return browser.text("#panel-said")


def test_the_file_has_the_day_in_its_name_and_the_player_is_told_it(browser: Browser) -> None:
    open_data(browser)
    browser.press('#panel [data-do="export"]')
    [(name, _)] = browser.window.downloads
    assert name == "backbone-patience-2026-11-22.json"
    assert browser.text("#panel-said") == f"Saved to your downloads as {name}."


def test_what_was_added_is_counted_and_the_game_on_the_table_stays(browser: Browser, start: Start) -> None:
    browser.tap(browser.place("s"))
    browser.press("#games")
    browser.press(browser.find_all("#gallery .star")[-1])
    browser.key("Escape")
    open_data(browser)
    browser.press('#panel [data-do="export"]')
    [(_, text)] = browser.window.downloads
    other = start("/#v1/klondike/7/sw")
    told = add_backup(other, text)
    assert told == "1 game added."
    # Now there is something to lose, so the page asked the browser to keep the data.
    assert other.window.navigator.storage.asked == 1
    assert saved(other).link() == "v1/klondike/7/sw"
    favourites = [kept_state(tab.storage.kept)["favourites"] for tab in (browser, other)]
    assert favourites[0] == favourites[1] != []
    other.key("Escape")
    assert add_backup(other, text) == "Nothing added: everything was already here."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, message("backup-unread")),
        ("{}", message("no-backup-file")),
        (
            " " * (limits.FILE_LETTERS + 1),
            message("backup-too-large"),
        ),
    ],
    ids=["unreadable", "another file", "too large"],
)
def test_a_file_that_cannot_be_used_is_told(browser: Browser, text: str | None, words: str) -> None:
    browser.rest()
    before = kept_state(browser.storage.kept)
    assert add_backup(browser, text) == words
    assert kept_state(browser.storage.kept) == before


def test_a_file_chosen_when_another_tab_has_the_games_changes_nothing(browser: Browser, start: Start) -> None:
    browser.tap(browser.place("s"))
    open_data(browser)
    browser.press('#panel [data-do="export"]')
    [(_, text)] = browser.window.downloads
    tab = start("/")
    open_data(tab)
    tab.press('#panel [data-do="import"]')
    tab.storage.writer = None  # as if another tab had taken the games over
    before = kept_state(tab.storage.kept)
    tab.pick_file(text)
    tab.rest()
    assert kept_state(tab.storage.kept) == before
