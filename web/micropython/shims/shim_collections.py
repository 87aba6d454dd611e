"""Replaces the parts of `collections` that MicroPython lacks."""

from collections import OrderedDict
from typing import Any


class deque(list):  # type: ignore[type-arg]  # noqa: N801
    """Does what `collections.deque` does; it is slow with many items."""

    def __init__(self, items: Any = (), maxlen: Any = None) -> None:
        super().__init__(items)
        self._most = maxlen

    def append(self, item: Any) -> None:
        super().append(item)
        if self._most is not None and len(self) > self._most:
            self.pop(0)

    def popleft(self) -> Any:
        return self.pop(0)


class defaultdict(OrderedDict):  # type: ignore[type-arg]  # noqa: N801
    """Does what `collections.defaultdict` does."""

    def __init__(self, make: Any) -> None:
        super().__init__()
        self._make = make

    def __getitem__(self, key: Any) -> Any:
        if key not in self:
            self[key] = self._make()
        return self.get(key)


class Counter(OrderedDict):  # type: ignore[type-arg]
    """Does what `collections.Counter` does."""

    def __init__(self, items: Any = ()) -> None:
        super().__init__()
        for each in items:
            self[each] = self[each] + 1

    def __getitem__(self, key: Any) -> Any:
        return self.get(key) if key in self else 0

    def __sub__(self, other: Any) -> Any:
        left = Counter()
        for each in self:
            if self[each] > other[each]:
                left[each] = self[each] - other[each]
        return left
