"""Stored verdicts: which numbered deals can be won, and how hard they are; also the deal of each day.

The *chart* of a rule set is a text with one character, the *sign*, for each deal from number 1 on. `x` means a
deal that is proved impossible, and `?` a deal without a verdict. `1`, `2` and `3` mean a deal that can be won; the
more positions the search looked at, the higher the number. `python3 build.py atlas RULE_SET DEALS NODES` writes
it. Searches are deterministic, so the same command gives the same verdicts again.

The beginning of each chart is in `deal_data`. The rest, if there is any, is in a file. The page fetches this file
when it needs it, and passes its text to `add_rest`. Until then, the functions here know nothing about these deals.

In this module `name` is the id of a rule set, such as "klondike-3".
"""

from collections import Counter
from collections.abc import Generator, Sequence
from functools import cache

from engine.core.bit_by_bit import at_once
from engine.core.shuffle import SplitMix64, shuffling
from engine.solving.deal_data import COUNTS, DAILY, LATER, SIGNS
from engine.solving.interval import wilson
from engine.solving.solve import Answer, Verdict

LEVELS = ("easy", "middling", "hard")
_IMPOSSIBLE, _UNKNOWN = "x", "?"
_UNJUDGED = 1000  # how many deals of the day a rule set without judged deals has
_ANSWERS = {_IMPOSSIBLE: Answer.IMPOSSIBLE, _UNKNOWN: Answer.UNKNOWN}

_charts = dict(SIGNS)  # by rule set, the part of its chart that is loaded
_daily_orders: dict[str, Sequence[int]] = {}  # by rule set, what `_daily_order` returns


def signs_of(verdicts: Sequence[Verdict]) -> str:
    """Return the chart for the verdicts on deals 1, 2 and so on: a text with one sign for each verdict.

    The deals that can be won are divided into thirds by the number of positions that the search looked at; the
    third with the fewest gets the sign `1`. Deals with the same number of positions get the same sign.
    """
    seen = sorted(verdict.seen for verdict in verdicts if verdict.answer is Answer.WINNABLE)
    bounds = [seen[len(seen) * part // 3] for part in (1, 2)] if seen else []

    def sign(verdict: Verdict) -> str:
        if verdict.answer is Answer.WINNABLE:
            return str(1 + sum(verdict.seen > bound for bound in bounds))
        return _IMPOSSIBLE if verdict.answer is Answer.IMPOSSIBLE else _UNKNOWN

    return "".join(map(sign, verdicts))


def counts_of(signs: str) -> tuple[int, int, int]:
    """Return how many deals of a chart can be won, are impossible, and have no verdict."""
    number = Counter(signs)
    return len(signs) - number[_IMPOSSIBLE] - number[_UNKNOWN], number[_IMPOSSIBLE], number[_UNKNOWN]


def deals_judged(name: str) -> int:
    """Return how many deals the whole chart of a rule set has: deals 1 to this number; 0 if it has no chart."""
    return sum(COUNTS.get(name, ()))


def is_whole(name: str) -> bool:
    """Return whether the whole chart of a rule set is loaded; also True if the rule set has no chart."""
    return len(_charts.get(name, "")) == deals_judged(name)


def is_missing(name: str, number: int) -> bool:
    """Return whether a deal was judged in advance, but the part of the chart with its sign is not loaded yet."""
    return len(_charts.get(name, "")) < number <= deals_judged(name)


def add_rest(name: str, signs: str) -> None:
    """Add the rest of a chart to the beginning that is in `deal_data`.

    Raises:
        ValueError: `signs` is not the rest of this chart.
    """
    chart = SIGNS.get(name, "") + signs
    if counts_of(chart) != COUNTS.get(name) or not set(signs) <= set("123x?"):
        raise ValueError(f"not the rest of the chart of {name}")
    _charts[name] = chart
    winnable.cache_clear()


def answer(name: str, number: int) -> Answer | None:
    """Return the stored answer for a deal number, 1 or more; None if there is none, or if it is not loaded yet."""
    chart = _charts.get(name, "")
    return _ANSWERS.get(chart[number - 1], Answer.WINNABLE) if number <= len(chart) else None


def level(name: str, number: int) -> str:
    """Return how hard a winnable deal is, one of LEVELS; "" if the deal is not known to be winnable."""
    won = answer(name, number) is Answer.WINNABLE
    return LEVELS[int(_charts[name][number - 1]) - 1] if won else ""


def share(name: str) -> tuple[float, float]:
    """Return a lower and an upper bound for the share of winnable deals, each a number from 0 to 1.

    They are the ends of a 95 % interval estimated from the judged deals, see `interval.wilson`. The
    lower bound counts every deal without a verdict as lost, the upper bound counts it as won, as in C. Blake
    and I. P. Gent, JAIR 85 (2026). The rule set must have judged deals.
    """
    won, lost, unknown = COUNTS[name]
    judged = won + lost + unknown
    return wilson(won, judged)[0], wilson(won + unknown, judged)[1]


@cache
def winnable(name: str, wanted: str = "") -> tuple[int, ...]:
    """Return the numbers of the deals that can be won, in ascending order, from the loaded part of the chart.

    `wanted` is one of LEVELS, to return only deals of that level; the empty string returns those of all levels.
    """
    signs = str(LEVELS.index(wanted) + 1) if wanted else "123"
    return tuple(number for number, sign in enumerate(_charts.get(name, ""), 1) if sign in signs)


# One deal a day


def is_daily_winnable(name: str) -> bool:
    """Return whether the deals of the day of a rule set are all proved to be winnable."""
    return name in DAILY


def daily(name: str, day: int) -> int:
    """Return the number of the deal of a day; `day` 0 is 1 January 2026.

    The deal of a day is the same on every device and never changes. Every deal among the first `DAILY[name]` that
    was proved winnable when the daily deals were chosen comes once before any of them comes again. A rule set that
    is not in `DAILY` has the deals from 1 to `_UNJUDGED` instead; it must never be added there, since that would
    change the deals of past days.
    """
    return at_once(seeking_daily(name, day))


def seeking_daily(name: str, day: int) -> Generator[None, None, int]:
    """Find what `daily` returns, and yield now and then: the first call for a rule set takes a while."""
    order = yield from _daily_order(name)
    return order[day % len(order)]


def days_of(name: str, number: int, last: int) -> range:
    """Return the days from day 0 to day `last` whose deal of the day is this number, in ascending order."""
    found = _daily_places(name).get(number)
    return range(0) if found is None else range(found, last + 1, len(at_once(_daily_order(name))))


@cache
def _daily_places(name: str) -> dict[int, int]:
    """Return a dictionary from the number of a deal to the first day that has this deal."""
    return {number: day for day, number in enumerate(at_once(_daily_order(name)))}


def _daily_order(name: str) -> Generator[None, None, Sequence[int]]:
    """Return the numbers of the deals in the order in which they are the deal of the day; yield while shuffling.

    The shuffle is seeded with the letters of the name. The result is stored, so later calls return it at once.
    """
    if name in _daily_orders:
        return _daily_orders[name]
    if name in DAILY:
        later = LATER.get(name, ())
        deals = [number for number in winnable(name) if number <= DAILY[name] and number not in later]
    else:
        deals = list(range(1, _UNJUDGED + 1))
    yield
    yield from shuffling(deals, SplitMix64(int.from_bytes(name.encode(), "big")))
    _daily_orders[name] = deals
    return deals
