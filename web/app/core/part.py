"""Defines the commands and events that a part of the page can answer; see `Feature` for parts with the core."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from app.panels.menu_entry import MenuEntry
from app.state.feature_data import FeatureData
from app.state.state_text import Memory
from app.view.keys import Key
from engine.core.game import Status
from engine.core.saying import Saying

Commands = Mapping[str, Callable[[str], None]]
"""Functions by command name. The argument is the text after the name: "3" in "step 3", or ""."""


class Say(Protocol):
    """The type of a function that tells the player something about the table."""

    def __call__(self, what: Saying | None, *, aloud: bool = False, more: Saying | None = None) -> None:
        """Let a screen reader say `what` and then `more`; with `aloud` also show `what` for a while.

        If `what` is None, do nothing.
        """


class Pressing(Protocol):
    """Answers presses, also for features that press for the player, such as scanning."""

    def give(self, command: str) -> None:
        """Carry out a command as if a key had been pressed."""

    def answer(self, press: str) -> None:
        """Answer a press that was recorded as a text, see `app.core.recording`."""

    def press_pile(self, spot_name: str, card_name: str) -> None:
        """Answer a press on a pile by a pointer; see `Presses.press_pile`."""

    def reset(self) -> None:
        """Forget that the last press has ended moves."""


class Part:
    """A part of the page, which answers commands and events; the methods here are the defaults and do nothing."""

    # Commands

    keys: Sequence[Key] = ()
    """The keys that give commands of this part."""

    in_menu: Sequence[MenuEntry] = ()
    """The buttons of this part in the menu."""

    def menu_entries(self) -> Sequence[MenuEntry]:
        """Return the buttons of this part in the menu, for the game on the table."""
        return self.in_menu

    def commands(self) -> Commands:
        """Return the commands that this part answers."""
        return {}

    def advice_commands(self) -> Commands:
        """Return the commands that need the worker that judges positions; on a first visit they wait for it."""
        return {}

    def release(self) -> bool:
        """Cancel what the player has begun, because Escape was pressed; return whether there was something."""
        return False

    # What is open

    @property
    def is_open(self) -> bool:
        """Whether this part shows something of its own that is not a sheet, such as a lesson."""
        return False

    @property
    def covers(self) -> bool:
        """Whether this part covers the table, so that Back closes it and no playing time is counted."""
        return False

    def uncover(self) -> None:
        """Stop covering the table, because the player has pressed Back."""

    # What a part stores and remembers

    data: Sequence[FeatureData] = ()
    """The data of this part that are stored on the device; see `Storage.load_data`."""

    def memory(self) -> Memory:
        """Return what this part remembers, if later presses depend on it; see `state_text`."""
        return {}

    def recall(self, memory: Memory) -> None:
        """Restore what `memory` has returned, perhaps in another page; an empty one restores the initial state."""

    # Events: what a part does when something has happened

    def receive(self) -> bool:
        """Show what the page was opened for, such as the game of a link; return whether there was something."""
        return False

    def greet(self, *, may_greet: bool) -> None:
        """Greet a new player at the start of the page, unless `may_greet` is False."""

    def advice_came(self) -> None:
        """Give advice from now on, because the worker that finds it can answer now; called on first visits."""

    def dealing(self) -> None:
        """Free the space for the table, because the cards of another game are drawn next."""

    def game_changed(self) -> None:
        """Update this part, because the position, the game on the table or the settings have changed."""

    def game_ended(self, status: Status) -> None:
        """Say how the game has ended, because its last moves have been shown."""

    def judged(self) -> None:
        """Show whether the game can be won, because a search has just found out more about it."""

    def panel_closed(self) -> None:
        """Continue at the table, because no sheet covers it any more."""

    def started(self) -> None:
        """Begin background work, because the page has started, or continues after an exception."""

    def seen(self) -> None:
        """Continue, because the page is visible again."""

    def stop(self) -> None:
        """Stop background work, because the page is hidden or something has failed."""

    def reset(self) -> None:
        """Forget what the player was doing, because something has failed."""

    def woken(self) -> None:
        """Continue, because this tab has taken the games over from another tab."""

    def data_added(self) -> None:
        """Update this part, because a backup file has added games, results or settings."""
