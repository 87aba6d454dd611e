"""Sheets close at a press outside, or when a finger swipes them away."""

import pytest

from support.fake_browser import Browser

OUTSIDE, TITLE = (5.0, 5.0), (200.0, 100.0)


@pytest.fixture
def sheet(browser: Browser) -> Browser:
    browser.press("#menu")
    return browser


@pytest.mark.parametrize("pointer", ["mouse", "touch", "pen"])
def test_a_press_outside_closes_the_sheet(sheet: Browser, pointer: str) -> None:
    sheet.tap(sheet.box("#panel").middle, pointer)
    assert sheet.is_open("panel")
    sheet.tap(OUTSIDE, pointer)
    assert not sheet.is_open("panel")


def test_a_drag_over_the_edge_closes_nothing(sheet: Browser) -> None:
    """Such a drag may select text with the mouse, from inside the sheet to a point outside."""
    inside = sheet.box("#panel").middle
    for start, end in ((inside, OUTSIDE), (OUTSIDE, inside)):
        sheet.pointer_down(start, target=sheet.find("#panel"))
        sheet.pointer_up(end, target=sheet.find("#panel"))
        assert sheet.is_open("panel")


def test_a_press_of_a_key_on_a_button_is_not_outside(sheet: Browser) -> None:
    sheet.activate('#panel [data-do="settings"]')
    assert sheet.find("#panel").dataset.name == "settings"


def pull(browser: Browser, by: float, ms: float, *, element: str = "#panel-title") -> None:
    """Put a finger on the sheet, move it down in steps by `by` pixels in `ms` milliseconds, and lift it."""
    target, (x, y) = browser.find(element), browser.box("#panel").middle
    browser.pointer_down((x, y), "touch", target=target)
    for part in (0.1, 0.5, 1.0):
        browser.advance(ms / 3)
        browser.pointer_move((x, y + by * part), "touch")
    browser.pointer_up((x, y + by), "touch")


def test_a_finger_sweeps_the_sheet_away(sheet: Browser) -> None:
    pull(sheet, 400, 2000)
    sheet.rest()
    assert not sheet.is_open("panel")
    assert sheet.find("#panel").style.transform == ""
    sheet.press("#menu")
    pull(sheet, 80, 90)  # a short way, but fast
    sheet.rest()
    assert not sheet.is_open("panel")


def test_the_sheet_follows_the_finger_and_returns_when_it_was_not_far(sheet: Browser) -> None:
    x, y = sheet.box("#panel").middle
    sheet.pointer_down((x, y), "touch", target=sheet.find("#panel-title"))
    sheet.advance(300)
    for by in (20, 60, 40):
        sheet.pointer_move((x, y + by), "touch")
        assert sheet.find("#panel").style.transform == f"translateY({by}px)"
    sheet.advance(300)
    sheet.pointer_up((x, y + 40), "touch")
    sheet.rest()
    assert sheet.is_open("panel") and sheet.find("#panel").style.transform == ""


def test_a_finger_scrolls_first_what_can_be_scrolled_up(sheet: Browser) -> None:
    inside = "#panel-body [data-do]"
    sheet.find("#panel-body").scrollTop = 10
    pull(sheet, 400, 300, element=inside)
    sheet.rest()
    assert sheet.is_open("panel")
    pull(sheet, 400, 300)  # from the title, which does not scroll
    sheet.rest()
    assert not sheet.is_open("panel")


@pytest.mark.parametrize("by", [(0, -300), (300, 20), (-300, 290)])
def test_other_ways_of_a_finger_are_left_to_the_browser(sheet: Browser, by: tuple[float, float]) -> None:
    x, y = sheet.box("#panel").middle
    sheet.pointer_down((x, y), "touch", target=sheet.find("#panel-title"))
    sheet.pointer_move((x + by[0] / 10, y + by[1] / 10), "touch")
    sheet.pointer_move((x, y + 400), "touch")  # this is too late: the browser already scrolls
    sheet.pointer_up((x, y + 400), "touch")
    sheet.rest()
    assert sheet.is_open("panel") and sheet.find("#panel").style.transform == ""


def test_a_touch_that_the_system_takes_away_puts_the_sheet_back(sheet: Browser) -> None:
    x, y = sheet.box("#panel").middle
    sheet.pointer_down((x, y), "touch", target=sheet.find("#panel-title"))
    sheet.pointer_move((x, y + 300), "touch")
    sheet.pointer_cancel((x, y + 300))
    sheet.rest()
    assert sheet.is_open("panel") and sheet.find("#panel").style.transform == ""


def test_where_sheets_lie_in_the_middle_nothing_is_swept_away(pyodide: None) -> None:
    desk = Browser(size=(1280, 800))
    desk.start()
    desk.press("#menu")
    pull(desk, 400, 300)
    desk.rest()
    assert desk.is_open("panel")
    desk.check()


def test_a_tap_with_a_finger_that_trembles_is_a_tap(sheet: Browser) -> None:
    button = sheet.find('#panel [data-do="settings"]')
    x, y = sheet.box(button).middle
    sheet.pointer_down((x, y), "touch", target=button)
    sheet.pointer_move((x, y + 3), "touch")
    sheet.pointer_up((x, y + 3), "touch", target=button)
    assert sheet.find("#panel").dataset.name == "settings"
