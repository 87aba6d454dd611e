"""How much a test run tries: quick, normal or thorough.

`python3 build.py test` sets the environment variable TEST_EXTENT from its options; without it a run is normal.
What a smaller run leaves out it samples; whole tests are left out by `support.chosen_tests`. The sample depends on
the names of the cases only, so it is the same on every machine and a failure can be repeated.
"""

import os
from collections.abc import Sequence
from typing import Literal, TypeVar
from zlib import crc32

Extent = Literal["quick", "normal", "thorough"]
EXTENTS: tuple[Extent, ...] = ("quick", "normal", "thorough")
T = TypeVar("T")


def _asked_for() -> Extent:
    asked = os.environ.get("TEST_EXTENT", "normal")
    for extent in EXTENTS:
        if asked == extent:
            return extent
    raise ValueError(f"TEST_EXTENT is {asked}, not one of {', '.join(EXTENTS)}")


EXTENT = _asked_for()


def amount(quick: int, normal: int, thorough: int) -> int:
    """Return the number meant for this run: of examples, positions, steps …"""
    return {"quick": quick, "normal": normal, "thorough": thorough}[EXTENT]


def sample(cases: Sequence[T], quick: int, normal: int) -> list[T]:
    """Return so many of the cases, chosen by their text and in their order; a thorough run gets all of them."""
    count = amount(quick, normal, len(cases))
    chosen = sorted(range(len(cases)), key=lambda number: crc32(repr(cases[number]).encode()))[:count]
    return [cases[number] for number in sorted(chosen)]
