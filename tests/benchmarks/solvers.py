"""Measure how many deals of each rule set are judged, and how fast.

Run it with `python3 build.py bench solvers`.

    python3 build.py bench solvers [RULE_SET…] [DEALS [SECONDS]]

The command judges deals 1 to DEALS (default 1000) of each rule set in separate processes. Each deal gets SECONDS
(default 10) of one core, and no more positions than in the page. "Ratio" is the time of the same searches in
Pyodide divided by the time here, for deals judged here within a second.
"""

import json
import math
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from engine.games.catalogue import CATALOGUE
from engine.solving.models import can_judge
from engine.solving.solve import MAX_NODES, Answer, solve

ROOT = Path(__file__).parents[2]
_DEALS, _SECONDS = 1000, 10
_FEW, _QUICK = 12, 1.0  # how many deals Pyodide is compared on; seconds that each may take here
_RATIO = 2.0  # limit for the mean ratio of Pyodide over the whole table
# Rule set -> the share of 1000 deals, in percent, that has to be judged in 10 seconds each.
BARS = {
    **dict.fromkeys(CATALOGUE, 100.0),
    "klondike": 99,
    "klondike-3": 98.5,
    "klondike-1x3": 95,
    "klondike-3x3": 99.5,
    "backbone-traditional": 99.5,
    "backbone-aisleriot": 98,
    "canfield-3": 99.8,
    "spider": 98.5,
}


class Judged(NamedTuple):
    """The result of judging one deal."""

    number: int
    answer: str
    seen: int  # positions visited
    seconds: float  # seconds of one core


def main(arguments: Sequence[str]) -> int:
    """Judge deals and print the figures; return 1 if a limit was missed, else 0."""
    names = [name for name in arguments if name in CATALOGUE] or [n for n in CATALOGUE if can_judge(CATALOGUE[n])]
    numbers = [int(text) for text in arguments if text.isdigit()]
    deals, seconds = [*numbers, *(_DEALS, _SECONDS)[len(numbers) :]]
    print(f"Deals 1 to {deals}, {seconds} s of one core each\n\n{_HEAD}", flush=True)
    found = [_one(name, deals, seconds) for name in names]
    compared = [each for _, each in found if each]
    is_quick = not compared or _put_together(compared)
    return 0 if is_quick and all(reached for reached, _ in found) else 1


# Makes the C library of Linux return large blocks of memory as soon as they are freed. Otherwise a process keeps
# 40 MB of earlier searches, and its memory would not be that of one search.
_GIVING_BACK = {"MALLOC_MMAP_THRESHOLD_": str(2**20)}
_HEAD = (
    f"{'':22}{'judged':>8}{'bar':>6}{'won':>6}{'lost':>6}{'open':>6}"
    f"{'median s':>10}{'p95 s':>8}{'pos./s':>10}{'MB':>6}{'ratio':>7}"
)


def _one(name: str, deals: int, seconds: int) -> tuple[bool, "Compared | None"]:
    """Judge one rule set and print its line.

    Return whether it reached its limit, and the comparison with Pyodide.
    """
    judged, megabytes = _judged(name, deals, seconds)
    won, lost, unknown = (sum(one.answer == answer.value for one in judged) for answer in Answer)
    times = sorted(one.seconds for one in judged)
    share = 100 * (won + lost) / deals
    bar = BARS[name] if (deals, seconds) == (_DEALS, _SECONDS) else None
    compared = _compared(name, judged)
    speed = sum(one.seen for one in judged) / max(1e-9, sum(times))
    print(
        f"{name:22}{share:7.1f}%{'' if bar is None else bar:>6}{won:6}{lost:6}{unknown:6}"
        f"{statistics.median(times):10.3f}{times[math.ceil(0.95 * deals) - 1]:8.2f}{speed:10,.0f}{megabytes:6.0f}"
        f"{f'{compared.ratio:.2f}' if compared else '':>7}{'' if bar is None or share >= bar else '  MISSED'}",
        flush=True,
    )
    if unknown:
        print("  open:", *(one.number for one in judged if one.answer == Answer.UNKNOWN.value), flush=True)
    return bar is None or share >= bar, compared


def _judged(name: str, deals: int, seconds: int) -> tuple[list[Judged], float]:
    """Judge deals of one rule set on all cores; return the results, and the peak memory of a process in MB."""
    cores = os.cpu_count() or 1
    command = [sys.executable, "-m", "tests.benchmarks.solvers", "--judge", name, str(deals), str(seconds)]
    parts = [
        subprocess.Popen(
            [*command, str(first), str(cores)], cwd=ROOT, stdout=subprocess.PIPE, env=os.environ | _GIVING_BACK
        )
        for first in range(1, cores + 1)
    ]
    outputs = [part.communicate()[0] for part in parts]
    for part in parts:
        if part.returncode:
            raise subprocess.CalledProcessError(part.returncode, part.args)
    found = [json.loads(output) for output in outputs]
    judged = sorted(Judged(*entry) for part in found for entry in part["judged"])
    return judged, max(part["megabytes"] for part in found)


def _judge(name: str, deals: int, seconds: float, first: int, cores: int) -> None:
    """Judge the deals `first`, `first` + `cores` and so on in this process; print the results as JSON."""
    game = CATALOGUE[name]
    judged = []
    for number in range(first, deals + 1, cores):
        began = time.process_time()
        until = began + seconds
        verdict = solve(game, game.start(number), MAX_NODES, partial(_is_past, until))
        judged.append(Judged(number, verdict.answer.value, verdict.seen, time.process_time() - began))
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps({"judged": judged, "megabytes": megabytes}))


def _is_past(until: float) -> bool:
    return time.process_time() > until


class Compared(NamedTuple):
    """The seconds of the same searches in this Python and in Pyodide; each is the better of two runs."""

    here: float
    pyodide: float

    @property
    def ratio(self) -> float:
        """Return Pyodide's time divided by the time here."""
        return self.pyodide / max(1e-9, self.here)


def _compared(name: str, judged: Sequence[Judged]) -> Compared | None:
    """Compare this Python with Pyodide in turn on some of these deals; return None if that is not possible."""
    few = [one.number for one in judged if one.answer != Answer.UNKNOWN.value and one.seconds < _QUICK][-_FEW:]
    runs = [Compared(_seconds_here(name, few), _seconds_in_pyodide(name, few)) for _ in range(2)] if few else []
    if not runs or not all(run.pyodide for run in runs):
        return None
    return Compared(min(run.here for run in runs), min(run.pyodide for run in runs))


def _seconds_here(name: str, numbers: Sequence[int]) -> float:
    """Return the seconds of processor time that searching these deals takes in this Python."""
    game, began = CATALOGUE[name], time.process_time()
    for number in numbers:
        solve(game, game.start(number), MAX_NODES)
    return time.process_time() - began


def _seconds_in_pyodide(name: str, numbers: Sequence[int]) -> float:
    """Return the seconds that searching these deals takes in Pyodide; 0 if Pyodide cannot run."""
    from make import runtime, tools

    script = ROOT / "tests/benchmarks/solve_in_pyodide.mjs"
    command = [tools.node(), str(script), str(runtime.PYODIDE), str(ROOT), name, *map(str, numbers)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return float(done.stdout) if done.returncode == 0 else 0.0


def _put_together(compared: Sequence[Compared]) -> bool:
    """Print the mean ratio of Pyodide over the whole table, and return whether it is within its limit.

    It is the geometric mean of the ratios of the rule sets.
    """
    mean = statistics.geometric_mean(each.ratio for each in compared)
    print(f"Pyodide takes {mean:.2f} times as long (at most {_RATIO:.1f} is asked for)")
    return mean <= _RATIO


if __name__ == "__main__":
    if sys.argv[1:2] == ["--judge"]:
        _judge(sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), int(sys.argv[5]), int(sys.argv[6]))
    else:
        sys.exit(main(sys.argv[1:]))
