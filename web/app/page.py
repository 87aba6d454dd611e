"""Builds the page from its parts and starts it."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from app.browser.device import Device
from app.browser.dialog_keys import DialogKeys
from app.browser.dom import Dom
from app.browser.dwell import Dwell
from app.browser.field import Field
from app.browser.input import Input
from app.browser.outside import outside_of
from app.browser.replaying import Replaying
from app.browser.strip import Strip
from app.browser.tab import Tab
from app.core.calls_controller import CallsController
from app.core.core import Core
from app.core.lifecycle import Lifecycle
from app.core.move_controller import MoveController
from app.core.part import Commands, Part
from app.core.presses import Presses
from app.core.run_controller import RunController
from app.core.sheets import Sheets
from app.core.waiting_advice import WaitingAdvice
from app.feature_list import FEATURES
from app.state import handed_over
from app.state.handed_over import HandedOver
from app.state.settings import Settings
from engine.core.game import Status


def start(window: Any) -> "Page":
    """Start the page and return it; called once, when Python is loaded.

    Until then the page shows a drawn table that cannot be played; the real table takes its place.
    """
    dom = Dom(window)
    page = Page(dom, Device(dom))
    page.start()
    return page


class Page:
    """The whole page: the core, what answers presses on the table, and all features."""

    def __init__(self, dom: Dom, device: Device) -> None:
        self._dom = dom
        self._device = device
        self._field = Field(dom)
        self._tab: Tab | None = None  # until the parts are made
        self._core = Core(outside_of(dom, device, self._field, lambda: self.settings.motion, self._follow_dialogs))

    def _follow_dialogs(self) -> None:
        if self._tab:
            self._tab.follow_dialogs()

    def _making_parts(self) -> Iterator[None]:
        """Make all parts of the page and join them, in steps between which the browser may do something else."""
        core = self._core
        moves, run = MoveController(core), RunController(core)
        self._lifecycle = Lifecycle(core)
        features = list[Part]()
        for make in FEATURES:
            features.append(make(core))
            yield
        presses = Presses(core, moves, run)
        self._advice = WaitingAdvice(core, _joined(part.advice_commands() for part in features))
        parts: list[Part] = [
            moves,
            run,
            CallsController(core),
            Sheets(core),
            self._lifecycle,
            presses,
            *features,
            Dwell(self._dom, self._field, core),
            self._advice,
        ]
        core.begin(parts, _joined(part.commands() for part in parts), presses)
        yield
        self._listen(presses)

    def _listen(self, presses: Presses) -> None:
        """Let the App hear what the player does, and what happens to the page."""
        dom, core = self._dom, self._core
        self._input = Input(dom, self._field, core, presses)
        self._tab = Tab(dom, core, self._lifecycle)
        DialogKeys(dom)
        Strip(dom, core.do)
        Replaying(dom, core)

    # The start

    def start(self) -> None:
        """Show the game of the address or the last visit; then answer presses made while Python was loading."""
        for _ in self.starting():
            pass

    def starting(self) -> Iterator[None]:
        """Do what `start` does, in steps between which the browser may do something else."""
        core = self._core
        yield from self._making_parts()
        core.apply_look()
        core.follow_language()
        yield
        yield from core.presenter.drawing_table()
        yield
        text = getattr(self._dom.window, "backboneHandedOver", None)
        former = handed_over.read(str(text)) if text else None  # of the other Python
        if former:
            self._go_on_from(former)
        else:
            self._receive()
        yield
        core.game_changed()  # before the presses: it stops the search for a hint that one may ask for
        yield from core.presenter.showing_header()
        yield
        self._input.answer_early_presses()
        core.presenter.save_soon()
        self._lifecycle.resume()
        core.clock.look()
        self._follow_dialogs()
        core.start_background()
        core.tell_troubles()
        self._dom.set_recovery(self._recover)
        self._dom.window.backboneReady()
        if former and former.asked:
            core.do(former.asked)

    def _recover(self) -> None:
        """Go on after an exception in a function that the browser has called."""
        self._input.reset()
        self._core.recover()

    def _receive(self) -> None:
        """Show what the address asks for; else begin with the gallery, or greet a newcomer."""
        core = self._core
        asked = core.receive()
        if not asked and core.session.can_undo() and core.session.status_so_far() is not Status.PLAYING:
            core.spoken.notice(core.session.ending())
        pressed = len(self._dom.window.backbonePresses) > 0
        gallery_first = core.settings.gallery_first and not asked
        if gallery_first and not pressed:
            core.do("games")
        self._greet(may_greet=not (asked or gallery_first or core.asleep))

    def _greet(self, *, may_greet: bool) -> None:
        for part in self._core.features:
            part.greet(may_greet=may_greet)

    def _go_on_from(self, former: HandedOver) -> None:
        """Go on where another Python has stopped: with its focus, its words and what its parts remember."""
        core = self._core
        core.spoken.remember(former.said)
        core.whole_state.recall(former.memories)
        self._greet(may_greet=not core.asleep)
        if core.asleep:
            return  # another tab has taken the games over meanwhile
        core.board.by_key = former.is_by_key
        if former.spot:
            names = [spot.name for spot in core.table.game.spots]
            core.board.take_focus_at(names.index(former.spot), former.card)
        if former.call:
            core.calls.focus_on(former.call)

    # From one Python to the other: see `web/micropython/README.md`

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self._core.settings

    @property
    def is_kept(self) -> bool:
        """Whether all that was played is on the device, where another Python finds it."""
        return self._core.autosave.is_written

    def may_hand_over(self) -> bool:
        """Return whether another Python could go on unnoticed: nothing moves, is open or chosen; all is kept."""
        core = self._core
        return (
            self._dom.is_quiet
            and self.is_kept
            and not (self._tab and self._tab.way_back.is_going)
            and core.is_at_rest
            and core.session.here.status is not None  # else the ending of the last move would not be told as such
        )

    def handed_over(self) -> str:
        """Return what another Python needs to go on here unnoticed, as a text."""
        core, focus = self._core, self._dom.document.activeElement
        on_board, on_call = self._dom.element("board").contains(focus), bool(focus and focus.closest("#offer"))
        spot, card = ((on_board and focus.getAttribute(f"data-{name}")) or "" for name in ("spot", "card"))
        return handed_over.written(
            HandedOver(
                said=core.spoken.said(),
                spot=str(spot),
                card=str(card),
                call=str(focus.getAttribute("data-do") or "") if on_call else "",
                is_by_key=core.board.by_key,
                asked=self._advice.asked(),
                memories=core.whole_state.memories(),
            )
        )

    def advice_came(self) -> None:
        """Give advice from now on, because the worker that finds it can answer; also what was asked for before."""
        self._device.has_workers = True
        for part in self._core.features:
            part.advice_came()

    def advice_failed(self) -> None:
        """Say from now on that there is no advice on this visit, since the worker that finds it cannot start."""
        self._advice.failed()

    def rest(self) -> None:
        """Stop the time and save, before this Python hands over."""
        self._core.clock.rest()
        self._core.autosave.save(self._core.table)

    def go_on(self) -> None:
        """Let the time go on, because this Python does not hand over yet."""
        if not self._device.is_hidden:
            self._core.clock.resume()

    def leave(self) -> None:
        """Answer nothing any more, because another Python goes on here."""
        self._dom.leave()


def _joined(groups: Iterator[Commands]) -> Commands:
    """Return all commands together."""
    return dict(chain.from_iterable(group.items() for group in groups))
