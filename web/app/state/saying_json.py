"""Converts sayings to JSON and back, for `handed_over`."""

import json
from collections.abc import Iterable
from typing import Any

from engine.core.saying import Argument, Saying


def written(said: Iterable[Saying]) -> str:
    """Return sayings as JSON: each is a list of its name and its arguments."""
    return json.dumps([_lists(each) for each in said])


def read(text: str) -> list[Saying]:
    """Return the sayings from which `written` has made this text."""
    return [_saying(each) for each in json.loads(text)]


def _lists(saying: Saying) -> list[Any]:
    return [saying.name, [[key, _plain(value)] for key, value in saying.arguments]]


def _plain(value: Argument) -> Any:
    """Return an argument for JSON. A tuple of sayings becomes an object, because one saying is a list already."""
    if isinstance(value, (int, str)):
        return value
    return _lists(value) if isinstance(value, Saying) else {"parts": [_lists(each) for each in value]}


def _saying(lists: list[Any]) -> Saying:
    name, arguments = lists
    return Saying(name, tuple((key, _argument(value)) for key, value in arguments))


def _argument(value: Any) -> Argument:
    if isinstance(value, (int, str)):
        return value
    return _saying(value) if isinstance(value, list) else tuple(_saying(each) for each in value["parts"])
