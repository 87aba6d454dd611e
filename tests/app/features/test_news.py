"""The sheet "What's new": fetched on demand, English in every language, and never shown in part."""

import json
from collections.abc import Callable, Iterator

import pytest

from app.browser.dom import Dom
from app.view.words import speak
from app.words.english import LANGUAGE
from make import changelog
from support.abroad import bring_languages
from support.english import message
from support.fake_browser import Browser
from support.page import choose_setting

TEXT = changelog.file().decode()


def open_news(browser: Browser) -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="news"]')


def test_it_is_fetched_when_it_is_first_opened_and_only_then(browser: Browser) -> None:
    browser.window.files[changelog.NAME] = TEXT
    assert browser.window.requests == []
    for _ in range(2):
        open_news(browser)
        assert browser.window.requests == [changelog.NAME]
        assert browser.text("#panel-title") == message("news-title")
        browser.key("Escape")


def test_every_sentence_of_the_changelog_is_on_the_sheet(browser: Browser) -> None:
    browser.window.files[changelog.NAME] = TEXT
    open_news(browser)
    assert message("news-in-english") not in browser.text("#panel-body")
    assert [each.textContent for each in browser.find_all("#panel-body h3")] == [
        f"{version}, {day}" for version, day, _ in json.loads(TEXT)
    ]
    assert [each.textContent for each in browser.find_all("#panel-body li")] == [
        sentence for _, _, groups in json.loads(TEXT) for _, sentences in groups for sentence in sentences
    ]


@pytest.fixture
def german(browser: Browser) -> Iterator[Browser]:
    bring_languages(browser)
    choose_setting(browser, "choose language de")
    yield browser
    speak(LANGUAGE)


def test_in_another_language_the_list_is_marked_as_english_and_the_sheet_says_so(german: Browser) -> None:
    german.window.files[changelog.NAME] = TEXT
    open_news(german)
    assert german.text("#panel-title") == "Neuigkeiten"
    assert german.text("#panel-body p") == "Diese Liste gibt es nur auf Englisch."
    listed = german.find("#panel-body .prose")
    assert (listed.getAttribute("lang"), listed.getAttribute("dir")) == ("en", "ltr")
    assert len(german.find_all("#panel-body .prose li")) == len(german.find_all("#panel-body li")) > 0


@pytest.mark.parametrize("answer", [None, "<!doctype html>", "[3]", '[["1.0"]]', "{}", '[["1", "2", 3]]', "[]"])
def test_without_the_list_the_sheet_says_so_and_can_try_again(browser: Browser, answer: str | None) -> None:
    if answer is not None:
        browser.window.files[changelog.NAME] = answer
    open_news(browser)
    assert message("news-not-loaded") in browser.text("#panel-body")
    browser.window.files[changelog.NAME] = TEXT
    browser.press('#panel-body [data-do="news"]')
    assert len(browser.find_all("#panel-body li")) > 0
    assert message("news-not-loaded") not in browser.text("#panel-body")


def test_a_list_that_comes_late_opens_no_sheet_that_was_closed(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[Callable[[str], object]] = []
    monkeypatch.setattr(Dom, "fetch_text", lambda dom, name, arrived, failed: waiting.append(arrived))
    open_news(browser)
    assert browser.text("#panel-body") == message("news-loading")
    browser.key("Escape")
    browser.key("Escape")
    (arrived,) = waiting
    arrived(TEXT)
    assert not browser.is_open("panel")
    open_news(browser)
    assert len(browser.find_all("#panel-body li")) > 0
