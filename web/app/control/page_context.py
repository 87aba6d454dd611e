"""What the controllers share: the table, the settings, and the functions of the page that all may call."""

from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple, Protocol

from app.panels.panel import Panel
from app.state.settings import Settings
from app.state.table import Change, Table
from engine.core.automatic_moves import PlayedMove
from engine.core.saying import Saying


class Say(Protocol):
    """A function that tells the player something about the table."""

    def __call__(self, what: Saying | None, *, aloud: bool = False, more: Saying | None = None) -> None:
        """Let a screen reader say this and then `more`; with `aloud` also show it for a while; None is silent."""


class After(Protocol):
    """A function that shows and saves a change of the table."""

    def __call__(self, change: Change, *, at_most: float = inf) -> None:
        """Show and save a change of the table; a card moves for at most `at_most` milliseconds."""


class PageContext(NamedTuple):
    """The functions that the page gives its controllers."""

    table: Callable[[], Table]  # to be called each time: the table can be replaced by another
    settings: Callable[[], Settings]
    say: Say
    after: After
    open: Callable[[Panel], None]  # open a panel over the table
    demonstrate: Callable[[Sequence[PlayedMove]], None]  # show moves on the table without making them in the game
