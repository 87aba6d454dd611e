"""Results of games, and the statistics folded from them.

The ledger is a list of results and nothing else; whatever is shown is worked out from it, so that no two
figures can disagree. Every game dealt has a token of its own, so that it counts once however often it is won.
"""

from collections.abc import Iterable
from statistics import median
from typing import NamedTuple


class Result(NamedTuple):
    """How one game ended. `ended` is in seconds since 1970; `seconds` is playing time."""

    token: str
    game: str
    number: int
    won: bool
    moves: int
    seconds: float
    points: int
    ended: float


class Figures(NamedTuple):
    """Statistics of one rule set. A game counts as played once a move was made and it was ended or left."""

    played: int = 0
    won: int = 0
    streak: int = 0  # wins in a row up to the last game
    best_streak: int = 0
    best_seconds: float | None = None  # of the wins, as are the next three
    median_seconds: float | None = None
    fewest_moves: int | None = None
    median_moves: float | None = None
    best_points: int | None = None  # of all games


def entered(ledger: tuple[Result, ...], result: Result) -> tuple[Result, ...]:
    """The ledger with this result. Of two results of one game the first win stands, else the later one."""
    former = next((known for known in ledger if known.token == result.token), None)
    if former is None:
        return (*ledger, result)
    better = _standing(former, result)
    return tuple(better if known.token == result.token else known for known in ledger)


def _standing(one: Result, other: Result) -> Result:
    """Which of two results of one game counts, whichever was entered first."""
    if one.won != other.won:
        return one if one.won else other
    return min(one, other, key=_order) if one.won else max(one, other, key=_order)


def _order(result: Result) -> tuple[float, Result]:
    """By the time a game ended; all else only so that the order never depends on chance."""
    return result.ended, result


def merged(one: tuple[Result, ...], other: tuple[Result, ...]) -> tuple[Result, ...]:
    """Both ledgers in one, in the order the games ended; nothing is counted twice."""
    for result in other:
        one = entered(one, result)
    return tuple(sorted(one, key=_order))


def figures(ledger: Iterable[Result], game: str) -> Figures:
    """The statistics of one rule set."""
    results = sorted((result for result in ledger if result.game == game), key=_order)
    if not results:
        return Figures()
    wins = [result for result in results if result.won]
    streak = best_streak = 0
    for result in results:
        streak = streak + 1 if result.won else 0
        best_streak = max(best_streak, streak)
    return Figures(
        played=len(results),
        won=len(wins),
        streak=streak,
        best_streak=best_streak,
        best_seconds=min((win.seconds for win in wins), default=None),
        median_seconds=median(win.seconds for win in wins) if wins else None,
        fewest_moves=min((win.moves for win in wins), default=None),
        median_moves=median(win.moves for win in wins) if wins else None,
        best_points=max(result.points for result in results),
    )
