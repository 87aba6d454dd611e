"""Run a few of the attacks of `python3 build.py torture`; takes about 30 seconds."""

from contextlib import closing
from random import Random

import pytest
from playwright.sync_api import Playwright

from support.extent import amount, sample
from torture.kinds import IN_BROWSER

pytestmark = pytest.mark.in_turn(2)

KILLS = "kills of the browser"
TRIES = {KILLS: 2, "tabs": 3}  # attempts; all others: 1
SOME = dict.fromkeys([KILLS, *sample(tuple(IN_BROWSER), 1, 6)])
KINDS = [pytest.param(kind, marks=[pytest.mark.quick] * (kind == KILLS)) for kind in SOME]


@pytest.mark.every_case
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost(playwright: Playwright, address: str, kind: str) -> None:
    with closing(IN_BROWSER[kind].begin(playwright, address, Random(kind))) as attempts:
        losses = [next(attempts) for _ in range(amount(1, TRIES.get(kind, 1), 20))]
    assert not any(losses), losses
