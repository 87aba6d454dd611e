"""The page in MicroPython, for play.ts: starts it, and stops it when Pyodide takes over."""

from typing import Any

import js  # type: ignore[import-not-found]

from app.browser.device import Device
from app.browser.dom import Dom
from app.page import Page

_dom = Dom(js.window)
_device = Device(_dom)
_device.has_workers = False
_device.is_micropython = True
_pages: list[Page] = []
_steps: list[Any] = []  # the iterator over the steps of the start
_END = True


def build() -> None:
    """Build the page from its parts."""
    page = Page(_dom, _device)
    if not page.is_kept:
        raise RuntimeError("what is played here could not be handed over")
    _pages.append(page)


def start_on() -> bool:
    """Do the next step of the start; return whether there is another one."""
    if not _steps:
        _steps.append(_pages[0].starting())
    return next(_steps[0], _END) is None


def may_hand_over() -> bool:
    """Return whether Pyodide could go on here unnoticed."""
    return _pages[0].may_hand_over()


def handed_over() -> str:
    """Return what Pyodide needs to go on unnoticed, as a text."""
    return _pages[0].handed_over()


def advice_came() -> None:
    """Give advice from now on."""
    _pages[0].advice_came()


def advice_failed() -> None:
    """Say from now on that there is no advice on this visit."""
    _pages[0].advice_failed()


def rest() -> None:
    """Stop the time and save."""
    _pages[0].rest()


def go_on() -> None:
    """Let the time go on: the player has pressed something meanwhile."""
    _pages[0].go_on()


def leave() -> None:
    """Answer nothing any more, and forget the page."""
    _dom.leave()
    _pages.clear()
