"""A dictionary that computes what it does not hold, for values that a search needs again and again."""

from collections.abc import Callable, Hashable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

_MOST = 100_000  # values that are held


class Cache(dict[K, V]):
    """Holds the results of a function by its argument. It is emptied when it has become large."""

    def __init__(self, compute: Callable[[K], V]) -> None:
        super().__init__()
        self._compute = compute

    def __missing__(self, key: K) -> V:
        if len(self) == _MOST:
            self.clear()
        value = self[key] = self._compute(key)
        return value
