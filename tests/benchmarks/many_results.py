"""Measure whether starts and moves depend on the amount of saved data: `python3 build.py bench results`.

The command opens three profiles in turn within one run: a new one, one with a hundred thousand results, and one
with many long games. Trust the ratios.
"""

import statistics
from contextlib import ExitStack

from playwright.sync_api import Page, sync_playwright

from app.state import journal
from app.state.games_as_json import entry_to_json
from benchmarks import measuring
from benchmarks.starts import WATCH
from engine.games.catalogue import CATALOGUE
from engine.play.history import HistoryEntry
from engine.play.session import Session
from make import site

MANY = 100_000
GAMES, LONG = 30, 1_000  # more games than there are rule sets; few games are as long
ON_A_PAGE = 450  # results in one text, as the page writes them
ROUNDS, FILLING = 31, 3  # the first rounds fill the caches, also the one of compiled code
MOST_FOR_A_MOVE, MOST_FOR_A_START = 1.2, 1.1

READY = "window.figures?.ready"  # milliseconds since the page was opened
# Puts texts into a store, numbered from `first` on.
FILL = """([store, texts, first]) => new Promise((resolve) => {
    indexedDB.open("backbone").onsuccess = ({ target: { result: database } }) => {
        const transaction = database.transaction(store, "readwrite");
        texts.forEach((text, number) => transaction.objectStore(store).put(text, first + number));
        transaction.oncomplete = () => {
            database.close();
            resolve();
        };
    };
})"""
# Name -> the key that opens a sheet, and the selector of what appears. The first statistics of a visit read all
# results.
SHEETS = {
    "statistics, the first time": ("t", "#panel[open] #panel-title"),
    "statistics, once more": ("t", "#panel[open] #panel-title"),
    "gallery": ("g", "#gallery[open] .tile >> nth=0"),
}
# Undoes and redoes a move; returns the milliseconds of each press.
PRESSES = """() => ["undo", "redo"].map((name) => {
    const began = performance.now();
    document.getElementById(name).click();
    return performance.now() - began;
})"""


def main() -> None:
    """Measure and print the times of starts, moves and sheets."""
    kept = {
        "nothing": ("results", [], 0),
        f"{MANY:,} results": ("results", written(MANY), -1_000_000),
        f"{GAMES} games of {LONG:,} moves": ("journal", [long_games()], 1_000_000),
    }
    with sync_playwright() as playwright, ExitStack() as stack:
        address = stack.enter_context(measuring.serving(site.DIST))
        pages = [stack.enter_context(measuring.profile(playwright, WATCH)).pages[0] for _ in kept]
        for page, texts in zip(pages, kept.values(), strict=True):
            page.goto(address)
            measuring.wait_for(page, READY)
            page.evaluate(FILL, texts)
        starts: list[list[float]] = [[] for _ in kept]
        moves: list[list[float]] = [[] for _ in kept]
        for number in range(FILLING + ROUNDS):
            for page, started, moved in zip(pages, starts, moves, strict=True):
                ready, times = measured(page, address)
                if number >= FILLING:
                    started.append(ready)
                    moved.extend(times)
        sheets = {
            what: [sheets_of(page, address) for _ in range(5)] for what, page in zip(kept, pages, strict=True)
        }
    print(f"\nWhat is kept beside nothing, medians of {ROUNDS} rounds in turn")
    for what, values, most in (("start", starts, MOST_FOR_A_START), ("move", moves, MOST_FOR_A_MOVE)):
        none, *others = map(statistics.median, values)
        print(f"  {what} with nothing{none:>8.1f} ms")
        for title, many in zip(list(kept)[1:], others, strict=True):
            print(f"  {what} with {title}{many:>8.1f} ms")
            measuring.verdict(f"{what} with {title}, of one with nothing", many / none, most)
    for what, rounds in sheets.items():
        medians = [statistics.median(times) for times in zip(*rounds, strict=True)]
        for name, median in zip(SHEETS, medians, strict=True):
            print(f"  {name} with {what}{median:>8.0f} ms")


def written(count: int) -> list[str]:
    """Return pages of the store of results, with `count` results in all."""
    results = [
        [f"{n:016x}", "klondike", n % 999_999 + 1, n % 3 == 0, 120, 300.5, 52, 1.7e9 + n, "", "2026-01-01"]
        for n in range(count)
    ]
    return [journal.page(results[first : first + ON_A_PAGE]) for first in range(0, count, ON_A_PAGE)]


def long_games() -> str:
    """Return a text of the journal with many long games of Klondike and a short game.

    The long ones only turn the stock.
    """
    session = Session(CATALOGUE["klondike"], 1)
    stock = next(number for number, spot in enumerate(session.game.spots) if spot.name == "s")
    for _ in range(LONG):
        session.play(next(m for m in session.game.moves(session.position) if stock in (m.source, m.target)))
    texts = [session.text()] * GAMES + ["v1/backbone/1/sw"]
    games = {str(n): entry_to_json(HistoryEntry(session, f"{n:016x}"), text, 0) for n, text in enumerate(texts)}
    return journal.sealed({"games": games, "order": list(range(len(texts))), "at": GAMES})


def measured(page: Page, address: str) -> tuple[float, list[float]]:
    """Open the page; return the milliseconds until it is ready, and those of twenty presses of undo and redo."""
    page.goto(address)
    ready: float = measuring.wait_for(page, READY)
    presses = [ms for _ in range(10) for ms in page.evaluate(PRESSES)]
    page.goto("about:blank")  # so that this page does no work while the next one is measured
    return ready, presses


def sheets_of(page: Page, address: str) -> list[float]:
    """Open the page and each sheet of `SHEETS`; return the milliseconds until each sheet appears."""
    page.goto(address)
    measuring.wait_for(page, READY)
    times = []
    for key, shown in SHEETS.values():
        began: float = page.evaluate("performance.now()")
        page.keyboard.press(key)
        page.locator(shown).wait_for()
        ended: float = page.evaluate("performance.now()")
        times.append(ended - began)
        page.keyboard.press("Escape")
    return times


if __name__ == "__main__":
    main()
