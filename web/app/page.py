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


def starting(window: Any) -> Iterator[None]:
    """Start the page, in steps; see `Page.starting`.

    Before, the page shows a drawn table that cannot be played; the real table replaces it.
    """
    dom = Dom(window)
    yield from Page(dom, Device(dom)).starting()


class Page:
    """Connects the App with the document: the App shows everything there, and receives the presses made there."""

    def __init__(self, dom: Dom, device: Device) -> None:
        dom.hold_events()  # until the page has started
        self._dom = dom
        self._device = device
        self._field = Field(dom)
        self.app = App(outside_of(dom, device, self._field, lambda: self.settings.motion, self._follow_dialogs))
        self._tab = Tab(dom, self.app.core, self.app.lifecycle, self.app.updates, self.app.other_tab_sheet)

    def _follow_dialogs(self) -> None:
        self._tab.follow_dialogs()

    # The start

    def starting(self) -> Iterator[None]:
        """Show the game of the address or the last visit; then answer presses made while Python was loading.

        This goes in steps, between which the browser may do something else, such as showing the next picture.
        Events between two steps wait until the page has started, except those that make the page save at once.
        """
        yield from self.app.making_parts([lambda core: Dwell(self._dom, self._field, core)])
        self._input = Input(self._dom, self._field, self.app.core, self.app.presses)
        yield from self.app.drawing()
        yield
        text = getattr(self._dom.window.backbone, "handedOver", None)
        former = handed_over.read(str(text)) if text else None  # from another Python
        early = EarlyPresses(self._dom, self.app.core, self.app.presses)
        yield from self.app.starting(former, early.answering, has_early=len(early) > 0)
        self._listen()
        self._dom.set_recovery(self._recover)
        self._dom.window.backbone.sayReady(self._device.is_micropython)
        self._dom.answer_held_events()
        if former and former.asked:
            self.app.core.do(former.asked)

    def _listen(self) -> None:
        """Begin to pass to the App what the player does in the document."""
        dom, app = self._dom, self.app
        self._input.hear_presses()
        DialogKeys(dom)
        Strip(dom, app.core.do)
        Replaying(dom, app.core)

    def _recover(self) -> None:
        """Continue after an exception in a function that the browser has called."""
        self._input.reset()
        recover(self.app.core, self.app.other_tab_sheet)

    # From one Python to the other: see `web/micropython/README.md`

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self.app.core.settings

    @property
    def is_kept(self) -> bool:
        """Whether everything that was played is saved on the device, where another Python can read it."""
        return self.app.core.autosave.is_written

    def may_hand_over(self) -> bool:
        """Return whether another Python could take over unnoticed: nothing moves, is open or is chosen."""
        return self._dom.is_quiet and not self._tab.way_back.is_going and self.app.may_hand_over()

    def handed_over(self) -> str:
        """Return what another Python needs to take over unnoticed, as a text; see `app.state.handed_over`."""
        focus, board = self._dom.document.activeElement, self._dom.element("board")
        on_board, on_call = board.contains(focus), bool(focus and focus.closest("#offer"))
        spot, card = ((on_board and focus.getAttribute(f"data-{name}")) or "" for name in ("spot", "card"))
        call = str(focus.getAttribute("data-do") or "") if on_call else ""
        return handed_over.written(self.app.left_behind()._replace(spot=str(spot), card=str(card), call=call))

    def advice_came(self) -> None:
        """Give advice from now on, because the worker that finds it can answer; also answer waiting commands."""
        self.app.advice_came()

    def advice_failed(self) -> None:
        """Note that the worker for advice cannot start; from now on, commands say that there is no advice."""
        self.app.advice_failed()

    def rest(self) -> None:
        """Stop the playing time and save, before another Python takes over."""
        core = self.app.core
        core.clock.rest()
        core.autosave.save(core.table)

    def go_on(self) -> None:
        """Let the playing time run again, because no other Python takes over yet."""
        if not self._device.is_hidden:
            self.app.core.clock.resume()

    def leave(self) -> None:
        """Stop answering the browser, because another Python runs the page now."""
        self._dom.leave()
