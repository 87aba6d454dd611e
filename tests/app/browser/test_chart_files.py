"""Files with verdicts on deals that the engine does not hold. They are fetched when they are needed."""

import re
from collections.abc import Iterator

import pytest

from app.state import journal
from engine.solving import deal_index
from engine.solving.deal_data import SIGNS
from engine.solving.solve import Answer
from make.deal_data_writer import CHARTS
from support.english import message
from support.fake_browser import Browser
from support.page import choose_setting

NAME = "black-hole"
ADDRESS = f"charts/{NAME}.txt"
REST = (CHARTS / f"{NAME}.txt").read_text("ascii")
FIRST = deal_index.deals_judged(NAME) - len(REST) + 1  # the first deal that is only in the file
LOST = FIRST + REST.index("x")


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Remove the files that a test has fetched, before and after the test."""
    monkeypatch.setattr(deal_index, "_charts", dict(SIGNS))
    deal_index.winnable.cache_clear()
    yield
    deal_index.winnable.cache_clear()


def test_a_deal_of_the_file_has_its_verdict_once_the_file_is_there(browser: Browser) -> None:
    browser.window.files[ADDRESS] = REST
    browser.go_to(f"v1/{NAME}/{LOST}")
    assert browser.window.requests == [ADDRESS]
    assert browser.text("#verdict") == message("answer", answer="never", noun="deal")


def test_a_deal_of_the_engine_needs_no_file(browser: Browser) -> None:
    browser.go_to(f"v1/{NAME}/{FIRST - 1}")
    browser.go_to(f"v1/{NAME}/{deal_index.deals_judged(NAME) + 1}")
    assert browser.window.requests == []


def test_without_a_network_the_page_goes_on_and_tries_again_later(browser: Browser) -> None:
    browser.go_to(f"v1/{NAME}/{LOST}")
    browser.key("h")
    assert browser.window.requests == [ADDRESS]
    browser.window.files[ADDRESS] = REST
    browser.go_to(f"v1/{NAME}/{LOST + 1}")
    assert browser.window.requests == [ADDRESS]
    browser.advance(31_000)
    browser.go_to(f"v1/{NAME}/{LOST + 2}")
    assert browser.window.requests == [ADDRESS] * 2
    browser.go_to(f"v1/{NAME}/{LOST}")  # this deal was on the table before the file arrived
    assert browser.text("#verdict") == message("answer", answer="never", noun="deal")


def test_the_statistics_count_by_level_what_only_the_file_knows(pyodide: None) -> None:
    deals = [FIRST + at for sign in "123" for at in (REST.index(sign), REST.rindex(sign))]
    played = [[f"{number}", NAME, number, True, 20, 60.0, 52, 1_790_000_000] for number in deals]
    tab = Browser()
    tab.storage.kept["results"] = {1: journal.page(played)}
    tab.window.files[ADDRESS] = REST
    tab.start()
    tab.go_to(f"v1/{NAME}/1")
    tab.rest()
    assert tab.window.requests == []
    tab.key("t")
    assert tab.window.requests == [ADDRESS]
    assert {"Easy", "Hard"} <= set(re.findall(r"[A-Z][a-z]+", tab.text("#panel-body")))


@pytest.mark.parametrize("text", ["", "<!doctype html>", REST[:-1], REST + "1", REST.replace("x", "1")])
def test_what_is_not_the_file_is_not_believed(browser: Browser, text: str) -> None:
    browser.window.files[ADDRESS] = text
    browser.go_to(f"v1/{NAME}/{LOST}")
    assert deal_index.answer(NAME, LOST) is None
    assert browser.logged_errors == [f"not the rest of the chart of {NAME}"]
    browser.window.console.logged.clear()


def test_a_player_who_wants_deals_of_a_level_soon_chooses_among_all(browser: Browser) -> None:
    browser.window.files[ADDRESS] = REST
    browser.go_to(f"v1/{NAME}/1")
    assert browser.window.requests == []
    browser.press("#menu")
    browser.press('#panel [data-do="choose deals hard"]')
    browser.key("Escape")
    browser.press("#new")
    assert browser.window.requests == [ADDRESS]
    assert max(deal_index.winnable(NAME, "hard")) >= FIRST


def test_a_player_who_wants_no_verdict_gets_no_file(browser: Browser) -> None:
    choose_setting(browser, "choose verdict never")
    browser.go_to(f"v1/{NAME}/{LOST}")
    assert browser.window.requests == []


def test_every_file_completes_its_chart() -> None:
    for path in CHARTS.glob("*.txt"):
        assert not deal_index.is_whole(path.stem)
        deal_index.add_rest(path.stem, path.read_text("ascii"))
        assert deal_index.is_whole(path.stem)
        assert deal_index.answer(path.stem, deal_index.deals_judged(path.stem)) in set(Answer)
