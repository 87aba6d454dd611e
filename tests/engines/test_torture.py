"""A few of the kills of `python3 build.py torture`, in every engine."""

from contextlib import closing
from random import Random

import pytest

from engines.driver import Launch
from engines.site import Site
from support.extent import amount
from torture import engine_kills


@pytest.mark.every_case
def test_a_killed_browser_loses_nothing_but_the_last_second(launch: Launch, site: Site) -> None:
    with closing(engine_kills.attempts(launch, site.address, Random(1))) as attempts:
        losses = [next(attempts) for _ in range(amount(1, 2, 10))]
    assert not any(losses), losses
