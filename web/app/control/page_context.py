"""What the parts of the page may ask of the page around them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from app.panels.panel import Panel
from app.state.settings import Settings
from app.state.table import Change, Table
from engine.core.automatic import PlayedMove


class Say(Protocol):
    """Says something about the table."""

    def __call__(self, words: str, *, aloud: bool = False) -> None:
        """Let the words be heard; `aloud` also seen."""


class PageContext(NamedTuple):
    """The page, as far as its parts know it."""

    table: Callable[[], Table]
    settings: Callable[[], Settings]
    change_settings: Callable[[Settings], None]  # these are the settings from now on
    say: Say
    after: Callable[[Change], None]  # show what a press has done, and keep it
    open: Callable[[Panel], None]
    demonstrate: Callable[[Sequence[PlayedMove]], None]  # show moves on the table that are none of the game
