"""Work that is done bit by bit: a generator that says how far it is, and returns its result at the end."""

from collections.abc import Generator
from typing import Any, TypeVar

_T = TypeVar("_T")


def finished(work: Generator[Any, None, _T]) -> _T:
    """Do all of the work, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _T = end.value
            return result
