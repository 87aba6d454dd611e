"""The kinds of attack, and how much each is tried when there is time."""

from collections.abc import Callable, Generator
from functools import partial
from random import Random
from typing import NamedTuple

from playwright.sync_api import Playwright

from make.browsers import OTHER_ENGINES
from make.tools import CannotBuildError
from torture import engine_kills, faults, imports, kills, tabs, updates

Attack = Callable[[Playwright, str, Random], Generator[str]]


class Kind(NamedTuple):
    """A kind of attack in the browser: how it begins, how often it is tried, and its share of the time."""

    begin: Attack
    tries: int
    share: float
    engine: str = ""  # if it is not Chromium: its name in `OTHER_ENGINES`

    def lacking(self) -> str:
        """Return why this kind cannot be tried on this machine; empty if it can."""
        try:
            if self.engine:
                OTHER_ENGINES[self.engine].find()
            return ""
        except CannotBuildError as error:
            return str(error)


IN_BROWSER = {
    "kills of the browser": Kind(kills.of_browser, 300, 4),
    "kills of the page": Kind(kills.of_page, 200, 2),
    "kills of Firefox": Kind(partial(engine_kills.attempts, "Firefox"), 50, 1, "Firefox"),
    "kills of WebKit": Kind(partial(engine_kills.attempts, "WebKit"), 50, 1, "WebKit"),
    "kills while adding a backup": Kind(imports.attempts, 100, 1.5),
    "tabs": Kind(tabs.attempts, 2000, 3),
    "updates": Kind(updates.attempts, 200, 2),
    "storage faults": Kind(faults.storage_faults, 200, 0.5),
    "full disk": Kind(faults.full_disk, 200, 0.5),
    "clock changes": Kind(faults.clock_changes, 200, 0.5),
    "cut downloads": Kind(faults.cut_downloads, 50, 0.5),
}
CHANGED_TEXTS, TEXTS_SHARE = 200_000, 2
