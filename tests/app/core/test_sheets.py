"""Sheets over the table, and the playing time while they are open."""

import pytest

from app.browser.page import PageElements
from chromium.player import won_link
from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.fake_browser import Browser
from support.kept_texts import kept_results
from support.page import choose_setting, saved


@pytest.mark.parametrize("command", ["#menu", "#rules", "#games"])
def test_the_time_rests_while_something_covers_the_table(browser: Browser, command: str) -> None:
    browser.tap(browser.place("s"))
    browser.advance(2000)
    browser.press(command)
    browser.advance(30_000)
    browser.key("Escape")
    browser.advance(1000)
    assert browser.text("#clock") == "0:03"


def test_the_time_stands_in_a_review_however_long_it_is_looked_at(browser: Browser) -> None:
    browser.go_to("v1/backbone/1")
    for _ in range(3):
        browser.tap(browser.place("s"))
    browser.advance(3000)
    browser.key("a")
    browser.advance(30_000)
    browser.press('#review [data-do="step -1"]')
    browser.press('#review [data-do="step 1"]')
    browser.hide()
    browser.show()
    browser.press("#menu")
    browser.key("Escape")
    browser.advance(30_000)
    assert browser.text("#clock") == "0:03"
    browser.key("a")
    browser.advance(2000)
    assert browser.text("#clock") == "0:05"


def test_the_time_does_not_count_while_the_device_sleeps(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    browser.advance(4000)
    browser.window.loop.suspend(90_000)
    browser.advance(3000)
    assert browser.text("#clock") == "0:07"
    choose_setting(browser, "switch show_time")
    browser.advance(40_000)
    browser.window.loop.suspend(3_600_000)
    browser.advance(20_000)
    choose_setting(browser, "switch show_time")
    assert browser.text("#clock") == "1:07"


def test_nothing_ticks_unless_the_time_runs(browser: Browser) -> None:
    def ticks() -> int:
        browser.advance(1000)
        return browser.window.loop.ticking

    assert ticks() == 0  # no move was made yet
    browser.tap(browser.place("s"))
    assert ticks() == 1
    browser.press("#menu")
    assert ticks() == 0
    browser.key("Escape")
    assert ticks() == 1
    browser.hide()
    assert ticks() == 0
    browser.show()
    assert ticks() == 1
    browser.key("a")
    assert ticks() == 0
    browser.key("a")
    assert ticks() == 1
    browser.press("#undo")
    browser.go_to("v1/clock/3")
    browser.press("#run")
    browser.rest()
    browser.key("Escape")
    assert ticks() == 0  # the game is over


def test_a_panel_stops_a_game_that_runs(browser: Browser) -> None:
    browser.go_to("v1/clock/3")
    browser.press("#run")
    browser.advance(1000)
    browser.key("i")
    made = saved(browser).moves_made
    assert browser.is_open("panel")
    browser.advance(5000)
    assert saved(browser).moves_made == made


def test_the_end_is_not_told_of_a_game_whose_last_move_was_taken_back(browser: Browser) -> None:
    session = Session.read(won_link("klondike"), CATALOGUE)
    session.undo()
    browser.go_to(session.link())
    browser.press("#run")
    assert saved(browser).status() is Status.WON
    browser.press("#undo")
    browser.advance(5000)
    assert not browser.is_open("panel")


def test_the_tick_of_the_clock_writes_the_clock_and_nothing_else(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser.tap(browser.place("s"))
    browser.advance(5000)
    written: list[str] = []
    real = PageElements.set_text

    def set_text(page: PageElements, name: str, text: str) -> None:
        written.append(name)
        real(page, name, text)

    monkeypatch.setattr(PageElements, "set_text", set_text)
    browser.advance(2000)
    assert set(written) == {"clock"}
    assert browser.text("#clock") == "0:07"


def test_the_page_knows_its_panels_in_whatever_words_they_are_shown(browser: Browser) -> None:
    """A browser that translates the page changes the titles.

    Earlier, the page then lost its pictures, its scroll position and the focus.
    """
    browser.press("#menu")
    browser.press('#panel [data-do="settings"]')
    browser.find("#panel-title").textContent = "Einstellungen"
    browser.find("#panel-body").scrollTop = 300
    browser.press('#panel [data-do="switch show_score"]')
    assert browser.find("#panel-body").scrollTop == 300
    assert browser.document.activeElement is browser.find('#panel [data-do="switch show_score"]')
    browser.key("Escape")
    browser.press("#menu")
    browser.find('#panel [data-do="daily"]').click()
    browser.find("#panel-title").textContent = "Tägliche Spiele"
    browser.advance(3000)
    pictures = browser.find_all('#panel [id^="daily-picture-"]')
    assert pictures and all(picture.innerHTML for picture in pictures)


def test_a_result_has_the_day_of_the_players_clock(browser: Browser) -> None:
    browser.go_to("v1/clock/3")
    browser.press("#run")
    browser.rest()
    assert [result.day for result in kept_results(browser.storage.kept)] == ["2026-11-22"]
