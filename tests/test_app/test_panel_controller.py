"""Panels over the table, and the time meanwhile."""

import pytest

from app.platform.dom import Dom
from browser.player import won_link
from engine.core.game import Status
from engine.games import CATALOGUE
from engine.play.session import Session
from support.fake_browser import Browser
from support.kept_texts import kept_results
from support.page import saved


@pytest.mark.parametrize("command", ["#menu", "#rules", "#games"])
def test_the_time_rests_while_something_covers_the_table(browser: Browser, command: str) -> None:
    browser.tap(browser.place("s"))
    browser.advance(2000)
    browser.press(command)
    browser.advance(30_000)
    browser.key("Escape")
    browser.advance(1000)
    assert browser.text("#clock") == "0:03"


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
    real = Dom.set_text

    def set_text(dom: Dom, name: str, text: str) -> None:
        written.append(name)
        real(dom, name, text)

    monkeypatch.setattr(Dom, "set_text", set_text)
    browser.advance(2000)
    assert set(written) == {"clock"}
    assert browser.text("#clock") == "0:07"


def test_a_result_has_the_day_of_the_players_clock(browser: Browser) -> None:
    browser.go_to("v1/clock/3")
    browser.press("#run")
    browser.rest()
    assert [result.day for result in kept_results(browser.storage.kept)] == ["2026-11-22"]
