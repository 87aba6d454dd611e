"""Measures whether start and moves depend on how many results are kept: `python3 build.py bench results`.

Two profiles, one without results and one with a hundred thousand, are opened in turn within one run; trust the
ratios.
"""

import statistics
from contextlib import ExitStack

from playwright.sync_api import Page, sync_playwright

from app.state import journal
from benchmarks import page as measures
from make import site

MANY = 100_000
ON_A_PAGE = 450  # as many as the page writes on one
ROUNDS, FILLING = 9, 3  # the first rounds fill the caches, those of compiled code included
MOST_FOR_A_MOVE, MOST_FOR_A_START = 1.2, 1.1

READY = "window.figures?.ready"  # milliseconds since the page was opened
# Puts pages of results among those that are kept.
FILL = """(pages) => new Promise((resolve) => {
    indexedDB.open("backbone").onsuccess = ({ target: { result: database } }) => {
        const transaction = database.transaction("results", "readwrite");
        pages.forEach((text, number) => transaction.objectStore("results").put(text, number - 1e6));
        transaction.oncomplete = () => {
            database.close();
            resolve();
        };
    };
})"""
# Takes a move back and repeats it; returns how many milliseconds each press has taken.
PRESSES = """() => ["undo", "redo"].map((name) => {
    const began = performance.now();
    document.getElementById(name).click();
    return performance.now() - began;
})"""


def main() -> None:
    """Measure and print start, move and the reading of all results."""
    with sync_playwright() as playwright, ExitStack() as stack:
        address = stack.enter_context(measures.serving(site.DIST))
        pages = [stack.enter_context(measures.profile(playwright, measures.WATCH)).pages[0] for _ in range(2)]
        for page, count in zip(pages, (0, MANY), strict=True):
            page.goto(address)
            measures.wait_for(page, READY)
            page.evaluate(FILL, written(count))
        starts: tuple[list[float], ...] = ([], [])
        moves: tuple[list[float], ...] = ([], [])
        for number in range(FILLING + ROUNDS):
            for page, started, moved in zip(pages, starts, moves, strict=True):
                ready, times = measured(page, address)
                if number >= FILLING:
                    started.append(ready)
                    moved.extend(times)
        asked = sheet(pages[1])
    print(f"\n{MANY:,} results beside none, medians of {ROUNDS} rounds in turn")
    for what, values, most in (("start", starts, MOST_FOR_A_START), ("move", moves, MOST_FOR_A_MOVE)):
        none, many = map(statistics.median, values)
        print(f"  {what:<8}{none:>8.1f} ms{many:>8.1f} ms")
        measures.verdict(f"{what} with {MANY:,} results, of one with none", many / none, most)
    print(f"  all of them read for the statistics, once a visit: {asked:.0f} ms")


def written(count: int) -> list[str]:
    """Return pages with so many results."""
    results = [
        [f"{n:016x}", "klondike", n % 999_999 + 1, n % 3 == 0, 120, 300.5, 52, 1.7e9 + n, "", "2026-01-01"]
        for n in range(count)
    ]
    return [journal.page(results[first : first + ON_A_PAGE]) for first in range(0, count, ON_A_PAGE)]


def measured(page: Page, address: str) -> tuple[float, list[float]]:
    """Open the page; return the milliseconds until it is ready, and those of some presses of undo and redo."""
    page.goto(address)
    ready: float = measures.wait_for(page, READY)
    return ready, [ms for _ in range(10) for ms in page.evaluate(PRESSES)]


def sheet(page: Page) -> float:
    """Open the statistics; return the milliseconds until they are shown."""
    script = "() => { const began = performance.now(); document.activeElement.blur(); return began; }"
    began: float = page.evaluate(script)
    page.keyboard.press("t")
    page.locator("#panel-title").wait_for()
    ended: float = page.evaluate("performance.now()")
    return ended - began


if __name__ == "__main__":
    main()
