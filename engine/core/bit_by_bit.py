"""Helpers for long work that a generator does in small steps.

Such a generator yields after each step and returns its result at the end. Some of them yield the fraction of the
work that is done, from 0 to 1.
"""

from collections.abc import Generator
from typing import Any, TypeVar

_T = TypeVar("_T")


def part(work: Generator[float, None, _T], begin: float, end: float) -> Generator[float, None, _T]:
    """Run `work` as a part of some larger work, and return the result of `work`.

    `work` yields its own progress from 0 to 1. This generator yields the progress of the larger work instead, from
    `begin` to `end`.
    """
    while True:
        try:
            fraction = next(work)
        except StopIteration as stop:
            result: _T = stop.value
            return result
        yield begin + (end - begin) * fraction


def at_once(work: Generator[Any, None, _T]) -> _T:
    """Run the generator `work` to its end, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _T = end.value
            return result
