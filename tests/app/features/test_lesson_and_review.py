"""A lesson and a review of its game: one waits for the other, or ends it."""

import pytest

from support.english import message
from support.fake_browser import Browser
from support.lessons import KLONDIKE, do, learn, shown, title
from support.page import saved


def steers(browser: Browser) -> list[str]:
    """Return which of the lesson, its light on the table, and the review can be seen."""
    parts = [name for name in ("lesson", "review") if not browser.find(f"#{name}").hidden]
    return [*parts, *(["light"] if browser.find_all("#table .shadow") else [])]


@pytest.mark.parametrize("way", ["Escape", "cross", "key", "Back"])
def test_a_lesson_waits_while_its_game_is_reviewed_and_goes_on_afterwards(browser: Browser, way: str) -> None:
    learn(browser, "klondike")
    browser.press("#lesson-main")
    browser.rest()
    before = shown(browser), browser.text("#lesson-text"), saved(browser).text()
    assert steers(browser) == ["lesson", "light"]
    browser.key("a")
    browser.rest()
    assert steers(browser) == ["review"]
    browser.press('#review [data-do="step -1"]')
    browser.rest()
    assert steers(browser) == ["review"]
    browser.press('#review [data-do="step 1"]')
    ways = {
        "Escape": lambda: browser.key("Escape"),
        "cross": lambda: browser.press('#review [aria-label="Close review"]'),
        "key": lambda: browser.key("a"),
        "Back": browser.back,
    }
    ways[way]()
    browser.rest()
    assert steers(browser) == ["lesson", "light"]
    assert (shown(browser), browser.text("#lesson-text"), saved(browser).text()) == before


def test_who_has_left_the_way_of_a_lesson_finds_the_words_about_it_after_a_review(browser: Browser) -> None:
    learn(browser, "klondike")
    browser.key("d")
    browser.key("a")
    browser.rest()
    assert steers(browser) == ["review"]
    browser.key("a")
    assert shown(browser) == message("lesson-astray-title")
    browser.press("#lesson-main")
    assert shown(browser) == title(KLONDIKE, 0)


def test_a_lesson_that_begins_ends_a_review_and_the_reviewed_game_stays(browser: Browser) -> None:
    browser.go_to("v1/klondike/9/sw.sw")
    browser.rest()
    browser.key("a")
    browser.rest()
    assert steers(browser) == ["review"]
    browser.press("#menu")
    browser.press('#panel [data-do="learn"]')
    browser.rest()
    assert steers(browser) == ["lesson", "light"] and shown(browser) == title(KLONDIKE, 0)
    browser.key("u")
    assert steers(browser) == [] and saved(browser).text() == "v1/klondike/9/sw.sw"


def test_a_move_in_a_review_of_a_lesson_is_a_move_in_the_lesson(browser: Browser) -> None:
    lesson = learn(browser, "black-hole")
    browser.press("#lesson-main")
    browser.key("a")
    browser.rest()
    do(browser, saved(browser), lesson.steps[1].moves[0])
    browser.rest()
    assert steers(browser) == ["lesson", "light"] and saved(browser).moves_made == 1


def test_escape_ends_a_review_and_only_then_the_lesson(browser: Browser) -> None:
    learn(browser, "klondike")
    browser.key("a")
    browser.key("Escape")
    assert "lesson" in steers(browser)
    browser.key("Escape")
    assert steers(browser) == []
