"""The page starts in steps, between which the player may press something or turn the phone."""

from collections.abc import Callable, Iterator

import pytest

from app.browser.dom import Dom
from engine.play.notation import move_text
from support.bridge_positions import bidding
from support.extent import amount
from support.fake_browser import Browser
from support.fake_browser.browser import LOW
from support.page import choose_setting, saved


def opened(address: str = "/") -> Browser:
    tab = Browser(address)
    tab.window.open_kept()
    return tab


def everything(tab: Browser) -> tuple[object, ...]:
    """Return what is drawn, written and saved."""
    words = " ".join(tab.document.body.textContent.split())
    return places(tab), words, tab.document.documentElement.dataset.theme, saved(tab).text()


def places(tab: Browser) -> list[str]:
    return [str(card.getAttribute("transform")) for card in tab.find_all("#table .card")]


def started(event: Callable[[Browser], object]) -> Iterator[Browser]:
    """Start tabs, and let the event happen after a different step in each; yield each tab when it has started."""
    number, done = 1, 1
    while number <= done:
        tab, done = opened(), 0
        for _ in tab.starting():
            done += 1
            if done == number:
                event(tab)
                assert not tab.window.is_ready
        assert done > 20
        if number <= done:
            yield tab
        number += amount(quick=20, normal=7, thorough=1)


def test_a_press_between_two_steps_of_the_start_is_answered_once(browser: Browser) -> None:
    """`early_presses.ts` stores the press until the page is ready. The page itself must not answer it before."""
    place = browser.place("s")

    def press(tab: Browser) -> None:
        tab.tap(place)
        tab.press_early(spot="s")

    for tab in started(press):
        assert saved(tab).text() == "v1/backbone/1/sw"


def test_what_one_python_has_answered_another_does_not_answer_again(pyodide: None) -> None:
    """The start of the first Python may end in the middle, when the other one has arrived."""
    tab = opened()
    for _ in range(3):
        tab.press_early(spot="s")
    steps = tab.starting()
    while len(tab.window.backbone.presses) == 3:
        next(steps)  # until the first of the presses is answered
    assert len(tab.window.backbone.presses) == 2
    tab.start()
    assert saved(tab).text() == "v1/backbone/1/sw.sw.sw"


def test_the_second_of_two_early_presses_on_a_call_finds_no_button(pyodide: None) -> None:
    session = bidding()
    call = f"call-{move_text(session.game, next(iter(session.game.moves(session.position))))}"
    tab = Browser(address=f"/#{session.link()}")
    for _ in range(2):
        tab.press_early(button=call)
    tab.start()
    assert tab.window.is_ready
    tab.check()


def test_the_gallery_that_opens_first_is_answered_in_the_step_that_opens_it(browser: Browser) -> None:
    choose_setting(browser, "switch gallery_first")
    tab = Browser(storage=browser.storage)
    tab.window.open_kept()
    for _ in tab.starting():
        assert not tab.is_open("gallery")
    assert tab.is_open("gallery")


def test_what_was_pressed_early_is_saved_when_the_page_is_left_before_it_has_started(pyodide: None) -> None:
    tab = opened()
    for _ in range(3):
        tab.press_early(spot="s")
    steps = tab.starting()
    while len(tab.window.backbone.presses) > 1:
        next(steps)
    tab.leave()
    tab.advance(0)
    assert saved(tab).text() == "v1/backbone/1/sw.sw"


def test_a_timer_that_is_set_again_between_two_steps_runs_once(pyodide: None) -> None:
    tab = Browser()
    dom, due = Dom(tab.window), list[str]()
    dom.hold_events()
    timer = dom.timer()
    timer.set(100, lambda: timer.set(1000, lambda: due.append("second")))
    tab.advance(150)
    dom.answer_held_events()
    assert not due
    tab.advance(2000)
    assert due == ["second"]


LINK = "v1/klondike/5"
EVENTS: dict[str, Callable[[Browser], object]] = {
    "a link is followed": lambda tab: tab.go_to(LINK),
    "dark colours are preferred": lambda tab: tab.prefer("(prefers-color-scheme: dark)", holds=True),
    "the page is hidden": lambda tab: tab.hide(),
    "the page is left": lambda tab: tab.leave(),
    "another tab wants to write": lambda tab: tab.send("writer-leaving"),
    "the phone is turned": lambda tab: tab.resize(*LOW),
    "a new version waits": lambda tab: tab.offer_update(),
}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("event", EVENTS.values(), ids=EVENTS)
def test_what_happens_between_two_steps_of_the_start_waits_for_its_end(
    event: Callable[[Browser], object], pyodide: None
) -> None:
    expected = opened()
    expected.start()
    event(expected)
    expected.rest()
    for tab in started(event):
        tab.rest()
        tab.check()
        assert everything(tab) == everything(expected)
        tab.tap(tab.place("s"))
        assert saved(tab).moves_made == 1
