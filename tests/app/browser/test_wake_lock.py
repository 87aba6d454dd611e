"""The screen stays on while a hint is searched or moves are shown, and no longer."""

import pytest

from support.fake_browser import Browser
from support.fake_browser.event_loop import Promise, fulfilled, rejected

UNKNOWN = "v1/spider/23"  # a search there finds neither a win nor a proof that there is none


class Screen:
    """The browser's wake lock. It counts the locks that are held and all locks that were asked for."""

    def __init__(self, browser: Browser, *, refuses: bool = False) -> None:
        self._loop = browser.window.loop
        self._refuses = refuses
        self.held = self.asked = 0

    def request(self, kind: str) -> Promise:
        assert kind == "screen"
        self.asked += 1
        if self._refuses:
            return rejected(self._loop, "NotAllowedError")
        self.held += 1
        return fulfilled(self._loop, self)

    def release(self) -> Promise:
        self.held -= 1
        return fulfilled(self._loop, None)


def screen_of(browser: Browser, *, refuses: bool = False) -> Screen:
    browser.window.navigator.wakeLock = screen = Screen(browser, refuses=refuses)
    return screen


def test_the_screen_stays_on_while_a_hint_is_sought(browser: Browser) -> None:
    screen = screen_of(browser)
    browser.go_to(UNKNOWN)
    assert screen.held == 0
    browser.press("#hint")
    browser.advance(1)
    assert screen.held == 1
    browser.rest()
    assert browser.text("#said").startswith("Best guess")
    assert (screen.held, screen.asked) == (0, 1)


@pytest.mark.parametrize("ms", [0, 1, 500])
def test_it_may_go_off_when_the_page_is_hidden(browser: Browser, ms: int) -> None:
    screen = screen_of(browser)
    browser.go_to(UNKNOWN)
    browser.press("#hint")
    browser.advance(ms)
    browser.hide()
    browser.advance(1)
    assert screen.held == 0


def test_the_screen_stays_on_while_moves_are_shown(browser: Browser) -> None:
    screen = screen_of(browser)
    browser.go_to("v1/clock/1")
    browser.press("#run")
    browser.advance(1000)
    assert screen.held == 1
    browser.press("#run")
    browser.advance(1)
    assert screen.held == 0


@pytest.mark.parametrize("there", [True, False])
def test_where_the_browser_cannot_or_will_not_hints_come_all_the_same(browser: Browser, there: bool) -> None:
    if there:
        screen_of(browser, refuses=True)
    browser.go_to(UNKNOWN)
    browser.press("#hint")
    browser.rest()
    assert browser.text("#said").startswith("Best guess")
