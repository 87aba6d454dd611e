"""Publish another version during a game, and use it, do not use it, or kill the browser during the download.

The game has to stay, and a page must never get files of two versions.
"""

import time
from collections.abc import Generator
from pathlib import Path
from random import Random

from playwright.sync_api import Page, Playwright

from chromium import kept
from chromium.changing_site import Site, look_for_update, version_of
from support.english import message
from torture import chromium
from torture.chromium import Chromium
from torture.kills import until_killed
from torture.playing import Notes, open_page, play, ready

_FIRST = "#v1/klondike/1"
_LOOK_WITHOUT_WAITING = "() => { navigator.serviceWorker.getRegistration().then(found => found.update()) }"
# Returns what is wrong with the caches; empty if nothing. The name of a cache ends with its version, and the page
# in it has a meta element with the version.
MIXED = """async version => {
    const names = await caches.keys();
    const own = names.filter((name) => name.endsWith(` ${version}`));
    if (own.length !== 1) return `the page is ${version}, kept are ${names}`;
    const cache = await caches.open(own[0]);
    const text = await (await cache.match(new URL("./", location).href)).text();
    return text.includes(`content="${version}"`) ? "" : `the cache of ${version} has another page`;
}"""
_LONGEST = 2.0  # seconds from the beginning of an update to the kill


def attempts(playwright: Playwright, _: str, chance: Random) -> Generator[str]:
    """Publish versions on a server of its own, and yield after each what was wrong."""
    with chromium.profile() as folder, chromium.profile() as place:
        site = Site(place / "site")
        try:
            yield from _updated(playwright, folder, site, chance)
        finally:
            site.server.shutdown()
            site.server.server_close()


def _updated(playwright: Playwright, folder: Path, site: Site, chance: Random) -> Generator[str]:
    old, allowed = "version0", ["version0"]  # the page's version, and those it may have next
    site.publish(old)
    running = chromium.start(playwright, folder)
    notes = Notes()
    page = running.page()
    notes.add(open_page(page, site.address + _FIRST))
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # from now on the service worker answers
    notes.add(open_page(page, site.address))
    try:
        for number in range(1, 1_000_000):
            site.publish(f"version{number}")
            allowed.append(f"version{number}")  # a version published before may have been waiting, too
            way = chance.choice(("use it", "use it", "leave it", "kill"))
            if way == "kill":
                killed = _killed(running, page, chance, notes)
                running.kill()
                running = chromium.start(playwright, folder)
                page = running.page()
            else:
                _offered(page, chance, notes)
                killed = time.monotonic() + 1  # no kill: everything has to be there
                if way == "use it":
                    page.get_by_role("button", name=message("update-now")).click()
                    page.locator(f'meta[name=version]:not([content="{old}"])').wait_for(state="attached")
                    allowed.remove(old)
            found = ready(page) if way == "use it" else open_page(page, site.address)
            old = version_of(page)
            wrong = "" if old in allowed else f"{way}: the page is {old}, not {allowed}"
            allowed = allowed[allowed.index(old) :] if old in allowed else [old]
            wrong = wrong or _mixed(page, old)
            yield wrong or notes.lost(found, killed) or notes.miscounted(kept.results(page))
    finally:
        running.kill()


def _offered(page: Page, chance: Random, notes: Notes) -> None:
    """Look for the new version, and play until the page offers it."""
    look_for_update(page)
    for _ in range(chance.randrange(5)):
        play(page, chance, notes)
    page.locator("#update").wait_for()


def _killed(running: Chromium, page: Page, chance: Random, notes: Notes) -> float:
    """Kill the browser at a random moment of the update; return the time of the kill."""

    def act() -> None:
        page.evaluate(_LOOK_WITHOUT_WAITING)
        play(page, chance, notes)

    return until_killed(running.kill_processes, chance.uniform(0, _LONGEST), act)


def _mixed(page: Page, version: str) -> str:
    """Return what is wrong with the cached files, which have to belong to the page's version; empty if nothing."""
    return str(page.evaluate(MIXED, version))
