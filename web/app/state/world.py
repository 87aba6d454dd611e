"""The world in which the games are played: clocks and chance."""

from collections.abc import Callable
from typing import NamedTuple


class World(NamedTuple):
    """The clocks and the source of random numbers, given by the browser or by a test."""

    now: Callable[[], float]  # seconds, only going forward
    date: Callable[[], float]  # seconds since 1970
    random_words: Callable[[int], list[int]]  # returns so many random numbers of 32 bits
    # the player's date, such as "2026-11-21", of a time since 1970
    day_of: Callable[[float], str] = lambda seconds: ""
    # is given each number of a deal that was drawn at random, and returns the one to deal: another one only where
    # a recording is played
    drawn: Callable[[int], int] = lambda number: number


def fresh_token(random_words: Callable[[int], list[int]]) -> str:
    """Return a new token, such as the one that identifies a game in the statistics.

    It has 16 random hexadecimal digits, so that no two tokens are the same. `random_words` is
    `World.random_words`.
    """
    return "".join(f"{word:08x}" for word in random_words(2))
