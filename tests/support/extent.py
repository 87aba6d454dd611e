"""Says how much a test run tries: quick, normal or thorough.

`python3 build.py test` sets the environment variable TEST_EXTENT from its options. Without the variable, a run is
normal. A smaller run takes a sample of the cases; `support.chosen_tests` leaves out whole tests. The sample
depends only on the names of the cases. So it is the same on every machine, and a failure can be repeated.
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
    """Return the number for the extent of this run, for example of examples, positions or steps."""
    return {"quick": quick, "normal": normal, "thorough": thorough}[EXTENT]


def sample(cases: Sequence[T], quick: int, normal: int) -> list[T]:
    """Return this many of the cases, chosen by their text and in their order. A thorough run gets all of them."""
    count = amount(quick, normal, len(cases))
    chosen = sorted(range(len(cases)), key=lambda number: crc32(repr(cases[number]).encode()))[:count]
    return [cases[number] for number in sorted(chosen)]
