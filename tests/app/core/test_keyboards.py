"""Keyboards with all scripts, and keys that do not belong to the page."""

import pytest

from support.fake_browser import Browser
from support.page import saved


@pytest.mark.parametrize(("deal", "undo"), [("\u0432", "\u0433"), ("\u05d2", "\u05d5"), ("Process", "Process")])
def test_letters_and_control_work_on_keyboards_that_write_no_latin(browser: Browser, deal: str, undo: str) -> None:
    browser.key(deal, code="KeyD")
    assert saved(browser).moves_made == 1
    browser.key(undo, code="KeyU")
    assert saved(browser).moves_made == 0
    browser.key("Process", code="KeyY", ctrl=True)
    assert saved(browser).moves_made == 1
    browser.key("\u044f", code="KeyZ", ctrl=True)
    assert saved(browser).moves_made == 0
    browser.key("\u044f", code="KeyZ", ctrl=True, shift=True)
    assert saved(browser).moves_made == 1


def test_caps_lock_makes_no_difference_to_undo_and_redo(browser: Browser) -> None:
    browser.key("D", code="KeyD")
    browser.key("Z", code="KeyZ", ctrl=True)
    assert saved(browser).moves_made == 0
    browser.key("Y", code="KeyY", ctrl=True)
    assert saved(browser).moves_made == 1
    browser.key("Z", code="KeyZ", ctrl=True)
    browser.key("z", code="KeyZ", ctrl=True, shift=True)
    assert saved(browser).moves_made == 1


def test_keys_are_left_alone_in_fields_and_panels_and_with_alt(browser: Browser) -> None:
    browser.key("d", alt=True)
    browser.press("#menu")
    browser.key("d")
    browser.write("#number", "")
    browser.key("d")
    assert browser.find("#number").value == "d"
    assert saved(browser).moves_made == 0
