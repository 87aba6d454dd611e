"""JavaScript values as Pyodide shows them to Python, and a `pyodide` module that makes them."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any


class UnknownToStandInError(Exception):
    """The page used a part of the browser that the stand-in does not have."""


class JsError(Exception):
    """An exception of the browser. Its first argument is the JavaScript name, such as "QuotaExceededError"."""


class Strict:
    """A class whose objects raise a clear error for every attribute that they do not define."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise UnknownToStandInError(f"{type(self).__name__}.{name} is not known to the stand-in")


class JsNull:
    """The value `null`. Pyodide distinguishes it from `undefined`, which is `None`."""

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "jsnull"


jsnull = JsNull()


class JsObject(Strict):
    """A plain JavaScript object: its properties are attributes."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.__dict__.update(values)


class JsArray(list[Any]):
    """An array, or a list of elements that behaves almost like one."""

    @property
    def length(self) -> int:
        return len(self)

    def shift(self) -> Any:
        return self.pop(0)


class JsClass(Strict):
    """A JavaScript class: `new` makes an instance."""

    def __init__(self, make: Callable[..., Any], **static: Any) -> None:
        self.new = make
        self.__dict__.update(static)


def to_js(value: Any, *, dict_converter: Any = None) -> Any:
    """Return a Python value as JavaScript would hold it."""
    if isinstance(value, Mapping):
        assert dict_converter is not None, "without a converter the dictionary would become a Map"
        return JsObject({name: to_js(item, dict_converter=dict_converter) for name, item in value.items()})
    if isinstance(value, Sequence) and not isinstance(value, str):
        return JsArray(to_js(item, dict_converter=dict_converter) for item in value)
    return value


class Proxy:
    """A Python function as JavaScript holds it. With `once`, it can be called only once."""

    def __init__(self, function: Callable[..., Any], *, once: bool = False) -> None:
        self._function: Callable[..., Any] | None = function
        self._once = once

    def destroy(self) -> None:
        """Release the function. It cannot be called after this."""
        self._function = None

    def __call__(self, *arguments: Any) -> Any:
        if self._function is None:
            raise JsError("Error", "this function may be called only once")
        function = self._function
        if self._once:
            self._function = None
        return function(*arguments)


def create_proxy(function: Callable[..., Any]) -> Proxy:
    """Return a proxy that lives until it is destroyed, as Pyodide's does."""
    return Proxy(function)


def create_once_callable(function: Callable[..., Any]) -> Proxy:
    """Return a proxy that can be called once, as Pyodide's does."""
    return Proxy(function, once=True)


@contextmanager
def fake_pyodide() -> Iterator[None]:
    """Make `from pyodide.ffi import …` find the functions of this file, inside the `with` block."""
    package, ffi = ModuleType("pyodide"), ModuleType("pyodide.ffi")
    for name, value in (
        ("create_proxy", create_proxy),
        ("create_once_callable", create_once_callable),
        ("to_js", to_js),
        ("jsnull", jsnull),
        ("JsNull", JsNull),
        ("JsException", JsError),
    ):
        setattr(ffi, name, value)
    package.ffi = ffi  # type: ignore[attr-defined]  # a module has whatever attributes it is given
    fakes = {"pyodide": package, "pyodide.ffi": ffi}
    before = {name: sys.modules.get(name) for name in fakes}
    sys.modules.update(fakes)
    try:
        yield
    finally:
        # Only these two are removed. Any other module that was imported inside the block must stay, or it would be
        # loaded twice.
        for name, module in before.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module
