"""Defines what the games need from outside: clocks and random numbers."""

from collections.abc import Callable
from typing import NamedTuple


class World(NamedTuple):
    """The clocks and the source of random numbers, given by the browser or by a test."""

    now: Callable[[], float]  # seconds; this clock never goes back
    date: Callable[[], float]  # seconds since 1970
    random_words: Callable[[int], list[int]]  # returns a given number of random numbers of 32 bits
    # returns the player's date, such as "2026-11-21", for a time in seconds since 1970
    day_of: Callable[[float], str] = lambda seconds: ""
    # gets the number of each deal that was drawn at random, and returns the number to deal; the two differ only
    # while a recording is played back
    drawn: Callable[[int], int] = lambda number: number


def fresh_token(random_words: Callable[[int], list[int]]) -> str:
    """Return a new token, such as the one that identifies a game in the statistics.

    It has 16 random hexadecimal digits, so that no two tokens are the same. `random_words` is
    `World.random_words`.
    """
    return "".join(f"{word:08x}" for word in random_words(2))
