"""Kill Firefox or WebKit at a random moment of play, and come back, as `torture.kills` does with Chromium."""

import tempfile
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from browser import kept
from engines.driver import DESK, Driver, Launch, wait
from engines.firefox_driver import firefox
from engines.webkit_driver import webkit
from make.browsers import OTHER_ENGINES
from torture.chromium import WITHOUT_SOLVER
from torture.playing import Notes, Shown, look, play

_LONGEST = 2.5  # seconds until the kill
_FIRST = "#v1/klondike/1"  # can be played without end by turning the stock


def attempts(launch: Launch, address: str, chance: Random) -> Generator[str]:
    """Kill the browser that `launch` starts, come back, and yield what was lost, again and again."""
    notes = Notes()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
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
def launcher(engine: str) -> Iterator[Launch]:
    """Yield what starts a browser of this engine.

    Raises:
        CannotBuildError: it is not on this machine.
    """
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
