"""Replaces the parts of `typing` and `collections.abc` that our modules use at run time."""

from typing import Any


def get_args(kind: Any) -> Any:
    """Return the values of a `Literal`. The build has replaced the type by a tuple of its values."""
    return kind


def get_type_hints(kind: Any) -> Any:
    """Return the types of the fields of a named tuple, by name."""
    return kind._hints


class Mapping:
    """Gives a class the methods that it would inherit from `collections.abc.Mapping`."""

    def get(self, key: Any, default: Any = None) -> Any:
        try:
            return self[key]  # type: ignore[index]
        except KeyError:
            return default

    def __contains__(self, key: Any) -> bool:
        try:
            self[key]  # type: ignore[index]
        except KeyError:
            return False
        return True

    def keys(self) -> Any:
        return list(iter(self))  # type: ignore[call-overload]

    def values(self) -> Any:
        return [self[key] for key in self]  # type: ignore[index,attr-defined]

    def items(self) -> Any:
        return [(key, self[key]) for key in self]  # type: ignore[index,attr-defined]
