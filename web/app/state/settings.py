"""The settings a player can choose."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Settings(NamedTuple):
    """How the player likes the table."""

    theme: str = "auto"  # "auto", "felt", "night" or "day"
    four_colours: bool = False
    show_time: bool = True
    show_score: bool = True
    left_handed: bool = False
    letters: bool = True  # single letters as keys
    calm: bool = False  # no motion, whatever the system says
    sound: bool = False
    safe_home: bool = False  # cards that nobody can miss go home by themselves
    pace: str = "steady"  # of a game that runs by itself: "slow", "steady" or "fast"
    gallery_first: bool = False  # begin with all games instead of the table that was left
    deals: str = "any"  # which come by chance: "any", "winnable", or those of a level of the atlas
    verdict: str = "always"  # when to say whether the game can be won: "always", "lost" (only then) or "never"


def read_settings(found: Mapping[str, Any]) -> Settings:
    """The settings of an entry; whatever does not make sense is as at first."""
    first = Settings()._asdict()
    known = {name: found[name] for name in first if isinstance(found.get(name), type(first[name]))}
    return Settings(**{**first, **known})
