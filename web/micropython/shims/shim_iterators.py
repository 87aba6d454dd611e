"""Replaces the iterators of `itertools` that we use."""

from typing import Any


class chain:  # noqa: N801
    """Does what `itertools.chain` does."""

    def __init__(self, *parts: Any) -> None:
        self._items = chain.from_iterable(parts)

    def __iter__(self) -> Any:
        return self._items

    def __next__(self) -> Any:
        return next(self._items)

    @staticmethod
    def from_iterable(parts: Any) -> Any:
        for part in parts:
            yield from part


def pairwise(items: Any) -> Any:
    """Do what `itertools.pairwise` does."""
    is_first, last = True, None
    for each in items:
        if not is_first:
            yield last, each
        is_first, last = False, each


def islice(items: Any, *ends: Any) -> Any:
    """Do what `itertools.islice` does, without exceptions, because they are slow in MicroPython."""
    start, stop, step = (0, ends[0], 1) if len(ends) == 1 else (ends + (1,))[:3]
    wanted, step = start or 0, step or 1
    if stop is not None and stop <= wanted:
        return
    at = 0
    for each in items:
        if at == wanted:
            yield each
            wanted += step
            if stop is not None and at + 1 >= stop:
                return
        at += 1
        if stop is not None and at >= stop:
            return


def combinations(items: Any, count: int) -> Any:
    """Do what `itertools.combinations` does."""
    pool = tuple(items)
    if not count:
        yield ()
        return
    for i in range(len(pool) - count + 1):
        for rest in combinations(pool[i + 1 :], count - 1):
            yield (pool[i],) + rest


def zip_longest(*parts: Any, fillvalue: Any = None) -> Any:
    """Do what `itertools.zip_longest` does."""
    lists = [list(part) for part in parts]
    for i in range(max([len(part) for part in lists])):
        yield tuple([part[i] if i < len(part) else fillvalue for part in lists])


def groupby(items: Any, key: Any = None) -> Any:
    """Do what `itertools.groupby` does, but each group is a list."""
    group: list[Any] = []
    at = None
    for each in items:
        found = each if key is None else key(each)
        if group and found != at:
            yield at, group
            group = []
        at = found
        group.append(each)
    if group:
        yield at, group
