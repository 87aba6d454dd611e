"""Classes, data and style of an element."""

from __future__ import annotations

import re
from typing import Any

from bs4 import Tag

from support.fake_browser.values import Strict


class ClassList(Strict):
    """The classes of an element."""

    def __init__(self, tag: Tag) -> None:
        self._tag = tag

    def _names(self) -> list[str]:
        return str(self._tag.get("class", "")).split()

    def contains(self, name: str) -> bool:
        return name in self._names()

    def add(self, name: str) -> None:
        if not self.contains(name):
            self._tag["class"] = " ".join([*self._names(), name])

    def remove(self, name: str) -> None:
        if self.contains(name):
            self._tag["class"] = " ".join(other for other in self._names() if other != name)

    def toggle(self, name: str, force: bool | None = None) -> bool:
        wanted = not self.contains(name) if force is None else force
        (self.add if wanted else self.remove)(name)
        return wanted


class Dataset:
    """The `data-` attributes of an element, as Python attributes."""

    _tag: Tag

    def __init__(self, tag: Tag) -> None:
        object.__setattr__(self, "_tag", tag)

    def __getattr__(self, name: str) -> str | None:
        if name.startswith("__"):
            raise AttributeError(name)
        found = self._tag.get(_kebab(name))
        return None if found is None else str(found)

    def __setattr__(self, name: str, value: Any) -> None:
        self._tag[_kebab(name)] = str(value)

    def __delattr__(self, name: str) -> None:
        del self._tag[_kebab(name)]


def _kebab(name: str) -> str:
    return "data-" + re.sub("[A-Z]", lambda found: f"-{found[0].lower()}", name)


class Style(Strict):
    """The styles that are set on the element itself."""

    __slots__ = ("_rules",)

    def __init__(self) -> None:
        self._rules: dict[str, str] = {}

    @property
    def cssText(self) -> str:  # noqa: N802  # the browser's name
        return " ".join(f"{name}: {value};" for name, value in self._rules.items())

    @cssText.setter
    def cssText(self, text: str) -> None:  # noqa: N802
        self._rules = dict(_RULE.findall(text))

    @property
    def transform(self) -> str:
        return self._rules.get("transform", "")

    @transform.setter
    def transform(self, value: str) -> None:
        self._rules["transform"] = value

    def pixels(self, name: str) -> float:
        """Return a length in pixels that was set; 0 if none was set."""
        return float(self._rules.get(name, "0px").removesuffix("px"))


_RULE = re.compile(r"\s*([-\w]+)\s*:\s*([^;]*);?")
