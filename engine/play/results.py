"""Results of games, and which one counts if a game has several.

Every game begun, a restart included, has its own token, so that it counts once even if the player undoes moves
and wins it again.
"""

from collections.abc import Iterable
from typing import NamedTuple

PEEKED = "ahead"  # the note in `Result.notes` that the player undid a move that had turned up a card


class Result(NamedTuple):
    """The result of one game. `ended` is the time it ended, in seconds since 1970; `seconds` is the playing time.

    `token` identifies the game, `game` is the id of its rule set, `number` its deal number, and `moves` how many
    moves were made. `notes` are words separated by blanks: words that the rule set adds, and `PEEKED` if
    `has_peeked` is True. `day` is the date for which the game counts, such as "2026-11-21", by the player's clock;
    it is empty where that is not recorded. A daily deal counts for the date on which it was begun, any other game
    for the date on which it ended.
    """

    token: str
    game: str
    number: int
    won: bool
    moves: int
    seconds: float
    points: int
    ended: float
    notes: str = ""
    day: str = ""

    @property
    def has_peeked(self) -> bool:
        """Return whether the player undid a move that had turned up a card; False where that is not recorded."""
        return PEEKED in self.notes.split()


def counting_result(one: Result, other: Result) -> Result:
    """Return which of two results of one game counts: the earlier win, or without a win, the later result.

    The order of the arguments makes no difference.
    """
    if one.won != other.won:
        return one if one.won else other
    if one._replace(notes=other.notes, day=other.day) == other:
        return max(one, other)  # one result, stored twice; older pages did not store the notes or the day
    return min(one, other, key=time_ended) if one.won else max(one, other, key=time_ended)


def time_ended(result: Result) -> tuple[float, Result]:
    """Return the sort key of a result: the time it ended, then its other fields to make the order unique."""
    return result.ended, result


def counted_once(results: Iterable[Result]) -> tuple[Result, ...]:
    """Return the results sorted by the time they ended, with one of each game: the one that counts."""
    counting: dict[str, Result] = {}
    for result in results:
        former = counting.get(result.token)
        counting[result.token] = counting_result(former, result) if former else result
    return tuple(sorted(counting.values(), key=time_ended))
