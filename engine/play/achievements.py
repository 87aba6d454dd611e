"""Compares one result with all results of its rule set: records, wins in a row, the win rate.

The same results count as in `engine.play.statistics`, so that the two always agree.
"""

from collections.abc import Callable, Iterable
from enum import Enum
from typing import NamedTuple

from engine.play.results import Result, time_ended
from engine.play.statistics import RECENT, streaks

FEW = 5
"""With fewer games than this, `Achievements.rates` is empty, since the win rate would only show chance."""


class Standing(Enum):
    """How the time or the number of moves of a win compares with all other wins."""

    RECORD = "record"  # less than in every other win
    EQUAL = "equal"  # as little as in the best of the others
    NEITHER = "neither"  # more than in the best of the others; or there is no other win, or this is no win


class Achievements(NamedTuple):
    """What one result means among all results of its rule set, which include it."""

    played: int
    won: int
    is_first_win: bool  # this is a win, and there is no other
    streak: int  # wins in a row, up to the last game
    best_streak: int
    is_longest_streak: bool  # this win has made the streak longer than any before; False for a single win
    best_seconds: float | None  # the shortest playing time of a win; None without a win
    time: Standing
    fewest_moves: int | None
    moves: Standing
    rates: tuple[float, ...]  # the win rate (0 to 1) after each of the last 30 games, the latest last; see `FEW`


def achievements(results: Iterable[Result], result: Result) -> Achievements:
    """Return what `result` means among `results`, which has one result of each game and includes `result`.

    Results of other rule sets are ignored. Times are compared in whole seconds, as players read them.
    """
    counted = sorted((each for each in results if each.game == result.game), key=time_ended)
    won = [each.won for each in counted]
    wins = [each for each in counted if each.won]
    others = [each for each in wins if each.token != result.token]
    streak, best_streak = streaks(won)
    before = streaks(each.won for each in counted if each.token != result.token)[1]
    is_last = counted[-1].token == result.token
    return Achievements(
        played=len(counted),
        won=len(wins),
        is_first_win=result.won and not others,
        streak=streak,
        best_streak=best_streak,
        is_longest_streak=result.won and is_last and streak > max(1, before),
        best_seconds=min((win.seconds for win in wins), default=None),
        time=_standing(result, others, lambda win: int(win.seconds)),
        fewest_moves=min((win.moves for win in wins), default=None),
        moves=_standing(result, others, lambda win: win.moves),
        rates=_rates(won),
    )


def _standing(result: Result, others: Iterable[Result], value: Callable[[Result], int]) -> Standing:
    best = min(map(value, others), default=None)
    if best is None or not result.won or value(result) > best:
        return Standing.NEITHER
    return Standing.EQUAL if value(result) == best else Standing.RECORD


def _rates(won: list[bool]) -> tuple[float, ...]:
    """Return the win rate after each of the last games; empty if there are too few games."""
    if len(won) < FEW:
        return ()
    first = max(0, len(won) - RECENT)
    wins = sum(won[:first])
    rates = []
    for number in range(first, len(won)):
        wins += won[number]
        rates.append(wins / (number + 1))
    return tuple(rates)
