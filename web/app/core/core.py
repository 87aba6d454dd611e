"""The page without its features: the games, the table and the sheets, and what every feature may ask of them."""

from collections.abc import Iterable, Sequence
from math import inf

from app.board.board_controller import BoardController
from app.board.calls_view import CallsView
from app.core.analysis import Analysis
from app.core.autosave import Autosave
from app.core.background_proof import BackgroundProof
from app.core.background_reading import BackgroundReading
from app.core.deletions import Deletions
from app.core.page_chrome import PageChrome
from app.core.page_state import PageState
from app.core.part import Commands, Part, Presses
from app.core.recording import Recording
from app.core.sheet_gestures import SheetGestures
from app.core.slow_work import SlowWork
from app.core.stopwatch import Stopwatch
from app.core.table_presenter import TablePresenter
from app.core.way_back import WayBack
from app.core.whole_state import WholeState
from app.panels.other_tab_html import open_in_other_tab
from app.panels.panel import Panel
from app.platform.chart_files import ChartFiles
from app.platform.dom import Dom
from app.platform.language_files import LanguageFiles
from app.platform.records import BrowserRecords
from app.platform.solver_client import SolverClient
from app.platform.storage import Storage
from app.platform.writer import Writer
from app.state.change import Change
from app.state.settings import Settings
from app.state.table import Table
from engine.core.automatic_moves import PlayedMove
from engine.core.game import Status
from engine.core.saying import Saying, say
from engine.play.session import Session


class Core:
    """Holds what all features share, and tells them what happens on the page."""

    presses: Presses

    def __init__(self, dom: Dom) -> None:
        self.dom = dom
        self.features: Sequence[Part] = ()
        self._commands: Commands = {}
        self._troubles: list[Saying] = []  # sentences about faults of the storage that are not shown yet
        kept = dom.window.backboneKept
        self.records = BrowserRecords(dom, kept)
        self._writer = Writer(dom, kept, leaving=self._flush, lost=self._lost, written=self._follow)
        self.storage = Storage(self.records, dom, self._trouble, overtaken=self._overtaken)
        self.recording = Recording(dom, self._state_to_record)
        self.state = PageState(dom, self.storage, self.recording.drawn)
        self.chrome = PageChrome(
            dom, opened=self._panel_opened, returned=self._panel_left, closed=self._panel_closed
        )
        self.whole_state = WholeState(dom, self.state, self.chrome, lambda: self.features)
        self.way_back = WayBack(dom, depth=self._ways_back, close=self._gone_back)
        self.autosave = Autosave(dom, self.storage, self.records, self._writer, follow=self._show_followed)
        self.host = dom.element("board")  # the element with the table
        self.board = BoardController(
            dom,
            self.host,
            dom.element("field"),
            table=lambda: self.table,
            settings=lambda: self.settings,
            calm=lambda: self.calm,
        )
        self.calls = CallsView(dom, self.host)
        self.presenter = TablePresenter(
            dom,
            self.state,
            self.board,
            self.calls,
            self.chrome,
            self.autosave,
            dealing=self._dealing,
            changed=self.game_changed,
            ended=self._game_ended,
        )
        self.playback = self.presenter.playback
        self.celebration = self.presenter.celebration
        self.slow_work = SlowWork(dom, self.chrome, show=self.open, say=self.say)
        self.clock = Stopwatch(dom, self.state, self.chrome, lambda: self.is_covered)
        self.charts = ChartFiles(dom)
        self.languages = LanguageFiles(dom)
        self.solver = SolverClient(dom)
        self.analysis = Analysis(dom, self.solver, lambda: self.session, self._judged)
        self.deletions = Deletions(self.chrome)
        self.sheet_gestures = SheetGestures(dom, leave=self._leave_by_pointer, calm=lambda: self.calm)
        self._proof = BackgroundProof(dom, self.state, asleep=lambda: self.asleep, found=self.presenter.tell_loss)
        self._reading = BackgroundReading(
            dom, self.state, asleep=lambda: self.asleep, save=self.presenter.save_soon, read=self._proof.start
        )
        dom.media("(prefers-color-scheme: dark)", lambda event: self.apply_look())
        dom.watch_size(dom.element("field"), self.presenter.resized)

    # What is there

    @property
    def table(self) -> Table:
        """The game on the table and the history; another object after the games were loaded again."""
        return self.state.table

    @property
    def session(self) -> Session:
        """The game on the table."""
        return self.state.table.session

    @property
    def settings(self) -> Settings:
        """The player's settings; another object after a change."""
        return self.state.settings

    @property
    def asleep(self) -> bool:
        """Whether another tab has the games, so that this one saves nothing."""
        return self.autosave.asleep

    @property
    def calm(self) -> bool:
        """Whether nothing is to move by itself."""
        return self.chrome.calm(self.settings)

    @property
    def is_covered(self) -> bool:
        """Whether the table cannot be played now: a sheet covers it, or it is reviewed."""
        return self.chrome.panel_is_open or any(feature.covers for feature in self.features)

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is open over the table, chosen or going on."""
        is_open = self.is_covered or any(feature.is_open for feature in self.features)
        is_chosen = self.table.chosen or self.calls.is_chosen
        return not (is_open or is_chosen or self.playback.kind or self.celebration.is_shown)

    # What features ask for

    def do(self, command: str) -> None:
        """Carry out a command, such as "undo" or "step 3"; do nothing if there is no command of this name."""
        name, _, about = command.partition(" ")
        if name in self._commands:
            self._commands[name](about)

    def say(self, what: Saying | None, *, aloud: bool = False, more: Saying | None = None) -> None:
        """Tell the player something about the table; see `TablePresenter.say`."""
        self.presenter.say(what, aloud=aloud, more=more)

    def after(self, change: Change, *, at_most: float = inf) -> None:
        """Show and save a change of the table; a card moves for at most `at_most` milliseconds."""
        self.presenter.after(change, at_most=at_most)

    def demonstrate(self, steps: Sequence[PlayedMove]) -> None:
        """Show moves on the table without making them in the game."""
        self.presenter.show_moves(steps)

    def open(self, panel: Panel) -> None:
        """Open a sheet, in place of one that is open; stop the time and a game that runs by itself."""
        self.rest()
        self.chrome.open_panel(panel)

    def rest(self) -> None:
        """Stop the time and a game that runs by itself, before something covers the table."""
        self.playback.stop_run()
        self.clock.rest()

    def change_settings(self, settings: Settings) -> None:
        """Use these settings from now on, save them, and draw the table anew."""
        self.state.change_settings(settings)
        self.apply_look()
        self.presenter.draw()
        self.game_changed()
        self.presenter.save_soon()  # with the board in its new look, for the first picture of the next visit

    def apply_look(self) -> None:
        """Give the page the colours and the arrangement, left-handed or right-handed, that the settings choose."""
        self.chrome.apply_look(self.settings)

    def follow_language(self) -> None:
        """Speak the language of the settings that were read, as soon as its words are there."""
        wish = self.settings.language
        if wish != self.languages.wish:
            self.languages.speak(wish, lambda is_there: self.change_settings(self.settings) if is_there else None)

    def stop_moves(self) -> None:
        """End moves that go on by themselves, without making those that are left: the page is hidden."""
        if self.playback.kind:
            self.recording.note("stop", early=self.session.moves_made)
        self.playback.stop()

    def cover_changed(self) -> None:
        """Let time and Back follow: a feature has begun or ceased to cover the table."""
        self.way_back.look()
        if self.is_covered:
            self.clock.rest()
        else:
            self.clock.resume()

    # What happens

    def begin(self, features: Iterable[Part], commands: Commands, presses: Presses) -> None:
        """Take the features, their commands, and what answers presses, once all of them are made."""
        self.features, self._commands, self.presses = tuple(features), commands, presses

    def game_changed(self) -> None:
        """Let everything follow the table: another position or game is on it, or the settings have changed."""
        self._tell_game_changed()
        if self.is_covered and not self.chrome.panel_is_open:
            self.clock.rest()  # the time stands in a review
        else:
            self.clock.look()

    def _tell_game_changed(self) -> None:
        for feature in self.features:
            feature.game_changed()
        if not self.asleep:  # else another tab goes on with the game
            self._proof.start()

    def start_background(self) -> None:
        """Read the other games and the results, bit by bit, and begin what features do in the background."""
        self._reading.start()
        self.recording.begin_anew()
        for feature in self.features:
            feature.started()

    def tell_data_added(self) -> None:
        """Tell the features that a backup file has added something."""
        self.recording.begin_anew()
        for feature in self.features:
            feature.data_added()

    def stop(self) -> None:
        """Stop what features do, because the page is hidden or something has failed."""
        for feature in self.features:
            feature.stop()

    def loaded(self) -> None:
        """Read what belongs to the games that were loaded: other games, results, and the words of the language."""
        self._reading.start()
        self.recording.begin_anew()
        self.follow_language()

    def fall_asleep(self) -> None:
        """Open the sheet that says that the games are open in another tab."""
        self.open(open_in_other_tab())

    def show_saved(self) -> None:
        """Show the games as they are kept now, with the settings that are kept."""
        self.state.load()
        self.loaded()
        self.apply_look()
        self.presenter.draw()

    def _state_to_record(self) -> str | None:
        """Return the state, unless something is under way that is not part of it."""
        return self.whole_state.dump() if self.is_at_rest and not self.asleep else None

    def wake(self) -> None:
        """Take the games over for this tab; go on with the games and settings that another tab has saved."""
        self.autosave.wake(self._woken)

    def _woken(self) -> None:
        if self.asleep:
            return  # yet another tab has taken them over
        self.chrome.close_panel()
        self.presenter.reset()
        self.show_saved()
        self.game_changed()
        for feature in self.features:
            feature.woken()

    def _judged(self) -> None:
        for feature in self.features:
            feature.judged()

    def _dealing(self) -> None:
        for feature in self.features:
            feature.dealing()

    def _game_ended(self, status: Status) -> None:
        for feature in self.features:
            feature.game_ended(status)

    # Sheets

    def _panel_opened(self) -> None:
        self.sheet_gestures.redrawn()
        self.way_back.look()

    def _panel_left(self) -> None:
        self.deletions.forget()
        self.slow_work.panel_closed()
        self.way_back.look()

    def _panel_closed(self) -> None:
        """Start the time again; if another tab has taken over the games, open the sheet that says so instead."""
        self._panel_left()
        self.celebration.clear()
        self.clock.end_pause()
        if self.asleep:
            self.fall_asleep()
        else:
            self.clock.resume()
        for feature in self.features:
            feature.panel_closed()

    def _ways_back(self) -> int:
        return self.chrome.ways_back + sum(feature.covers for feature in self.features)

    def _gone_back(self) -> None:
        self.recording.note("leave")
        self.go_back()

    def go_back(self) -> None:
        """Close the uppermost of what lies over the table."""
        if self.chrome.ways_back:
            self.chrome.leave_panel()
            return
        for feature in self.features:
            if feature.covers:
                feature.uncover()

    def _leave_by_pointer(self) -> None:
        self.recording.note("leave")
        self.chrome.ring_focus(shown=False)
        self.chrome.leave_panel()

    # Other tabs

    def _overtaken(self) -> None:
        """Go on with what another tab has written; see `Storage`.

        If this tab may write nevertheless, the other one did not know yet that it may not.
        """
        if not self._writer.may_write:
            self.autosave.look_elsewhere()
        elif self._writer.is_exclusive:
            self.wake()
        else:
            self._writer.give_way()

    def _flush(self) -> None:
        self.autosave.flush()

    def _lost(self) -> None:
        """Let this tab sleep, because another one has taken the games over."""
        self.fall_asleep()
        self._follow()  # a reading that began before may come without the last moves of this tab

    def _follow(self) -> None:
        if self.dom.document.visibilityState != "hidden":
            self.autosave.look_elsewhere()

    def _show_followed(self) -> None:
        self.presenter.reset()
        self.show_saved()

    # Troubles

    def _trouble(self, what: Saying) -> None:
        """Show a sentence about a fault of the storage as soon as the present function is done.

        The fault may be found while the page is being built, before anything can be shown.
        """
        self._troubles.append(what)
        self.dom.after(0, self.tell_troubles)

    def tell_troubles(self) -> None:
        """Show the faults of the storage that were found."""
        if self._troubles:
            self.chrome.notice(say("sentences", parts=self._troubles))
            self._troubles.clear()

    def recover(self) -> None:
        """Go on after an exception: stop everything that is going on, and draw the table anew from the game."""
        try:
            self.dom.stop_timers()
            for feature in self.features:
                feature.reset()
            self.presenter.reset()
            self.stop()
            self.chrome.close_panel()
            self.table.rebuild()
            self.presenter.draw()
        except Exception:
            self.chrome.notice(say("went-wrong-load-again"))
            raise
        self.chrome.notice(say("went-wrong"))
        if self.asleep:
            self._lost()
        self._tell_game_changed()
        self.start_background()
        self.presenter.save_soon()
