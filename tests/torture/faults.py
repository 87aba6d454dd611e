"""Play on in a browser whose disk is full, whose storage fails, whose clock jumps, or whose downloads are cut.

When the fault has passed, all that was shown has to be kept: in the next session every move is there, and every
deal that was left counts once.
"""

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Error, Page, Playwright

from chromium import kept
from chromium.kept import Evaluates
from make import serve, site
from other_browsers.driver import Launch
from torture import chromium
from torture.chromium import Chromium
from torture.other_browsers import Browser, started
from torture.playing import Notes, Shown, open_page, play

_FIRST = "#v1/klondike/1"
_PATIENCE_MS = 5000  # for a visit whose downloads are cut
# Fails at random while `window.storageFails` is set: an exception, or a transaction that is broken off later.
# While `window.diskIsFull` is set there is no room. (Chromium's tools can set a quota, but small writes pass it.)
_FAULTS = """for (const name of ["add", "put"]) {
    const real = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...values) {
        const draw = Math.random();
        if (window.diskIsFull) throw new DOMException("no room", "QuotaExceededError");
        if (window.storageFails && draw < 0.3) throw new DOMException("a fault", "UnknownError");
        const request = real.apply(this, values);
        const { transaction } = this;
        if (window.storageFails && draw < 0.6) {
            request.addEventListener("success", () => { try { transaction.abort(); } catch { /* it is done */ } });
        }
        return request;
    };
}"""
# The page says after half a minute of silence that it cannot start; here it does so after two seconds.
_LESS_PATIENCE = """{
    const { setTimeout } = window;
    window.setTimeout = (call, ms, ...more) => setTimeout(call, ms === 30_000 ? 2000 : ms, ...more);
}"""
_A_SECOND = "() => new Promise((resolve) => { setTimeout(resolve, 1000) })"
_SET = "([name, value]) => { window[name] = value }"
# Lets the clock go forward or back by as much as `window.clockIsOff` says, in milliseconds.
_CLOCK = """{
    const { now } = Date;
    Date.now = () => now() + (window.clockIsOff ?? 0);
}"""


class Trouble(NamedTuple):
    """What goes wrong in a page as long as a property of `window` has a value; see the scripts above."""

    name: str
    draw: Callable[[Random], object]  # returns such a value


STORAGE_FAULTS = Trouble("storageFails", lambda _: True)
FULL_DISK = Trouble("diskIsFull", lambda _: True)
# by up to ten years
CLOCK_CHANGES = Trouble("clockIsOff", lambda chance: chance.choice((-1, 1)) * 10 ** chance.uniform(3, 11.5))
TROUBLES = (STORAGE_FAULTS, FULL_DISK, CLOCK_CHANGES)


def in_chromium(trouble: Trouble) -> Callable[[Playwright, str, Random], Generator[str]]:
    """Return the attack with a trouble in Chromium."""
    return partial(_in_chromium, trouble)


def _in_chromium(trouble: Trouble, playwright: Playwright, address: str, chance: Random) -> Generator[str]:
    with chromium.profile() as folder:
        running = chromium.start(playwright, folder)
        running.context.add_init_script(_FAULTS + _CLOCK)
        page = running.page()
        try:
            yield from _troubled(page, partial(_open_anew, page), address, chance, [trouble])
        finally:
            running.kill()


def _open_anew(page: Page, address: str) -> Shown:
    page.goto("about:blank")
    return open_page(page, address)


def in_another_browser(launch: Launch, address: str, chance: Random) -> Generator[str]:
    """Do all this in the browser that `launch` starts."""
    with started(launch, _FAULTS + _CLOCK) as browser:
        yield from _troubled(browser.driver, partial(_open_later, browser), address, chance, TROUBLES)


def _open_later(browser: Browser, address: str) -> Shown:
    """Let a second pass first: WebKit may lose the move in which the page is left."""
    browser.driver.evaluate(_A_SECOND)
    return browser.open_page(address)


def _troubled(
    page: Evaluates, open_anew: Callable[[str], Shown], address: str, chance: Random, troubles: Sequence[Trouble]
) -> Generator[str]:
    """Play before, during and after a trouble, come back, and yield what was lost, again and again."""
    notes = Notes()
    notes.add(open_anew(address + _FIRST))
    while True:
        for _ in range(chance.randrange(8)):
            play(page, chance, notes)
        trouble = chance.choice(troubles)
        page.evaluate(_SET, [trouble.name, trouble.draw(chance)])
        for _ in range(chance.randrange(1, 12)):
            play(page, chance, notes)
        page.evaluate(_SET, [trouble.name, 0])
        play(page, chance, notes)  # what could not be kept is kept with this
        wanted = notes.shown[-1][1]
        found = open_anew(address)
        lost = notes.lost(found, time.monotonic() + 1) or notes.miscounted(kept.results(page))
        lost = lost or ("" if found == wanted else f"shows {found}, not {wanted}")
        yield lost and f"{trouble.name}: {lost}"


def cut_downloads(playwright: Playwright, address: str, chance: Random) -> Generator[str]:
    """Cut the download of a third of the files at a first visit; a later visit has to start, and to keep moves."""
    while True:
        cutting = type("Cutting", (_Cutting,), {"chance": chance, "cuts": True})
        server, own = serve.in_background(site.DIST, handler=cutting)
        with chromium.profile() as folder:
            running = chromium.start(playwright, folder)
            try:
                yield _cut(running, own, cutting)
            finally:
                running.kill()
                server.shutdown()
                server.server_close()


class _Cutting(serve.Handler):
    chance: Random
    cuts: bool

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send the file, or only a part of it."""
        data = source.read()
        if self.cuts and self.chance.random() < 1 / 3:
            data = data[: self.chance.randrange(len(data) or 1)]
            self.close_connection = True
        outputfile.write(data)


def _cut(running: Chromium, address: str, cutting: type[_Cutting]) -> str:
    running.context.add_init_script(_LESS_PATIENCE)
    page = running.page()
    with suppress(Error):  # without the script that tells of troubles, or most of the page, nothing can be told
        page.goto(address, wait_until="commit")
        page.wait_for_function("() => document.querySelector('#table, #boot-status button')", timeout=_PATIENCE_MS)
    cutting.cuts = False
    page = running.page()
    notes = Notes()
    notes.add(open_page(page, address + _FIRST))
    play(page, Random(0), notes)
    page.reload()
    return notes.lost(open_page(page, address), time.monotonic())
