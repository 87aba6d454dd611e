"""Builds the page from its parts and starts it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from app.board.board_controller import BoardController
from app.board.calls_view import CallsView
from app.control.appearance_controller import AppearanceController
from app.control.autosave import Autosave
from app.control.background_proof import BackgroundProof
from app.control.background_reading import BackgroundReading
from app.control.backup_controller import BackupController
from app.control.calls_controller import CallsController
from app.control.daily_controller import DailyController
from app.control.data_controller import DataController
from app.control.deletion_controller import DeletionController
from app.control.deletions import Deletions
from app.control.dwell_controller import DwellController
from app.control.finding_controller import FindingController
from app.control.gallery_controller import GalleryController
from app.control.greeting_controller import GreetingController
from app.control.hint_controller import HintController
from app.control.input_controller import InputController
from app.control.lesson_controller import LessonController
from app.control.lifecycle import Lifecycle
from app.control.link_controller import LinkController
from app.control.move_controller import MoveController
from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.control.page_state import PageState
from app.control.panel_controller import PanelController
from app.control.run_controller import RunController
from app.control.scanning_controller import ScanningController
from app.control.settings_controller import SettingsController
from app.control.share_controller import ShareController
from app.control.sheet_gestures import SheetGestures
from app.control.size_controller import SizeController
from app.control.slow_work import SlowWork
from app.control.speech_controller import SpeechController
from app.control.stopwatch_controller import StopwatchController
from app.control.study_controller import StudyController
from app.control.table_presenter import TablePresenter
from app.control.way_back import WayBack
from app.panels import statistics_html
from app.panels.panel import Panel
from app.platform.chart_files import ChartFiles
from app.platform.dom import Dom
from app.platform.records import BrowserRecords
from app.platform.storage import Storage
from app.platform.unreadable import UnreadableTexts
from app.platform.writer import Writer
from app.state import spoken
from app.state.settings import Settings
from engine.core.game import Status
from engine.core.saying import Saying, say
from engine.play.session import Node
from engine.solving.advisers import needs_fair_advice

_SUGGEST_MS = 3000  # after the start; then nobody waits for the results to be read


def start(window: Any) -> "Page":
    """Start the page and return it; called once, when Python is loaded.

    Until then the page shows a drawn table that cannot be played; the real table takes its place.
    """
    page = Page(Dom(window))
    page.start()
    return page


class _Asked(NamedTuple):
    """A command for advice that waits for a worker, or for Pyodide."""

    name: str
    more: str  # its argument
    node: Node  # the position for which it was given


class Page:
    """Holds all parts of the page and connects them; what a part does is described in its own module."""

    _asked: _Asked | None = None  # the advice that was asked for last while none could be given
    _has_asked_for_pyodide = False
    _advice: Mapping[str, Callable[[str], None]]  # the commands for advice, which may have to wait

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._no_advice = say("advice-still-loading")  # why there is none, as long as no worker answers
        self._suggesting = dom.timer(unseen=True)
        self._troubles: list[Saying] = []  # sentences about faults of the storage that are not shown yet
        kept = dom.window.backboneKept
        records = BrowserRecords(dom, kept)
        self._writer = Writer(dom, kept, leaving=self._flush, lost=self._fall_asleep, written=self._follow)
        storage = Storage(records, dom, self._trouble, overtaken=self._overtaken)
        self._state = PageState(dom, storage, may_write=lambda: self._writer.may_write)
        self._chrome = PageChrome(
            dom, opened=self._panel_opened, returned=self._panel_left, closed=self._panel_closed
        )
        self._way_back = WayBack(dom, depth=self._ways_back, close=self._go_back)
        self._autosave = Autosave(dom, storage, records, self._writer, follow=self._show_followed)
        host = dom.element("board")
        self._board = BoardController(
            dom,
            host,
            dom.element("field"),
            table=lambda: self._state.table,
            settings=lambda: self._state.settings,
            calm=self._calm,
        )
        self._calls_view = calls = CallsView(dom, host)
        self._presenter = TablePresenter(
            dom,
            self._state,
            self._board,
            calls,
            self._chrome,
            self._autosave,
            dealing=self._make_room,
            changed=self._game_changed,
            ended=self._show_end,
        )
        context = self._context()
        self._slow_work = SlowWork(dom, self._chrome, context)
        self._clock = StopwatchController(dom, self._state, self._chrome, self._is_covered)
        charts = ChartFiles(dom)
        self._panels = PanelController(
            dom,
            self._chrome,
            self._presenter.playback,
            self._clock,
            charts,
            context,
            asleep=lambda: self._autosave.asleep,
            losing_move=self._losing_move,
            could_be_won=self._could_be_won,
        )
        self._greeting = GreetingController(dom, self._state, self._chrome, context)
        self._daily = DailyController(dom, self._chrome.shows_panel, context)
        self._share = ShareController(dom, context)
        self._hints = HintController(dom, self._chrome, self._board, calls, charts, context, self._review_changed)
        self._study = StudyController(dom, context)
        self._sheet_gestures = SheetGestures(dom, leave=self._leave_by_pointer, calm=self._calm)
        self._lessons = LessonController(dom, self._board, calls, context)
        self._settings = SettingsController(dom, self._state, self._chrome, self._presenter, context)
        self._appearance = AppearanceController(dom, self._chrome, context)
        self._gallery = GalleryController(
            dom, storage, self._chrome, context, before=self._panels.rest, begun=self._board.take_focus
        )
        self._backup = BackupController(
            dom, storage, self._autosave, self._chrome, context, self._slow_work, self._imported
        )
        self._deletions = Deletions(self._chrome)
        self._data = DataController(
            dom,
            storage,
            UnreadableTexts(records, storage),
            self._chrome,
            context,
            self._slow_work,
            self._deletions,
            changed=self._presenter.draw_and_save,
            asleep=lambda: self._autosave.asleep,
        )
        self._deletion = DeletionController(
            context,
            self._deletions,
            changed=self._presenter.draw_and_save,
            show_data=self._data.open,
            show_statistics=self._panels.show_statistics,
        )
        self._proof = BackgroundProof(
            dom, self._state, asleep=lambda: self._autosave.asleep, found=self._presenter.tell_loss
        )
        self._reading = BackgroundReading(
            dom,
            self._state,
            asleep=lambda: self._autosave.asleep,
            save=self._presenter.save_soon,
            read=self._proof.start,
        )
        self._lifecycle = Lifecycle(
            dom,
            self._state,
            self._chrome,
            self._presenter,
            self._clock,
            self._autosave,
            loaded=self._loaded,
            left=self._hints.stop,
            fall_asleep=self._panels.fall_asleep,
            woken=self._follow_address,
        )
        self._links = LinkController(
            dom,
            context,
            self._autosave,
            self._slow_work,
            wake=self._lifecycle.wake,
            show_gallery=self._gallery.open,
            show_daily=self._daily.open,
        )
        self._moves = MoveController(self._board, context, dom.now)
        self._run = RunController(context, self._presenter.playback, self._calm)
        self._calls = CallsController(calls, self._board, context)
        self._speech = SpeechController(self._board, context)
        self._finding = FindingController(self._board, context)
        self._size = SizeController(
            dom,
            host,
            self._board,
            context,
            self._settings.change,
            may_pinch=self._may_pinch,
            pinched=self._forget_press,
        )
        self._input = InputController(
            dom,
            host,
            self._board,
            calls,
            self._chrome,
            self._presenter.playback,
            self._presenter.celebration,
            self._moves,
            self._run,
            context,
            self._commands(),
            self._size.pinches,
        )
        self._scanning = ScanningController(
            dom,
            self._board,
            self._chrome,
            self._presenter.playback,
            self._presenter.celebration,
            self._input,
            context,
        )
        self._dwell = DwellController(dom, host, self._board, self._input, context, self._calm)
        dom.watch_size(dom.element("field"), self._presenter.resized)

    def _context(self) -> PageContext:
        return PageContext(
            table=lambda: self._state.table,
            settings=lambda: self._state.settings,
            say=self._presenter.say,
            after=self._presenter.after,
            open=self._open,
            demonstrate=self._presenter.show_moves,
        )

    def _commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function for each command name that a button or a key can give."""
        self._advice = self._waiting(self._hints.commands() | self._study.commands())
        return (
            self._moves.commands()
            | self._run.commands()
            | self._calls.commands()
            | self._speech.commands()
            | self._finding.commands()
            | self._advice
            | self._greeting.commands()
            | self._lessons.commands()
            | self._panels.commands()
            | self._daily.commands()
            | self._share.commands()
            | self._settings.commands()
            | self._size.commands()
            | self._appearance.commands()
            | self._gallery.commands()
            | self._backup.commands()
            | self._data.commands()
            | self._deletion.commands()
            | self._deletions.commands()
            | self._lifecycle.commands()
            | self._links.commands()
            | {"release": lambda _: self._release(), "wait": lambda _: self._scanning.wait()}
        )

    def _waiting(self, commands: Mapping[str, Callable[[str], None]]) -> dict[str, Callable[[str], None]]:
        """Let the commands for advice wait, with a word, until there is a worker; see `advice_came`.

        Games that can be judged by fair advice alone judge cards in the page as well, which takes MicroPython too
        long. So with them the page asks for Pyodide, which then goes on with the command.
        """

        def waiting(name: str, do: Callable[[str], None]) -> Callable[[str], None]:
            def when_there(more: str) -> None:
                if self._can_advise():
                    do(more)
                    return
                self._asked = _Asked(name, more, self._state.table.session.here)
                self._presenter.say(self._no_advice, aloud=True)
                if self._dom.has_workers:
                    self._has_asked_for_pyodide = True
                    self._dom.window.backbonePyodide()

            return when_there

        return {name: waiting(name, do) for name, do in commands.items()}

    def _can_advise(self) -> bool:
        """Return whether advice about the game on the table can be given by this Python, now."""
        needs_pyodide = self._dom.is_micropython and needs_fair_advice(self._state.table.game)
        return self._dom.has_workers and not needs_pyodide

    def _release(self) -> None:
        """Deselect the chosen cards; if there are none, end the lesson or close the review."""
        if self._state.table.chosen:
            self._moves.release()
        elif self._lessons.is_open:
            self._lessons.skip()
        else:
            self._hints.close_review()

    def _calm(self) -> bool:
        return self._chrome.calm(self._state.settings)

    # Calls to parts that do not exist yet when the caller is made

    def _panel_opened(self) -> None:
        self._sheet_gestures.redrawn()
        self._way_back.look()

    def _panel_left(self) -> None:
        self._deletions.forget()
        self._slow_work.panel_closed()
        self._way_back.look()

    def _panel_closed(self) -> None:
        self._panel_left()
        self._presenter.celebration.clear()
        self._panels.closed()
        self._give_advice_asked_for()

    def _ways_back(self) -> int:
        return self._chrome.ways_back + int(self._hints.review_is_open)

    def _go_back(self) -> None:
        """Close the uppermost of what lies over the table."""
        if self._chrome.ways_back:
            self._chrome.leave_panel()
        else:
            self._hints.close_review()

    def _leave_by_pointer(self) -> None:
        self._chrome.ring_focus(shown=False)
        self._chrome.leave_panel()

    def _is_covered(self) -> bool:
        return self._chrome.panel_is_open or self._hints.review_is_open

    def _review_changed(self) -> None:
        self._way_back.look()
        if self._hints.review_is_open:
            self._clock.rest()
        else:
            self._clock.resume()

    def _overtaken(self) -> None:
        """Go on with what another tab has written; see `Storage`.

        If this tab may write nevertheless, the other one did not know yet that it may not.
        """
        if not self._writer.may_write:
            self._autosave.look_elsewhere()
        elif self._writer.is_exclusive:
            self._lifecycle.wake()
        else:
            self._writer.give_way()

    def _flush(self) -> None:
        self._autosave.flush()

    def _fall_asleep(self) -> None:
        self._panels.fall_asleep()
        self._follow()  # a reading that began before may come without the last moves of this tab

    def _follow(self) -> None:
        if self._dom.document.visibilityState != "hidden":
            self._autosave.look_elsewhere()

    def _loaded(self) -> None:
        self._reading.start()
        self._settings.follow_language()

    def _show_followed(self) -> None:
        self._presenter.reset()
        self._lifecycle.show_saved()

    def _follow_address(self) -> None:
        self._links.follow_address()

    def _open(self, panel: Panel) -> None:
        self._panels.open(panel)

    def _could_be_won(self) -> bool:
        return self._hints.could_be_won()

    def _losing_move(self) -> int | None:
        return self._hints.losing_move()

    def _show_end(self, status: Status) -> None:
        self._panels.show_end(status)

    def _may_pinch(self) -> bool:
        return self._input.may_pinch

    def _forget_press(self) -> None:
        self._input.reset()

    def _make_room(self) -> None:
        self._lessons.make_room()

    def _game_changed(self) -> None:
        self._hints.game_changed()
        self._lessons.game_changed()
        self._follow_game()
        self._look_at_time()
        self._look_at_ways_of_pressing()

    def _look_at_time(self) -> None:
        """Tick while the time of the game runs, which a move may have started; in a review it stands."""
        if self._hints.review_is_open:
            self._clock.rest()
        else:
            self._clock.look()

    def _follow_game(self) -> None:
        self._greeting.game_changed()
        self._data.game_changed()
        self._daily.look_soon()
        self._proof.start()

    def _look_at_ways_of_pressing(self) -> None:
        self._scanning.look()
        self._dwell.look()

    # The start

    def start(self) -> None:
        """Show the game of the address or the last visit; then answer presses made while Python was loading."""
        for _ in self.starting():
            pass

    def starting(self) -> Iterator[None]:
        """Do what `start` does, in steps between which the browser may do something else."""
        self._settings.apply_look()
        self._settings.follow_language()
        yield
        yield from self._presenter.drawing_table()
        yield
        handed_over = getattr(self._dom.window, "backboneHandedOver", None)
        if handed_over:
            self._go_on_from(handed_over)
        else:
            self._receive()
        yield
        self._hints.game_changed()  # first, since it stops the search for a hint that was asked for
        yield from self._presenter.showing_header()
        yield
        self._input.answer_early_presses()
        self._lessons.game_changed()
        self._presenter.save_soon()
        if self._lifecycle.resume():
            self._follow_game()
        self._look_at_ways_of_pressing()
        self._clock.look()
        self._way_back.look()
        self._reading.start()
        self._tell_troubles()
        self._suggesting.set(_SUGGEST_MS, self._backup.suggest)
        self._dom.set_recovery(self._recover)
        self._dom.window.backboneReady()
        if handed_over and handed_over.asked:
            name, _, more = str(handed_over.asked).partition(" ")
            self._advice[name](more)

    def _receive(self) -> None:
        """Show what the address asks for; else begin with the gallery, or greet a newcomer."""
        asked = self._links.follow_address()
        session = self._state.table.session
        if not asked and session.can_undo() and session.status_so_far() is not Status.PLAYING:
            self._chrome.notice(session.ending())
        pressed = len(self._dom.window.backbonePresses) > 0
        gallery_first = self._state.settings.gallery_first and not asked
        if gallery_first and not pressed:
            self._gallery.open()
        self._greeting.begin(may_greet=not (asked or gallery_first or self._autosave.asleep))

    # From one Python to the other: see `web/quick/README.md`

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self._state.settings

    @property
    def is_kept(self) -> bool:
        """Whether all that was played is on the device, where another Python finds it."""
        return self._autosave.is_written

    def may_hand_over(self) -> bool:
        """Return whether another Python could go on unnoticed: nothing moves, is open or chosen; all is kept."""
        table = self._state.table
        return (
            self._dom.is_quiet
            and self.is_kept
            and not self._way_back.is_going
            and not (self._chrome.panel_is_open or self._hints.review_is_open or self._lessons.is_open)
            and not (table.chosen or self._calls_view.is_chosen or self._presenter.playback.is_running)
            and not self._presenter.celebration.is_shown
            and table.session.here.status is not None  # else the ending of the last move would not be told as such
        )

    @property
    def is_by_key(self) -> bool:
        """Whether the last press was a key."""
        return self._board.by_key

    def said(self) -> str:
        """Return what was said on this visit, as JSON."""
        return spoken.written(self._chrome.said())

    def advice_came(self) -> None:
        """Give advice from now on, because the worker that finds it can answer; also what was asked for before."""
        self._dom.has_workers = True
        self._hints.game_changed()
        self._give_advice_asked_for()

    def _give_advice_asked_for(self) -> None:
        """Give the advice that waits, once it can be given and no panel covers the table."""
        waits_for_python = self._has_asked_for_pyodide and not self._can_advise()
        if not self._dom.has_workers or waits_for_python or self._chrome.panel_is_open:
            return
        asked, self._asked = self._asked, None
        if asked and asked.node is self._state.table.session.here:
            self._advice[asked.name](asked.more)

    def asked(self) -> str:
        """Return the command for advice that waits, for the Python that goes on here; empty if there is none."""
        asked = self._asked
        return f"{asked.name} {asked.more}" if asked and asked.node is self._state.table.session.here else ""

    def advice_failed(self) -> None:
        """Say from now on that there is no advice on this visit, since the worker that finds it cannot start."""
        self._no_advice = say("advice-not-loaded")
        if self._asked:
            self._asked = None
            self._presenter.say(self._no_advice, aloud=True)

    def rest(self) -> None:
        """Stop the time and save, before this Python hands over."""
        self._clock.rest()
        self._autosave.save(self._state.table)

    def go_on(self) -> None:
        """Let the time go on, because this Python does not hand over yet."""
        if self._dom.document.visibilityState != "hidden":
            self._clock.resume()

    def leave(self) -> None:
        """Answer nothing any more, because another Python goes on here."""
        self._dom.leave()

    def _go_on_from(self, handed_over: Any) -> None:
        """Go on where another Python has stopped: with its focus and its words."""
        self._chrome.remember(spoken.read(str(handed_over.said)))
        self._greeting.begin(may_greet=not self._autosave.asleep)
        if self._autosave.asleep:
            return  # another tab has taken the games over meanwhile
        self._board.by_key = bool(handed_over.isByKey)
        if handed_over.spot:
            names = [spot.name for spot in self._state.table.game.spots]
            self._board.take_focus_at(names.index(str(handed_over.spot)), str(handed_over.card or ""))
        if handed_over.call:
            self._calls_view.focus_on(str(handed_over.call))

    def _imported(self, settings: Settings) -> None:
        """Use the settings that result from reading a backup file, and show the statistics of all rule sets."""
        self._settings.change(settings)
        self._data.ask_to_stay()
        self._presenter.save_soon()
        self._panels.show_statistics(statistics_html.EVERY)

    # Troubles and errors

    def _trouble(self, what: Saying) -> None:
        """Show a sentence about a fault of the storage as soon as the present function is done.

        The fault may be found while the page is being built, before anything can be shown.
        """
        self._troubles.append(what)
        self._dom.after(0, self._tell_troubles)

    def _tell_troubles(self) -> None:
        if self._troubles:
            self._chrome.notice(say("sentences", parts=self._troubles))
            self._troubles.clear()

    def _recover(self) -> None:
        """Go on after an exception: stop everything that is going on, and draw the table anew from the game."""
        try:
            self._dom.stop_timers()
            self._input.reset()
            self._presenter.reset()
            self._hints.stop()
            self._chrome.close_panel()
            self._state.table.rebuild()
            self._presenter.draw()
        except Exception:
            self._chrome.notice(say("went-wrong-load-again"))
            raise
        self._chrome.notice(say("went-wrong"))
        self._hints.game_changed()
        if self._autosave.asleep:
            self._fall_asleep()
        else:
            self._follow_game()
        self._look_at_ways_of_pressing()
        self._reading.start()
        self._suggesting.set(_SUGGEST_MS, self._backup.suggest)
        self._presenter.save_soon()
