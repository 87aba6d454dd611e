"""Charts deals: judges them one after another and writes what was found into engine/solving/deal_data.py.

    python3 build.py atlas RULE_SET DEALS NODES

judges deals 1 to DEALS, looking at NODES positions of each at most, on every core there is. The same command gives
the same chart on every machine. A chart is only ever made longer, and what stands in its daily part never changes.
"""

import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from engine.games import CATALOGUE
from engine.solving import deal_index
from engine.solving.deal_data import CHARTS, DAILY, NODES
from engine.solving.models import can_judge
from engine.solving.solve import Answer, Verdict, solve
from make.tools import CannotBuildError

FILE = Path(__file__).parents[2] / "engine/solving/deal_data.py"
_WIDTH = 100


def asked(words: Sequence[str]) -> tuple[str, int, int]:
    """The rule set, deals and positions that were asked for.

    Raises CannotBuildError if they cannot be understood.
    """
    match words:
        case name, deals, nodes if deals.isdecimal() and nodes.isdecimal() and int(deals) > 0:
            if name in CATALOGUE and can_judge(CATALOGUE[name]):
                return name, int(deals), int(nodes)
    raise CannotBuildError("a chart needs a rule set that can be judged, how many deals, and how many positions")


def judged(name: str, nodes: int, number: int) -> Verdict:
    """The verdict on a deal; the line is left out, for it is found again by the same search."""
    game = CATALOGUE[name]
    return solve(game, game.start(number), nodes)._replace(line=())


def make(name: str, deals: int, nodes: int) -> None:
    """Chart a rule set and write the file anew."""
    began = time.perf_counter()
    with ProcessPoolExecutor() as pool:
        verdicts = list(pool.map(partial(judged, name, nodes), range(1, deals + 1), chunksize=4))
    chart = deal_index.chart_of(verdicts)
    counts = {answer.value: sum(verdict.answer is answer for verdict in verdicts) for answer in Answer}
    print(f"{name}: {counts} in {time.perf_counter() - began:.0f} s")
    write({**CHARTS, name: chart}, {**NODES, name: nodes}, {name: deals, **DAILY})


def write(charts: dict[str, str], nodes: dict[str, int], daily: dict[str, int]) -> None:
    """Write the charts as the Python module they are kept in."""
    order = [name for name in CATALOGUE if name in charts]
    lines = [
        '"""Charts of deals, written by `python3 build.py atlas`; what they mean is told in `atlas`."""',
        "",
        "# how many positions were looked at, at most, for each deal",
        *_mapping("NODES", {name: nodes[name] for name in order}),
        "",
        "# how many deals from number 1 on the daily deal is drawn from; fixed once and for ever",
        *_mapping("DAILY", {name: daily[name] for name in order}),
        "",
        "CHARTS = {",
    ]
    for name in order:
        lines += [f'    "{name}": (', *(f'        "{row}"' for row in _rows(charts[name])), "    ),"]
    FILE.write_text("\n".join([*lines, "}", ""]), encoding="utf-8")


def _mapping(title: str, values: dict[str, int]) -> list[str]:
    return [f"{title} = {{", *(f'    "{name}": {value},' for name, value in values.items()), "}"]


def _rows(chart: str) -> Iterable[str]:
    return (chart[i : i + _WIDTH] for i in range(0, len(chart), _WIDTH))
