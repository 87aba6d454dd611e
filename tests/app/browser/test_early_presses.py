"""What is pressed while the page starts is answered once, as soon as it can be."""

from app.page import starting
from support.fake_browser import Browser
from support.page import saved


def test_a_press_between_two_steps_of_the_start_is_answered_once(browser: Browser) -> None:
    """`early_presses.ts` keeps it until the page is ready; the page itself must not hear it before."""
    place, number = browser.place("s"), 1
    while True:
        tab = Browser()
        tab.window.open_kept()
        steps = starting(tab.window)
        done = 0
        for page in steps:
            tab.page, done = page, done + 1
            if done == number:
                tab.tap(place)
                tab.press_early(spot="s")
        assert saved(tab).text() == ("v1/backbone/1/sw" if number <= done else "v1/backbone/1"), number
        if number > done:
            assert done > 20
            return
        number += 1
