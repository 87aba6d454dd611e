"""Run a few of the attacks of `python3 build.py torture` in every browser."""

from contextlib import closing
from random import Random

import pytest

from other_browsers.driver import Launch
from other_browsers.site import Site
from support.extent import amount
from torture import faults, other_browser_kills, other_browser_updates, tabs
from torture.other_browsers import BrowserAttack

pytestmark = pytest.mark.in_turn(2)

ATTACKS = (
    other_browser_kills.attempts,
    faults.in_another_browser,
    tabs.in_another_browser,
    other_browser_updates.attempts,
)


@pytest.mark.every_case
@pytest.mark.parametrize("attack", ATTACKS)
def test_nothing_is_lost_but_the_last_second(launch: Launch, site: Site, attack: BrowserAttack) -> None:
    with closing(attack(launch, site.address, Random(1))) as attempts:
        losses = [next(attempts) for _ in range(amount(1, 1, 10))]
    assert not any(losses), losses
