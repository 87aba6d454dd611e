"""The kinds of attack, how often each is tried, and its share of the time."""

from collections.abc import Callable, Generator
from random import Random
from typing import NamedTuple

from playwright.sync_api import Playwright

from make.browsers import OTHER_BROWSERS
from torture import damage, faults, imports, kills, other_browser_kills, other_browser_updates, tabs, updates
from torture.other_browsers import BrowserAttack

Attack = Callable[[Playwright, str, Random], Generator[str]]


class Kind(NamedTuple):
    """A kind of attack in Chromium: the function that begins it, the number of tries, its share of the time."""

    begin: Attack
    tries: int
    share: float


IN_BROWSER = {
    "kills of the browser": Kind(kills.of_browser, 300, 4),
    "kills of the page": Kind(kills.of_page, 200, 2),
    "kills while adding a backup": Kind(imports.attempts, 100, 1.5),
    "damaged databases": Kind(damage.attempts, 200, 1),
    "tabs": Kind(tabs.in_chromium, 2000, 3),
    "updates": Kind(updates.attempts, 200, 2),
    "storage faults": Kind(faults.in_chromium(faults.STORAGE_FAULTS), 200, 0.5),
    "full disk": Kind(faults.in_chromium(faults.FULL_DISK), 200, 0.5),
    "clock changes": Kind(faults.in_chromium(faults.CLOCK_CHANGES), 200, 0.5),
    "cut downloads": Kind(faults.cut_downloads, 50, 0.5),
}


class OtherBrowserKind(NamedTuple):
    """A kind of attack in another browser: `begin`, `tries` and `share` as in `Kind`."""

    browser: str
    begin: BrowserAttack
    tries: int
    share: float


_ATTACKS: dict[str, tuple[BrowserAttack, int, float]] = {
    "kills of": (other_browser_kills.attempts, 50, 1),
    "faults in": (faults.in_another_browser, 50, 0.5),
    "tabs in": (tabs.in_another_browser, 200, 0.5),
    "updates in": (other_browser_updates.attempts, 50, 0.5),
}
# They come before the others: while Playwright runs, the driver of WebKit sometimes waits for ever.
IN_OTHER_BROWSERS = {
    f"{what} {browser}": OtherBrowserKind(browser, *attack)
    for what, attack in _ATTACKS.items()
    for browser in OTHER_BROWSERS
}
CHANGED_TEXTS, TEXTS_SHARE = 200_000, 2
