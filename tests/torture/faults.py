"""Play while the disk is full, the storage fails, the clock jumps, or downloads are cut off.

After the fault everything shown has to be saved: in the next session every move is there, and every abandoned deal
counts once.
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
_PATIENCE_MS = 5000  # ms; for a visit whose downloads are cut off
# While `window.storageFails` is set, fails at random: raises an exception, or aborts the transaction later. While
# `window.diskIsFull` is set, every write fails. (Chromium's tools can set a quota, but small writes ignore it.)
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
# Makes the page say after two seconds of silence that it cannot start, instead of after half a minute.
_LESS_PATIENCE = """{
    const { setTimeout } = window;
    window.setTimeout = (call, ms, ...more) => setTimeout(call, ms === 30_000 ? 2000 : ms, ...more);
}"""
_A_SECOND = "() => new Promise((resolve) => { setTimeout(resolve, 1000) })"
_SET = "([name, value]) => { window[name] = value }"
# Moves the clock by `window.clockIsOff` milliseconds, forward or back.
_CLOCK = """{
    const { now } = Date;
    Date.now = () => now() + (window.clockIsOff ?? 0);
}"""


class Trouble(NamedTuple):
    """A fault that lasts as long as a property of `window` has a true value; see the scripts above."""

    name: str
    draw: Callable[[Random], object]  # returns a value for the property


STORAGE_FAULTS = Trouble("storageFails", lambda _: True)
FULL_DISK = Trouble("diskIsFull", lambda _: True)
# up to ten years, in milliseconds
CLOCK_CHANGES = Trouble("clockIsOff", lambda chance: chance.choice((-1, 1)) * 10 ** chance.uniform(3, 11.5))
TROUBLES = (STORAGE_FAULTS, FULL_DISK, CLOCK_CHANGES)


def in_chromium(trouble: Trouble) -> Callable[[Playwright, str, Random], Generator[str]]:
    """Return the attack that makes this fault in Chromium."""
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
    """Run the attack with all faults in the browser that `launch` starts."""
    with started(launch, _FAULTS + _CLOCK) as browser:
        yield from _troubled(browser.driver, partial(_open_later, browser), address, chance, TROUBLES)


def _open_later(browser: Browser, address: str) -> Shown:
    """Wait a second, then open the page again.

    WebKit may lose a move that is made just before the page is left.
    """
    browser.driver.evaluate(_A_SECOND)
    return browser.open_page(address)


def _troubled(
    page: Evaluates, open_anew: Callable[[str], Shown], address: str, chance: Random, troubles: Sequence[Trouble]
) -> Generator[str]:
    """Play before, during and after a fault, open the page again, and yield each time what was lost."""
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
        play(page, chance, notes)  # this move saves what could not be saved before
        wanted = notes.shown[-1][1]
        found = open_anew(address)
        lost = notes.lost(found, time.monotonic() + 1) or notes.miscounted(kept.results(page))
        lost = lost or ("" if found == wanted else f"shows {found}, not {wanted}")
        yield lost and f"{trouble.name}: {lost}"


def cut_downloads(playwright: Playwright, address: str, chance: Random) -> Generator[str]:
    """Cut off a third of the downloads of a first visit, and yield what was lost.

    A later visit has to start, and to save moves.
    """
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
        """Send the file, or only its beginning."""
        data = source.read()
        if self.cuts and self.chance.random() < 1 / 3:
            data = data[: self.chance.randrange(len(data) or 1)]
            self.close_connection = True
        outputfile.write(data)


def _cut(running: Chromium, address: str, cutting: type[_Cutting]) -> str:
    running.context.add_init_script(_LESS_PATIENCE)
    page = running.page()
    with suppress(Error):  # the script that reports faults, or most of the page, may be missing: no button then
        page.goto(address, wait_until="commit")
        page.wait_for_function("() => document.querySelector('#table, #boot-status button')", timeout=_PATIENCE_MS)
    cutting.cuts = False
    page = running.page()
    notes = Notes()
    notes.add(open_page(page, address + _FIRST))
    play(page, Random(0), notes)
    page.reload()
    return notes.lost(open_page(page, address), time.monotonic())
