"""Kill the browser, or only the page's process, at a random moment of a start or of play, and come back.

Everything that the page had shown a second before has to be there again, and every abandoned deal has to count
once.
"""

import threading
import time
from collections.abc import Callable, Generator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Literal

from playwright.sync_api import Error, Page, Playwright

from chromium import kept
from torture import chromium
from torture.chromium import Chromium
from torture.playing import Notes, open_page, play

Victim = Literal["browser", "page"]

_LONGEST = 2.5  # seconds until the kill
_AT_START = 0.2  # the share of kills after which the next start is killed, too
_FIRST = "#v1/klondike/1"  # turning the stock never ends there
# Makes a snapshot at once after 64 changes; usually the page waits until the player has rested for three seconds.
_SNAPSHOTS_AT_ONCE = """{
    const { setTimeout } = window;
    window.setTimeout = (call, ms, ...more) => setTimeout(call, ms === 3000 ? 20 : ms, ...more);
}"""


def of_browser(playwright: Playwright, address: str, chance: Random) -> Generator[str]:
    """Attack by killing all processes of the browser."""
    return _attempts(playwright, address, chance, "browser")


def of_page(playwright: Playwright, address: str, chance: Random) -> Generator[str]:
    """Attack by killing the page's process; the browser goes on."""
    return _attempts(playwright, address, chance, "page")


def _attempts(playwright: Playwright, address: str, chance: Random, victim: Victim) -> Generator[str]:
    """Kill, come back in the same profile, and yield each time what was lost."""
    notes = Notes()
    with chromium.profile() as folder:
        running = _start(playwright, folder)
        page = running.page()
        notes.add(open_page(page, address + _FIRST))
        try:
            while True:
                killed = until_killed(
                    _kill(running, victim), chance.uniform(0, _LONGEST), _playing(page, chance, notes)
                )
                if chance.random() < _AT_START:
                    running, page = _come_back(playwright, folder, running, page, victim)
                    until_killed(_kill(running, victim), chance.uniform(0, _LONGEST), _starting(page, address))
                running, page = _come_back(playwright, folder, running, page, victim)
                found = open_page(page, address)
                lost = notes.lost(found, killed) or notes.miscounted(kept.results(page))
                yield lost and lost + running.said_of_database()
        finally:
            running.kill()


def _kill(running: Chromium, victim: Victim) -> Callable[[], None]:
    return running.kill_processes if victim == "browser" else running.kill_pages


def _playing(page: Page, chance: Random, notes: Notes) -> Callable[[], object]:
    return lambda: play(page, chance, notes)


def _starting(page: Page, address: str) -> Callable[[], object]:
    return lambda: open_page(page, address)


def _come_back(
    playwright: Playwright, folder: Path, running: Chromium, page: Page, victim: Victim
) -> tuple[Chromium, Page]:
    """Return a running browser and an empty page after the kill."""
    if victim == "browser":
        running.kill()
        running = _start(playwright, folder)
    else:
        page.close()
    return running, running.page()


def _start(playwright: Playwright, folder: Path) -> Chromium:
    running = chromium.start(playwright, folder)
    running.context.add_init_script(_SNAPSHOTS_AT_ONCE)
    return running


def until_killed(kill: Callable[[], None], seconds: float, act: Callable[[], object]) -> float:
    """Call `act` again and again, and `kill` from another thread after `seconds`. Return the time of the kill."""
    times: list[float] = []

    def end() -> None:
        times.append(time.monotonic())
        kill()

    timer = threading.Timer(seconds, end)
    timer.start()
    with suppress(Error):
        while True:
            act()
    timer.join()
    return times[0]
