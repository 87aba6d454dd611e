"""Starts the page in MicroPython, and stops it when Pyodide takes over. play.ts calls these functions."""

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
_steps: list[Any] = []  # holds the iterator over the steps of the start, once it has begun
_END = "end"


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
    return next(_steps[0], _END) != _END


def may_hand_over() -> bool:
    """Return whether Pyodide could take over now without being noticed by the player."""
    return _pages[0].may_hand_over()


def handed_over() -> str:
    """Return, as a text, what Pyodide needs to take over without being noticed by the player."""
    return _pages[0].handed_over()


def advice_came() -> None:
    """Give advice from now on, because the worker that finds it can answer."""
    _pages[0].advice_came()


def advice_failed() -> None:
    """Say from now on that there is no advice on this visit."""
    _pages[0].advice_failed()


def rest() -> None:
    """Stop the clock of the game and save, before Pyodide takes over."""
    _pages[0].rest()


def go_on() -> None:
    """Restart the clock of the game, because Pyodide cannot take over yet."""
    _pages[0].go_on()


def abandoned(is_outermost: bool) -> None:
    """Set the page right after an exception of JavaScript, which has ended our functions half-way.

    `is_outermost` says whether no function of ours is running any more.
    """
    _dom.abandoned(is_outermost=is_outermost)


def leave() -> None:
    """Stop reacting to the player, and release the page."""
    _dom.leave()
    _pages.clear()
