"""Defines the core of the page: games, table and sheets, and the methods by which every feature uses them."""

from collections.abc import Iterable, Sequence
from math import inf

from app.core.announcements import Announcements
from app.core.autosave import Autosave
from app.core.background_proof import BackgroundProof
from app.core.background_reading import BackgroundReading
from app.core.board import Board
from app.core.calls import Calls
from app.core.deletions import Deletions
from app.core.focus import Focus
from app.core.header import Header
from app.core.look import Look
from app.core.losing_move import LossAnalysis
from app.core.marks import Marks
from app.core.open_panel import OpenPanel
from app.core.other_tabs import OtherTabs
from app.core.outside import Outside
from app.core.page_state import PageState
from app.core.part import Commands, Part, Pressing
from app.core.recording import Recording
from app.core.slow_work import SlowWork
from app.core.stopwatch import Stopwatch
from app.core.table_presenter import TablePresenter
from app.core.troubles import Troubles
from app.core.whole_state import WholeState
from app.panels.panel import Panel
from app.saving.storage import Storage
from app.state import state_text
from app.state.change import Change
from app.state.settings import Settings
from app.state.table import Table
from app.view.keys import Keyboard
from engine.core.automatic_moves import PlayedMove
from engine.core.game import Status
from engine.core.saying import Saying, say
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session


class Core:
    """Holds what all features share, and tells them what happens on the page."""

    presses: Pressing

    def __init__(self, outside: Outside) -> None:
        time, page, device = outside.time, outside.page, outside.device
        self.time, self.page, self.device = time, page, device
        self._dialogs = outside.dialogs
        self.features: Sequence[Part] = ()
        self.keyboard = Keyboard()
        self.commands: Commands = {}
        self.spoken = Announcements(page, time, lambda: self.panels.line)
        self.troubles = Troubles(time, self.spoken)
        self.numbered_texts = outside.numbered_texts
        self.storage = Storage(outside.numbered_texts, device, self.troubles.add)
        self.recording = Recording(time, self._state_to_record)
        self.state = PageState(time, self.storage, self.recording.drawn)
        self.panels = OpenPanel(
            outside.dialogs,
            page,
            opened=self._panel_opened,
            returned=self._panel_left,
            closed=self._panel_closed,
        )
        self.header = Header(page)
        self.deck = outside.deck
        self.buttons = outside.buttons
        self.look = Look(page, device, outside.deck)
        self.whole_state = WholeState(time, self.state, self.panels, lambda: self.features)
        self.other_tabs = OtherTabs(time, device, self.storage, self.numbered_texts, outside.writing)
        self.autosave = Autosave(time, self.storage, self.other_tabs)
        self.board = Board(
            device,
            outside.cards,
            outside.field,
            table=lambda: self.table,
            settings=lambda: self.settings,
            calm=lambda: self.calm,
        )
        self.marks = Marks(self.board, table=lambda: self.table, calm=lambda: self.calm)
        self.focus = Focus(self.board, self.marks)
        self.calls = Calls(page, time)
        self.presenter = TablePresenter(
            outside,
            self.state,
            self.board,
            self.marks,
            self.calls,
            self.header,
            self.spoken,
            self.look,
            self.panels,
            self.autosave,
            dealing=self._dealing,
            changed=self.game_changed,
            ended=self._game_ended,
        )
        self.playback = self.presenter.playback
        self.celebration = self.presenter.celebration
        self.slow_work = SlowWork(time, self.panels, show=self.open, say=self.say)
        self.clock = Stopwatch(time, self.state, self.header, lambda: self.is_covered)
        self.charts = outside.charts
        self.languages = outside.languages
        self.solver = outside.solver
        self.analysis = LossAnalysis(time, self.solver, lambda: self.session, self.tell_judged)
        self.deletions = Deletions(self.spoken, page, self.panels)
        self._proof = BackgroundProof(time, self.state, asleep=lambda: self.asleep, found=self.presenter.tell_loss)
        self._reading = BackgroundReading(
            time, self.state, asleep=lambda: self.asleep, save=self.presenter.save_soon, read=self._proof.start
        )

    # The state

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
        """Whether another tab has the games, so that this tab saves nothing."""
        return self.other_tabs.asleep

    @property
    def calm(self) -> bool:
        """Whether there must be no animations."""
        return self.look.calm(self.settings)

    @property
    def is_covered(self) -> bool:
        """Whether the table cannot be played now, because a sheet covers it or the game is being reviewed."""
        return self.panels.is_open or self.is_reviewed

    @property
    def is_reviewed(self) -> bool:
        """Whether the game is being reviewed: a feature covers the table, and not with a sheet."""
        return any(feature.covers for feature in self.features)

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is open over the table, nothing is selected, and no moves or celebration are running."""
        is_open = self.is_covered or any(feature.is_open for feature in self.features)
        is_chosen = self.table.chosen or self.calls.is_chosen
        return not (is_open or is_chosen or self.playback.kind or self.celebration.is_shown)

    # Methods for the features

    def do(self, command: str) -> None:
        """Carry out a command, such as "undo" or "step 3"; do nothing if there is no command of this name."""
        name, _, about = command.partition(" ")
        if name in self.commands:
            self.commands[name](about)

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
        """Open a sheet, or replace the open one; stop the playing time and moves that the page is making."""
        self.rest()
        self.panels.open(panel)

    def rest(self) -> None:
        """Stop the playing time and moves that the page is making, before something covers the table."""
        self.playback.stop_run()
        self.clock.rest()

    def ring_focus(self, *, shown: bool) -> None:
        """Show a ring around a button that gets the focus, or, as after a press by finger or mouse, no ring."""
        self.page.note("ring", "shown" if shown else "none")

    def change_settings(self, settings: Settings) -> None:
        """Use these settings from now on, save them, and draw the table anew."""
        self.state.change_settings(settings)
        self.apply_look()
        self.presenter.draw()
        self.game_changed()
        self.presenter.save_soon()  # also the drawn board: the next visit shows it first, in the new look

    def apply_look(self) -> None:
        """Give the page the colours and the arrangement, left-handed or right-handed, that the settings choose."""
        self.look.apply(self.settings)

    def follow_language(self) -> None:
        """Use the language that the settings name, as soon as its words are loaded."""
        wish = self.settings.language
        if wish != self.languages.wish:
            self.languages.speak(wish, lambda is_there: self.change_settings(self.settings) if is_there else None)

    def stop_moves(self) -> None:
        """Stop moves that the page is making or showing, without the rest of them: the page is hidden."""
        if self.playback.kind:
            self.recording.note("stop", early=self.session.moves_made)
        self.playback.stop()

    def stop_search(self) -> None:
        """Stop the search for a hint or a verdict that is going on, if any."""
        self.analysis.stop()
        self.show_search(goes_on=False)

    def show_search(self, *, goes_on: bool) -> None:
        """Show and say that a search for a hint goes on, with the screen kept on, or show it no longer."""
        self.device.keep_awake("search", on=goes_on)
        self.header.show_search(goes_on=goes_on)
        if goes_on:
            self.say(say("thinking"), aloud=True)
            self.spoken.stay()
        else:
            self.spoken.done()

    def follow_dialogs(self) -> None:
        """Update what the browser's Back button does, after something over the table has opened or closed."""
        self._dialogs.opened()

    def cover_changed(self) -> None:
        """Update the playing time and the Back button, after a feature has begun or ceased to cover the table."""
        self._dialogs.opened()
        if self.is_covered:
            self.clock.rest()
        else:
            self.clock.resume()

    # Events

    def begin(self, features: Iterable[Part], commands: Commands, presses: Pressing) -> None:
        """Store the features, their commands, and the object that answers presses; called once, at the start."""
        self.features, self.commands, self.presses = tuple(features), commands, presses
        self.keyboard = Keyboard(key for feature in self.features for key in feature.keys)

    def game_changed(self) -> None:
        """Update everything that depends on the table, because the position, the game or the settings changed."""
        self.tell_game_changed()
        if self.is_covered and not self.panels.is_open:
            self.clock.rest()  # during a review no time is counted
        else:
            self.clock.look()

    def tell_game_changed(self) -> None:
        """Do the same as `game_changed`, but do not stop or start the playing time."""
        for feature in self.features:
            feature.game_changed()
        if not self.asleep:  # the tab that has the games searches itself
            self._proof.start()

    def start_background(self) -> None:
        """Begin to read the other games and the results in slices, and begin the features' background work."""
        self._reading.start()
        self.recording.begin_anew()
        for feature in self.features:
            feature.started()

    def tell_data_added(self) -> None:
        """Tell the features that a backup file has added games, results or settings."""
        self.recording.begin_anew()
        for feature in self.features:
            feature.data_added()

    def stop(self) -> None:
        """Stop the work of all features, because the page is hidden or something has failed."""
        for feature in self.features:
            feature.stop()

    def loaded(self) -> None:
        """Begin to read what else belongs to games that were just loaded: other games, results, the language."""
        self._reading.start()
        self.recording.begin_anew()
        self.follow_language()

    def _state_to_record(self) -> str | None:
        """Return the state as text; None while something goes on that the text would not contain."""
        return self.whole_state.dump() if self.is_at_rest and not self.asleep else None

    @property
    def is_going_on(self) -> bool:
        """Whether the page is playing moves, searching for a hint or showing a celebration."""
        return bool(self.playback.kind or self.header.is_searching or self.celebration.is_running)

    def receive(self) -> bool:
        """Show what the page's address asks for, such as a game; return False if it asks for nothing."""
        return any(part.receive() for part in self.features)

    def load(self, text: str) -> bool:
        """Continue from a text that `WholeState.dump` has returned; return False if the text is not a state."""
        state = state_text.load(text, CATALOGUE)
        if state is None:
            return False
        self.rest()
        self.panels.close()
        self.presenter.reset()
        self.deletions.forget()
        self.state.take(state.history, state.settings)
        self.whole_state.recall(state.memories)
        self.apply_look()
        self.presenter.draw()
        self.game_changed()
        self.presenter.save_soon()
        self.recording.begin_anew()
        return True

    def tell_judged(self) -> None:
        """Tell the features that more may be known about whether the game can be won."""
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
        self.deletions.show()
        self._dialogs.opened()

    def _panel_left(self) -> None:
        self.deletions.show()
        self.slow_work.panel_closed()
        self._dialogs.opened()

    def _panel_closed(self) -> None:
        """Start the time again, unless another tab has the games."""
        self._panel_left()
        self.celebration.clear()
        self.clock.end_pause()
        if not self.asleep:
            self.clock.resume()
        for feature in self.features:
            feature.panel_closed()

    @property
    def ways_back(self) -> int:
        """The number of things that lie over the table, one upon the other; Back closes them one by one."""
        return self.panels.ways_back + sum(feature.covers for feature in self.features)

    def leave(self) -> None:
        """Answer Back or a press beside a sheet: record it, and close the uppermost thing over the table."""
        self.recording.note("leave")
        self.go_back()

    def go_back(self) -> None:
        """Close the uppermost thing over the table."""
        if self.panels.ways_back:
            self.panels.leave()
            return
        for feature in self.features:
            if feature.covers:
                feature.uncover()
