"""A player who leaves the table in any way finds it unchanged on return; see `support.table_machine`."""

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from support.extent import amount
from support.table_machine import TableMachine


@pytest.mark.in_turn(3)
def test_what_lay_on_the_table_lies_there_on_return_after_every_command() -> None:
    chosen = settings(
        max_examples=amount(10, 60, 3000),
        stateful_step_count=amount(20, 25, 40),
        derandomize=amount(1, 1, 0) == 1,
    )
    run_state_machine_as_test(TableMachine, settings=chosen)
