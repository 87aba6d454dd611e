"""The player pauses the game."""

import pytest

from support.fake_browser import Browser


@pytest.mark.parametrize("how", ["button", "Escape"])
def test_a_pause_hides_the_cards_and_stops_the_time_until_it_is_ended(browser: Browser, how: str) -> None:
    browser.tap(browser.place("s"))
    browser.press("#clock")
    assert browser.text("#panel-title") == "Paused"
    assert browser.document.documentElement.classList.contains("paused")
    browser.advance(3000)
    assert browser.text("#clock") == "0:00"
    assert browser.text("#panel .time") == "0:00"
    if how == "button":
        browser.press('#panel [data-do="close"]:last-child')
    else:
        browser.key("Escape")
    assert not browser.document.documentElement.classList.contains("paused")
    browser.advance(3000)
    assert browser.text("#clock") == "0:03"
