"""Win recorded games in WebKit by ear and keys alone.

The player hears AT-SPI, which the screen reader Orca uses.
"""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from chromium.by_ear import ByEar, Record, play
from chromium.player import won_link
from engine.games.catalogue import CATALOGUE
from other_browsers import at_spi_ear
from other_browsers.conftest import browser_program
from other_browsers.driver import DESK
from other_browsers.site import Site
from other_browsers.webkit_driver import webkit
from support.extent import amount, sample

pytestmark = pytest.mark.in_turn(2)

END = amount(6, 12, 10**6)  # the number of last moves to play
RULE_SETS = sample(tuple(CATALOGUE), 1, 2)


@pytest.fixture
def ear(site: Site, tmp_path: Path) -> Iterator[ByEar]:
    """Return a player with WebKit who only listens."""
    if not at_spi_ear.is_here():
        pytest.skip("no AT-SPI on this machine")
    with (
        at_spi_ear.bus() as bus,
        webkit(browser_program("WebKit"), bus) as launch,
        closing(at_spi_ear.AtSpiEar(bus)) as found,
        closing(launch(tmp_path, DESK)) as driver,
    ):
        yield ByEar(found, driver.key, driver.open, site.address)
        assert not driver.troubles()


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_game_is_won_by_ear(ear: ByEar, rule_set: str, record_property: Record) -> None:
    play(ear, won_link(rule_set), END, record_property, "in WebKit")
