"""Judges numbered deals, and writes the verdicts into engine/solving/deal_data.py and web/charts/.

    python3 build.py atlas RULE_SET DEALS NODES [--scheduler ADDRESS]

judges deals 1 to DEALS on all cores at once, or on all workers of the Dask cluster whose scheduler has this
address, such as tcp://192.168.0.2:8786. The search for each deal gives up after NODES positions. The same command
writes the same data on every machine. After an interruption it continues where it stopped.

The chart of a rule set has one sign for each deal; `deal_index` says what the signs mean. The module deal_data.py,
which every player downloads, has the signs of the first `_AT_ONCE` deals, and of all deals from which the daily
deals are chosen. The rest of the chart is a file, which the page fetches when it needs the file.

The daily deals of all days, past and future, depend on these verdicts. So a deal that was proved winnable only
after the daily deals had been chosen is recorded as such (`Data.later`). A deal that was once proved winnable must
be proved winnable again in every later run.

Most of the data was written when positions were counted slightly differently, and the data of Klondike with three
passes was written by an older search. So a few deals may now get another sign than the one stored: a deal whose
search needs almost NODES positions, or a winnable deal at the border between two levels (easy, middling, hard).
"""

import importlib
import time
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from engine.games.catalogue import CATALOGUE
from engine.solving import deal_data, deal_index
from engine.solving.models import can_judge
from engine.solving.solve import Answer
from make import deal_runs
from make.tools import CannotBuildError

FILE = Path(__file__).parents[2] / "engine/solving/deal_data.py"
CHARTS = Path(__file__).parents[1] / "charts"
_AT_ONCE = 1000
_WIDTH = 100
_WINNABLE = frozenset("123")  # the signs of deals that can be won


def asked(words: Sequence[str]) -> tuple[str, int, int, str]:
    """Return what the words after `atlas` ask for: the id of a rule set, how many deals, a limit, and an address.

    The limit is the number of positions after which the search for one deal gives up. The address is that of the
    scheduler of a cluster; it is empty for this machine.

    Raises:
        CannotBuildError: the words cannot be understood, or the rule set cannot be judged.
    """
    match words:
        case name, deals, nodes, *where if deals.isdecimal() and nodes.isdecimal() and int(deals) > 0:
            if name in CATALOGUE and can_judge(CATALOGUE[name]):
                match where:
                    case []:
                        return name, int(deals), int(nodes), ""
                    case "--scheduler", address:
                        return name, int(deals), int(nodes), address
    raise CannotBuildError(
        "give a rule set that can be judged, how many deals, how many positions, and perhaps --scheduler ADDRESS"
    )


def make(name: str, deals: int, nodes: int, scheduler: str = "") -> None:
    """Judge deals 1 to `deals` of a rule set, print how many got each answer, and write the verdicts to files.

    The new verdicts replace the former ones of this rule set; all others are kept. The search for each deal gives
    up after `nodes` positions. If the rule set had no daily deals, they are chosen from these deals; otherwise the
    number of deals from which they are chosen stays the same.
    """
    began = time.perf_counter()
    verdicts = deal_runs.judge_all(name, deals, nodes, scheduler)
    text = deal_index.signs_of(verdicts)
    counts = {answer.value: sum(verdict.answer is answer for verdict in verdicts) for answer in Answer}
    print(f"{name}: {counts} in {time.perf_counter() - began:.0f} s")
    now = importlib.reload(deal_data)  # another run may have written the module meanwhile
    later = won_later(now.SIGNS.get(name, "")[: now.DAILY.get(name, 0)], text)
    daily = {name: deals, **now.DAILY}
    at_once = max(_AT_ONCE, daily[name])
    write_rest(name, text[at_once:])
    write(
        Data(
            nodes={**now.NODES, name: nodes},
            daily=daily,
            later={**now.LATER, name: tuple(sorted({*now.LATER.get(name, ()), *later}))},
            counts={**now.COUNTS, name: deal_index.counts_of(text)},
            signs={**now.SIGNS, name: text[:at_once]},
        )
    )


def won_later(before: str, now: str) -> list[int]:
    """Return the numbers of the deals that are proved winnable now and were not before.

    `before` are the signs of the deals from which the daily deals are chosen, `now` those of all deals.

    Raises:
        CannotBuildError: a deal that was proved winnable before is not proved winnable now.
    """
    pairs = zip_longest(before, now[: len(before)], fillvalue="?")
    changes = [(number, old in _WINNABLE, new in _WINNABLE) for number, (old, new) in enumerate(pairs, start=1)]
    lost = [str(number) for number, was, is_now in changes if was and not is_now]
    if lost:
        raise CannotBuildError(f"daily deals without a verdict, allow more positions: {', '.join(lost)}")
    return [number for number, was, is_now in changes if is_now and not was]


class Data(NamedTuple):
    """The content of the module deal_data.py. Each key is the id of a rule set."""

    nodes: Mapping[str, int]  # the number of positions after which the search for one deal gives up
    daily: Mapping[str, int]  # from how many deals, counted from deal 1, the daily deals are chosen
    later: Mapping[str, tuple[int, ...]]  # the deals among them that were proved winnable later
    counts: Mapping[str, tuple[int, ...]]  # of the whole chart, see `deal_index.counts_of`
    signs: Mapping[str, str]  # the beginning of the chart, see `deal_index`


def write_rest(name: str, signs: str) -> None:
    """Write the file with the signs of a chart that are not in deal_data.py; without signs, remove the file."""
    path = CHARTS / f"{name}.txt"
    if signs:
        CHARTS.mkdir(exist_ok=True)
        path.write_text(signs, encoding="ascii")
    else:
        path.unlink(missing_ok=True)


def write(data: Data) -> None:
    """Rewrite the module deal_data.py."""
    order = [name for name in CATALOGUE if name in data.signs]
    later = {name: data.later[name] for name in order if data.later.get(name)}
    lines = [
        '"""Verdicts on numbered deals, written by `python3 build.py atlas`; `deal_index` says what they mean."""',
        "",
        "# How many positions a search may look at for one deal.",
        *_mapping("NODES", {name: data.nodes[name] for name in order}),
        "",
        "# The daily deals are chosen among the deals from 1 to this number, which must never change.",
        *_mapping("DAILY", {name: data.daily[name] for name in order}),
        "",
        "# Of these, the deals that were proved winnable later; they are not among the daily deals.",
        *_mapping("LATER: dict[str, tuple[int, ...]]", later),
        "",
        "# How many deals of the whole chart can be won, are impossible, and have no verdict.",
        *_mapping("COUNTS", {name: data.counts[name] for name in order}),
        "",
        "# The beginning of each chart; the rest, if there is any, is in web/charts/.",
        "SIGNS = {",
    ]
    for name in order:
        lines += [f'    "{name}": (', *(f'        "{row}"' for row in _rows(data.signs[name])), "    ),"]
    new = FILE.with_suffix(".new")
    new.write_text("\n".join([*lines, "}", ""]), encoding="utf-8")
    new.replace(FILE)


def _mapping(title: str, values: Mapping[str, int | tuple[int, ...]]) -> list[str]:
    """Return the lines of a dictionary in the form that the style checks ask for."""
    if not values:
        return [f"{title} = {{}}"]
    rows = (_entry(name, value) for name, value in values.items())
    return [f"{title} = {{", *(f"    {line}" for row in rows for line in row), "}"]


def _entry(name: str, value: int | tuple[int, ...]) -> list[str]:
    """Return the lines of one entry: a single line, or one for each number if that would be too long."""
    line = f'"{name}": {value},'
    if isinstance(value, int) or len(line) <= _WIDTH:
        return [line]
    return [f'"{name}": (', *(f"    {number}," for number in value), "),"]


def _rows(text: str) -> Iterable[str]:
    return (text[i : i + _WIDTH] for i in range(0, len(text), _WIDTH))
