"""Which share of all deals can be won: what the charts come to, beside the figures others have published.

`python3 build.py atlas` prints the table that stands in the README, in Markdown.
"""

from engine.games import CATALOGUE
from engine.solving import deal_index
from engine.solving.deal_data import CHARTS

_BLAKE_GENT = "[1]"
_JENKYNS_MULLER = "[2]"
_PLSPIDER = "[3]"

# What is published of a rule set, in per cent, with its source; where the rules differ, how.
PUBLISHED = {
    "black-hole": f"86.944 ± 0.022 {_BLAKE_GENT}",
    "freecell": f"99.998881 ± 0.000207 {_BLAKE_GENT}",
    "klondike": f"90.480 ± 0.116 {_BLAKE_GENT}",
    "klondike-3": f"81.945 ± 0.084 {_BLAKE_GENT}",
    "clock": f"100/13 = 7.692, exactly {_JENKYNS_MULLER}",
    "spider": f"99.9886 ± 0.0114 {_PLSPIDER}",
    "seahaven": f"89.332 ± 0.020 {_BLAKE_GENT}",
    "golf": f"45.109 ± 0.032 with a queen allowed on a king {_BLAKE_GENT}, which here ends a run",
    "canfield-3": f"71.245 ± 0.031 with nothing built on the base rank {_BLAKE_GENT}, which here may be",
}

_HEAD = (
    "| rule set | deals | won | lost | open | can be won, 95 % | published |\n"
    "| --- | ---: | ---: | ---: | ---: | --- | --- |"
)


def table() -> str:
    """Every charted rule set in a line: deals by their verdicts, the share of winnable ones, what is published."""
    return "\n".join([_HEAD, *(_line(name) for name in CATALOGUE if name in CHARTS)])


def _line(name: str) -> str:
    chart = CHARTS[name]
    lost, unknown = chart.count("x"), chart.count("?")
    low, high = (f"{100 * end:.1f}" for end in deal_index.share(name))
    counts = f"{len(chart)} | {len(chart) - lost - unknown} | {lost} | {unknown}"
    return f"| {CATALOGUE[name].title} | {counts} | {low} to {high} % | {PUBLISHED.get(name, '')} |"
