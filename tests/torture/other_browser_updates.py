"""Publish another version during a game, and use it or not, in Firefox or WebKit; see `torture.updates`."""

import time
from collections.abc import Generator
from contextlib import suppress
from random import Random

from chromium import kept
from chromium.changing_site import LOOK_FOR_UPDATE, Site
from other_browsers.driver import Driver, Launch, wait
from support.patience import PATIENCE
from torture import chromium
from torture.other_browsers import Browser, ready, started
from torture.playing import Notes, play
from torture.updates import MIXED

_FIRST = "#v1/klondike/1"
_VERSION = "() => document.querySelector('meta[name=version]').content"
_IS_OFFERED = "() => document.querySelector('#update')?.checkVisibility()"
_USE_IT = "() => document.querySelector('#update [data-do=update]').click()"


def attempts(launch: Launch, _: str, chance: Random) -> Generator[str]:
    """Publish versions on a server of its own, and yield after each what was wrong."""
    with chromium.profile() as place, started(launch) as browser:
        site = Site(place / "site")
        try:
            yield from _updated(browser, site, chance)
        finally:
            site.close()


def _updated(browser: Browser, site: Site, chance: Random) -> Generator[str]:
    notes, allowed = Notes(), ["version0"]  # `allowed`: the versions that the page may have next
    site.publish(allowed[0])
    driver = browser.driver
    notes.add(browser.open_page(site.address + _FIRST))
    driver.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    notes.add(browser.open_page(site.address))  # from now on the service worker answers
    for number in range(1, 1_000_000):
        new = f"version{number}"
        site.publish(new)
        allowed.append(new)  # a version published before may have been waiting, too
        driver.evaluate(LOOK_FOR_UPDATE)
        for _ in range(chance.randrange(5)):
            play(driver, chance, notes)
        wait(driver, _IS_OFFERED)
        if chance.random() < 0.7:
            driver.evaluate(_USE_IT)
            _wait_for_version(driver, new)
            found = ready(driver)
        else:
            found = browser.open_page(site.address)
        version = driver.evaluate(_VERSION)
        wrong = "" if version in allowed else f"the page is {version}, not {allowed}"
        wrong = wrong or driver.evaluate(MIXED, version)
        allowed = allowed[allowed.index(version) :] if version in allowed else [version]
        yield wrong or notes.lost(found, time.monotonic() + 1) or notes.miscounted(kept.results(driver))


def _wait_for_version(driver: Driver, version: str) -> None:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        with suppress(Exception):  # any: during the reload there is no page
            if driver.evaluate(_VERSION) == version:
                return
    raise AssertionError(f"the page has not become {version}")
