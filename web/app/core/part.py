"""What a part of the page may answer and hear; see `Feature` for the parts that know the core."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from app.panels.menu_entry import MenuEntry
from app.state.feature_data import FeatureData
from app.state.state_text import Memory
from app.view.keys import Key
from engine.core.game import Status
from engine.core.saying import Saying

Commands = Mapping[str, Callable[[str], None]]
"""A function by command name. Its argument is the text after the name: "3" in "step 3", or ""."""


class Say(Protocol):
    """A function that tells the player something about the table."""

    def __call__(self, what: Saying | None, *, aloud: bool = False, more: Saying | None = None) -> None:
        """Let a screen reader say this and then `more`; with `aloud` also show it for a while; None is silent."""


class Pressing(Protocol):
    """What answers presses on the table, for those who press by other means than a finger or a key."""

    def give(self, command: str) -> None:
        """Carry out a command as a press of a key does."""

    def answer(self, press: str) -> None:
        """Answer a press that was remembered as a text, see `app.core.recording`."""

    def press_pile(self, spot_name: str, card_name: str) -> None:
        """Answer a press on a pile by a pointer."""

    def reset(self) -> None:
        """Forget a gesture that is going on."""


class Part:
    """Answers commands, and hears what happens on the page. What a part leaves as it is here does nothing."""

    # Commands

    keys: Sequence[Key] = ()
    """The keys that give commands of this part."""

    in_menu: Sequence[MenuEntry] = ()
    """Its buttons in the menu."""

    def menu_entries(self) -> Sequence[MenuEntry]:
        """Return its buttons in the menu for the game on the table."""
        return self.in_menu

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {}

    def advice_commands(self) -> Commands:
        """Return those that need the worker which judges positions: on a first visit they wait for it."""
        return {}

    def release(self) -> bool:
        """Give up what the player has begun, because of Escape; return whether there was something."""
        return False

    # What is open

    @property
    def is_open(self) -> bool:
        """Whether the feature shows something of its own that is no sheet, such as a lesson."""
        return False

    @property
    def covers(self) -> bool:
        """Whether it lies over the table and is left by Back, as a sheet is; the time stands meanwhile."""
        return False

    def uncover(self) -> None:
        """Leave the table free again, because the player went back."""

    # What it keeps and remembers

    data: Sequence[FeatureData] = ()
    """What it keeps on the device; see `Storage.load_data`."""

    def memory(self) -> Memory:
        """Return what it remembers and later presses depend on, for `recall`; see `state_text`."""
        return {}

    def recall(self, memory: Memory) -> None:
        """Go on with what `memory` has returned, perhaps on another page; an empty one is that of the start."""

    # What happens

    def receive(self) -> bool:
        """Show what the page was opened for, such as the game of a link; return whether there was something."""
        return False

    def greet(self, *, may_greet: bool) -> None:
        """Greet a newcomer, now that the page starts; not if `may_greet` is False."""

    def advice_came(self) -> None:
        """Give advice from now on: on a first visit, the worker that finds it can answer."""

    def dealing(self) -> None:
        """Make room before the cards of another game are drawn."""

    def game_changed(self) -> None:
        """Follow the table: another position or game is on it, or the settings have changed."""

    def game_ended(self, status: Status) -> None:
        """Tell how the game has ended: its last moves have been shown."""

    def judged(self) -> None:
        """Show what is known now about whether the game can be won; it has just become known."""

    def panel_closed(self) -> None:
        """Go on with the table: no sheet lies over it any more."""

    def started(self) -> None:
        """Begin what goes on in the background: the page has started, or goes on after something has failed."""

    def seen(self) -> None:
        """Go on: the page can be seen again."""

    def stop(self) -> None:
        """Stop what goes on: the page is hidden, or something has failed."""

    def reset(self) -> None:
        """Forget what the player was doing: something has failed."""

    def woken(self) -> None:
        """Go on: this tab has taken the games over from another one."""

    def data_added(self) -> None:
        """Follow what a backup file has added to the games, the results and the settings."""
