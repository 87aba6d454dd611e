"""The kinds of attack, and how much each is tried when there is time."""

from collections.abc import Callable, Generator
from random import Random
from typing import NamedTuple

from playwright.sync_api import Playwright

from make.browsers import OTHER_ENGINES
from torture import damage, engine_kills, engine_updates, faults, imports, kills, tabs, updates
from torture.other_engines import EngineAttack

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
    "tabs": Kind(tabs.in_chromium, 2000, 3),
    "updates": Kind(updates.attempts, 200, 2),
    "storage faults": Kind(faults.in_chromium(faults.STORAGE_FAULTS), 200, 0.5),
    "full disk": Kind(faults.in_chromium(faults.FULL_DISK), 200, 0.5),
    "clock changes": Kind(faults.in_chromium(faults.CLOCK_CHANGES), 200, 0.5),
    "cut downloads": Kind(faults.cut_downloads, 50, 0.5),
}


class EngineKind(NamedTuple):
    """A kind of attack in another engine."""

    engine: str
    begin: EngineAttack
    tries: int
    share: float


_ATTACKS: dict[str, tuple[EngineAttack, int, float]] = {
    "kills of": (engine_kills.attempts, 50, 1),
    "faults in": (faults.in_another_engine, 50, 0.5),
    "tabs in": (tabs.in_another_engine, 200, 0.5),
    "updates in": (engine_updates.attempts, 50, 0.5),
}
# Tried before the others: beside a running Playwright the driver of WebKit sometimes waits for good.
IN_OTHER_ENGINES = {
    f"{what} {engine}": EngineKind(engine, *attack)
    for what, attack in _ATTACKS.items()
    for engine in OTHER_ENGINES
}
CHANGED_TEXTS, TEXTS_SHARE = 200_000, 2
