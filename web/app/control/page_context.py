"""What the controllers share: the table, the settings, and the few things that any of them may ask of the page."""

from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple, Protocol

from app.panels.panel import Panel
from app.state.settings import Settings
from app.state.table import Change, Table
from engine.core.automatic_moves import PlayedMove


class Say(Protocol):
    """Says something about the table."""

    def __call__(self, words: str, *, aloud: bool = False) -> None:
        """Put the words where a screen reader reads them; with `aloud`, where they are seen, too."""


class After(Protocol):
    """Shows and saves what a press has changed."""

    def __call__(self, change: Change, *, at_most: float = inf) -> None:
        """Bring the page to the new state of the table, no card longer on its way than `at_most` milliseconds."""


class PageContext(NamedTuple):
    """Callbacks that the page gives its controllers."""

    table: Callable[[], Table]
    settings: Callable[[], Settings]
    say: Say
    after: After
    open: Callable[[Panel], None]
    demonstrate: Callable[[Sequence[PlayedMove]], None]  # show moves on the table that are not made in the game
