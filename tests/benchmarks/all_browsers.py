"""Measure starts and drags in Chromium, Firefox and WebKit, in the same way in each.

Part of `python3 build.py bench`.

Only Chromium can be slowed down on purpose, and only it reports the memory of a page; page.py measures these. Each
start is measured in a browser that was just started, with a profile that was used before; see starts.py.
"""

import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from benchmarks import first_minute
from benchmarks.drags import WATCH_FRAMES
from benchmarks.measuring import ROUNDS, bare_site, p95, packed_site, serving, summary
from benchmarks.starts import AT_REST_MS, FILLING, FORGET, SETTLING_MS, WATCH
from make import browsers, site
from make.tools import CannotBuildError
from other_browsers.chromium_driver import chromium
from other_browsers.driver import PHONE, Launch, wait
from other_browsers.firefox_driver import firefox
from other_browsers.person import Person
from other_browsers.webkit_driver import webkit

TURNS = 3  # drags of one card
MOVES = 120  # pointer moves in each drag
NOT_MEASURED = """  Firefox and WebKit cannot be slowed down, and do not tell the memory of a page.
  WebKit draws here with the processor alone, so its frames say little of a phone."""


def main() -> None:
    """Measure every browser installed here and print the figures; name those that are missing."""
    print(f"\nAll browsers: {ROUNDS} warm starts in turn, each started afresh each time; then {TURNS} times")
    print(f"{MOVES} moves of a card")
    with ExitStack() as stack:
        launches = find_browsers(stack.enter_context(sync_playwright()), stack)
        ours = stack.enter_context(serving(site.DIST))
        bare = stack.enter_context(serving(stack.enter_context(bare_site())))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        packed = stack.enter_context(serving(stack.enter_context(packed_site(site.DIST)), packed=True))
        for name, launch in launches.items():
            if name != "Chromium":  # page.py measures it
                first_minute.measure_browser(name, launch, packed)
            first_moves = warm_starts(launch, folder / name, (ours, bare))
            delays = drag(launch, folder / name / "drag", ours)
            report(name, first_moves[0], first_moves[1], delays)
    print(NOT_MEASURED)


def report(name: str, ours: list[float], bare: list[float], delays: list[float]) -> None:
    """Print the figures of one browser."""
    ratio = statistics.median(ours) / statistics.median(bare)
    print(f"  {name + ', bare Pyodide':<38}{summary(bare)}")
    print(f"  {name + ', first move':<38}{summary(ours)}, {ratio:.2f} of bare Pyodide")
    print(f"  {name + ', pointer to frame':<38}{summary(delays)}, p95 {p95(delays):.1f} ms", flush=True)


def find_browsers(playwright: Playwright, stack: ExitStack) -> dict[str, Launch]:
    """Return the functions that start the browsers, by name; `stack` ends what they need."""
    found = {"Chromium": chromium(playwright, browsers.chromium())}
    try:
        found["Firefox"] = firefox(browsers.firefox())
    except CannotBuildError as error:
        print(f"  Firefox is not measured: {error}")
    try:
        found["WebKit"] = stack.enter_context(webkit(browsers.webkit_driver()))
    except CannotBuildError as error:
        print(f"  WebKit is not measured: {error}")
    return found


def warm_starts(launch: Launch, folder: Path, addresses: tuple[str, ...]) -> list[list[float]]:
    """Start the pages at some addresses in turn, each with its own profile.

    Returns:
        For each address, the milliseconds from opening it to the first move, one value for each start.
    """
    found: list[list[float]] = [[] for _ in addresses]
    for number in range(FILLING + ROUNDS):
        for which, address in enumerate(addresses):
            moved = fresh_start(launch, folder / str(which), address)
            if number >= FILLING:
                found[which].append(moved)
    return found


def fresh_start(launch: Launch, profile: Path, address: str) -> float:
    """Start a browser, open a page without a saved game, make a move, and close the browser.

    Return the milliseconds from opening the address to the move.
    """
    driver = launch(profile, PHONE, WATCH)
    time.sleep(AT_REST_MS / 1000)
    driver.open(address)
    moved = float(wait(driver, "() => window.figures?.moved"))
    driver.evaluate(f"() => new Promise((done) => {{ setTimeout(done, {SETTLING_MS}); }})")
    driver.open(address + "robots.txt")
    driver.evaluate(FORGET)
    driver.close()
    return moved


def drag(launch: Launch, profile: Path, address: str) -> list[float]:
    """Drag a card about and back to its place; return the delays from pointer to frame in milliseconds."""
    person = Person(launch, profile, PHONE, address, WATCH_FRAMES)
    person.visit()
    x, y = person.middle(person.spot_number("t1"))
    points = [(x + 3 * (step % 40), y - 2 * (step % 30)) for step in range(MOVES)]
    person.evaluate("() => { delays.length = 0 }")
    for _ in range(TURNS):
        person.driver.carry([*points, (x, y)])
        person.wait("() => !document.querySelector('.lifted')")
    delays: list[float] = person.evaluate("() => delays")
    person.driver.close()
    return delays


if __name__ == "__main__":
    main()
