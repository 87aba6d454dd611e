"""Hints for Bridge Solitaire on the page. They always use only the cards that the player has seen."""

import re

import pytest

from app.words.english import LANGUAGE
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.words.language import Language
from make import languages
from support.fake_browser import Browser
from support.page import saved
from support.strategies import recorded

DEAL = "v1/bridge/47"
KEEPING = re.compile(r"Keep the .+: [+−]\d+ points on average\.")
CALLING = "v1/bridge/47/hkQh.hkJh.hk9h.hk4h.hk2h.hkAc.hdKd"
PASSED = "v1/bridge/1/hkTs.hk5s.hk4s.hk7h.hk5h.hk2h.hd9c"  # here the house has passed
BIDDING = re.compile(r"Bid one heart: made in (\d+) of (\d+) deals, \+\d+ points on average\.")


def test_a_hint_says_which_card_to_keep_and_points_at_it(browser: Browser) -> None:
    browser.go_to(DEAL)
    browser.press("#hint")
    browser.rest()
    assert KEEPING.fullmatch(browser.text("#said"))
    assert browser.find_all("#table .marks .chosen")
    assert browser.find("#verdict").hidden


def test_while_six_cards_are_chosen_nothing_is_said_before_the_end(browser: Browser) -> None:
    browser.go_to(DEAL)
    browser.press("#hint")
    while browser.find("#hint").getAttribute("aria-busy") == "true":
        assert browser.text("#said") == "Calculating…"
        browser.advance(30)
    assert KEEPING.fullmatch(browser.text("#said"))


def test_the_next_press_shows_the_chances_with_points(browser: Browser) -> None:
    browser.go_to(CALLING)
    browser.press("#hint")
    browser.rest()
    told = BIDDING.fullmatch(browser.text("#said"))
    assert told
    assert browser.text("#offer .stakes").startswith("1 hearts: 7 of 13 tricks"), (
        "it is chosen, and its worth is shown"
    )
    assert saved(browser).moves_made == len(Session.read(CALLING, CATALOGUE).line())
    browser.press("#hint")
    assert browser.text("#panel-title") == "Chances"
    rows = [part.textContent for part in browser.find_all("#panel tbody")]
    assert len(rows) == 13
    assert f"{told[1]} of {told[2]}" in rows[0]
    assert all(re.search(r"[+−]\d+ ± \d+$", row) for row in rows)


def test_a_bid_that_the_player_chose_meanwhile_stays_chosen(browser: Browser) -> None:
    browser.go_to(CALLING)
    browser.press("#hint")
    browser.press("#offer [data-do='bid ac2H']")
    browser.rest()
    assert BIDDING.fullmatch(browser.text("#said"))
    assert browser.text("#offer .stakes").startswith("2 hearts")


@pytest.mark.parametrize("language", [LANGUAGE, *map(languages.as_language, languages.translated().values())])
def test_the_button_of_a_hint_and_that_of_a_pass_of_the_house_have_other_words(language: Language) -> None:
    of_hint, of_pass = (language.text(say(name)) for name in ("why-button", "why-pass"))
    assert of_hint != of_pass


def test_after_a_hint_the_buttons_differ_where_the_house_has_passed(browser: Browser) -> None:
    """Earlier, two buttons said "Why?": one for the call of the house, and one for the hint."""
    browser.go_to(PASSED)
    assert browser.text("[data-do='report count']") == "Why pass?"
    browser.press("#hint")
    browser.rest()
    assert browser.text("#hint-words") == "Why?"
    found = [button.textContent for button in browser.find_all("#plate button, #offer button, nav button")]
    assert len(found) == len(set(found))


def test_a_hint_to_pass_marks_the_button_and_leaves_no_bid_ready(browser: Browser) -> None:
    browser.go_to("v1/bridge/2/hkKs.hkQs.hkQh.hk8h.hk8c.hkQd.hd7h")
    browser.press("#hint")
    browser.rest()
    assert browser.text("#said").startswith("Pass: ")
    assert [each.textContent for each in browser.find_all("#offer .meant")] == ["Pass"]


def test_after_the_rubber_the_hint_says_how_it_ended(browser: Browser) -> None:
    link = next(link for outcome, link in recorded(CATALOGUE["bridge"]) if outcome.startswith("lost"))
    browser.go_to(link)
    browser.press("#hint")
    assert "rubber" in browser.text("#said")
    assert "Nothing is certain" not in browser.text("#said")


def test_no_worker_is_started_before_the_first_hint(browser: Browser) -> None:
    browser.go_to(CALLING)
    browser.rest()
    assert not browser.window.workers


def test_with_one_card_to_play_the_hint_comes_at_once(browser: Browser) -> None:
    session = Session.read(CALLING, CATALOGUE)
    while len(moves := list(session.game.moves(session.position))) > 1:
        session.play(moves[0])
    browser.go_to(session.link())
    browser.press("#hint")
    assert browser.text("#said").startswith("Play the ")
    assert not browser.window.workers


def test_whether_a_rubber_can_be_won_is_not_told(browser: Browser) -> None:
    browser.go_to(DEAL)
    browser.key("e")
    assert browser.text("#said").startswith("Nothing is certain in Bridge Solitaire")
