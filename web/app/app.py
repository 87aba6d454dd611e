"""Defines the App: everything that the page knows and does, without the document of a browser.

The App answers commands and presses, changes its state, and shows the changes through the interfaces of
`app.core.outside`. `page.py` connects it with a browser.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from app.core.calls_controller import CallsController
from app.core.core import Core
from app.core.escape import Escape
from app.core.finishing import Finishing
from app.core.lifecycle import Lifecycle
from app.core.move_controller import MoveController
from app.core.other_tab_sheet import OtherTabSheet
from app.core.outside import Outside
from app.core.part import Commands, Part
from app.core.presses import Presses
from app.core.sheets import Sheets
from app.core.updates import Updates
from app.core.waiting_advice import WaitingAdvice
from app.feature_list import FEATURES
from app.state.handed_over import HandedOver
from engine.core.game import Status


class App:
    """Consists of the core, the parts that answer presses on the table, and all features."""

    def __init__(self, outside: Outside) -> None:
        self.core = Core(outside)
        self.other_tab_sheet = OtherTabSheet(self.core, outside.writing)
        self.lifecycle = Lifecycle(self.core, self.other_tab_sheet)
        self.updates = Updates(self.core, self.lifecycle)

    def making_parts(self, others: Sequence[Callable[[Core], Part]] = ()) -> Iterator[None]:
        """Make all parts and connect them with the core, in steps between which a browser may do something else.

        `others` are functions that make further parts, which use the document.
        """
        core = self.core
        moves, run = MoveController(core), Finishing(core)
        features = list[Part]()
        for make in (*FEATURES, *others):
            features.append(make(core))
            yield
        self.presses = Presses(core, moves, run)
        self._advice = WaitingAdvice(core, _joined(part.advice_commands() for part in features))
        parts: list[Part] = [
            self.other_tab_sheet,
            moves,
            run,
            CallsController(core),
            Sheets(core),
            Escape(core),
            self.lifecycle,
            self.updates,
            self.presses,
            *features,
            self._advice,
        ]
        core.begin(parts, _joined(part.commands() for part in parts), self.presses)

    # The start

    def drawing(self) -> Iterator[None]:
        """Show the game of the last visit with the look that the settings choose, in steps."""
        self.core.apply_look()
        self.core.follow_language()
        yield
        yield from self.core.presenter.drawing_table()

    def starting(
        self, former: HandedOver | None, answering: Callable[[], Iterator[None]], *, has_early: bool
    ) -> Iterator[None]:
        """Show what the page's address asks for, answer early presses, and begin the work in the background.

        This goes in steps, between which the browser may do something else.

        Args:
            former: the state of another Python that ran this page until now; None if there was none.
            answering: answers the early presses, those made before the App was ready, in steps.
            has_early: whether there are early presses.
        """
        core = self.core
        opened = False
        if former:
            self._go_on_from(former)
        else:
            opened = self._receive(has_early=has_early)
        for _ in self._showing():
            if not opened:  # no pause while a sheet is open, because a press on it would not be answered
                yield
        yield from answering()
        # no step from here on, because a press between two steps would be lost
        core.presenter.save_soon()
        self.lifecycle.resume()
        core.clock.look()
        core.follow_dialogs()
        core.start_background()
        core.troubles.tell()

    def _showing(self) -> Iterator[None]:
        yield
        self.core.game_changed()  # before the presses: it would stop the search for a hint that one asks for
        yield from self.core.presenter.showing_header()
        yield

    def _receive(self, *, has_early: bool) -> bool:
        """Show what the address asks for; if it asks for nothing, begin as the player's settings say.

        That is with the gallery of games, or with the table, where a new player is greeted. Return whether a sheet
        or the gallery was opened. The greeting does not count, because it is in the HTML already.
        """
        core = self.core
        asked = core.receive()
        if not asked and core.session.can_undo() and core.session.status_so_far() is not Status.PLAYING:
            core.spoken.notice(core.session.ending())
        gallery_first = core.settings.gallery_first and not asked
        if gallery_first and not has_early:
            core.do("games")
        opened = core.panels.is_open
        self._greet(may_greet=not (asked or gallery_first or core.asleep))
        return opened

    def _greet(self, *, may_greet: bool) -> None:
        for part in self.core.features:
            part.greet(may_greet=may_greet)

    def _go_on_from(self, former: HandedOver) -> None:
        """Continue where another Python stopped: take over its focus, its words and what its parts remember."""
        core = self.core
        core.spoken.remember(former.said)
        core.whole_state.recall(former.memories)
        self._greet(may_greet=not core.asleep)
        if core.asleep:
            return  # another tab has the games now, so the focus means nothing here
        core.board.by_key = former.is_by_key
        if former.spot:
            names = [spot.name for spot in core.table.game.spots]
            core.focus.take_at(names.index(former.spot), former.card)
        if former.call:
            core.calls.focus_on(former.call)

    # From one Python to the other: see `web/micropython/README.md`

    def may_hand_over(self) -> bool:
        """Return whether another Python could take over unnoticed: nothing is open or chosen, and all is saved."""
        core = self.core
        # The status of the position must be known. Otherwise the other Python would find the end of the game, and
        # would not report it as the result of the last move.
        return core.autosave.is_written and core.is_at_rest and core.session.here.status is not None

    def left_behind(self) -> HandedOver:
        """Return what another Python needs to take over unnoticed, except where the focus is."""
        core = self.core
        return HandedOver(
            said=core.spoken.said(),
            is_by_key=core.board.by_key,
            asked=self._advice.asked(),
            memories=core.whole_state.memories(),
        )

    def advice_came(self) -> None:
        """Give advice from now on, because the worker that finds it can answer; also answer waiting commands."""
        self.core.device.has_workers = True
        for part in self.core.features:
            part.advice_came()

    def advice_failed(self) -> None:
        """Note that the worker for advice cannot start; from now on, commands say that there is no advice."""
        self._advice.failed()


def _joined(groups: Iterator[Commands]) -> Commands:
    """Return one mapping with the commands of all groups."""
    return dict(chain.from_iterable(group.items() for group in groups))
