"""Chooses the game of the week, which is the same for all players."""

from collections.abc import Sequence

from app.state import dates
from engine.core.shuffle import SplitMix64, shuffle


def family_of_week(families: Sequence[str], day: int) -> str:
    """Return the family that has the week of a day, a number as in `app.state.dates`; weeks begin on Monday.

    In as many weeks as there are families, each of them has one week; then they follow in another order.
    """
    week = (day - dates.weekday(day)) // dates.WEEK
    turn, place = divmod(week, len(families))
    order = list(families)
    shuffle(order, SplitMix64(turn))
    return order[place]
