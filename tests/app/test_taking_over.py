"""Another Python continues with the page: what the player hears and what is counted stay the same."""

import gc
import weakref

import pytest

from support.fake_browser import Browser


@pytest.mark.parametrize("played", [False, True])
def test_of_a_page_that_was_left_the_browser_holds_nothing(browser: Browser, *, played: bool) -> None:
    """The memory of the former page can be freed: no listener, interval or observer refers to it."""
    if played:
        browser.key("o")
        browser.advance(10_000)
    left = weakref.ref(browser.page)
    assert browser.take_over()
    gc.collect()
    assert left() is None


def test_a_file_that_was_saved_does_not_keep_the_other_python_waiting(browser: Browser) -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="data"]')
    browser.press('#panel [data-do="export"]')
    browser.key("Escape")
    browser.advance(5000)
    assert browser.take_over()


def test_a_notice_does_not_keep_the_other_python_waiting_and_is_hidden_later(browser: Browser) -> None:
    browser.key("u")  # there is no move to undo, and the page says so
    assert browser.find("#said").classList.contains("aloud")
    browser.advance(500)
    assert browser.take_over()
    assert browser.find("#said").classList.contains("aloud")
    browser.advance(7000)
    assert not browser.find("#said").classList.contains("aloud")


def test_what_is_said_again_differs_from_what_stands_in_the_line(browser: Browser) -> None:
    """A screen reader speaks only a text that has changed."""
    browser.key("o")
    for _ in range(3):
        before = str(browser.find("#said").textContent)
        assert before
        assert browser.take_over()
        browser.key("x")
        after = str(browser.find("#said").textContent)
        assert (after != before, after.strip("\u00a0")) == (True, before.strip("\u00a0"))


def test_advice_that_micropython_cannot_give_is_given_by_the_other_python(browser: Browser) -> None:
    browser.page._device.is_micropython = True
    browser.go_to("v1/bridge/1")
    browser.press("#hint")
    assert browser.text("#said").startswith("Hints are still loading.")
    assert browser.window.wanted == 1
    assert browser.take_over(seen=True)
    assert browser.text("#said").strip() == "Calculating…"
    browser.rest()
    assert browser.text("#said").strip() not in {"", "Calculating…"}


def test_advice_that_was_asked_for_before_a_move_is_not_given_after_it(browser: Browser) -> None:
    browser.page._device.has_workers = False
    browser.press("#hint")
    browser.key("d")
    browser.page.advice_came()
    browser.rest()
    assert browser.text("#hint-words") == "Hint"
    browser.page._device.has_workers = False
    browser.press("#hint")
    assert browser.text("#said").startswith("Hints are still loading.")
    browser.page.advice_came()
    browser.rest()
    assert browser.text("#hint-words") == "Why?"
