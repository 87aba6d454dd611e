"""Work that is done bit by bit: a generator that says how far it is, and returns its result at the end."""

from collections.abc import Generator
from typing import Any, TypeVar

_T = TypeVar("_T")


def part(work: Generator[float, None, _T], begin: float, end: float) -> Generator[float, None, _T]:
    """Do some work as a part of a larger one: yield numbers from `begin` to `end` where it yields 0 to 1."""
    while True:
        try:
            fraction = next(work)
        except StopIteration as stop:
            result: _T = stop.value
            return result
        yield begin + (end - begin) * fraction


def at_once(work: Generator[Any, None, _T]) -> _T:
    """Do all of the work, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _T = end.value
            return result
