"""Random players use the whole page, and it keeps its laws; see `support.page_machine`."""

from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from support.extent import amount
from support.page_machine import SIZES, PageMachine

_PLAYERS = amount(4, 8, 850)  # for each size of the window
_STEPS = amount(30, 45, 50)  # for each player


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", SIZES)
def test_no_player_can_break_the_page(name: str, record_property: Callable[[str, object], None]) -> None:
    machine = type(f"PageMachineOf{name}", (PageMachine,), {"size": SIZES[name]})
    before = PageMachine.steps
    # The players are always the same, except in the thorough run, which looks for new errors.
    chosen = settings(max_examples=_PLAYERS, stateful_step_count=_STEPS, derandomize=amount(1, 1, 0) == 1)
    run_state_machine_as_test(machine, settings=chosen)
    record_property("steps of random players", PageMachine.steps - before)
