"""Defines the buttons that a part of the page has in the menu."""

from enum import Enum
from typing import NamedTuple

from engine.core.saying import Saying


class MenuGroup(Enum):
    """A group of buttons in the menu, in order from the top. Inside a group the order is that of the parts."""

    PLAY = "play"
    LOOK_BACK = "look back"
    LEARN = "learn"
    READ = "read"
    PAGE = "page"  # sheets about the page itself, which are needed less often


class MenuEntry(NamedTuple):
    """A button in the menu."""

    command: str
    label: Saying  # one or two short words
    group: MenuGroup
    sign: str  # the SVG path of an icon in a square of 24 units, drawn in lines; it only decorates the label
    is_main: bool = False
    spoken: Saying | None = None  # what a screen reader says in place of the label; None for the label itself
