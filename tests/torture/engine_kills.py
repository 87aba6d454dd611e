"""Kill Firefox or WebKit at a random moment of play, and come back, as `torture.kills` does with Chromium."""

import tempfile
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Playwright

from browser import kept
from engines.driver import DESK, Driver, Launch, wait
from engines.firefox_driver import firefox
from engines.webkit_driver import webkit
from make.browsers import OTHER_ENGINES
from torture.chromium import WITHOUT_SOLVER
from torture.playing import Notes, Shown, look, play

_LONGEST = 2.5  # seconds until the kill
_FIRST = "#v1/klondike/1"  # can be played without end by turning the stock


def attempts(engine: str, _: Playwright, address: str, chance: Random) -> Generator[str]:
    """Kill the browser of this engine, come back, and yield what was lost, again and again in one profile."""
    notes = Notes()
    with _launcher(engine) as launch, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder) / "profile"
        driver = launch(profile, DESK, WITHOUT_SOLVER)
        try:
            notes.add(_opened(driver, address + _FIRST))
            while True:
                ends = time.monotonic() + chance.uniform(0, _LONGEST)
                while time.monotonic() < ends:
                    play(driver, chance, notes)
                killed = time.monotonic()
                driver.kill()
                driver = launch(profile, DESK, WITHOUT_SOLVER)
                found = _opened(driver, address)
                yield notes.lost(found, killed) or notes.miscounted(kept.results(driver))
        finally:
            driver.kill()


@contextmanager
def _launcher(engine: str) -> Iterator[Launch]:
    """Yield what starts a browser of this engine."""
    program = OTHER_ENGINES[engine].find()
    if engine == "Firefox":
        yield firefox(program)
    else:
        with webkit(program) as launch:
            yield launch


def _opened(driver: Driver, address: str) -> Shown:
    """Open the game, and return what it shows when it can be played."""
    driver.open("about:blank")
    driver.open(address)
    wait(driver, "() => document.querySelector('#table') !== null")
    return look(driver)
