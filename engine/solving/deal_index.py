"""What is known of numbered deals before anyone plays them: which can be won, and how hard the win was to find.

The charts are made by `python3 build.py atlas`, one sign for each deal from number 1 on: `x` for one that was
proved impossible, `?` where nothing was proved, and `1`, `2` or `3` for one that can be won, by how far the search
had to look. A search looks everywhere in the same order, so that every win is found again by the same command.
"""

from collections.abc import Sequence
from functools import cache

from engine.core.shuffle import SplitMix64, shuffle
from engine.solving.deal_data import CHARTS, DAILY
from engine.solving.solve import Answer, Verdict

LEVELS = ("easy", "middling", "hard")
_IMPOSSIBLE, _UNKNOWN = "x", "?"
_ANSWERS = {_IMPOSSIBLE: Answer.IMPOSSIBLE, _UNKNOWN: Answer.UNKNOWN}


def chart_of(verdicts: Sequence[Verdict]) -> str:
    """The signs for the verdicts on deals 1, 2 and so on: wins in three parts, by how hard they were to find."""
    seen = sorted(verdict.seen for verdict in verdicts if verdict.answer is Answer.WINNABLE)
    bounds = [seen[len(seen) * part // 3] for part in (1, 2)] if seen else []

    def sign(verdict: Verdict) -> str:
        if verdict.answer is Answer.WINNABLE:
            return str(1 + sum(verdict.seen > bound for bound in bounds))
        return _IMPOSSIBLE if verdict.answer is Answer.IMPOSSIBLE else _UNKNOWN

    return "".join(map(sign, verdicts))


def charted(name: str) -> int:
    """Up to which number the deals of a rule set are charted; 0 if none are."""
    return len(CHARTS.get(name, ""))


def answer(name: str, number: int) -> Answer | None:
    """What the chart says of a deal; None for one that is not on it."""
    if number > charted(name):
        return None
    return _ANSWERS.get(CHARTS[name][number - 1], Answer.WINNABLE)


def level(name: str, number: int) -> str:
    """How hard a charted deal is that can be won: one of LEVELS; empty for any other."""
    won = answer(name, number) is Answer.WINNABLE
    return LEVELS[int(CHARTS[name][number - 1]) - 1] if won else ""


def share(name: str) -> tuple[float, float]:
    """Between which shares of all deals the winnable ones lie: the 95 % interval of the charted deals.

    Wilson's score interval, its lower end taken as if every deal that was not decided were lost, its upper end as
    if every one were won: as Blake and Gent count them (JAIR 85, 2026).
    """
    chart = CHARTS[name]
    lost, unknown = chart.count(_IMPOSSIBLE), chart.count(_UNKNOWN)
    won = len(chart) - lost - unknown
    return _wilson(won, len(chart))[0], _wilson(won + unknown, len(chart))[1]


def _wilson(count: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share of which so many were counted."""
    z = 1.959964
    middle = (count + z * z / 2) / (of + z * z)
    half = z / (of + z * z) * (count * (of - count) / of + z * z / 4) ** 0.5
    return middle - half, middle + half


@cache
def winnable(name: str, wish: str = "") -> tuple[int, ...]:
    """The numbers of charted deals that can be won; with a wish, one of LEVELS, only those."""
    numbers = range(1, charted(name) + 1)
    return tuple(number for number in numbers if level(name, number) and wish in {"", level(name, number)})


# One deal a day


def has_daily(name: str) -> bool:
    """Whether a rule set has a deal for every day."""
    return name in DAILY


def daily(name: str, day: int) -> int:
    """The deal of a day, which is counted from 1 January 2026: the same everywhere and for ever, and winnable.

    Every winnable deal of the first so many that `DAILY` fixes comes once before any comes again.
    """
    order = _daily_order(name)
    return order[day % len(order)]


@cache
def _daily_order(name: str) -> tuple[int, ...]:
    """The winnable deals, shuffled by the letters of the name."""
    deals = [number for number in winnable(name) if number <= DAILY[name]]
    shuffle(deals, SplitMix64(int.from_bytes(name.encode(), "big")))
    return tuple(deals)
