"""Replaces `pyodide.ffi`: the functions between Python and JavaScript that the page uses."""

from typing import Any

import js  # type: ignore[import-not-found]


def create_proxy(function: Any) -> Any:
    """Return a function that JavaScript can call again and again; see `guarded` in play.ts."""
    return js.backbone.guarded(function)


def create_once_callable(function: Any) -> Any:
    """Return a function that JavaScript can call once."""
    return js.backbone.guarded(function)


def to_js(value: Any, dict_converter: Any = None) -> Any:
    """Return the JavaScript form of a value: an array for a list, a plain object for a dictionary."""
    if isinstance(value, dict):
        made = js.Object.new()
        for key in value:
            js.Reflect.set(made, key, to_js(value[key]))
        return made
    if isinstance(value, (list, tuple)):
        made = js.Array.new()
        for each in value:
            made.push(to_js(each))
        return made
    if isinstance(value, int) and not -(2**31) <= value < 2**31:
        return float(value)  # MicroPython would keep only the last 32 bits of an integer
    return value
