"""The sheet "Your data"."""

import pytest

from support.fake_browser import Browser
from support.fake_browser.values import JsObject, jsnull


def open_data(browser: Browser) -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="data"]')


# Where it is kept


def test_the_sheet_says_where_games_are_kept_and_how_much_room_they_take(browser: Browser) -> None:
    open_data(browser)
    assert browser.text("#panel-title") == "Your data"
    assert "kept on this device" in browser.text("#panel-body")
    assert browser.text("#kept-room") == "Room used, the program included: 11 MB of 6.2 GB."
    assert browser.text("#kept-promise").startswith("The browser has not promised")


def test_backups_are_saved_and_added_here_too(browser: Browser) -> None:
    open_data(browser)
    assert browser.can_press('#panel [data-do="import"]')
    browser.press('#panel [data-do="export"]')
    [(name, _)] = browser.window.downloads
    assert browser.text("#panel-said") == f"Saved among your downloads as {name}."


@pytest.mark.parametrize(
    "storage", [None, jsnull, JsObject({"persist": None, "persisted": None, "estimate": None})]
)
def test_what_the_browser_does_not_say_is_left_out(browser: Browser, storage: object) -> None:
    browser.window.navigator.storage = storage
    open_data(browser)
    assert browser.text("#kept-room") == browser.text("#kept-promise") == ""


def test_an_estimate_without_numbers_is_left_out(browser: Browser) -> None:
    browser.window.navigator.storage.estimate = lambda: browser.window.navigator.clipboard.writeText("")
    open_data(browser)
    assert browser.text("#kept-room") == ""


def test_an_answer_that_comes_late_harms_no_other_sheet(browser: Browser) -> None:
    answers: list[object] = []
    browser.window.navigator.storage.persisted = lambda: JsObject(
        {"then": lambda *calls: answers.append(calls[0])}
    )
    open_data(browser)
    browser.key("Escape")
    browser.press("#rules")
    answers[0](True)  # type: ignore[operator]
    browser.key("Escape")
    open_data(browser)
    assert browser.text("#kept-promise") == "The browser has promised to keep all this until you delete it."


def test_a_browser_that_keeps_nothing_is_told_on_the_sheet(pyodide: None) -> None:
    tab = Browser()
    tab.storage.denied = True
    tab.start()
    open_data(tab)
    assert "This browser keeps nothing" in tab.text("#panel-body")
