"""Start and drag in Chromium, Firefox and WebKit, measured in the same way. Part of `python3 build.py bench`.

Only Chromium can be made slower on purpose and can tell the memory of its page; page.py measures that.
"""

import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from benchmarks import page as measures
from engines.chromium_driver import chromium
from engines.driver import PHONE, Launch
from engines.firefox_driver import firefox
from engines.person import Person
from engines.webkit_driver import webkit
from make import browsers, site
from make.tools import CannotBuildError

FILLING = 3  # the first rounds fill the caches, those of compiled code included
TURNS = 3  # so often a card is carried about
MOVES = 120  # of the pointer in each of them
WATCH_READY = "addEventListener('backbone-ready', () => { window.readyAt = performance.now(); });"
NOT_MEASURED = """  Firefox and WebKit cannot be slowed down, and do not tell the memory of a page.
  WebKit draws here with the processor alone, so its frames say little of a phone."""


def main() -> None:
    """Measure every engine that is here and print the figures; say which is not."""
    print(f"\nAll engines: {measures.ROUNDS} warm starts in turn, then {TURNS} times {MOVES} moves of a card")
    with ExitStack() as stack:
        launches = find_engines(stack.enter_context(sync_playwright()), stack)
        address = stack.enter_context(measures.serving(site.DIST))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        script = WATCH_READY + measures.WATCH_FRAMES
        people = {name: Person(launch, folder / name, PHONE, address, script) for name, launch in launches.items()}
        starts = warm_starts(people)
        for name, person in people.items():
            delays = drag(person)
            person.driver.close()
            lag = f"{measures.summary(delays)}, p95 {measures.p95(delays):.1f} ms"
            print(f"  {name + ', ready':<38}{measures.summary(starts[name])}")
            print(f"  {name + ', pointer to frame':<38}{lag}", flush=True)
    print(NOT_MEASURED)


def find_engines(playwright: Playwright, stack: ExitStack) -> dict[str, Launch]:
    """Return what starts each engine; the stack ends what that needs."""
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


def warm_starts(people: dict[str, Person]) -> dict[str, list[float]]:
    """Load the page in all engines in turn; return after how many milliseconds it was ready, by engine."""
    starts: dict[str, list[float]] = {name: [] for name in people}
    for number in range(FILLING + measures.ROUNDS):
        for name, person in people.items():
            person.visit()
            ready = float(person.wait("() => window.readyAt"))
            if number >= FILLING:
                starts[name].append(ready)
    return starts


def drag(person: Person) -> list[float]:
    """Carry a card about and back to where it lay; return how late the frames came, in milliseconds."""
    x, y = person.middle(person.spot_number("t1"))
    points = [(x + 3 * (step % 40), y - 2 * (step % 30)) for step in range(MOVES)]
    person.evaluate("() => { delays.length = 0 }")
    for _ in range(TURNS):
        person.driver.carry([*points, (x, y)])
        person.wait("() => !document.querySelector('.lifted')")
    delays: list[float] = person.evaluate("() => delays")
    return delays


if __name__ == "__main__":
    main()
