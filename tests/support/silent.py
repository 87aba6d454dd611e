"""Objects that take the place of what the App asks of a browser, and do nothing."""

from collections.abc import Callable
from functools import partial
from inspect import isfunction, signature
from typing import Any

from app.panels.panel import Panel

Hear = Callable[[str | Panel], object]
"""A function that receives everything that the page shows or says: HTML, words, or a sheet."""

_HEARD = {"markup", "panel", "text", "words", "more", "caption"}  # arguments that a player sees or hears


def silent(protocol: type, hear: Hear | None = None, **answers: object) -> Any:
    """Return an object with all methods of a protocol; they do nothing and return what `answers` says, or None.

    `hear` is called with what a player would see or hear.
    """
    methods = {name: value for name, value in vars(protocol).items() if isfunction(value)}
    known = {*methods, *(name for name, value in vars(protocol).items() if isinstance(value, property))}

    def done(name: str, *arguments: object, **named: object) -> object:
        if hear and name in methods:
            given = signature(methods[name]).bind(None, *arguments, **named).arguments
            for what in _HEARD & given.keys():
                hear(given[what])
        return answers.get(name)

    class Silent:
        def __getattr__(self, name: str) -> Any:
            if name not in known:
                raise AttributeError(f"{protocol.__name__} has no {name}")
            return partial(done, name)

    return Silent()
