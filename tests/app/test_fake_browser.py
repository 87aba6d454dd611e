"""The stand-in for the browser: the page runs in it, and it behaves as a browser does."""

from collections.abc import Iterator

import pytest

from support.english import message
from support.fake_browser import Browser
from support.fake_browser.event_loop import EventLoop
from support.fake_browser.events import Event
from support.fake_browser.values import UnknownToStandInError
from support.page import saved

# The page in the stand-in


def test_the_page_starts_and_keeps_the_first_deal(browser: Browser) -> None:
    assert browser.window.is_ready
    assert browser.text("#title") == "Backbone"
    assert saved(browser).text() == "v1/backbone/1"


@pytest.mark.parametrize("pointer", ["mouse", "touch", "pen"])
def test_a_tap_plays_a_move_and_a_key_takes_it_back(browser: Browser, pointer: str) -> None:
    browser.tap(browser.place("s"), pointer)
    assert browser.text("#moves") == "1 move"
    assert saved(browser).text() == "v1/backbone/1/sw"
    browser.key("u")
    assert browser.text("#moves") == "0 moves"
    assert saved(browser).text() == "v1/backbone/1/sw@0"


def test_a_card_is_dragged_to_a_pile(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    game = saved(browser).game
    move = next(move for move in game.moves(saved(browser).position) if game.spots[move.source].name != "s")
    source, target = (browser.place(game.spots[spot].name) for spot in (move.source, move.target))
    browser.drag(source, (source[0] + 20, source[1] + 20), target)
    assert saved(browser).position == game.play(game.start(1), move)


def test_what_moves_comes_to_rest(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    assert browser.in_motion
    browser.advance(1000)
    assert not browser.in_motion


def test_a_sheet_opens_and_closes(browser: Browser) -> None:
    browser.press("#menu")
    assert browser.is_open("panel")
    assert browser.find("#panel").contains(browser.document.activeElement)
    assert not browser.can_press("#undo")
    browser.key("Escape")
    assert not browser.is_open("panel")
    assert browser.document.activeElement is browser.find("#menu")


def test_a_form_is_sent_with_enter(browser: Browser) -> None:
    browser.press("#menu")
    browser.write("#number", "4711")
    browser.key("Enter")
    assert browser.text("#deal") == "Deal 4711"


def test_timers_run_when_time_passes(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    browser.advance(5000)
    assert browser.text("#clock") == "0:05"


def test_the_worker_finds_a_hint(browser: Browser) -> None:
    browser.go_to("v1/freecell/123456")
    browser.press("#hint")
    assert browser.find("#hint").getAttribute("aria-busy") == "true"
    browser.advance(30_000)
    assert browser.find("#hint").getAttribute("aria-busy") == "false"


def test_the_browsers_way_back_leads_out_of_the_gallery(browser: Browser) -> None:
    browser.press("#games")
    assert browser.is_open("gallery")
    browser.back()
    assert not browser.is_open("gallery")


def test_a_second_tab_puts_the_first_to_sleep(browser: Browser) -> None:
    other = Browser(storage=browser.storage, seed=2)
    other.start()
    assert browser.text("#panel-title") == "Already open in another tab"
    browser.press('#panel [data-do="here"]')
    assert other.text("#panel-title") == "Already open in another tab"
    other.check()


def test_a_full_storage_is_told(browser: Browser) -> None:
    browser.storage.full = True
    browser.tap(browser.place("s"))
    browser.advance(500)
    assert message("no-room-to-save") in browser.text("#said")
    assert saved(browser).text() == "v1/backbone/1"


def test_early_presses_are_answered(pyodide: None) -> None:
    tab = Browser()
    tab.press_early(spot="s", card="2d")
    tab.press_early(key="u")
    tab.press_early(button="menu")
    tab.start()
    assert tab.text("#moves") == "0 moves"
    assert tab.is_open("panel")
    tab.check()


# The behaviour of a browser


@pytest.fixture
def page(pyodide: None) -> Iterator[Browser]:
    """Yield a tab in which Python has not started."""
    tab = Browser()
    yield tab
    tab.check()


def test_an_event_bubbles_until_it_is_stopped(page: Browser) -> None:
    heard: list[str] = []
    page.document.addEventListener("click", lambda event: heard.append("document"))
    page.find("nav").addEventListener("click", lambda event: heard.append("nav"))
    page.press("#undo")
    assert heard == ["nav", "document"]
    page.find("#undo").addEventListener("click", lambda event: event.stopPropagation())
    page.press("#undo")
    assert heard == ["nav", "document"]


def test_a_disabled_button_is_not_clicked(page: Browser) -> None:
    heard: list[Event] = []
    page.document.addEventListener("click", heard.append)
    page.find("#undo").disabled = True
    page.press("#undo")
    page.find("#undo").click()
    assert not heard


def test_focus_comes_and_goes_with_events(page: Browser) -> None:
    heard: list[str] = []
    for kind in ("focusin", "focusout"):
        page.document.addEventListener(kind, lambda event: heard.append(f"{event.type} {event.target.id}"))
    page.find("#undo").focus()
    page.find("#redo").focus()
    assert page.find("nav").matches(":focus-within")
    assert page.find("nav").querySelector("button:focus") is page.find("#redo")
    page.find("#redo").blur()
    assert not page.find("nav").matches(":focus-within")
    assert heard == ["focusin undo", "focusout undo", "focusin redo", "focusout redo"]


def test_what_is_thrown_is_kept_and_the_others_still_hear(page: Browser) -> None:
    heard: list[Event] = []
    page.find("#undo").addEventListener("click", lambda event: 1 // 0)
    page.find("#undo").addEventListener("click", heard.append)
    with pytest.raises(ZeroDivisionError):
        page.press("#undo")
    assert len(heard) == 1
    page.raises = False
    page.press("#undo")
    assert len(heard) == 2
    assert [type(error) for error in page.errors] == [ZeroDivisionError]
    page.errors.clear()


def test_what_is_not_known_is_an_error(page: Browser) -> None:
    with pytest.raises(UnknownToStandInError, match="offsetParent"):
        page.find("#undo").offsetParent  # noqa: B018
    with pytest.raises(AttributeError, match="innerText"):
        page.find("#undo").innerText = "Undo"
    with pytest.raises(UnknownToStandInError, match="indexedDB"):
        page.window.indexedDB  # noqa: B018


def test_timers_run_in_the_order_in_which_they_are_due() -> None:
    loop, heard = EventLoop(lambda: None), list[str]()
    loop.set_timer(lambda: heard.append("late"), 20, (), again=False)
    loop.set_timer(
        lambda: loop.set_timer(lambda: heard.append("set by another"), 5, (), again=False), 5, (), again=False
    )
    off = loop.set_timer(lambda: heard.append("called off"), 7, (), again=False)
    every = loop.set_timer(lambda: heard.append("again"), 8, (), again=True)
    loop.clear_timer(off)
    loop.advance(17)
    assert heard == ["again", "set by another", "again"]
    loop.clear_timer(every)
    loop.advance(17)
    assert heard == ["again", "set by another", "again", "late"]
