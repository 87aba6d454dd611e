"""The judging of a few numbered deals: the piece of work that a process, here or on another machine, does at once.

It needs only the engine, so that these two can be sent to the workers of a cluster; see `deal_runs`.
"""

import importlib
from collections.abc import Sequence
from typing import NamedTuple

from engine.games.catalogue import CATALOGUE
from engine.solving.solve import Answer, Verdict, solve


class Judged(NamedTuple):
    """What was found out about a deal."""

    number: int
    answer: str  # "winnable", "impossible" or "unknown"
    seen: int  # positions that the search looked at

    @property
    def verdict(self) -> Verdict:
        """The same as a verdict without the moves of the win."""
        return Verdict(Answer(self.answer), (), self.seen)


def packed_digest() -> str:
    """Return the digest of the engine that this process has loaded from an archive, see `deal_runs`."""
    return str(importlib.import_module("make.packed").DIGEST)


def judge(name: str, nodes: int, numbers: Sequence[int]) -> list[Judged]:
    """Judge deals of the rule set with the id `name`; the search for each gives up after `nodes` positions."""
    game = CATALOGUE[name]
    verdicts = (solve(game, game.start(number), nodes) for number in numbers)
    return [
        Judged(number, verdict.answer.value, verdict.seen)
        for number, verdict in zip(numbers, verdicts, strict=True)
    ]
