"""The kinds of attack, and how much each is tried when there is time."""

from collections.abc import Callable, Generator
from random import Random
from typing import NamedTuple

from playwright.sync_api import Playwright

from torture import damage, faults, imports, kills, tabs, updates

Attack = Callable[[Playwright, str, Random], Generator[str]]


class Kind(NamedTuple):
    """A kind of attack in the browser: how it begins, how often it is tried, and its share of the time."""

    begin: Attack
    tries: int
    share: float


IN_BROWSER = {
    "kills of the browser": Kind(kills.of_browser, 300, 4),
    "kills of the page": Kind(kills.of_page, 200, 2),
    "kills while adding a backup": Kind(imports.attempts, 100, 1.5),
    "damaged databases": Kind(damage.attempts, 200, 1),
    "tabs": Kind(tabs.attempts, 2000, 3),
    "updates": Kind(updates.attempts, 200, 2),
    "storage faults": Kind(faults.storage_faults, 200, 0.5),
    "full disk": Kind(faults.full_disk, 200, 0.5),
    "clock changes": Kind(faults.clock_changes, 200, 0.5),
    "cut downloads": Kind(faults.cut_downloads, 50, 0.5),
}
# Tried before the others: beside a running Playwright the driver of WebKit sometimes waits for good.
KILLS_OF_ENGINES = {"kills of Firefox": "Firefox", "kills of WebKit": "WebKit"}
ENGINE_TRIES, ENGINE_SHARE = 50, 1
CHANGED_TEXTS, TEXTS_SHARE = 200_000, 2
