"""What a player reads about a game before the first try: its kind of thinking, one sentence, and its usual time.

Every family of the catalogue has a portrait; `tests/test_every_game/test_portraits.py` checks that.
"""

from abc import ABC
from collections.abc import Mapping
from typing import NamedTuple

from engine.core.game import Game


class Portrait(NamedTuple):
    """A few words about a game; all rule sets of a family share kind and sentence."""

    kind: str = ""  # what the player does most, in one or two words, such as "Sorting"
    sentence: str = ""  # what the game is like
    minutes: tuple[int, int] = (0, 0)  # how long most games take: at least and at most
    short_names: Mapping[str, str] = {}  # by id, names for rule sets whose titles are too long for a small button

    @property
    def time(self) -> str:
        """How long a game takes, such as "5–10 min" or "2 min"; empty if that is not known."""
        least, most = self.minutes
        if not most:
            return ""
        return f"{most} min" if least == most else f"{least}–{most} min"


class HasPortrait(ABC):
    """Mark a game that says what it is like."""

    portrait: Portrait


def portrait(game: Game) -> Portrait:
    """Return the portrait of a game; an empty one if it has none."""
    return game.portrait if isinstance(game, HasPortrait) else Portrait()


def short_name(game: Game) -> str:
    """Return the name of a rule set for a small button, such as "Turn three" for "Klondike, turn three".

    It is the one of the portrait. Without one, it is the title without the name of the game; a title that does not
    begin with the name of the game and a comma is returned whole.
    """
    name = portrait(game).short_names.get(game.id) or game.title.removeprefix(f"{game.family}, ")
    return name[:1].upper() + name[1:]
