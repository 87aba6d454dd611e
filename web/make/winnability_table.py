"""Makes a table of the share of deals that can be won: from our judged deals, and as others have published it.

`python3 build.py atlas` prints this table in Markdown; `engine/solving/README.md` contains it.
"""

from engine.games.catalogue import CATALOGUE
from engine.solving import deal_index
from engine.solving.deal_data import COUNTS
from engine.words.english import LANGUAGE as ENGLISH

_BLAKE_GENT = "[1]"
_JENKYNS_MULLER = "[2]"
_PLSPIDER = "[3]"
_SOLITAIRE_PLAYER = "[7]"

# Id of a rule set -> the published share of winnable deals in per cent, its source, and how its rules differ from
# ours.
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
    "tripeaks": f"97.1 (96.2 to 97.9): 1,457 of 1,500 deals {_SOLITAIRE_PLAYER}",
    "bakers-game": f"75.053 ± 0.028 {_BLAKE_GENT}",
    "eight-off": f"99.8805 ± 0.0022 {_BLAKE_GENT}",
    "king-albert": f"68.542 ± 0.092 {_BLAKE_GENT}",
    "easthaven": f"82.844 ± 0.100 {_BLAKE_GENT}",
    "beleaguered-castle": f"68.170 ± 0.099 {_BLAKE_GENT}",
    "streets-and-alleys": f"51.187 ± 0.186 {_BLAKE_GENT}",
    "fan": f"48.776 ± 0.099 {_BLAKE_GENT}",
    "simple-simon": f"97.450 ± 0.034 {_BLAKE_GENT}",
    "spiderette": f"99.620 ± 0.018 {_BLAKE_GENT}",
    "fore-cell": f"85.617 ± 0.024 {_BLAKE_GENT}",
    "raglan": f"81.226 {_BLAKE_GENT}",
    "somerset": f"53.725 {_BLAKE_GENT}",
    "siegecraft": f"99.136 {_BLAKE_GENT}",
    "stronghold": f"97.379 {_BLAKE_GENT}",
    "spanish-patience": f"99.863 ± 0.003 {_BLAKE_GENT}",
    "alpha-star": f"47.794 {_BLAKE_GENT}",
    "delta-star": f"34.413 {_BLAKE_GENT}",
}

_HEAD = (
    "| rule set | deals | won | lost | open | can be won, 95 % | published |\n"
    "| --- | ---: | ---: | ---: | ---: | --- | --- |"
)


def table() -> str:
    """Return a Markdown table: each judged rule set, its deals by verdict, and the winnable share."""
    return "\n".join([_HEAD, *(_line(name) for name in CATALOGUE if name in COUNTS)])


def _line(name: str) -> str:
    won, lost, unknown = COUNTS[name]
    low, high = (f"{100 * end:.1f}" for end in deal_index.share(name))
    counts = f"{won + lost + unknown} | {won} | {lost} | {unknown}"
    return f"| {ENGLISH.text(CATALOGUE[name].title)} | {counts} | {low} to {high} % | {PUBLISHED.get(name, '')} |"
