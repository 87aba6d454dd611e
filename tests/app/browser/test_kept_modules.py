"""Modules whose code is stored in memory are imported like any other module."""

import importlib
import sys
from collections.abc import Iterator

import pytest

from app.browser.kept_modules import KeptModules

SOURCES = {
    "keptpack": "from keptpack.inside import answer\nname = __name__",
    "keptpack.inside": "from . import other\nanswer = other.half * 2",
    "keptpack.other": "half = 21",
}


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    codes = {name: compile(text, name, "exec") for name, text in SOURCES.items()}
    monkeypatch.setattr(sys, "meta_path", [KeptModules(codes), *sys.meta_path])
    yield
    for name in SOURCES:
        sys.modules.pop(name, None)


def test_a_package_and_its_modules_find_each_other() -> None:
    package = importlib.import_module("keptpack")
    assert (package.answer, package.name) == (42, "keptpack")
    assert hasattr(package, "__path__")
    assert not hasattr(importlib.import_module("keptpack.other"), "__path__")


def test_other_modules_are_left_to_python() -> None:
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("keptpack.missing")
    assert importlib.import_module("colorsys").rgb_to_hsv(0, 0, 0) == (0, 0, 0)
