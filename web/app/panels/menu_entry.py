"""What a part of the page has in the menu."""

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
    label: Saying  # with room for one or two short words
    group: MenuGroup
    sign: str  # the path of a sign in a square of 24 units, drawn in lines; it says nothing, words stand beside it
    is_main: bool = False
    spoken: Saying | None = None  # what a screen reader says in place of the label, if anything else
