"""A result to share: its text, its picture, and the ways to send them."""

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from app.features.share.result_card import ResultCard, course, sampled
from app.features.share.sheet import share
from chromium.player import won_link
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.solving import deal_index
from support.english import english
from support.fake_browser import Browser
from support.fake_browser.values import JsObject
from support.sheets import commands, read

NAMES = list(CATALOGUE)


def card(name: str, seconds: float | None = 228.0) -> ResultCard:
    session = Session.read(won_link(name), CATALOGUE)
    return ResultCard(session, f"deal {session.number}", seconds, "https://example.org/#v1/x/1")


@pytest.mark.parametrize("name", NAMES)
def test_neither_text_nor_picture_shows_a_card_of_the_deal(name: str) -> None:
    words = card(name).text() + " ".join(ET.fromstring(card(name).picture()).itertext())
    words = words.replace(english(CATALOGUE[name].family_title), "")  # such as King Albert
    assert not re.search(r"[♠♥♦♣]|\b(hearts|spades|clubs|diamonds|ace|king|queen|jack)\b", words, re.IGNORECASE)
    assert "#s-" not in card(name).picture()


def test_the_text_says_game_deal_time_moves_and_the_way_there() -> None:
    session = Session.read(won_link("klondike"), CATALOGUE)
    lines = card("klondike").text().splitlines()
    assert lines[0] == f"Backbone Patience: Klondike, deal {session.number}"
    assert lines[1] == f"Won in 3:48 and {session.moves_made} moves"
    assert lines[2].endswith("█") and len(lines[2]) == 16
    assert lines[3] == "https://example.org/#v1/x/1"
    assert "3:48" not in card("klondike", None).text()


def test_a_game_that_cannot_be_measured_has_no_curve() -> None:
    assert course(Session.read(won_link("bridge"), CATALOGUE)) == []
    assert len(card("bridge").text().splitlines()) == 3
    assert card("bridge").picture().count("<path") == card("klondike").picture().count("<path") - 2


def test_the_curve_goes_from_the_start_to_the_win() -> None:
    found = course(Session.read(won_link("pyramid"), CATALOGUE))
    assert found[0] == 0 and found[-1] == 1


@pytest.mark.parametrize("count", [2, 5, 100])
def test_a_sample_keeps_the_first_and_the_last(count: int) -> None:
    found = sampled(range(40), count)
    assert (found[0], found[-1]) == (0, 39) and len(found) == min(count, 40)
    assert found == sorted(found)


# On the page


def won(browser: Browser) -> None:
    """Win a game that plays by itself, and open the sheet for sharing."""
    browser.go_to(f"v1/clock/{deal_index.winnable('clock')[0]}")
    browser.press("#run")
    browser.rest()
    assert browser.text("#panel-title") == "Won!"
    browser.press('#panel [data-do="share"]')


def test_a_win_that_came_with_a_link_is_not_the_players(browser: Browser) -> None:
    browser.go_to(won_link("golf"))
    browser.press("#menu")
    browser.press('#panel [data-do="share"]')
    assert not browser.find_all("#result-picture")


def test_a_game_that_is_not_won_has_no_result(browser: Browser) -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="share"]')
    assert not browser.find_all("#result-picture")


def test_without_a_menu_for_sharing_the_text_is_copied(browser: Browser) -> None:
    won(browser)
    assert browser.find_all("#result-picture svg")
    assert not browser.find_all('#panel [data-do="share-text result-text"]')
    browser.press('#panel [data-do="copy-text result-text"]')
    assert browser.window.clipboard.text == browser.find("#result-text").textContent
    assert "Copied as text." in browser.text("#panel-said")


def test_the_text_goes_to_the_browsers_menu_where_there_is_one(browser: Browser) -> None:
    sent: list[Any] = []

    def hand_over(what: Any) -> Any:
        sent.append(what.text)
        return browser.window.clipboard.writeText("handed over")

    browser.window.navigator = JsObject(
        {
            "clipboard": browser.window.clipboard,
            "storage": browser.window.navigator.storage,
            "share": hand_over,
            "wakeLock": None,
        }
    )
    won(browser)
    browser.press('#panel [data-do="share-text result-text"]')
    assert sent == [browser.find("#result-text").textContent]


@pytest.mark.parametrize("answers", [True, False])
def test_a_text_that_cannot_be_copied_is_shown_and_marked(browser: Browser, answers: bool) -> None:
    """The browser refuses to copy, or it never answers."""
    won(browser)
    browser.window.clipboard.allowed = False
    browser.window.clipboard.answers = answers
    browser.press('#panel [data-do="copy-text result-text"]')
    browser.advance(3000)
    text = browser.find("#result-text")
    assert not text.hidden and browser.window.marked is not None
    assert browser.window.marked.isSameNode(text)
    assert "selected, so you can copy it yourself" in browser.text("#panel-said")


def test_a_link_that_the_clipboard_never_takes_is_marked(browser: Browser) -> None:
    browser.window.clipboard.answers = False
    browser.press("#menu")
    browser.press('#panel [data-do="share"]')
    browser.press('#panel [data-do="copy deal-link"]')
    browser.advance(3000)
    assert "selected, so you can copy it yourself" in browser.text("#panel-said")


def test_the_picture_can_be_saved_also_where_it_can_be_handed_over() -> None:
    sheet = share("a", "b", card("klondike"), can_send=True)
    assert 'data-do="share-picture"' in sheet.body and 'data-do="save-picture"' in sheet.body
    assert 'data-do="share-picture"' not in share("a", "b", card("klondike")).body


def test_both_links_can_be_copied_and_one_is_enough_at_the_deal() -> None:
    both = share("https://x/#v1/golf/1", "https://x/#v1/golf/1/sw").body
    assert commands(both) == ["copy deal-link", "copy game-link"]
    links = ["https://x/#v1/golf/1", "https://x/#v1/golf/1/sw"]
    assert [field.get("value") for field in read(both).iter("input")] == links
    assert commands(share("https://x/#a", "https://x/#a").body) == ["copy deal-link"]
