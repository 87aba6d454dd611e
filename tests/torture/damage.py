"""End the browser during a game and damage a file of its database; Chromium then deletes the whole database.

Everything that the page had shown a second before has to come back from the second copy, and every abandoned deal
has to count once. The attack damages only files whose damage Chromium notices: if its log ends early, as after a
power cut, Chromium goes on with the rest.

The browser is asked to end, and not killed: about one kill of 300 leaves a database that Chromium finds damaged
only later, and that may be the copy.
"""

from collections.abc import Generator
from pathlib import Path
from random import Random

from playwright.sync_api import Page, Playwright

from chromium import kept
from torture import chromium
from torture.kills import until_killed
from torture.playing import Notes, open_page, play

_FIRST = "#v1/klondike/1"  # turning the stock never ends there
_LONGEST = 2.5  # seconds from the first complete copy to the end of the browser
_NEXT_FRAME = "() => new Promise(requestAnimationFrame)"


def attempts(playwright: Playwright, address: str, chance: Random) -> Generator[str]:
    """End the browser, damage a file, come back in the same profile; yield each time what was lost."""
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
    """Overwrite or cut off a part of one file of the database; return a description.

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
