"""A few of the attacks of `python3 build.py torture`; about 40 seconds."""

from contextlib import closing
from random import Random

import pytest
from playwright.sync_api import Playwright

from support.extent import amount
from torture.kinds import IN_BROWSER

TRIES = {"tabs": 5, "cut downloads": 1}


@pytest.mark.every_case
@pytest.mark.parametrize("kind", IN_BROWSER)
def test_nothing_is_lost(playwright: Playwright, address: str, kind: str) -> None:
    with closing(IN_BROWSER[kind].begin(playwright, address, Random(kind))) as attempts:
        losses = [next(attempts) for _ in range(TRIES.get(kind, amount(1, 2, 20)))]
    assert not any(losses), losses
