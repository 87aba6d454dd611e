"""End the browser in mid-game and damage a file of its database; Chromium then deletes all of it.

Whatever the page had shown a second before has to come back from the second copy, and every deal that was left
counts once. Only files are damaged of which Chromium notices it. Where its log ends early, as after a loss of
power, it goes on with what is left.

The browser is asked to end, and not killed: about one kill of 300 leaves a database that Chromium finds damaged
later, and that may be the copy.
"""

from collections.abc import Generator
from pathlib import Path
from random import Random

from playwright.sync_api import Page, Playwright

from chromium import kept
from torture import chromium
from torture.kills import until_killed
from torture.playing import Notes, open_page, play

_FIRST = "#v1/klondike/1"  # can be played without end by turning the stock
_LONGEST = 2.5  # seconds from the first copy to the end
_NEXT_FRAME = "() => new Promise(requestAnimationFrame)"


def attempts(playwright: Playwright, address: str, chance: Random) -> Generator[str]:
    """End the browser, damage a file, come back, and yield what was lost, again and again in one profile."""
    notes = Notes()
    with chromium.profile() as folder:
        running = chromium.start(playwright, folder)
        page = running.page()
        notes.add(open_page(page, address + _FIRST))
        try:
            while True:
                _wait_for_copy(page)
                ended = until_killed(
                    running.process.terminate,
                    chance.uniform(0, _LONGEST),
                    lambda page=page: play(page, chance, notes),  # type: ignore[misc]
                )
                running.process.wait()
                running.kill()
                harm = _damage(folder, chance)
                running = chromium.start(playwright, folder)
                page = running.page()
                found = open_page(page, address)
                lost = notes.lost(found, ended) or notes.miscounted(kept.results(page))
                yield lost and f"{harm}: {lost}{running.said_of_database()}"
        finally:
            running.kill()


def _wait_for_copy(page: Page) -> None:
    while kept.copied(page) != kept.stores(page):
        page.evaluate(_NEXT_FRAME)


def _damage(profile: Path, chance: Random) -> str:
    """Write over a part of one file of the database, or cut it off; return what was done.

    Files that end in "ldb" hold texts; there are none before the log has become long.
    """
    (database,) = (profile / "Default/IndexedDB").glob("*.leveldb")
    kind = chance.choice(("CURRENT", "MANIFEST-*", "*.ldb"))
    files = sorted(database.glob(kind)) or [database / "CURRENT"]
    data = bytearray(files[-1].read_bytes())
    at = chance.randrange(len(data) or 1)
    if chance.random() < 0.5:
        data[at : at + 20] = chance.randbytes(len(data[at : at + 20]))
    else:
        del data[at:]
    files[-1].write_bytes(data)
    return f"{files[-1].name} damaged at {at} of {len(data)}"
