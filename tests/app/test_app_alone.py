"""Random players use all parts of the App alone. The App must keep its laws; see `support.random_player`."""

from collections.abc import Callable
from inspect import isfunction, signature
from typing import get_type_hints

import pytest

from app.core.outside import Outside
from support.extent import amount
from support.random_player import AppMachine, BrokenLawError, shortened

_PLAYERS = amount(2, 8, 200)
_STEPS = amount(500, 2_500, 5_000)  # for each player
_TELLS = ("show_", "set_", "fill", "flag", "note", "place", "focus", "mark", "append", "allow", "hide")


@pytest.mark.parametrize("seed", range(1, _PLAYERS + 1))
def test_no_player_can_break_the_app(seed: int, record_property: Callable[[str, object], None]) -> None:
    machine = AppMachine(seed)
    try:
        machine.run(_STEPS)
    except BrokenLawError as error:
        deeds = shortened(seed, machine.done)
        raise AssertionError(f"{error.args[0]}; play({seed}, {deeds})") from error
    record_property("steps with the App alone", machine.steps)


@pytest.mark.parametrize("name", Outside._fields)
def test_what_only_shows_something_returns_nothing(name: str) -> None:
    """So the App cannot depend on a document. It must know by itself what it has shown."""
    protocol = get_type_hints(Outside)[name]
    methods = [value for value in vars(protocol).values() if isfunction(value)]
    for method in methods:
        if method.__name__.startswith(_TELLS):
            assert signature(method).return_annotation is None, method
    assert protocol.__module__.startswith(("app.core.", "app.saving."))
