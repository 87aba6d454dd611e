"""Puts the App into a browser, and starts it."""

from collections.abc import Iterator
from typing import Any

from app.app import App
from app.browser.device import Device
from app.browser.dialog_keys import DialogKeys
from app.browser.dom import Dom
from app.browser.dwell import Dwell
from app.browser.early_presses import EarlyPresses
from app.browser.field import Field
from app.browser.input import Input
from app.browser.outside import outside_of
from app.browser.replaying import Replaying
from app.browser.strip import Strip
from app.browser.tab import Tab
from app.core.recovery import recover
from app.state import handed_over
from app.state.settings import Settings


def starting(window: Any) -> Iterator[bool | None]:
    """Start the page, in steps; see `Page.starting`.

    Until then the page shows a drawn table that cannot be played; the real table takes its place.
    """
    dom = Dom(window)
    yield from Page(dom, Device(dom)).starting()


class Page:
    """The App in the document: what it shows is shown there, and what is pressed there it hears."""

    def __init__(self, dom: Dom, device: Device) -> None:
        self._dom = dom
        self._device = device
        self._field = Field(dom)
        self.app = App(outside_of(dom, device, self._field, lambda: self.settings.motion, self._follow_dialogs))
        self._tab = Tab(dom, self.app.core, self.app.lifecycle, self.app.other_tabs)

    def _follow_dialogs(self) -> None:
        self._tab.follow_dialogs()

    # The start

    def starting(self) -> Iterator[bool | None]:
        """Show the game of the address or the last visit; then answer presses made while Python was loading.

        This goes in steps, between which the browser may do something else. After a step that yields True the
        table is whole, and only early presses are left. Who can start the page at once goes on to such a step.
        """
        yield from self.app.making_parts([lambda core: Dwell(self._dom, self._field, core)])
        self._input = Input(self._dom, self._field, self.app.core, self.app.presses)
        yield from self.app.drawing()
        yield None
        text = getattr(self._dom.window.backbone, "handedOver", None)
        former = handed_over.read(str(text)) if text else None  # of the other Python
        early = EarlyPresses(self._dom, self.app.core, self.app.presses)
        yield from self.app.starting(former, early.answering, has_early=len(early) > 0)
        self._listen()
        self._dom.set_recovery(self._recover)
        self._dom.window.backbone.sayReady(self._device.is_micropython)
        if former and former.asked:
            self.app.core.do(former.asked)

    def _listen(self) -> None:
        """Let the App hear what the player does, and what happens to the page."""
        dom, app = self._dom, self.app
        self._input.hear_presses()
        DialogKeys(dom)
        Strip(dom, app.core.do)
        Replaying(dom, app.core)

    def _recover(self) -> None:
        """Go on after an exception in a function that the browser has called."""
        self._input.reset()
        recover(self.app.core, self.app.other_tabs)

    # From one Python to the other: see `web/micropython/README.md`

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self.app.core.settings

    @property
    def is_kept(self) -> bool:
        """Whether all that was played is on the device, where another Python finds it."""
        return self.app.core.autosave.is_written

    def may_hand_over(self) -> bool:
        """Return whether another Python could go on here unnoticed: nothing moves, is open or chosen."""
        return self._dom.is_quiet and not self._tab.way_back.is_going and self.app.may_hand_over()

    def handed_over(self) -> str:
        """Return what another Python needs to go on here unnoticed, as a text."""
        focus, board = self._dom.document.activeElement, self._dom.element("board")
        on_board, on_call = board.contains(focus), bool(focus and focus.closest("#offer"))
        spot, card = ((on_board and focus.getAttribute(f"data-{name}")) or "" for name in ("spot", "card"))
        call = str(focus.getAttribute("data-do") or "") if on_call else ""
        return handed_over.written(self.app.left_behind()._replace(spot=str(spot), card=str(card), call=call))

    def advice_came(self) -> None:
        """Give advice from now on, because the worker that finds it can answer; also what was asked for before."""
        self.app.advice_came()

    def advice_failed(self) -> None:
        """Say from now on that there is no advice on this visit, since the worker that finds it cannot start."""
        self.app.advice_failed()

    def rest(self) -> None:
        """Stop the time and save, before this Python hands over."""
        core = self.app.core
        core.clock.rest()
        core.autosave.save(core.table)

    def go_on(self) -> None:
        """Let the time go on, because this Python does not hand over yet."""
        if not self._device.is_hidden:
            self.app.core.clock.resume()

    def leave(self) -> None:
        """Answer nothing any more, because another Python goes on here."""
        self._dom.leave()
