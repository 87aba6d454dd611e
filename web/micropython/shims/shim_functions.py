"""Replaces the parts of `functools`, `contextlib`, `html`, `operator` and `binascii` that we use."""

from typing import Any


def lru_cache(maxsize: Any = None) -> Any:
    """Cache the results of a function; when there are `maxsize` results, delete all of them."""

    def decorate(function: Any) -> Any:
        return _Kept(function, maxsize)

    return decorate


def cache(function: Any) -> Any:
    """Cache all results of a function."""
    return _Kept(function, None)


class _Kept:
    def __init__(self, function: Any, size: Any) -> None:
        self._function, self._size = function, size
        self._found: dict[Any, Any] = {}

    def __call__(self, *arguments: Any) -> Any:
        if arguments not in self._found:
            if self._size and len(self._found) >= self._size:
                self._found.clear()
            self._found[arguments] = self._function(*arguments)
        return self._found[arguments]

    def cache_clear(self) -> None:
        self._found.clear()


class partial:  # noqa: N801
    """Does what `functools.partial` does, without keywords."""

    def __init__(self, function: Any, *arguments: Any) -> None:
        self._function, self._arguments = function, arguments

    def __call__(self, *more: Any) -> Any:
        return self._function(*(self._arguments + more))


def reduce(function: Any, items: Any, *start: Any) -> Any:
    """Do what `functools.reduce` does."""
    rest = iter(items)
    whole = start[0] if start else next(rest)
    for each in rest:
        whole = function(whole, each)
    return whole


class suppress:  # noqa: N801
    """Does what `contextlib.suppress` does."""

    def __init__(self, *kinds: Any) -> None:
        self._kinds = kinds

    def __enter__(self) -> "suppress":
        return self

    def __exit__(self, kind: Any, *rest: Any) -> bool:
        return kind is not None and issubclass(kind, self._kinds)


def escape(letters: str) -> str:
    """Do what `html.escape` does."""
    letters = letters.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return letters.replace('"', "&quot;").replace("'", "&#x27;")


def or_(one: Any, other: Any) -> Any:
    """Do what `operator.or_` does."""
    return one | other


def crc32(content: bytes) -> int:
    """Do what `binascii.crc32` does."""
    import binascii

    return binascii.crc32(content)
