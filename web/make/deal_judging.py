"""Judges a few numbered deals: one task for a process on this machine or on another one.

This module imports only the engine. So `deal_runs` can send the engine and this module to the workers of a
cluster.
"""

import importlib
from collections.abc import Sequence
from typing import NamedTuple

from engine.games.catalogue import CATALOGUE
from engine.solving.solve import Answer, Verdict, solve


class Judged(NamedTuple):
    """The result of the search for one deal."""

    number: int
    answer: str  # "winnable", "impossible" or "unknown"
    seen: int  # positions that the search looked at

    @property
    def verdict(self) -> Verdict:
        """Return this result as a `Verdict`, without the moves of a win."""
        return Verdict(Answer(self.answer), (), self.seen)


def packed_digest() -> str:
    """Return the digest of the engine in the archive that this process has loaded, see `deal_runs`."""
    return str(importlib.import_module("make.packed").DIGEST)


def judge(name: str, nodes: int, numbers: Sequence[int]) -> list[Judged]:
    """Judge deals of the rule set with the id `name`; the search for each gives up after `nodes` positions."""
    game = CATALOGUE[name]
    verdicts = (solve(game, game.start(number), nodes) for number in numbers)
    return [
        Judged(number, verdict.answer.value, verdict.seen)
        for number, verdict in zip(numbers, verdicts, strict=True)
    ]
