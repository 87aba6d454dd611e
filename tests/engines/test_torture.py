"""A few of the attacks of `python3 build.py torture`, in every engine."""

from contextlib import closing
from random import Random

import pytest

from engines.driver import Launch
from engines.site import Site
from support.extent import amount
from torture import engine_kills, engine_updates, faults, tabs
from torture.other_engines import EngineAttack

ATTACKS = (engine_kills.attempts, faults.in_another_engine, tabs.in_another_engine, engine_updates.attempts)


@pytest.mark.every_case
@pytest.mark.parametrize("attack", ATTACKS)
def test_nothing_is_lost_but_the_last_second(launch: Launch, site: Site, attack: EngineAttack) -> None:
    with closing(attack(launch, site.address, Random(1))) as attempts:
        losses = [next(attempts) for _ in range(amount(1, 1, 10))]
    assert not any(losses), losses
