"""What the player's actions change, and the world in which they happen."""

from collections.abc import Callable
from typing import NamedTuple

from app.state.table_sounds import Heard
from engine.core.automatic_moves import PlayedMove
from engine.core.game import Move, Status
from engine.core.saying import Saying


class World(NamedTuple):
    """The clocks and the source of random numbers, given by the browser or by a test."""

    now: Callable[[], float]  # seconds, only going forward
    date: Callable[[], float]  # seconds since 1970
    random_words: Callable[[int], list[int]]  # returns so many random numbers of 32 bits
    day_of: Callable[[float], str] = lambda seconds: (
        ""
    )  # the player's date, such as "2026-11-21", of a time since 1970
    # is given each number of a deal that was drawn at random, and returns the one to deal: another one only where
    # a recording is played
    drawn: Callable[[int], int] = lambda number: number


class Change(NamedTuple):
    """What an action of the player has changed, for the page to show."""

    said: Saying | None = None  # what screen readers read out
    aloud: bool = False  # show the words on the page, too
    refused: bool = False  # the words are the reason why nothing was done
    dealt: bool = False  # another game is on the table now
    steps: tuple[PlayedMove, ...] = ()  # the move and the automatic moves after it; empty without automatic moves
    chosen_move: Move | None = None  # the move, if the player did not name the pile to which the cards went
    ended: Status | None = None  # won or lost, if the game has just ended
    heard: Heard | None = None  # what can be heard of it, unless it is refused or another game is dealt

    @property
    def sound(self) -> Heard | None:
        """The sound of this change; None if it is silent."""
        if self.refused:
            return Heard("refuse")
        return Heard("deal") if self.dealt else self.heard


def fresh_token(random_words: Callable[[int], list[int]]) -> str:
    """Return a new token, such as the one that identifies a game in the statistics.

    It has 16 random hexadecimal digits, so that no two tokens are the same. `random_words` is
    `World.random_words`.
    """
    return "".join(f"{word:08x}" for word in random_words(2))
